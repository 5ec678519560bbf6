/** A low dam, seen from below. */
import { lerp, type Range } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface DamOptions<Ink> {
  x: Range;
  top: number;
  base: number;
  bays: number;
  concrete: Ink;
  shade: Ink;
  water: Ink;
  strand: Ink;
  seed?: number;
}

/** A low dam with water falling through its bays. */
export function dam<Ink extends string>(options: DamOptions<Ink>): Layer<Ink> {
  const { x, top, base, bays, concrete, shade, water, strand, seed = 3 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const [left, right] = x;
    const height = base - top;
    const block = (from: number, to: number, upper: number, lower: number) =>
      polygon([
        [from, lower],
        [from, upper],
        [to, upper],
        [to, lower],
      ]);
    canvas.fill(shade, block(left, right, top, base));
    const span = (right - left) / bays;
    let [sheets, strands, piers] = ['', '', ''];
    for (let i = 0; i < bays; i++) {
      const [from, to] = [left + span * (i + 0.16), left + span * (i + 0.84)];
      sheets += block(from, to, top + height * 0.26, base);
      for (let n = 0; n < 4; n++) {
        const start = lerp(from, to, (n + random.between(0.2, 0.8)) / 4);
        const drop = top + height * random.between(0.3, 0.55);
        strands += polygon([
          [start, drop],
          [start + span * 0.035, base - height * random.between(0, 0.2)],
          [start - span * 0.01, base],
        ]);
      }
    }
    for (let i = 0; i <= bays; i++) {
      const middle = left + span * i;
      piers += block(middle - span * 0.13, middle + span * 0.13, top - height * 0.1, base);
    }
    canvas.fill(water, sheets);
    canvas.fill(strand, strands);
    canvas.fill(concrete, piers + block(left - span * 0.13, right + span * 0.13, top - height * 0.16, top));
  };
}
