/** Northern lights, cut in flat curtains. */
import { at, lerp, type Point, type Range } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface CurtainOptions<Ink> {
  ink: Ink;
  /** The lower hem, left to right, drawn smooth. */
  hem: readonly Point[];
  /** Shortest and longest ray. */
  height: Range;
  rays: number;
  /** Where the rays would meet; far above the sheet. */
  zenith?: Point;
  /** How deep the gaps between the rays are cut, 0 to 1. */
  cut?: Range;
  /** Lifts this curtain off the hem, so that a brighter one shows below it. */
  lift?: number;
  opacity?: number;
  seed?: number;
}

/** One curtain in one flat ink. Hang two or three from the same hem, the tallest first and darkest. */
export function curtain<Ink extends string>(options: CurtainOptions<Ink>): Layer<Ink> {
  const { ink, hem, height, rays, zenith = [800, -2400], cut = [0.35, 0.7], lift = 0, opacity = 1, seed = 7 } = options;
  return (canvas) => {
    const random = new Random(seed * 31 + 7);
    const hemAt = (t: number) => smoothPoint(hem, t);
    const above = ([x, y]: Point, rise: number): Point => {
      const [dx, dy] = [zenith[0] - x, zenith[1] - y];
      const share = rise / Math.hypot(dx, dy);
      return [x + dx * share, y + dy * share];
    };
    const lower: Point[] = [];
    const upper: Point[] = [];
    let swell = random.next();
    for (let i = 0; i < rays; i++) {
      swell = lerp(swell, random.next(), 0.55);
      const fade = Math.sin((Math.PI * (i + 0.5)) / rays) ** 0.5;
      const ray = lerp(...height, swell) * fade;
      const [from, tip] = [hemAt(i / rays), hemAt((i + random.between(0.3, 0.6)) / rays)];
      lower.push(above(from, lift));
      upper.push(above(from, ray * random.between(...cut)), above(tip, ray));
    }
    lower.push(above(hemAt(1), lift));
    upper.push(above(hemAt(1), lift + 2));
    canvas.fill(ink, polygon([...upper, ...lower.reverse()], canvas.coarseGrid), opacity);
  };
}

/** A point on the Catmull-Rom line through the points. */
function smoothPoint(points: readonly Point[], t: number): Point {
  const pieces = points.length - 1;
  const position = Math.min(pieces - 1e-6, Math.max(0, t * pieces));
  const piece = Math.floor(position);
  const u = position - piece;
  const pointAt = (index: number) => at(points, Math.max(0, Math.min(pieces, index)));
  const [a, b, c, d] = [pointAt(piece - 1), pointAt(piece), pointAt(piece + 1), pointAt(piece + 2)];
  const blend = (axis: 0 | 1) =>
    0.5 *
    (2 * b[axis] +
      (c[axis] - a[axis]) * u +
      (2 * a[axis] - 5 * b[axis] + 4 * c[axis] - d[axis]) * u * u +
      (3 * b[axis] - a[axis] - 3 * c[axis] + d[axis]) * u * u * u);
  return [blend(0), blend(1)];
}
