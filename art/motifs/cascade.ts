/** Falling water as one mass: smooth edges, and planes of light that part into locks on the way down. */
import { alongSmoothStations, lerp, type Point, type Range, type Station } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

/** A plane of the water: across the fall from 0 (left edge) to 1, and along it from the brink (0) to the foot (1). */
export interface Tongue<Ink> {
  ink: Ink;
  across: Range;
  along?: Range;
  /** Where it has moved to at its foot; the same as `across` without. */
  toward?: Range;
  /** It parts into so many locks of unequal width. */
  locks?: number;
  /** How far down they part, at the left and at the right of it. */
  part?: Range;
  /** How far down they end, at the left and at the right; those that end early are drawn out to a point. */
  end?: Range;
  /** How wide the gaps are at the foot, of a lock. */
  gap?: number;
}

export interface CascadeOptions<Ink> {
  /** The middle of the fall and half its width, from the brink to the foot. */
  path: readonly Station[];
  tongues: readonly Tongue<Ink>[];
  seed?: number;
}

/** Draw the brink over its top and the foam over its foot. */
export function cascade<Ink extends string>({ path, tongues, seed = 1 }: CascadeOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 71 + 9);
    for (const tongue of tongues) {
      const { ink, across, along = [0, 1], toward = across, locks = 1, gap = 0.3 } = tongue;
      const { part = [0.3, 0.3], end = [1, 1] } = tongue;
      const place = (u: number, s: number): Point => {
        const [x, y, half] = alongSmoothStations(path, lerp(...along, s));
        const lane = lerp(lerp(...across, u), lerp(...toward, u), s);
        return [x + (lane * 2 - 1) * half, y];
      };
      /** Down (or up) the water from one place to another: it leaves the parting slowly. */
      const run = ([u, s]: Point, [toU, toS]: Point): string => {
        const pieces = Math.max(1, Math.round(Math.abs(toS - s) * 2.4));
        const down = toS > s;
        const spot = (t: number): Point => {
          const eased = down ? t ** 1.7 : 1 - (1 - t) ** 1.7;
          return place(lerp(u, toU, eased), lerp(s, toS, t));
        };
        const at = (t: number) => spot(t).map(Math.round) as [number, number];
        /** How far it goes in a third of a piece, at its start and at its end. */
        const pull = (t: number): Point => {
          const [before, after] = [Math.max(0, t - 0.03), Math.min(1, t + 0.03)];
          const [[fromX, fromY], [toX, toY]] = [spot(before), spot(after)];
          const third = 1 / (3 * pieces * (after - before));
          return [(toX - fromX) * third, (toY - fromY) * third];
        };
        return Array.from({ length: pieces }, (_, i) => {
          const [[x, y], [endX, endY]] = [at(i / pieces), at((i + 1) / pieces)];
          const [[outX, outY], [inX, inY]] = [pull(i / pieces), pull((i + 1) / pieces)];
          return `c${numbers([outX, outY, endX - x - inX, endY - y - inY, endX - x, endY - y].map(Math.round))}`;
        }).join('');
      };
      const shares = Array.from({ length: locks }, () => 0.3 + 2 * random.next() ** 2);
      const whole = shares.reduce((sum, share) => sum + share);
      let data = `M${numbers(place(1, 0).map(Math.round))}`;
      let [right, from]: [number, Point] = [1, [1, 0]];
      for (const [i, share] of shares.entries()) {
        const left = i < locks - 1 ? right - share / whole : 0;
        const middle = (left + right) / 2;
        const stop = Math.min(1, lerp(...end, middle) + (locks > 1 ? random.jitter(0.14) : 0));
        const breadth = stop < 1 ? 0 : (right - left) * (locks > 1 ? 1 - gap : 1) * 0.5;
        const tip = stop < 1 ? lerp(middle, right, random.between(-0.3, 0.5)) : middle;
        const valley: Point = [
          left,
          i < locks - 1 ? Math.min(stop * 0.8, lerp(...part, left) * random.between(0.3, 1.6)) : 0,
        ];
        data += run(from, [i ? tip + breadth : Math.min(1, tip + breadth), stop]);
        if (breadth) data += `L${numbers(place(tip - breadth, stop).map(Math.round))}`;
        data += run([tip - breadth, stop], valley);
        [right, from] = [left, valley];
      }
      canvas.fill(ink, `${data}z`);
    }
  };
}
