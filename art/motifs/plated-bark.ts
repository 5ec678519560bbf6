/** The bark of an old red pine, near by: long and short plates that key into each other, with dark cracks between them, on a trunk that runs off the sheet. */
import { lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { noise, Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface PlatedBarkOptions<Ink> {
  /** Both edges of the trunk above, and at the foot. */
  top: Range;
  foot: Range;
  y: Range;
  /** Cracks. */
  ink: Ink;
  /** Plates on the side away from the light, in the middle, and where the light falls. */
  shade: Ink;
  mid: Ink;
  lit: Ink;
  columns?: number;
  light?: Side;
  seed?: number;
}

export function platedBark<Ink extends string>(options: PlatedBarkOptions<Ink>): Layer<Ink> {
  const { top, foot, y, ink, shade, mid, lit, columns = 6, light = 1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 29 + 7);
    /** Across is -1 to 1 around the trunk, so that plates narrow toward both edges. */
    const place = (across: number, down: number): Point => {
      const t = (down - y[0]) / (y[1] - y[0]);
      const side = (Math.sin((Math.max(-1, Math.min(1, across)) * Math.PI) / 2) + 1) / 2;
      return [lerp(lerp(top[0], foot[0], t), lerp(top[1], foot[1], t), side), down];
    };
    const edges = (side: -1 | 1) => [place(side, y[0]), place(side, y[1])] as const;
    const [left, right] = [edges(-1), edges(1)];
    canvas.fill(ink, polygon([left[0], right[0], right[1], left[1]]));
    const parts = { shade: '', mid: '', lit: '' };
    // The furrows wander from side to side, so each plate keys into its neighbors; no two columns are of one width.
    const widths = Array.from({ length: columns }, () => random.between(0.7, 1.25));
    const whole = widths.reduce((sum, width) => sum + width, 0);
    const furrows = Array.from({ length: columns + 1 }, (_, i) => {
      const across = -1 + (2 * widths.slice(0, i).reduce((sum, width) => sum + width, 0)) / whole;
      const wander = noise(seed * 31 + i);
      return (down: number) => across + (i % columns ? 0.12 * wander(down / 74) + 0.04 * wander(down / 23 + 9) : 0);
    });
    const crack = 0.022;
    for (let column = 0; column < columns; column++) {
      const [from, to] = [furrows[column], furrows[column + 1]];
      if (!from || !to) continue;
      const towardLight = ((from(y[0]) + to(y[0])) / 2) * light;
      let slant = 0;
      for (let down = y[0] - random.between(0, 240); down < y[1]; ) {
        // Long plates and short scales in turn; each ends in a slanting break, and the next begins along it.
        const height = random.chance(0.35) ? random.between(60, 100) : random.between(130, 280);
        const [begin, finish] = [slant, random.jitter(20)];
        const [above, below] = [down + random.between(3, 7), down + height - 4];
        const count = Math.max(2, Math.round(height / 42));
        const edge = (furrow: typeof from, side: 1 | -1) =>
          Array.from({ length: count + 1 }, (_, i) => {
            const level = lerp(above, below, i / count) + (i === 0 ? side * begin : i === count ? side * finish : 0);
            return place(furrow(level) - side * crack, level);
          });
        const [left, right] = [edge(from, -1), edge(to, 1)];
        const plate = [...left.reverse(), ...right];
        parts[towardLight > 0.5 ? 'lit' : towardLight > -0.2 ? 'mid' : 'shade'] += polygon(plate);
        // The side of a plate that is turned to the light, and a flake that has lifted.
        if (towardLight > -0.6 && towardLight <= 0.5 && height > 90) {
          const furrow = light > 0 ? to : from;
          const tip = random.between(0.4, 0.85);
          const rim = (level: number, inward: number) => place(furrow(level) - light * (crack + inward), level);
          const [start, turn, end] = [above + 12, lerp(above, below, tip * 0.5), lerp(above, below, tip)];
          parts[towardLight > -0.2 ? 'lit' : 'mid'] += polygon([
            rim(start, 0),
            rim(turn, 0),
            rim(end, 0),
            rim(turn, random.between(0.03, 0.07)),
          ]);
        }
        down += height;
        slant = finish;
      }
    }
    canvas.fill(shade, parts.shade);
    canvas.fill(mid, parts.mid);
    canvas.fill(lit, parts.lit);
  };
}
