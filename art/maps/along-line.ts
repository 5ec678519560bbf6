/** Places along a line in the plane. */
import { distance, type Line, type Point } from '../../domain/geo/plane.ts';

const getLength = (line: Line): number =>
  line.slice(1).reduce((sum, point, i) => sum + distance(line[i] ?? point, point), 0);

/** From the start to the end, so many units apart. */
export const pointsOn = (line: Line, every: number): Point[] =>
  Array.from({ length: Math.ceil(getLength(line) / every) + 1 }, (_, i) => alongLine(line, i * every));

/** The place so many units along the line; its end, where it is shorter. */
export function alongLine(line: Line, far: number): Point {
  let left = far;
  for (const [i, to] of line.slice(1).entries()) {
    const from = line[i] ?? to;
    const length = distance(from, to);
    if (left <= length && length > 0) {
      const share = Math.max(0, left) / length;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    }
    left -= length;
  }
  return line.at(-1) ?? [0, 0];
}
