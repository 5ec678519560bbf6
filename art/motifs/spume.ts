/** Foam where falling water strikes. */
import { lerp } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface SpumeOptions<Ink> {
  /** Each lies level around (x, y), whatever the slant of the rock: water does. */
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
  ink: Ink;
  /** Below and behind it. */
  shade?: Ink;
  seed?: number;
}

/** Low unequal swells above, level streaks on the pool below. */
export function spume<Ink extends string>({ items, ink, shade, seed = 1 }: SpumeOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 37 + 5);
    const mound = (x: number, y: number, width: number, height: number): string => {
      let data = `M${numbers([Math.round(x - width / 2), Math.round(y)])}`;
      for (let t = 0; t < 1; ) {
        const next = t > 0.8 ? 1 : Math.min(1, t + random.between(0.1, 0.3));
        const rise = height * Math.sin(Math.PI * Math.min(0.97, next)) * random.between(0.45, 1);
        const [endX, endY] = [x + width * (next - 0.5), y - (next < 1 ? rise : 0)];
        const swell = y - height * Math.sin(Math.PI * lerp(t, next, 0.5)) * random.between(0.9, 1.5);
        data += `Q${numbers([x + width * (lerp(t, next, 0.45) - 0.5), swell, endX, endY].map(Math.round))}`;
        t = next;
      }
      let [edge, low] = [x + width / 2, y];
      while (edge > x - width / 2) {
        const length = width * random.between(0.16, 0.4);
        const [tip, down] = [edge - length * random.between(0.5, 0.9), y + height * random.between(0.15, 0.6)];
        data += `Q${numbers([edge - length * 0.2, down, tip, down].map(Math.round))}`;
        edge = Math.max(x - width / 2, tip + length * random.between(-0.6, 0.1));
        low = Math.min(down, y + height * random.between(0, 0.3));
        data += `Q${numbers([tip - length * 0.3, low, edge, low].map(Math.round))}`;
        edge -= 1;
      }
      return `${data}z`;
    };
    if (shade)
      canvas.fill(
        shade,
        items
          .map(([x, y, width, height]) => mound(x + width * 0.04, y + height * 0.2, width * 1.2, height * 1.15))
          .join(''),
      );
    canvas.fill(ink, items.map(([x, y, width, height]) => mound(x, y, width, height)).join(''));
  };
}
