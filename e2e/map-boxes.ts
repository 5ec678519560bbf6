/** The layout of a rendered map: labels, shields, markers and controls, each as the corners of its box. */
import type { Page } from 'playwright-core';

type Corner = { x: number; y: number };
export type Drawn = { what: 'name' | 'shield' | 'marker' | 'control' | 'frame'; words: string; corners: Corner[] };

const marks = [
  '.finder-sign svg',
  '.map-dot',
  '.map-trailheads circle:not(.map-target)',
  '.map-end, .map-pin path, :is(.map-ring, .map-mile, .map-start, .map-town) circle',
].join();

/** @param map the element around the drawing */
export const drawnOn = (page: Page, map: string): Promise<Drawn[]> =>
  page.locator(map).evaluate((frame, marks) => {
    const toCorners = (box: { left: number; top: number; right: number; bottom: number }) => [
      { x: box.left, y: box.top },
      { x: box.right, y: box.top },
      { x: box.right, y: box.bottom },
      { x: box.left, y: box.bottom },
    ];
    /** The lines of a label: the boxes of their glyphs without the font's line gap, rotated like the text. */
    const toLines = (text: SVGTextElement) => {
      const matrix = text.getScreenCTM() ?? new DOMMatrix();
      const letters = [...(text.textContent ?? '')].map((letter, i) => ({ letter, box: text.getExtentOfChar(i) }));
      const tops = [...new Set(letters.map(({ box }) => box.y))];
      return tops.map((top) => {
        const line = letters.filter(({ box }) => box.y === top);
        const height = line[0]?.box.height ?? 0;
        const box = {
          left: Math.min(...line.map((each) => each.box.x)),
          top: top + height * 0.22,
          right: Math.max(...line.map((each) => each.box.x + each.box.width)),
          bottom: top + height * 0.82,
        };
        const corners = toCorners(box).map((corner) => {
          const { x, y } = new DOMPoint(corner.x, corner.y).matrixTransform(matrix);
          return { x, y };
        });
        return { what: 'name' as const, words: line.map(({ letter }) => letter).join(''), corners };
      });
    };
    /** checkVisibility reports an SVG element inside a hidden group as visible. */
    const isShown = (element: Element): boolean =>
      getComputedStyle(element).display !== 'none' && (!element.parentElement || isShown(element.parentElement));
    const all = (selector: string) => [...frame.querySelectorAll(selector)].filter(isShown);
    /** A dot is the cap of a stroke of zero length, which the browser leaves out of its box. */
    const toBox = (element: Element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const half = element.matches('.map-dot') ? Number.parseFloat(getComputedStyle(element).strokeWidth) / 2 : 0;
      return { left: left - half, top: top - half, right: right + half, bottom: bottom + half };
    };
    const boxes = (what: Drawn['what'], selector: string) =>
      all(selector).map((element) => ({
        what,
        words: element.textContent ?? '',
        corners: toCorners(toBox(element)),
      }));
    const names = all('text')
      .filter((text) => !text.closest('.map-shield, .finder-marker'))
      .flatMap((text) => toLines(text as SVGTextElement));
    return [
      ...names,
      ...boxes('shield', '.map-shield'),
      ...boxes('marker', marks),
      ...boxes('control', '.finder-zoom'),
      { what: 'frame' as const, words: '', corners: toCorners(frame.getBoundingClientRect()) },
    ];
  }, marks);

/** Labels and shields that overlap each other, a marker or a control, or leave the frame. */
export function getFaults(drawn: readonly Drawn[]): string[] {
  const written = drawn.filter(({ what }) => what === 'name' || what === 'shield');
  const others = drawn.filter(({ what }) => what === 'marker' || what === 'control');
  const [frame] = drawn.filter(({ what }) => what === 'frame');
  const [first, , last] = frame?.corners ?? [];
  const isCut = ({ corners }: Drawn) =>
    !first || !last || corners.some(({ x, y }) => x < first.x || x > last.x || y < first.y || y > last.y);
  return [
    ...written.flatMap((one, i) =>
      [...written.slice(i + 1), ...others]
        .filter((other) => meet(one.corners, other.corners))
        .map((other) => `${one.what} ${one.words} meets ${other.what} ${other.words}`),
    ),
    ...written.filter(isCut).map(({ words }) => `${words} is cut by the frame`),
  ];
}

/** Separating axis test: two rotated boxes are apart if a line along one of their sides separates them. */
function meet(a: readonly Corner[], b: readonly Corner[]): boolean {
  return ![a, b].some((box) =>
    box.some((corner, i) => {
      const next = box[(i + 1) % box.length] ?? corner;
      const along = (point: Corner) => point.x * (next.y - corner.y) - point.y * (next.x - corner.x);
      const [ours, theirs] = [a.map(along), b.map(along)];
      return Math.max(...ours) <= Math.min(...theirs) || Math.max(...theirs) <= Math.min(...ours);
    }),
  );
}
