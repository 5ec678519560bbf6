/** Water that moves: streaks along its course, from a slow river to a chute that bends over a brink. */
import { alongSmoothStations, lerp, type Point, type Range, type Station } from '../kit/geometry.ts';
import { ribbonBetween } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface FlowOptions<Ink> {
  /** Middle and half the width, along the course. */
  path: readonly Station[];
  /** The body of the water; only streaks without it. */
  ink?: Ink;
  /** Streaks of each ink: how many, and how thick where the water is widest. */
  streaks: readonly (readonly [ink: Ink, count: number, thickness: number])[];
  /** How long a streak is, as a share of the course. */
  length?: Range;
  /** How close to the banks they come, 0 to 1. */
  spread?: number;
  /** Widths are taken square to the course, not level across: for a river that bends and a long streak. */
  square?: boolean;
  seed?: number;
}

/** A station says how wide the water is level across; on a steep chute that is its true width, on a level river nearly so. */
export function flow<Ink extends string>(options: FlowOptions<Ink>): Layer<Ink> {
  const { path, ink, streaks, length = [0.15, 0.4], spread = 0.86, square = false, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 59 + 11);
    const widest = Math.max(...path.map(([, , half]) => half));
    const pieces = square ? 7 : 4;
    /** Which way is across: a step to one side. */
    const across = (t: number): Point => {
      if (!square) return [1, 0];
      const [[fromX, fromY], [toX, toY]] = [alongSmoothStations(path, t - 0.02), alongSmoothStations(path, t + 0.02)];
      const run = Math.hypot(toX - fromX, toY - fromY);
      return [(toY - fromY) / run, (fromX - toX) / run];
    };
    const bank = (side: 1 | -1): Point[] =>
      Array.from({ length: path.length * 2 }, (_, i) => {
        const t = i / (path.length * 2 - 1);
        const [x, y, half] = alongSmoothStations(path, t);
        const [stepX, stepY] = across(t);
        return [x + stepX * side * half, y + stepY * side * half];
      });
    if (ink) canvas.fill(ink, ribbonBetween(bank(-1), bank(1).reverse()));
    for (const [color, count, thickness] of streaks) {
      let data = '';
      for (let i = 0; i < count; i++) {
        const lane = (((i * 0.618 + random.jitter(0.1)) % 1) * 2 - 1) * spread;
        const from = random.between(0, 1 - length[0]);
        const to = Math.min(1, from + random.between(...length));
        const thick = thickness * random.between(0.6, 1.2);
        const edge = (side: 1 | -1): Point[] =>
          Array.from({ length: pieces + 1 }, (_, piece) => {
            const t = piece / pieces;
            const [x, y, half] = alongSmoothStations(path, lerp(from, to, t));
            const own = thick * Math.sin(Math.PI * t ** 0.8) * lerp(0.35, 1, half / widest);
            const [stepX, stepY] = across(lerp(from, to, t));
            const off = lane * half + (side * own) / 2;
            return [x + stepX * off, y + stepY * off];
          });
        data += ribbonBetween(edge(-1), edge(1).reverse());
      }
      canvas.fill(color, data);
    }
  };
}
