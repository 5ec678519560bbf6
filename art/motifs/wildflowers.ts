/** Woodland flowers, and wild rice. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import { petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface TrilliumOptions<Ink> {
  items: readonly Spot[];
  stem: Ink;
  petal: Ink;
  heart: Ink;
}

/** Three leaves, three petals. */
export function trilliums<Ink extends string>({ items, stem, petal: white, heart }: TrilliumOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    scatter(canvas, 'trillium', alternating(items), [
      [
        stem,
        `M-2 2L-1-52h3L3 2z${petal(0, -50, 46, 17, -166)}${petal(0, -50, 46, 17, -14)}${petal(0, -52, 30, 14, 84)}`,
      ],
      [white, `${petal(0, -66, 36, 15, -90)}${petal(0, -66, 34, 14, 160)}${petal(0, -66, 34, 14, 20)}`],
      [heart, 'M-5-66a5 5 0 1 1 10 0 5 5 0 1 1-10 0z'],
    ]);
}

export interface WildRiceOptions<Ink> {
  items: readonly Spot[];
  stem: Ink;
  grain: Ink;
}

/** Manoomin: thin stalks out of the water; the grain stands upright at the tip, its chaff spreads below. */
export function wildRice<Ink extends string>({ items, stem, grain }: WildRiceOptions<Ink>): Layer<Ink> {
  const sides = [-1, 1];
  const upright = [0, 1, 2, 3, 4, 5].flatMap((i) =>
    sides.map((side) => petal(6 + i * 0.6, -72 - i * 4, 15, 1.7, -86 + side * (26 - i * 3))),
  );
  const spread = [-54, -60, -66].flatMap((y, i) =>
    sides.map((side) => petal(3 + i, y, 15, 1.3, -84 + side * (62 - i * 8))),
  );
  return (canvas) =>
    scatter(canvas, 'wild rice', alternating(items), [
      [stem, 'M-1 2Q-2-42 6-74L9-98 10-98 8-73Q1-42 1 2zM0-2Q8-46 32-58 11-42 2-1zM0-10Q-15-38-34-38-14-34 1-7z'],
      [grain, [...spread, ...upright, petal(9, -95, 17, 1.7, -84)].join('')],
    ]);
}
