/** Masses of leaves and the trunks that carry them, for standing inside a forest. */
import { at, lerp, type Point, type Range, round, type Side } from '../kit/geometry.ts';
import { bumps, numbers, polygon } from '../kit/path.ts';
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

export interface TrunksOptions<Ink> {
  ink: Ink;
  lit?: Ink;
  /** Foot, half the width there, top and how far the top stands beside the foot. */
  items: readonly (readonly [x: number, y: number, half: number, top: number, lean: number])[];
  light?: Side;
}

/** Tall trunks with flaring roots; a strip of light runs up one side. */
export function trunks<Ink extends string>({ ink, lit, items, light = -1 }: TrunksOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    let [wood, shine] = ['', ''];
    for (const [x, y, half, top, lean] of items) {
      const waist = y - half * 2.6;
      wood += `M${numbers([round(x - half * 1.9), y])}Q${numbers([round(x - half), round(y - half * 0.5), round(x - half), round(waist)])}L${numbers([round(x + lean - half * 0.6), top])}h${round(half * 1.2)}L${numbers([round(x + half), round(waist)])}Q${numbers([round(x + half), round(y - half * 0.5), round(x + half * 1.9), y])}z`;
      const edge = (fraction: number, t: number): Point => [
        x + lean * t + light * fraction * half * (1 - 0.4 * t),
        lerp(waist, top, t),
      ];
      shine += polygon([
        edge(1.05, 0),
        edge(1.05, 1),
        edge(0.62, 1),
        edge(0.35, 0.6),
        edge(0.6, 0.3),
        edge(0.45, -0.05),
      ]);
    }
    canvas.fill(ink, wood);
    if (lit) canvas.fill(lit, shine);
  };
}
