/** A slot that a river ground into rock, seen from its rim: chambers within chambers, darker as they go down. */
import { alongSmoothStations, last, type Point, type Station } from '../kit/geometry.ts';
import { bumps, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface GorgeOptions<Ink> {
  /** The rim, far to near. */
  path: readonly Station[];
  /** From the rim down: an ink, and how far that level has closed in, 0 at the rim to 1. */
  levels: readonly (readonly [ink: Ink, closed: number])[];
  /** Chambers along each side. */
  chambers?: number;
  /** The fins of rock between the chambers. */
  fin?: Ink;
  seed?: number;
}

/** Old potholes that broke into one another leave scalloped walls; every level repeats them a little smaller. */
export function gorge<Ink extends string>(options: GorgeOptions<Ink>): Layer<Ink> {
  const { path, levels, chambers = 7, fin, seed = 2 } = options;
  return (canvas) => {
    const random = new Random(seed * 61 + 5);
    const stops = (shift: number) =>
      Array.from({ length: chambers + 1 }, (_, i) => {
        const inner = i > 0 && i < chambers ? random.jitter(0.34) + shift : 0;
        return 1 - ((i + inner) / chambers) ** 0.8;
      });
    const sides = { left: stops(0), right: stops(0.3) };
    const swells = Array.from({ length: chambers * 2 + 2 }, () => random.between(0.56, 0.95));
    const edge = (stop: number, side: number, closed: number): Point => {
      const [x, y, half] = alongSmoothStations(path, stop);
      return [x + side * half * (1 - closed) + half * closed * 0.06, y + half * closed * 0.22];
    };
    for (const [ink, closed] of levels) {
      const outline = [
        ...sides.left.map((stop) => edge(stop, -1, closed)),
        ...[...sides.right].reverse().map((stop) => edge(stop, 1, closed)),
      ];
      let bump = 0;
      canvas.fill(ink, `${bumps(outline, () => swells[bump++ % swells.length] ?? 0.6)}z`);
    }
    if (!fin) return;
    const deepest = last(levels)[1];
    /** A thin wedge from where two chambers meet at the rim down to where they meet below. */
    const wedge = (stop: number, side: number) => {
      const [x, y] = edge(stop, side, 0);
      return polygon([[x - 4, y - 3], [x + 4, y + 5], edge(stop, side, deepest)]);
    };
    const fins = [...sides.left.map((stop) => wedge(stop, -1)), ...sides.right.map((stop) => wedge(stop, 1))];
    canvas.fill(fin, fins.join(''));
  };
}
