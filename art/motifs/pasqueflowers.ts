/** Pasqueflowers, the first of the prairie spring. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import { petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface PasqueflowersOptions<Ink> {
  /** Where each stands, and how tall it is. */
  items: readonly Spot[];
  stem: Ink;
  /** Outer and nearer petals. */
  petal: Ink;
  lit: Ink;
  heart: Ink;
}

/** An open cup on a furred stem, above a ruff of cut leaves; every other one mirrored. A hundred high. */
export function pasqueflowers<Ink extends string>(options: PasqueflowersOptions<Ink>): Layer<Ink> {
  const { items, stem, petal: outer, lit, heart } = options;
  const fan = (degrees: readonly number[], x: number, y: number, length: number, width: number) =>
    degrees.map((angle) => petal(x, y, length, width, angle)).join('');
  return (canvas) =>
    scatter(canvas, 'pasqueflower', alternating(items), [
      [
        stem,
        `M-1 2Q-5-30 1-62L4-62Q0-30 2 2z${fan([-168, -144, -116, -68, -40, -12], 1, -38, 19, 2)}${fan([-158, -26], 0, 0, 30, 3)}`,
      ],
      [outer, fan([-172, -128, -90, -52, -8], 2, -66, 34, 9)],
      [lit, fan([-150, -109, -71, -30], 2, -66, 33, 8) + fan([140, 90, 40], 2, -66, 19, 8)],
      [heart, 'M-7-66q1-8 9-8t9 8-9 8-9-8z'],
    ]);
}
