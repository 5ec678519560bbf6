/** Spruces straight from above: whorl over whorl of boughs, the smaller ones nearer to the eye. */
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
  seed?: number;
}

export function crownsAbove<Ink extends string>(options: CrownsAboveOptions<Ink>): Layer<Ink> {
  const { items, whorls, lean = [0.1, -0.2], seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 71 + 3);
    for (const [x, y, radius] of items) {
      whorls.forEach((ink, i) => {
        const reach = radius * (1 - i / whorls.length) ** 0.9;
        const middle: Point = [x + lean[0] * radius * i, y + lean[1] * radius * i];
        const [boughs, turn] = [13 - i * 2, random.between(0, 60)];
        const points = Array.from({ length: boughs * 2 }, (_, k): Point => {
          const tip = k % 2 ? 0.74 : random.between(0.86, 1.1);
          return around(...middle, reach * tip, turn + (k * 180) / boughs);
        });
        canvas.fill(ink, polygon(points));
      });
    }
  };
}
