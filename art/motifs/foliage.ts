/** Masses of leaves, for standing inside a forest. */
import { at, lerp, type Point, type Range } from '../kit/geometry.ts';
import { bumps } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface FoliageOptions<Ink> {
  ink: Ink;
  /** The outline, clockwise; its edges become leaves. */
  points: readonly Point[];
  /** Smallest and largest bump. */
  size: Range;
  seed?: number;
}

/** A mass of leaves of any outline: the ceiling of a tunnel of trees, a thicket, a shrub. */
export function foliage<Ink extends string>({ ink, points, size, seed = 1 }: FoliageOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 43 + 5);
    const edge: Point[] = [];
    points.forEach(([x, y], i) => {
      const [nextX, nextY] = at(points, (i + 1) % points.length);
      const length = Math.hypot(nextX - x, nextY - y);
      for (let along = 0; along < length - size[0] * 0.5; along += random.between(...size)) {
        const t = along / length;
        const unrest = along ? size[0] * 0.3 : 0;
        edge.push([lerp(x, nextX, t) + random.jitter(unrest), lerp(y, nextY, t) + random.jitter(unrest)]);
      }
    });
    canvas.fill(ink, `${bumps([...edge, at(edge, 0)], () => random.between(0.51, 0.62))}z`);
  };
}
