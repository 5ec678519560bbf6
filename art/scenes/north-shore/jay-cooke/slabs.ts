/** Beds of slate that were tilted on edge: fins of rock that all lean one way. */
import { at, lerp, type Point, type Side } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

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
    let turns = seed;
    for (const [x, y, length, height] of items) {
      const place = (across: number, up: number): Point => [x + dip * length * across, y - height * up];
      const brink = random.between(0.66, 0.8);
      const notch = random.between(0.42, 0.56);
      const step = random.between(0.06, 0.14);
      const rise = (across: number) => across / brink;
      // One breaks in a step, one in two, one ends blunt and one in a beak; never the same twice in a row.
      const crests: readonly (readonly Point[])[] = [
        [
          place(notch, rise(notch) - step * 0.2),
          place(notch + 0.03, rise(notch) - step),
          place(brink, 1),
          place(brink + 0.04, 0.94),
        ],
        [
          place(0.2, 0.36),
          place(0.23, 0.2),
          place(notch, rise(notch) - 0.1),
          place(notch + 0.02, rise(notch) - 0.24),
          place(brink - 0.06, 0.82),
          place(brink + 0.1, 0.86),
        ],
        [
          place(0.3, 0.56),
          place(brink - 0.3, 0.8),
          place(brink - 0.27, 0.7),
          place(brink, 1.08),
          place(brink + 0.02, 0.98),
        ],
        [place(0.16, 0.1), place(0.19, 0.3), place(notch, 0.62), place(brink - 0.1, 0.92), place(brink + 0.12, 0.74)],
      ];
      const turn = turns++ % crests.length;
      const crest: Point[] = [place(0, 0), ...at(crests, turn)];
      const breaks: readonly (readonly Point[])[] = [
        [place(brink + 0.08, 0.6), place(brink + 0.13, 0.56), place(0.98, 0.1)],
        [place(brink + 0.14, 0.5), place(brink + 0.1, 0.3), place(0.94, 0.26)],
        [place(brink + 0.03, 0.5), place(brink + 0.16, 0.36), place(0.95, 0.3)],
        [place(brink + 0.16, 0.5), place(0.96, 0.44), place(1, 0.1)],
      ];
      const broken: Point[] = [...at(breaks, turn), place(1.02, -0.08)];
      canvas.fill(shade, polygon([...crest, ...broken, place(0.5, -0.14)], canvas.coarseGrid));
      const thick = random.between(0.24, 0.36);
      canvas.fill(
        lit,
        polygon(
          [
            ...crest,
            place(brink - 0.02, 0.86 - thick),
            place(notch + 0.04, rise(notch) - 0.24 - thick * 0.6),
            place(0.12, -0.06),
          ],
          canvas.coarseGrid,
        ),
      );
      let seams = '';
      for (let i = 1; i <= 2; i++) {
        const drop = thick + i * random.between(0.16, 0.24);
        const [from, to] = [random.between(0.3, 0.45), brink + random.between(0, 0.06)];
        const spot = (t: number, up: number) => place(lerp(from, to, t), lerp(from, to, t) / brink - drop + up);
        seams += polygon([spot(0, 0), spot(0.5, 0.012), spot(1, 0), spot(0.5, -0.05)]);
      }
      canvas.fill(seam, seams);
    }
  };
}
