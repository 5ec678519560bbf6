/** Foam where falling water strikes: low unequal swells that lean away from the fall. */
import { lerp } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface SpindriftOptions<Ink> {
  /** Where the water strikes, and how wide and high the foam lies there. */
  x: number;
  y: number;
  width: number;
  height: number;
  ink: Ink;
  /** The foam behind, wider and higher. */
  shade: Ink;
  seed?: number;
}

export function spindrift<Ink extends string>(options: SpindriftOptions<Ink>): Layer<Ink> {
  const { x, y, width, height, ink, shade, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 43 + 5);
    const mound = (middle: number, foot: number, wide: number, high: number): string => {
      const at = (t: number, up: number) => [Math.round(middle + (t - 0.5) * wide), Math.round(foot - up * high)];
      const crest = (t: number) => Math.sin(Math.PI * t) ** 1.4;
      // Low and hollow at both ends, and a few heads between, none like the other.
      const [start, end] = [random.between(0.14, 0.22), random.between(0.78, 0.86)];
      let data = `M${numbers(at(0, 0))}Q${numbers([...at(start * 0.8, 0.02), ...at(start, crest(start))])}`;
      for (let t = start; t < end; ) {
        const reach = random.between(0.08, 0.24);
        const next = end - t - reach < 0.08 ? end : t + reach;
        const lean = t + next < 1 ? 0.35 : 0.65;
        const peak = lerp(t, next, lean);
        data += `Q${numbers([...at(peak, crest(peak) + random.between(0.14, 0.4)), ...at(next, crest(next) * (next < end ? 0.94 : 1))])}`;
        t = next;
      }
      return `${data}Q${numbers([...at(lerp(end, 1, 0.2), 0.02), ...at(1, 0)])}Q${numbers([...at(0.6, -0.2), ...at(0, 0)])}z`;
    };
    canvas.fill(shade, mound(x, y, width, height));
    canvas.fill(ink, mound(x + width * 0.02, y + height * 0.08, width * 0.84, height * 0.6));
  };
}
