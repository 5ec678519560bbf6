/** Waves that break on a shore. */
import { lerp, type Point, round } from '../../../kit/geometry.ts';
import { numbers, polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface BreakersOptions<Ink> {
  ink: Ink;
  /** Left and right end of each crest, its height over the water, and how deep the foam hangs below. */
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
  /** The hollow of the wave below its crest. */
  shade?: Ink;
  seed?: number;
}

/** Waves that run in to a shore: a crest of scallops, pointed where they meet, over a hollow face. */
export function breakers<Ink extends string>({ ink, items, shade, seed = 5 }: BreakersOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 23 + 1);
    let [faces, crests] = ['', ''];
    for (const [x, y, width, height] of items) {
      const count = Math.max(3, round(width / (height * 2.6)));
      const cusps = Array.from({ length: count + 1 }, (_, i): Point => {
        const t = i / count;
        const swell = Math.sin(Math.PI * t);
        const inner = i > 0 && i < count ? random.jitter(0.3 / count) : 0;
        return [lerp(x, x + width, t + inner), y - swell * height * random.between(0.8, 1.15)];
      });
      const [startX, startY] = cusps[0] ?? [x, y];
      let crest = `M${numbers([round(startX), round(startY)])}`;
      let [lastX, lastY] = [round(startX), round(startY)];
      for (const [cuspX, cuspY] of cusps.slice(1)) {
        const [dx, dy] = [round(cuspX) - lastX, round(cuspY) - lastY];
        crest += `q${numbers([round(dx * 0.55), round(dy / 2 + height * 0.42), dx, dy])}`;
        lastX += dx;
        lastY += dy;
      }
      const back = numbers([-round(width / 2), round(height * 0.9), -round(width), 0]);
      crests += `${crest}q${back}z`;
      faces += polygon([
        [x - width * 0.04, y + height * 0.5],
        [x + width * 0.5, y - height * 0.2],
        [x + width * 1.04, y + height * 0.5],
        [x + width * 0.5, y + height * 1.1],
      ]);
    }
    if (shade) canvas.fill(shade, faces);
    canvas.fill(ink, crests);
  };
}
