/** Still water that mirrors its shore. */
import { at, lerp, type Point } from '../kit/geometry.ts';
import { lens, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface ReflectionOptions<Ink> {
  ink: Ink;
  /** The shore. */
  y: number;
  /** How far down it reaches, along x: [x, depth]. */
  points: readonly Point[];
  seed?: number;
}

/** A hill or a line of trees mirrored in still water: solid at the shore, breaking into bars below. */
export function reflection<Ink extends string>({ ink, y, points, seed = 17 }: ReflectionOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed);
    const outline: Point[] = [[at(points, 0)[0], y]];
    let bars = '';
    for (const [x, depth] of points) outline.push([x, y + depth * 0.66]);
    const [end] = at(points, points.length - 1);
    outline.push([end, y]);
    for (const [i, [x, depth]] of points.entries()) {
      const next = points[i + 1];
      if (!next) break;
      const width = next[0] - x;
      for (const t of [0.66, 0.76, 0.86, 0.95]) {
        const along = random.between(0.1, 0.6);
        bars += lens(
          x + width * along,
          y + lerp(depth, next[1], along) * t,
          Math.max(30, width * random.between(0.5, 1.1)),
          5 + depth * 0.02,
        );
      }
    }
    canvas.fill(ink, polygon(outline) + bars);
  };
}
