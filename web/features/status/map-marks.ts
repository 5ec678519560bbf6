/** Marks on the map of /now, at the dots of trailheads. */
import type { NoticeKind } from '../../../domain/status/live-document.ts';
import { definePart } from '../../lib/part.ts';

/** In map units, as attributes of an <svg> that is drawn around this point. */
export type Place = { x: string; y: string };

export const noticeMark = definePart<{ place: Place; sign: NoticeKind; number: string }>('notice-mark');

const mapOfToday = (): SVGSVGElement | null =>
  document.querySelector('[data-today] .map-trailheads')?.closest('svg') ?? null;

export function getDot(path: string): Place | undefined {
  const dot = mapOfToday()?.querySelector(`.map-trailheads a[href="${path}"] circle`);
  return dot ? { x: dot.getAttribute('cx') ?? '', y: dot.getAttribute('cy') ?? '' } : undefined;
}

/** Where marks of this kind are now. */
export const getPlaces = (kind: { all: () => Element[] }): Place[] =>
  kind.all().map((mark) => ({ x: mark.getAttribute('x') ?? '', y: mark.getAttribute('y') ?? '' }));

/** Replaces the marks of one kind. */
export function showMarks(kind: { all: () => Element[] }, marks: readonly Node[]): void {
  for (const mark of kind.all()) mark.remove();
  mapOfToday()?.append(...marks);
}
