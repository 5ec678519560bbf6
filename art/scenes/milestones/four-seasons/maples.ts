/** The sugar maple in autumn, a tree of three reds. */
import type { Point, Side } from '../../../kit/geometry.ts';
import { bumps, polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

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
