/** The first yards of the Mississippi: the row of stones and the carved post. */
import { type Point, placed } from '../../../kit/geometry.ts';
import { blob, lens, polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';
import { lettering, textWidth } from '../../../kit/text.ts';

export interface SteppingStonesOptions<Ink> {
  /** Each stands in the water at y, around x. */
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
  ink: Ink;
  lit: Ink;
  /** The wet line at the foot. */
  wet?: Ink;
  /** White water between the stones. */
  foam?: Ink;
  seed?: number;
}

/** Worn round boulders with flat, sunlit tops. */
export function steppingStones<Ink extends string>(options: SteppingStonesOptions<Ink>): Layer<Ink> {
  const { items, ink, lit, wet, foam, seed = 9 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const parts = { foam: '', wet: '', stones: '', tops: '' };
    for (const [x, y, width, height] of items) {
      const place = (across: number, up: number): Point => [x + across * width, y - up * height];
      const crown = random.between(-0.08, 0.08);
      parts.foam += lens(x + width * 0.1, y + height * 0.1, width * 1.5, height * 0.34);
      parts.wet += lens(x, y - height * 0.04, width * 1.12, height * 0.4);
      // No two alike: one flat, one humped, one leaning.
      const [lean, hump, left, right] = [
        random.jitter(0.16),
        random.between(0.8, 1.2),
        random.between(0.3, 0.7),
        random.between(0.3, 0.7),
      ];
      parts.stones += blob([
        place(-0.5, -0.1),
        place(-0.58, left),
        place(-0.34 + crown, 0.84 + lean),
        place(0.02 + crown, hump),
        place(0.34 + crown, 0.84 - lean),
        place(0.58, right),
        place(0.5, -0.1),
      ]);
      parts.tops += blob([
        place(-0.5, left + 0.06),
        place(-0.32 + crown, 0.82 + lean),
        place(0.02 + crown, hump - 0.02),
        place(0.24 + crown, 0.8 - lean),
        place(0.02, 0.56),
        place(-0.24, left + 0.1),
      ]);
    }
    if (foam) canvas.fill(foam, parts.foam);
    if (wet) canvas.fill(wet, parts.wet);
    canvas.fill(ink, parts.stones);
    canvas.fill(lit, parts.tops);
  };
}

export interface LogPostOptions<Ink> {
  x: number;
  y: number;
  height: number;
  bark: Ink;
  shade: Ink;
  /** The face that was cut flat for the words, and the words. */
  face: Ink;
  letter: Ink;
  lines: readonly string[];
}

/** An upright log with a flat face of carved words. */
export function logPost<Ink extends string>(options: LogPostOptions<Ink>): Layer<Ink> {
  const { x, y, height, bark, shade, face, letter, lines } = options;
  return (canvas) => {
    const half = height * 0.17;
    const solid = (points: readonly Point[]) => polygon(placed(points, x, y, half, height), 2);
    const rounded = (points: readonly Point[]) => blob(placed(points, x, y, half, height));
    canvas.fill(
      shade,
      solid([
        [-1.2, 0],
        [-1.02, -0.14],
        [-1, -0.955],
        [1, -0.955],
        [1.02, -0.14],
        [1.24, 0],
      ]),
    );
    canvas.fill(
      bark,
      solid([
        [-1.2, 0],
        [-1.02, -0.14],
        [-1, -0.955],
        [0.62, -0.955],
        [0.64, -0.1],
        [0.5, 0],
      ]),
    );
    canvas.fill(
      shade,
      rounded([
        [-1, -0.95],
        [-0.9, -1.01],
        [0, -1.025],
        [0.9, -1.01],
        [1, -0.95],
        [0.86, -0.915],
        [0, -0.905],
        [-0.86, -0.915],
      ]),
    );
    const ring = (size: number) =>
      rounded([
        [-0.98 * size, -0.96],
        [-0.5 * size, -0.96 - 0.05 * size],
        [0.5 * size, -0.96 - 0.05 * size],
        [0.98 * size, -0.96],
        [0.5 * size, -0.96 + 0.05 * size],
        [-0.5 * size, -0.96 + 0.05 * size],
      ]);
    canvas.fill(bark, ring(0.98));
    canvas.fill(shade, ring(0.6));
    canvas.fill(bark, ring(0.52));
    canvas.fill(
      face,
      solid([
        [-0.78, -0.07],
        [-0.8, -0.86],
        [-0.7, -0.89],
        [0.5, -0.89],
        [0.56, -0.86],
        [0.56, -0.09],
        [0.1, -0.05],
      ]),
    );
    const pitch = (height * 0.76) / lines.length;
    lines.forEach((line, i) => {
      const top = y - height * 0.865 + pitch * i;
      const size = Math.min(pitch * 1.1, (half * 1.2 * 10) / textWidth(line, 10));
      const left = x - half * 0.11 - textWidth(line, size) / 2;
      const baseline = top + pitch * 0.5 + size * 0.36;
      canvas.fill(
        letter,
        lettering(line, size, 0, (letterX, letterY) => [left + letterX, baseline + letterY], 1),
      );
    });
  };
}
