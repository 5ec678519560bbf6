/** Masses with a torn contour, as cut from paper: woods, brush and rock without a stamped edge. */
import { at, lerp, type Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface TornOptions<Ink> {
  ink: Ink;
  /** The calm outline of each mass. */
  masses: readonly (readonly Point[])[];
  /** About this far from one nick to the next, and this far in or out. */
  step?: number;
  rough?: number;
  seed?: number;
}

/** Path data of an outline whose edges are torn: long tears and short ones. */
export function tornPath(outline: readonly Point[], step = 16, rough = 6, seed = 1): string {
  const random = new Random(seed * 131 + 7);
  const points: Point[] = [];
  outline.forEach(([fromX, fromY], i) => {
    const [toX, toY] = at(outline, (i + 1) % outline.length);
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    const [normalX, normalY] = [-(toY - fromY) / length, (toX - fromX) / length];
    points.push([fromX, fromY]);
    for (let far = step * random.between(0.5, 1.4); far < length - step * 0.4; far += step * random.between(0.4, 1.7)) {
      const off = random.jitter(rough);
      points.push([lerp(fromX, toX, far / length) + normalX * off, lerp(fromY, toY, far / length) + normalY * off]);
    }
  });
  return polygon(points);
}

export function torn<Ink extends string>({ ink, masses, step, rough, seed = 1 }: TornOptions<Ink>): Layer<Ink> {
  return (canvas) => canvas.fill(ink, masses.map((outline, i) => tornPath(outline, step, rough, seed + i)).join(''));
}
