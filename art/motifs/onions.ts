/** The nodding wild onion. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import { around } from '../kit/geometry.ts';
import { petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface OnionsOptions<Ink> {
  /** Where each stands, and how tall it is. */
  items: readonly Spot[];
  stem: Ink;
  petal: Ink;
  /** The nearer bells. */
  lit: Ink;
}

/** A bare stem, bent over at the top, and a close tuft of bells that hang from it; a wider fan looks like fireworks. */
export function onions<Ink extends string>({ items, stem, petal: bell, lit }: OnionsOptions<Ink>): Layer<Ink> {
  const fan = (angles: readonly number[], reach: number) =>
    angles.map((angle) => [...around(18, -92, reach, angle), angle] as const);
  const outer = fan([20, 52, 84, 116, 148, 176], 11);
  const inner = fan([36, 68, 100, 132, 160], 5);
  const leaves = petal(0, 2, 62, 3, -104) + petal(0, 2, 56, 3, -68) + petal(-2, 2, 44, 3, -128);
  const stalk = 'M-1 2Q-4-60 4-90 9-104 17-100 21-98 19-91h-2q1-6-3-5-5 0-7 8Q0-58 2 2z';
  const stalks = outer.map(([, , angle]) => petal(18, -92, 15, 0.9, angle));
  return (canvas) =>
    scatter(canvas, 'onion', alternating(items), [
      [stem, stalk + leaves + stalks.join('')],
      [bell, outer.map(([x, y, angle]) => petal(x, y, 10, 6, angle)).join('')],
      [lit, inner.map(([x, y, angle]) => petal(x, y, 8, 5, angle)).join('')],
    ]);
}
