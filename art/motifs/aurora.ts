/** Northern lights: curtains of rays that stand on one smooth hem. */
import { at, lerp, type Point, type Range, round } from '../kit/geometry.ts';
import { closedCurve, numbers } from '../kit/path.ts';
import { noise, Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface CurtainOptions<Ink> {
  ink: Ink;
  /** The lower hem, left to right, drawn smooth. */
  hem: readonly Point[];
  /** Shortest and longest ray. */
  height: Range;
  rays: number;
  thickness: number;
  /** The rays break up toward their tips; in a patch they stay whole. */
  dissolve?: boolean;
  /** Where the rays would meet; far above the sheet. */
  zenith?: Point;
  seed?: number;
}

/** The lowest part is closed, with a smooth upper edge. */
const SOLID = 0.3;
/** Rays that dissolve have only these lengths, as shares of the longest: those of one length share their dashes. */
const LENGTHS = [0.12, 0.2, 0.3, 0.4, 0.5, 0.6, 0.72, 0.86, 1] as const;
/** Neighbors of one length differ in their dashes. */
const VARIANTS = 2;

/** One curtain in one flat ink. Hang two or three from the same hem, the tallest first and darkest. */
export function curtain<Ink extends string>(options: CurtainOptions<Ink>): Layer<Ink> {
  const { ink, hem, height, rays, thickness, dissolve = false, zenith = [800, -2400], seed = 7 } = options;
  return (canvas) => {
    const random = new Random(seed * 31 + 7);
    const swell = noise(seed * 17 + 3);
    const reach = (t: number) => lerp(...height, (swell(t * 14) + 1) / 2) * Math.sin(Math.PI * t) ** 0.8;
    const upward = ([x, y]: Point, by: number): Point => {
      const [dx, dy] = [zenith[0] - x, zenith[1] - y];
      const share = by / Math.hypot(dx, dy);
      return [dx * share, dy * share];
    };
    const foot: Point[] = [];
    const edge: Point[] = [];
    for (let i = 0; i <= 24; i++) {
      const [x, y] = smoothPoint(hem, i / 24);
      const [dx, dy] = upward([x, y], reach(i / 24) * SOLID);
      foot.unshift([x, y]);
      edge.push([x + dx, y + dy]);
    }
    canvas.fill(ink, closedCurve(edge, foot));

    const paths = new Map<string, string>();
    for (let i = 0; i < rays; i++) {
      const t = (i + random.between(0.2, 0.8)) / rays;
      const [x, y] = smoothPoint(hem, t);
      const share = (reach(t) * random.between(dissolve ? 0.6 : 0.85, 1.25)) / height[1];
      const shorter = LENGTHS.filter((length) => length < share + 0.05).at(-1);
      if (!shorter) continue;
      const length = shorter * height[1];
      const [dx, dy] = upward([x, y], length);
      const start = random.between(0, 0.1) * SOLID;
      const look = dissolve ? `${length} ${i % VARIANTS}` : '';
      const ray = `M${numbers([round(x + dx * start), round(y + dy * start)])}l${numbers([round(dx), round(dy)])}`;
      paths.set(look, (paths.get(look) ?? '') + ray);
    }
    for (const [look, data] of [...paths].sort()) {
      if (!dissolve) {
        canvas.stroke(ink, thickness, data);
        continue;
      }
      const [length = 0, variant = 0] = look.split(' ').map(Number);
      const pattern = dashes(length, SOLID + 0.05 + variant * 0.12, random);
      const stroke = `stroke="${canvas.color(ink)}" stroke-width="${numbers([thickness])}"`;
      canvas.add(`<path fill="none" ${stroke} stroke-dasharray="${pattern}" d="${data}"/>`);
    }
  };
}

/** Dashes that shorten and draw apart toward the tip of a ray. */
function dashes(length: number, solid: number, random: Random): string {
  const list = [round(length * solid)];
  for (let along = length * solid; along < length; ) {
    const t = along / length;
    const gap = Math.max(2, round(lerp(2, length * 0.08, t ** 2.5) * random.between(0.7, 1.3)));
    const dash = Math.max(4, round(lerp(length * 0.12, 4, t ** 0.6) * random.between(0.5, 1.5)));
    list.push(gap, dash);
    along += gap + dash;
  }
  return numbers(list);
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
