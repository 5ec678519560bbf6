/** Falling water as a bundle of strands: one sheet where it bends over the brink, and parted farther down. */
import { alongSmoothStations, at, lerp, type Point, type Range, type Station } from '../../../kit/geometry.ts';
import { ribbonBetween } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

/** Where across the water it runs, how wide it is there, and from where to where along the fall: all of 0 to 1. */
type Strand = readonly [lane: number, width: number, from: number, to: number];

export interface StrandsOptions<Ink> {
  /** Middle and half the width, from the brink to the foot. */
  path: readonly Station[];
  /** Unequal ones, far to near; of each ink. */
  strands: readonly (readonly [ink: Ink, items: readonly Strand[]])[];
  /** How far a strand sways, of the width of the water. */
  sway?: number;
  /** Width at the start, in the middle and at the end, of its full width. */
  girth?: readonly [start: number, end: number];
  seed?: number;
}

export function strands<Ink extends string>(options: StrandsOptions<Ink>): Layer<Ink> {
  const { path, strands: bundles, sway = 0.012, girth = [0.5, 0.9], seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 67 + 3);
    for (const [ink, items] of bundles) {
      let data = '';
      for (const [lane, width, from, to] of items) {
        const pieces = Math.max(3, Math.round((to - from) * 7));
        const sides: [Point[], Point[]] = [[], []];
        for (let i = 0; i <= pieces; i++) {
          const t = i / pieces;
          const [x, y, half] = alongSmoothStations(path, lerp(from, to, t));
          const thick = width * half * (t < 0.3 ? lerp(girth[0], 1, t / 0.3) : lerp(1, girth[1], (t - 0.3) / 0.7));
          const middle = x + (lane * 2 - 1) * half;
          for (const side of [0, 1] as const)
            at(sides, side).push([middle + (side ? thick : -thick) + random.jitter(sway * 2 * half), y]);
        }
        data += ribbonBetween(sides[1], sides[0].reverse());
      }
      canvas.fill(ink, data);
    }
  };
}

/** Strands side by side, some thin and some broad, with a gap here and there. */
export function bundle(
  count: number,
  width: Range,
  from: Range,
  to: Range,
  seed: number,
  lanes: Range = [0, 1],
): Strand[] {
  const random = new Random(seed * 29 + 1);
  return Array.from({ length: count }, (_, i): Strand => {
    const lane = lerp(...lanes, (i + random.between(0.1, 0.9)) / count);
    return [lane, lerp(...width, random.next() ** 2), random.between(...from), random.between(...to)];
  });
}
