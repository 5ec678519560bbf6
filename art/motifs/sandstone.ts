/** Soft rock: the white St. Peter sandstone under its ledge of limestone, or any bluff that weathers round. */
import { lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { blob, lens, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface SandstoneOptions<Ink> {
  /** The outline, clockwise. */
  points: readonly Point[];
  mid: Ink;
  lit: Ink;
  shade: Ink;
  /** Heights of the faint beds that run across it. */
  bands: readonly number[];
  /** Hollows that water and swallows have made: where, and how wide. */
  hollows?: readonly (readonly [x: number, y: number, width: number])[];
  /** From where to where the shade of a ledge above falls on it. */
  under?: Range;
  light?: Side;
  seed?: number;
}

export function sandstone<Ink extends string>(options: SandstoneOptions<Ink>): Layer<Ink> {
  const { points, mid, lit, shade, bands, hollows = [], under, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 43 + 9);
    const xs = points.map(([x]) => x);
    const [left, right] = [Math.min(...xs), Math.max(...xs)];
    const outline = polygon(points);
    canvas.fill(mid, outline);
    canvas.inside(outline, () => {
      // Beds are told by long thin streaks that start and end anywhere, never by lines from side to side.
      let [bright, dim] = ['', ''];
      for (const y of bands) {
        for (let x = left - random.between(0, 160); x < right; ) {
          const run = random.between(70, 260);
          const streak = lens(x + run / 2, y + random.jitter(7), run, random.between(3, 11));
          if (random.chance(0.6)) bright += streak;
          else dim += streak;
          x += run * random.between(0.8, 1.5);
        }
      }
      canvas.fill(lit, bright);
      canvas.fill(shade, dim);
      if (under) {
        const ragged = Array.from(
          { length: 9 },
          (_, j): Point => [lerp(left, right, j / 8), under[1] + random.jitter(16)],
        );
        canvas.fill(shade, polygon([[left, under[0]], [right, under[0]], ...ragged.reverse()]));
      }
      for (const [x, y, width] of hollows) {
        canvas.fill(
          shade,
          blob([
            [x - width / 2, y],
            [x, y - width * 0.3],
            [x + width / 2, y],
            [x + width * 0.1, y + width * 0.2],
          ]),
        );
        canvas.fill(
          lit,
          blob([
            [x + light * width * 0.1, y + width * 0.12],
            [x + width * 0.4, y + width * 0.1],
            [x, y + width * 0.24],
          ]),
        );
      }
    });
  };
}
