/** Maple, cottonwood and cedar: trees with a color of bark or leaf of their own. */
import { type Point, round, type Side } from '../kit/geometry.ts';
import { bumps, lens, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

type Items = readonly (readonly [x: number, y: number, height: number])[];

export interface MaplesOptions<Ink> {
  items: Items;
  trunk: Ink;
  /** Dark, middle and lit leaves. */
  leaf: Ink;
  leafMid: Ink;
  leafLit: Ink;
  light?: Side;
  seed?: number;
}

/** A round sugar maple in three reds. */
export function maples<Ink extends string>(options: MaplesOptions<Ink>): Layer<Ink> {
  const { items, trunk, leaf, leafMid, leafLit, light = -1, seed = 2 } = options;
  return (canvas) => {
    const random = new Random(seed * 23 + 1);
    const mound = (x: number, y: number, width: number, height: number, count: number): string => {
      const points = Array.from({ length: count + 1 }, (_, i): Point => {
        const angle = Math.PI * 2 * (i / count) + Math.PI;
        const reach = i === count ? 0 : random.jitter(0.06);
        return [x + Math.cos(angle) * width * (1 + reach), y + Math.sin(angle) * height * (1 + reach)];
      });
      const closed = points.map((point, i): Point => (i === count ? (points[0] ?? point) : point));
      return `${bumps(closed, () => 0.58)}z`;
    };
    for (const [x, y, height] of items) {
      const half = height * 0.028;
      const fork = y - height * 0.3;
      canvas.fill(
        trunk,
        polygon([
          [x - half * 1.7, y],
          [x - half, fork],
          [x - height * 0.16, y - height * 0.52],
          [x, fork - height * 0.08],
          [x + height * 0.15, y - height * 0.54],
          [x + half, fork],
          [x + half * 1.7, y],
        ]),
      );
      canvas.fill(leaf, mound(x, y - height * 0.62, height * 0.33, height * 0.36, 13));
      canvas.fill(
        leafMid,
        mound(x + light * height * 0.05, y - height * 0.7, height * 0.25, height * 0.25, 10) +
          mound(x - light * height * 0.13, y - height * 0.46, height * 0.13, height * 0.08, 7),
      );
      canvas.fill(
        leafLit,
        mound(x + light * height * 0.11, y - height * 0.79, height * 0.14, height * 0.12, 8) +
          mound(x + light * height * 0.16, y - height * 0.56, height * 0.1, height * 0.06, 6),
      );
    }
  };
}

export interface CottonwoodsOptions<Ink> {
  items: Items;
  ink: Ink;
  lit: Ink;
  light?: Side;
  seed?: number;
}

/** The big tree of the river bottoms: a forked trunk, a high ragged vase of leaves. */
export function cottonwoods<Ink extends string>(options: CottonwoodsOptions<Ink>): Layer<Ink> {
  const { items, ink, lit, light = -1, seed = 3 } = options;
  return (canvas) => {
    const random = new Random(seed * 29 + 4);
    let [dark, shine] = ['', ''];
    for (const [x, y, height] of items) {
      const half = height * 0.035;
      dark += polygon([
        [x - half * 1.6, y],
        [x - half * 0.8, y - height * 0.28],
        [x - height * 0.24, y - height * 0.66],
        [x - half * 0.1, y - height * 0.36],
        [x + height * 0.03, y - height * 0.8],
        [x + half * 0.5, y - height * 0.34],
        [x + height * 0.24, y - height * 0.62],
        [x + half * 0.9, y - height * 0.26],
        [x + half * 1.6, y],
      ]);
      for (let i = 0; i < 16; i++) {
        const up = random.between(0.42, 0.96);
        const wide = height * 0.32 * Math.sin(Math.PI * ((up - 0.3) / 0.78)) ** 0.6;
        const [leafX, leafY] = [x + random.jitter(wide), y - up * height];
        const width = height * random.between(0.12, 0.2);
        const crown = Array.from({ length: 6 }, (_, n): Point => {
          return [leafX - width / 2 + (width * n) / 5, leafY - Math.sin((Math.PI * n) / 5) * width * 0.45];
        });
        dark += `${bumps(crown, () => 0.56)}q${-round(width / 2)} ${round(width * 0.22)} ${-round(width)} 0z`;
        if (random.chance(0.6))
          shine += lens(leafX + light * width * 0.16, leafY - width * 0.3, width * 0.56, width * 0.14);
      }
    }
    canvas.fill(ink, dark);
    canvas.fill(lit, shine);
  };
}

export interface CedarOptions<Ink> {
  x: number;
  y: number;
  height: number;
  ink: Ink;
  lit: Ink;
  trunk: Ink;
  /** The way it leans out from the rock. */
  lean?: Side;
  seed?: number;
}

/** A twisted cedar that grows out of bare rock, roots over the edge. */
export function cedar<Ink extends string>({
  x,
  y,
  height,
  ink,
  lit,
  trunk,
  lean = 1,
  seed = 5,
}: CedarOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 37 + 9);
    const place = ([across, up]: Point): Point => [x + across * height * lean, y - up * height];
    const wood: Point[] = [
      [-0.1, -0.06],
      [-0.05, 0.02],
      [-0.07, 0.2],
      [0.02, 0.36],
      [0.02, 0.56],
      [0.1, 0.82],
      [0.08, 0.55],
      [0.1, 0.36],
      [0.02, 0.2],
      [0.05, 0.03],
      [0.14, -0.08],
      [0.04, -0.02],
      [0, -0.12],
      [-0.03, -0.02],
    ];
    const branch: Point[] = [
      [0.02, 0.3],
      [0.2, 0.42],
      [0.34, 0.42],
      [0.2, 0.38],
      [0.04, 0.24],
    ];
    canvas.fill(trunk, polygon(wood.map(place)) + polygon(branch.map(place)));
    const sprays: readonly (readonly [across: number, up: number, width: number])[] = [
      [0.1, 0.9, 0.2],
      [0.02, 0.78, 0.28],
      [0.2, 0.72, 0.28],
      [-0.06, 0.62, 0.26],
      [0.16, 0.58, 0.3],
      [0.34, 0.46, 0.28],
      [-0.02, 0.46, 0.22],
    ];
    let [dark, shine] = ['', ''];
    for (const [across, up, width] of sprays) {
      const teeth = 7;
      const top = Array.from({ length: teeth * 2 + 1 }, (_, i): Point => {
        const t = i / (teeth * 2);
        const bulge = Math.sin(Math.PI * t) * 0.075;
        return [across - width / 2 + width * t, up + bulge + (i % 2 ? random.between(0.012, 0.03) : 0)];
      });
      const under: Point[] = [
        [across + width * 0.3, up - 0.03],
        [across, up - 0.045],
        [across - width * 0.32, up - 0.025],
      ];
      dark += polygon([...top, ...under].map(place));
      const sunny: Point[] = [
        [across - width * 0.34, up + 0.03],
        [across - width * 0.1, up + 0.07],
        [across + width * 0.12, up + 0.06],
        [across - width * 0.06, up + 0.03],
      ];
      shine += polygon(sunny.map(place));
    }
    canvas.fill(ink, dark);
    canvas.fill(lit, shine);
  };
}
