/** The lopsided, toothed heart of a basswood leaf. */
import type { Point } from '../../../kit/geometry.ts';
import { numbers, petal, polygon } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface BasswoodLeavesOptions<Ink> {
  /** Where the stalk meets the leaf, its length, and which way it hangs: 0 is straight down, 90 to the left. */
  items: readonly (readonly [x: number, y: number, length: number, degrees: number])[];
  ink: Ink;
  /** The half that is turned to the light. */
  lit: Ink;
  vein: Ink;
}

/** Half of the edge, from the notch at the stalk around to the drawn-out tip: cubic curves. */
const EDGE: readonly (readonly [Point, Point, Point, Point, teeth: number])[] = [
  [[0, 7], [5, -12], [30, -22], [45, -6], 5],
  [[45, -6], [66, 14], [62, 50], [38, 72], 12],
  [[38, 72], [26, 83], [12, 92], [5, 103], 6],
];

/** Main veins of one side: where each leaves the midrib, how long it is, and how steeply it falls. */
const RIBS: readonly (readonly [y: number, reach: number, degrees: number])[] = [
  [7, 46, -4],
  [8, 56, 34],
  [26, 44, 42],
  [44, 35, 48],
  [60, 25, 54],
];

const onCurve = ([a, b, c, d]: readonly [Point, Point, Point, Point, number], t: number, axis: 0 | 1) =>
  (1 - t) ** 3 * a[axis] + 3 * (1 - t) ** 2 * t * b[axis] + 3 * (1 - t) * t * t * c[axis] + t ** 3 * d[axis];

/** A hundred and more long, hanging from 0; every tooth points to the tip. */
function half(side: number): Point[] {
  const points: Point[] = [];
  for (const piece of EDGE) {
    const teeth = piece[4];
    for (let i = 0; i < teeth; i++) {
      const spot = (t: number): Point => [onCurve(piece, t, 0), onCurve(piece, t, 1)];
      const [from, to] = [spot(i / teeth), spot((i + 0.8) / teeth)];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      // Teeth grow finer toward the tip.
      const bite = (teeth > 6 ? 2.4 : 1.9 - i * 0.2) / length;
      const [outX, outY] = [(to[1] - from[1]) * bite, (from[0] - to[0]) * bite];
      points.push([from[0] * side, from[1]], [(to[0] + outX) * side, to[1] + outY]);
    }
  }
  return [...points, [2.5 * side, 106], [0, 116]];
}

export function basswoodLeaves<Ink extends string>({ items, ink, lit, vein }: BasswoodLeavesOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const id = canvas.symbol(`basswood leaf ${vein}`, () => {
      const [left, right] = [half(-1), half(0.84)];
      const ribs = RIBS.flatMap(([y, reach, degrees]) => [
        petal(0, y, reach, 1, 180 - degrees),
        petal(0, y + 2, reach * 0.84, 1, degrees),
      ]);
      const stalk = 'M-.4 112Q-2 40-1.6 5 0-18 7-44L10-43Q3-18 1.8 5 1 40-.4 112z';
      return `<path d="${polygon([...left, ...[...right].reverse()], 2)}"/><path fill="currentColor" d="${polygon([[0, 5], ...left], 2)}"/><path fill="${canvas.color(vein)}" d="${stalk}${ribs.join('')}"/>`;
    });
    const copies = items.map(
      ([x, y, length, degrees]) =>
        `<use href="#${id}" transform="translate(${numbers([x, y])})rotate(${numbers([degrees])})scale(${numbers([length / 100])})"/>`,
    );
    canvas.group(ink, lit, copies.join(''));
  };
}
