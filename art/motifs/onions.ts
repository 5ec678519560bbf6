/** The nodding wild onion. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import { around } from '../kit/geometry.ts';
import { disc, petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface OnionsOptions<Ink> {
  /** Where each stands, and how tall it is. */
  items: readonly Spot[];
  stem: Ink;
  petal: Ink;
  /** The nearer bells. */
  lit: Ink;
}

/** A bare stem, bent over at the top, with a loose ball of bells. */
export function onions<Ink extends string>({ items, stem, petal: bell, lit }: OnionsOptions<Ink>): Layer<Ink> {
  const ring = (count: number, reach: number, radius: number) =>
    Array.from({ length: count }, (_, i) => disc(...around(18, -80, reach, (360 * i) / count), radius, 10)).join('');
  const leaves = petal(0, 2, 62, 3, -104) + petal(0, 2, 56, 3, -68) + petal(-2, 2, 44, 3, -128);
  const stalk = 'M-1 2Q-4-60 4-88 9-104 17-98 20-95 19-88h-2q1-7-3-6-5-1-7 8Q0-58 2 2z';
  return (canvas) =>
    scatter(canvas, 'onion', alternating(items), [
      [stem, stalk + leaves],
      [bell, disc(18, -80, 13, 10) + ring(9, 13, 4.4)],
      [lit, disc(18, -80, 2.4, 10) + ring(6, 8, 2.4)],
    ]);
}
