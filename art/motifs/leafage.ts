/** Leaves against the light: a mass of any outline whose edge is leaf tips, and loose leaves beside it. */
import { at, lerp, type Point, type Range } from '../kit/geometry.ts';
import { petal, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface LeafageOptions<Ink> {
  ink: Ink;
  /** The outline, clockwise. */
  points: readonly Point[];
  /** How long a leaf is. */
  size: Range;
  /** How many have let go of the edge, of all. */
  loose?: number;
  seed?: number;
}

export function leafage<Ink extends string>(options: LeafageOptions<Ink>): Layer<Ink> {
  const { ink, points, size, loose = 0.2, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 61 + 7);
    const edge: Point[] = [];
    let leaves = '';
    points.forEach(([x, y], i) => {
      const [nextX, nextY] = at(points, (i + 1) % points.length);
      const length = Math.hypot(nextX - x, nextY - y);
      const [outX, outY] = [(nextY - y) / length, (x - nextX) / length];
      const heading = (Math.atan2(outY, outX) * 180) / Math.PI;
      for (let along = 0; along < length; ) {
        const leaf = random.between(...size);
        const t = along / length;
        const swell = random.between(-0.8, 0.8) * leaf;
        const root: Point = [lerp(x, nextX, t) + outX * swell, lerp(y, nextY, t) + outY * swell];
        edge.push(root);
        along += leaf * random.between(0.7, 1.1);
        // Nobody sees those beyond the sheet.
        if (root[0] < -leaf || root[0] > canvas.width + leaf || root[1] > canvas.height + leaf) continue;
        for (const turn of [-50, 20]) {
          leaves += petal(...root, leaf * random.between(0.9, 1.3), leaf * 0.5, heading + turn + random.jitter(34), 1);
        }
        if (random.chance(loose)) {
          const away = leaf * random.between(1, 2);
          leaves += petal(
            root[0] + outX * away,
            root[1] + outY * away,
            leaf * 0.8,
            leaf * 0.4,
            random.between(0, 360),
            1,
          );
        }
      }
    });
    canvas.fill(ink, polygon(edge) + leaves);
  };
}
