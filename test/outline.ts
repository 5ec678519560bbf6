/** An outline of SVG path data, walked as whoever draws it would: where it goes, and what bends it on the way. */
import type { Point } from '../domain/geo/plane.ts';

export type Outline = {
  start: Point;
  /** Where each stroke ends; a curve is pulled toward its bend. */
  strokes: { to: Point; bend?: Point }[];
  isClosed: boolean;
};

const figures = (text: string): number[] => (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** Knows the strokes of signs and ribbons: straight ones (l, h, v), curves (q) and arcs (a), all of them told as steps. */
export function outlineOf(data: string): Outline {
  const [[, , begin = ''] = [], ...others] = [...data.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)];
  const [left = Number.NaN, top = Number.NaN] = figures(begin);
  const outline: Outline = { start: [left, top], strokes: [], isClosed: false };
  let [x, y] = outline.start;
  for (const [, letter = '', text = ''] of others) {
    const steps = figures(text);
    const [last = Number.NaN, beforeLast = Number.NaN] = steps.toReversed();
    if (letter === 'z') outline.isClosed = true;
    else {
      const step = { h: [last, 0], v: [0, last] }[letter] ?? [beforeLast, last];
      const bend: Point | undefined = letter === 'q' ? [x + (steps[0] ?? 0), y + (steps[1] ?? 0)] : undefined;
      [x, y] = [x + (step[0] ?? 0), y + (step[1] ?? 0)];
      outline.strokes.push({ to: [x, y], bend });
    }
  }
  return outline;
}

/** All its points, from the start to where it is closed. */
export const pointsOf = ({ start, strokes }: Outline): Point[] => [
  start,
  ...strokes.flatMap(({ to, bend }) => (bend ? [bend, to] : [to])),
];
