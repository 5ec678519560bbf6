/** Parses an SVG path into its points and curves. */
import type { Point } from '../domain/geo/plane.ts';

export type Outline = {
  start: Point;
  /** The end of each stroke; a curve has its control point. */
  strokes: { to: Point; bend?: Point }[];
  isClosed: boolean;
};

const figures = (text: string): number[] => (text.match(/-?(\d+\.?\d*|\.\d+)/g) ?? []).map(Number);

/** Supports the commands of signs and ribbons: lines (l, h, v), curves (q) and arcs (a), all of them relative. */
export function toOutline(data: string): Outline {
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

/** All points, from the start to where the path is closed. */
export const toPoints = ({ start, strokes }: Outline): Point[] => [
  start,
  ...strokes.flatMap(({ to, bend }) => (bend ? [bend, to] : [to])),
];
