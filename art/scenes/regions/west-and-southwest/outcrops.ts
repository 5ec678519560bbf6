/** Bare bedrock that shows through the prairie. */
import type { Point, Side } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface OutcropsOptions<Ink> {
  /** Each stands on y, around x. */
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
  ink: Ink;
  lit: Ink;
  /** The side away from the light, and the joints. */
  shade: Ink;
  light?: Side;
  seed?: number;
}

/** Low knobs of old rock, worn at the shoulders and split by joints into two or three blocks. */
export function outcrops<Ink extends string>(options: OutcropsOptions<Ink>): Layer<Ink> {
  const { items, ink, lit, shade, light = -1, seed = 7 } = options;
  return (canvas) => {
    const random = new Random(seed);
    let [body, bright, dark] = ['', '', ''];
    for (const [x, y, width, height] of items) {
      const j = (amount: number) => random.jitter(amount);
      const place = (across: number, up: number): Point => [x - light * across * width, y - up * height];
      const joint = random.between(0.02, 0.14);
      const rim: Point[] = [
        [-0.52, 0.05],
        [-0.48, 0.34 + j(0.06)],
        [-0.38, 0.62 + j(0.06)],
        [-0.22, 0.82 + j(0.05)],
        [-0.06, 0.95],
        [joint, 0.98 + j(0.04)],
        [joint + 0.02, 0.84],
        [0.24, 0.86 + j(0.06)],
        [0.36, 0.64 + j(0.05)],
        [0.46, 0.32],
        [0.54, 0.02],
      ];
      body += polygon([...rim.map(([across, up]) => place(across, up)), place(0.2, -0.08), place(-0.24, -0.06)]);
      bright += polygon([
        place(-0.47, 0.36),
        place(-0.38, 0.62),
        place(-0.22, 0.82),
        place(-0.06, 0.95),
        place(joint - 0.01, 0.97),
        place(joint - 0.06, 0.74),
        place(-0.14, 0.66 + j(0.05)),
        place(-0.2, 0.46),
        place(-0.34, 0.4 + j(0.06)),
      ]);
      bright += polygon([
        place(joint + 0.05, 0.84),
        place(0.24, 0.85),
        place(0.32, 0.7),
        place(0.2, 0.66 + j(0.05)),
        place(joint + 0.07, 0.62),
      ]);
      dark += polygon([
        place(0.54, 0.02),
        place(0.46, 0.32),
        place(0.37, 0.62),
        place(0.3, 0.36 + j(0.06)),
        place(0.18, 0.26),
        place(0.12, -0.02),
        place(0.2, -0.08),
      ]);
      dark += polygon([
        place(joint, 0.97),
        place(joint + 0.03, 0.84),
        place(joint + 0.03, 0.5),
        place(joint - 0.03, 0.2),
        place(joint - 0.01, 0.55),
      ]);
      dark += polygon([
        place(-0.3, 0.36),
        place(-0.26, 0.34),
        place(-0.22, 0.14),
        place(-0.34, -0.02),
        place(-0.28, 0.16),
      ]);
    }
    canvas.fill(ink, body);
    canvas.fill(shade, dark);
    canvas.fill(lit, bright);
  };
}
