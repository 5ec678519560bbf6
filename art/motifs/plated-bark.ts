/** The bark of an old red pine, near by: long plates with dark cracks between them, on a trunk that runs off the sheet. */
import { lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
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
    const width = 2 / columns;
    for (let column = 0; column < columns; column++) {
      const [from, to] = [-1 + column * width, -1 + (column + 1) * width];
      const towardLight = ((from + to) / 2) * light;
      for (let down = y[0] - random.between(0, 120); down < y[1]; ) {
        const height = random.between(80, 220);
        const [above, below] = [down + random.between(4, 9), down + height - random.between(3, 7)];
        const unrest = () => random.jitter(width * 0.1);
        const [a, b] = [from + width * 0.07, to - width * 0.07];
        const slant = random.jitter(22);
        const plate = [
          place(a + unrest(), above + slant),
          place((a + b) / 2, above - 8),
          place(b + unrest(), above - slant * 0.5),
          place(b + unrest(), lerp(above, below, 0.55)),
          place(b - width * 0.1, below),
          place(a + width * 0.2, below + slant * 0.6),
          place(a + unrest(), lerp(above, below, 0.4)),
        ];
        parts[towardLight > 0.55 ? 'lit' : towardLight > -0.15 ? 'mid' : 'shade'] += polygon(plate);
        // The side of a plate that is turned to the light.
        if (towardLight > -0.5 && towardLight <= 0.55) {
          const [edge, inner] = light > 0 ? [b, b - width * 0.14] : [a, a + width * 0.14];
          const tip = random.between(0.5, 0.9);
          parts[towardLight > -0.15 ? 'lit' : 'mid'] += polygon([
            place(edge, above + 10),
            place(edge, lerp(above, below, tip)),
            place(inner, lerp(above, below, tip * 0.6)),
          ]);
        }
        down += height;
      }
    }
    canvas.fill(shade, parts.shade);
    canvas.fill(mid, parts.mid);
    canvas.fill(lit, parts.lit);
  };
}
