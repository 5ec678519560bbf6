/** Pasqueflowers, the first of the prairie spring. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import { disc, petal } from '../kit/path.ts';
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
      [outer, fan([-90, -146, -34], 2, -66, 38, 15)],
      [lit, fan([-118, -62], 2, -66, 35, 13) + fan([166, 14], 2, -68, 32, 13) + fan([90], 2, -70, 20, 15)],
      [heart, disc(2, -71, 9)],
    ]);
}
