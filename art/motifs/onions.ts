/** The nodding wild onion. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import { around, round } from '../kit/geometry.ts';
import { disc, numbers, petal } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
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

export interface NoddingOnionsOptions<Ink> {
  /** Where each head hangs, its size (negative: bent to the left), and where its stem leaves the sheet below. */
  items: readonly (readonly [x: number, y: number, size: number, foot: number])[];
  stem: Ink;
  petal: Ink;
  lit: Ink;
  anther: Ink;
}

/** Near and large: a crook, and from its tip three dozen bells on threads, each with its anthers out. */
export function noddingOnions<Ink extends string>(options: NoddingOnionsOptions<Ink>): Layer<Ink> {
  const { items, stem, petal: bell, lit, anther } = options;
  const random = new Random(83);
  let [threads, far, near, bright, tips] = ['', '', '', '', ''];
  for (const [count, reach, from, to] of [
    [11, 52, 8, 172],
    [9, 38, 20, 160],
    [6, 24, 40, 140],
  ] as const) {
    for (let i = 0; i < count; i++) {
      const degrees = from + ((to - from) * (i + 0.5)) / count + random.jitter(5);
      const [x, y] = around(0, 0, reach * random.between(0.9, 1.08), degrees);
      threads += petal(0, 0, reach + 2, 1.3, degrees);
      const data = petal(x, y, 25, 17, degrees);
      if (reach > 50) far += data;
      else near += data;
      bright += petal(x, y, 19, 5, degrees - 16);
      const [tipX, tipY] = around(x, y, 29, degrees);
      tips += disc(tipX, tipY, 1.6, 10);
    }
  }
  return (canvas) => {
    for (const [x, y, size, foot] of items) {
      const tall = Math.abs(size);
      const [reach, top] = [x - size * 0.36, y - tall * 0.06];
      const rise = numbers([foot, 840, reach - size * 0.06, y + tall * 1.4, reach, top]);
      const over = numbers(
        [reach + size * 0.04, top - tall * 0.34, x - size * 0.02, top - tall * 0.36, x, y].map(round),
      );
      canvas.stroke(stem, tall * 0.055, `M${round(foot)} 840C${rise}C${over}`, 'round');
    }
    scatter(
      canvas,
      'onion-head',
      items.map(([x, y, size]): Spot => [x, y, size]),
      [
        [stem, threads],
        [bell, far],
        [anther, tips],
        [bell, near],
        [lit, bright],
      ],
    );
  };
}
