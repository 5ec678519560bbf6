/** Holes that whirling stones drilled into rock. */
import { type Point, round } from '../../../kit/geometry.ts';
import { blob } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface PotholesOptions<Ink> {
  /** The rim: middle, width, height, and how deep the floor lies below it (0 to 1). */
  items: readonly (readonly [x: number, y: number, width: number, height: number, depth: number])[];
  /** The worn lip, broad on the far side. */
  rim: Ink;
  /** The far wall, lit, and the grooves that the stones left. */
  wall: Ink;
  groove: Ink;
  /** What lies at the bottom: water, or the dark. */
  floor: Ink;
  light?: -1 | 1;
  seed?: number;
}

/** Each hole is an uneven rim, a wall seen on its far side, and a floor that slips under the near edge. */
export function potholes<Ink extends string>(options: PotholesOptions<Ink>): Layer<Ink> {
  const { items, rim, wall, groove, floor, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 17 + 3);
    for (const [x, y, width, height, depth] of items) {
      const reach = Array.from({ length: 12 }, () => 1 + random.jitter(0.05));
      const outline = (grow: number, down = 0, shift = 0) => {
        const points = reach.map((far, i): Point => {
          const angle = (i / reach.length) * Math.PI * 2;
          return [
            x + shift + Math.cos(angle) * (width / 2) * far * grow,
            y + down + Math.sin(angle) * (height / 2) * far * grow,
          ];
        });
        return blob(points);
      };
      canvas.fill(rim, outline(1.12, -height * 0.06, light * width * 0.02));
      canvas.inside(outline(1), () => {
        canvas.fill(wall, outline(1.1));
        for (const t of [0.22, 0.46, 0.72]) {
          const drop = depth * height * t;
          const narrow = 1 - t * 0.06;
          canvas.fill(groove, outline(narrow, drop));
          canvas.fill(wall, outline(narrow, drop + round(height * 0.045), -light * width * 0.03));
        }
        canvas.fill(groove, outline(1, height * 0.2, light * width * 0.66));
        canvas.fill(floor, outline(0.94, depth * height, -light * width * 0.01));
      });
    }
  };
}
