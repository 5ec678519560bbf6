/** The lopsided, toothed heart of a basswood leaf. */
import { at, lerp, type Point } from '../kit/geometry.ts';
import { numbers, polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface BasswoodLeavesOptions<Ink> {
  /** Where the stalk meets the leaf, its length, and which way it hangs: 0 is straight down, 90 to the left. */
  items: readonly (readonly [x: number, y: number, length: number, degrees: number])[];
  ink: Ink;
  /** The half that is turned to the light. */
  lit: Ink;
  vein: Ink;
}

const EDGE: readonly Point[] = [
  [0, 8],
  [7, -6],
  [20, -13],
  [35, -11],
  [48, 0],
  [55, 17],
  [54, 35],
  [46, 53],
  [34, 68],
  [19, 82],
  [7, 97],
  [1, 112],
];

/** A hundred long, hanging from 0. */
function half(side: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i < EDGE.length - 1; i++) {
    const [fromX, fromY] = at(EDGE, i);
    const [toX, toY] = at(EDGE, i + 1);
    points.push([fromX * side, fromY]);
    const [outX, outY] = [(toY - fromY) * 0.26, (fromX - toX) * 0.26];
    if (i > 0 && i < EDGE.length - 3)
      points.push([(lerp(fromX, toX, 0.75) + outX) * side, lerp(fromY, toY, 0.75) + outY]);
  }
  return [...points, [0, 112]];
}

export function basswoodLeaves<Ink extends string>({ items, ink, lit, vein }: BasswoodLeavesOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const id = canvas.symbol(`basswood leaf ${vein}`, () => {
      const [left, right] = [half(-1), half(0.86)];
      const ribs = [6, 20, 38, 56].map((y, i) => {
        const reach = 47 - i * 8;
        const rib = (side: number): Point[] => [
          [0, y],
          [side * reach, y + reach * (0.16 + i * 0.2)],
          [0, y + 3],
        ];
        return polygon(rib(-1)) + polygon(rib(0.84));
      });
      const stalk = `${polygon(
        [
          [-1.5, 98],
          [-3, 5],
          [6, -42],
          [10, -41],
          [3, 6],
        ],
        2,
      )}${ribs.join('')}`;
      return `<path d="${polygon([...left, ...[...right].reverse()])}"/><path fill="currentColor" d="${polygon([[0, 5], ...left])}"/><path fill="${canvas.color(vein)}" d="${stalk}"/>`;
    });
    const copies = items.map(
      ([x, y, length, degrees]) =>
        `<use href="#${id}" transform="translate(${numbers([x, y])})rotate(${numbers([degrees])})scale(${numbers([length / 100])})"/>`,
    );
    canvas.group(ink, lit, copies.join(''));
  };
}
