/** Beds of slate that were tilted on edge: fins of rock that all lean one way. */
import { lerp, type Point, type Side } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface SlabsOptions<Ink> {
  /** Each fin: where it starts on the waterline, its length and its height. */
  items: readonly (readonly [x: number, y: number, length: number, height: number])[];
  /** The bedding plane that rises gently, the broken edge, and the seams between beds. */
  lit: Ink;
  shade: Ink;
  seam: Ink;
  /** The plane rises to the right; -1, to the left. */
  dip?: Side;
  seed?: number;
}

/** Long planes that climb and break off. Overlap them, far rows first, like fallen books. */
export function slabs<Ink extends string>({
  items,
  lit,
  shade,
  seam,
  dip = 1,
  seed = 3,
}: SlabsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 29 + 3);
    for (const [x, y, length, height] of items) {
      const place = (across: number, up: number): Point => [x + dip * length * across, y - height * up];
      const brink = random.between(0.66, 0.8);
      const notch = random.between(0.42, 0.56);
      const step = random.between(0.06, 0.14);
      const crest: Point[] = [
        place(0, 0),
        place(notch, notch / brink - step * 0.2),
        place(notch + 0.03, notch / brink - step),
        place(brink, 1),
        place(brink + 0.04, 0.94),
      ];
      const broken: Point[] = [
        place(brink + 0.08, 0.6),
        place(brink + 0.13, 0.56),
        place(0.98, 0.1),
        place(1.02, -0.08),
      ];
      canvas.fill(shade, polygon([...crest, ...broken, place(0.5, -0.14)], canvas.coarseGrid));
      const thick = random.between(0.24, 0.36);
      canvas.fill(
        lit,
        polygon(
          [
            ...crest,
            place(brink - 0.02, 1 - thick),
            place(notch + 0.04, notch / brink - step - thick * 0.8),
            place(0.12, -0.06),
          ],
          canvas.coarseGrid,
        ),
      );
      let seams = '';
      for (let i = 1; i <= 2; i++) {
        const drop = thick + i * random.between(0.16, 0.24);
        const [from, to] = [random.between(0.3, 0.45), brink + random.between(0, 0.06)];
        const at = (t: number, up: number) => place(lerp(from, to, t), lerp(from, to, t) / brink - drop + up);
        seams += polygon([at(0, 0), at(0.5, 0.012), at(1, 0), at(0.5, -0.05)]);
      }
      canvas.fill(seam, seams);
    }
  };
}
