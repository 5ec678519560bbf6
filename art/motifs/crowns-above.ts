/** Spruces straight from above: whorl over whorl of boughs, no two trees alike, longer on the side of the light. */
import { around, type Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface CrownsAboveOptions<Ink> {
  items: readonly (readonly [x: number, y: number, radius: number])[];
  /** The lowest whorl first. */
  whorls: readonly Ink[];
  /** Toward the lamp, in units of the radius: the tip leans out of the middle as it stands nearer. */
  lean?: Point;
  /** Where the light comes from, in degrees: 0 right, 90 down. */
  lamp?: number;
  seed?: number;
}

export function crownsAbove<Ink extends string>(options: CrownsAboveOptions<Ink>): Layer<Ink> {
  const { items, whorls, lean = [0.1, -0.2], lamp = 110, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 71 + 3);
    for (const [x, y, radius] of items) {
      const first = random.between(15, 19);
      whorls.forEach((ink, i) => {
        const reach = radius * (1 - i / whorls.length) ** 0.8;
        const middle: Point = [x + lean[0] * radius * i, y + lean[1] * radius * i];
        const [boughs, turn] = [Math.round(first - i * 4), random.between(0, 60)];
        const points = Array.from({ length: boughs * 2 }, (_, k): Point => {
          const degrees = turn + (k * 180) / boughs + random.jitter(4);
          // A lit whorl shows most where it faces the lamp.
          const facing = i % 2 ? Math.cos(((degrees - lamp) * Math.PI) / 180) * 0.2 : 0;
          return around(...middle, reach * (k % 2 ? 0.68 : random.between(0.8, 1.12) + facing), degrees);
        });
        canvas.fill(ink, polygon(points));
      });
    }
  };
}
