/** Woodland and early flowers, ferns and wild rice. */
import type { Canvas } from '../kit/canvas.ts';
import type { Point } from '../kit/geometry.ts';
import { petal, polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

type Items = readonly (readonly [x: number, y: number, height: number])[];

/** Copies of a symbol a hundred high, every other one mirrored. */
function copies<Ink extends string>(
  canvas: Canvas<Ink>,
  items: Items,
  key: string,
  parts: () => [Ink, string][],
): void {
  const id = canvas.symbol(key, () =>
    parts()
      .map(([ink, data]) => `<path fill="${canvas.color(ink)}" d="${data}"/>`)
      .join(''),
  );
  const placed = items.map(([x, y, height], i) => {
    const scale = Math.round(height) / 100;
    return canvas.copy(id, x, y, i % 2 ? -scale : scale, scale);
  });
  canvas.add(placed.join(''));
}

export interface LadySlipperOptions<Ink> {
  items: Items;
  stem: Ink;
  /** The pouch, and its light side. */
  pouch: Ink;
  lit: Ink;
  /** The white sepals behind it. */
  sepal: Ink;
}

/** The showy lady's-slipper, flower of the state. */
export function ladySlippers<Ink extends string>(options: LadySlipperOptions<Ink>): Layer<Ink> {
  const { items, stem, pouch, lit, sepal } = options;
  return (canvas) =>
    copies(canvas, items, `lady slipper ${stem} ${pouch} ${lit} ${sepal}`, () => [
      [
        stem,
        `M-1.5 2Q-4-40 2-74L5-73Q0-40 1.5 2z${petal(0, -4, 44, 12, -128)}${petal(0, -10, 42, 12, -48)}${petal(0, -26, 34, 8, -140)}${petal(1, -36, 32, 8, -36)}`,
      ],
      [sepal, `${petal(3, -80, 22, 9, -92)}${petal(3, -78, 24, 6, -168)}${petal(3, -78, 24, 6, -12)}`],
      [pouch, 'M-9-76q12-7 24 0 3 20-6 26-10 4-17-4-6-12-1-22z'],
      [lit, 'M-8-75q5-3 9-3-5 10-1 22-9-5-8-19z'],
    ]);
}

export interface TrilliumOptions<Ink> {
  items: Items;
  stem: Ink;
  petal: Ink;
  heart: Ink;
}

/** Three leaves, three petals. */
export function trilliums<Ink extends string>({ items, stem, petal: white, heart }: TrilliumOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    copies(canvas, items, `trillium ${stem} ${white} ${heart}`, () => [
      [
        stem,
        `M-2 2L-1-52h3L3 2z${petal(0, -50, 46, 17, -166)}${petal(0, -50, 46, 17, -14)}${petal(0, -52, 30, 14, 84)}`,
      ],
      [white, `${petal(0, -66, 36, 15, -90)}${petal(0, -66, 34, 14, 160)}${petal(0, -66, 34, 14, 20)}`],
      [heart, 'M-5-66a5 5 0 1 1 10 0 5 5 0 1 1-10 0z'],
    ]);
}

export interface FernOptions<Ink> {
  items: Items;
  ink: Ink;
  lit: Ink;
}

/** A clump of arching fronds. */
export function ferns<Ink extends string>({ items, ink, lit }: FernOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const frond = (reach: number, height: number) => {
      const leaflets = Array.from({ length: 9 }, (_, i) => {
        const t = (i + 1.5) / 10.5;
        const x = reach * t * t;
        const y = -height * (1.7 * t - 0.7 * t * t);
        const length = 20 * (1 - t) + 4;
        const along = (Math.atan2(-height * (1.7 - 1.4 * t), 2 * reach * t) * 180) / Math.PI;
        return petal(x, y, length, length * 0.2, along - 62, 1) + petal(x, y, length, length * 0.2, along + 62, 1);
      });
      const rib: Point[] = [
        [-1, 1],
        [reach * 0.25, -height * 0.68],
        [reach, -height],
        [reach * 0.25 + 1.5, -height * 0.66],
        [1, 1],
      ];
      return polygon(rib) + leaflets.join('');
    };
    copies(canvas, items, `fern ${ink} ${lit}`, () => [
      [ink, frond(-56, 62) + frond(60, 56) + frond(22, 92)],
      [lit, frond(-24, 88) + frond(40, 78)],
    ]);
  };
}

export interface WildRiceOptions<Ink> {
  items: Items;
  stem: Ink;
  grain: Ink;
}

/** Manoomin: stalks out of the water with a loose plume of grain. */
export function wildRice<Ink extends string>({ items, stem, grain }: WildRiceOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    copies(canvas, items, `wild rice ${stem} ${grain}`, () => [
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
