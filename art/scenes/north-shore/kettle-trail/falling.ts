/** Falling water from any viewpoint: tongues that bend over a lip, taper, and come to an end each in its own place. */
import { lerp, type Point, type Range } from '../../../kit/geometry.ts';
import { ribbonBetween } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

/** Where a drop is seen: across the fall from 0 to 1, and along it from the lip (0) to the end (1); below 0 it is still in the river. */
export type Place = (across: number, along: number) => Point;

export interface Tongues<Ink> {
  ink: Ink;
  /** Side by side, each in a share of its own. */
  count: number;
  /** As a part of the whole fall; most are narrow. */
  width: Range;
  from: Range;
  to: Range;
  /** Width at the start and at the end, of the full width: 0 is a point. */
  taper?: readonly [start: number, end: number];
  /** The part of the fall that they take. */
  lanes?: Range;
  /** Points on each side; more of them follow a sharper bend. */
  pieces?: number;
}

const WHOLE: Range = [0, 1];

export interface FallingOptions<Ink> {
  place: Place;
  /** Far to near. */
  tongues: readonly Tongues<Ink>[];
  /** How far an edge strays, as a part of the whole fall. */
  stray?: number;
  seed?: number;
}

export function falling<Ink extends string>({
  place,
  tongues,
  stray = 0.004,
  seed = 1,
}: FallingOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 83 + 5);
    for (const { ink, count, width, from, to, taper = [0, 0], lanes = WHOLE, pieces = 3 } of tongues) {
      let data = '';
      for (let i = 0; i < count; i++) {
        const lane = lerp(...lanes, (i + (count > 1 ? random.between(0.15, 0.85) : 0.5)) / count);
        const full = lerp(...width, random.next() ** 2) / 2;
        const [start, end] = [random.between(...from), random.between(...to)];
        const [left, right]: [Point[], Point[]] = [[], []];
        for (let step = 0; step <= pieces; step++) {
          const t = step / pieces;
          const half = full * (t < 0.4 ? lerp(taper[0], 1, t / 0.4) : lerp(1, taper[1], (t - 0.4) / 0.6));
          const along = lerp(start, end, t);
          const middle = lane + random.jitter(stray);
          left.push(place(middle - half, along));
          right.push(place(middle + half, along));
        }
        data += ribbonBetween(right, left.reverse(), canvas.coarseGrid);
      }
      canvas.fill(ink, data);
    }
  };
}
