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

/** Manoomin: stalks out of the water with a loose plume of grain. */
export function wildRice<Ink extends string>({ items, stem, grain }: WildRiceOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    scatter(canvas, 'wild rice', alternating(items), [
      [
        stem,
        'M-1 2Q-4-50 8-96L10-95Q0-50 1 2zM-8 2Q-18-40-14-78L-12-78Q-14-40-6 2zM-1-18q14-22 34-20-20 4-32 26zM-8-14q-16-16-34-6 18-3 32 14z',
      ],
      [
        grain,
        `${[-72, -78, -84, -90].map((y, i) => petal(4 + i * 1.4, y, 16, 1.8, -38 + i * 6) + petal(4 + i * 1.4, y, 14, 1.8, -130)).join('')}${petal(9, -95, 18, 2, -66)}${[-58, -64, -70].map((y) => petal(-14, y, 13, 1.8, -50) + petal(-14, y, 13, 1.8, -128)).join('')}${petal(-13, -77, 14, 2, -88)}`,
      ],
    ]);
}
