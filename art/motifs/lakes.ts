/** Small lakes seen from a hill: kettles, ponds, a chain of them. Hills overlap the near shore, or it looks like a pool. */
import type { Point } from '../kit/geometry.ts';
import { blob, lens } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface LakesOptions<Ink> {
  ink: Ink;
  /** The shore that shows around the water. */
  shore?: Ink;
  /** Light on the water. */
  glint?: Ink;
  /** The middle of each lake. */
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
  glints?: number;
  /** How far the outline strays from an ellipse, 0 to 1. */
  unrest?: number;
  seed?: number;
}

export function lakes<Ink extends string>(options: LakesOptions<Ink>): Layer<Ink> {
  const { ink, shore, glint, items, glints = 3, unrest = 0.25, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 71 + 13);
    const outlines = items.map(() => Array.from({ length: 11 }, () => 1 + random.jitter(unrest)));
    const draw = (grow: number, lift: number) =>
      items.map(([x, y, width, height], lake) => {
        const points = (outlines[lake] ?? []).map((reach, i, all): Point => {
          const angle = (i / all.length) * Math.PI * 2;
          return [
            x + Math.cos(angle) * (width / 2 + height * grow) * reach,
            y + Math.sin(angle) * (height / 2) * (1 + grow) * reach - height * lift,
          ];
        });
        return blob(points);
      });
    if (shore) canvas.fill(shore, draw(0.14, 0.03).join(''));
    canvas.fill(ink, draw(0, 0).join(''));
    if (!glint) return;
    let light = '';
    for (const [x, y, width, height] of items) {
      for (let i = 0; i < glints; i++) {
        const down = ((i + 0.5) / glints) * 0.9 - 0.45;
        const room = Math.sqrt(1 - (down * 2) ** 2) * width * 0.36;
        light += lens(x + random.jitter(room * 0.5), y + down * height * 0.8, room, Math.max(2, height * 0.05));
      }
    }
    canvas.fill(glint, light);
  };
}
