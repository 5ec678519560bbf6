/** The mouth of a cave. */
import type { Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface CaveMouthOptions<Ink> {
  /** The middle of the threshold. */
  x: number;
  y: number;
  width: number;
  height: number;
  /** The dark within, and a step farther in. */
  dark: Ink;
  deep: Ink;
  /** The rim of rock around it. */
  rim: Ink;
  /** A glow from within. */
  glow?: Ink;
  seed?: number;
}

/** A dark opening with a broken arch, hung with a few stalactites. Set it into a cliff. */
export function caveMouth<Ink extends string>(options: CaveMouthOptions<Ink>): Layer<Ink> {
  const { x, y, width, height, dark, deep, rim, glow, seed = 6 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const count = 11;
    const rough = Array.from({ length: count + 1 }, () => random.between(0.93, 1.07));
    const arch = (scale: number): Point[] =>
      rough.map((unrest, i) => {
        const angle = Math.PI * (1 + i / count);
        return [x + Math.cos(angle) * width * 0.5 * scale * unrest, y + Math.sin(angle) * height * scale * unrest];
      });
    canvas.fill(rim, polygon(arch(1.14)));
    canvas.fill(dark, polygon(arch(1)));
    if (glow) canvas.fill(glow, polygon(arch(0.62)));
    canvas.fill(deep, polygon(arch(glow ? 0.46 : 0.66)));
    let teeth = '';
    for (const t of [0.28, 0.36, 0.47, 0.58, 0.7]) {
      const angle = Math.PI * (1 + t);
      const [toothX, toothY] = [x + Math.cos(angle) * width * 0.49, y + Math.sin(angle) * height * 0.99];
      const half = width * random.between(0.012, 0.03);
      teeth += polygon([
        [toothX - half, toothY - 6],
        [toothX + half, toothY - 6],
        [toothX, toothY + height * random.between(0.1, 0.26)],
      ]);
    }
    canvas.fill(rim, teeth);
  };
}
