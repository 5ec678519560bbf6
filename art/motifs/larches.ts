/** Tamaracks as they stand in a bog: a slim stem down to the moss, and feathery boughs that taper to a spire. */
import { lerp, type Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface LarchesOptions<Ink> {
  /** Trees: where each stands, how tall it is, and one of several forms. */
  items: readonly (readonly [x: number, y: number, height: number, form: number])[];
  stem: Ink;
  /** Boughs in the light, which comes from the left, and those away from it. */
  lit: Ink;
  shade: Ink;
  boughs?: number;
  /** Reach of the lowest boughs over the height. */
  girth?: number;
}

/** One bough: a thin feather that rises a little toward its tip, soft below. */
function bough(random: Random, y: number, reach: number, droop: number, thick: number): Point[] {
  const along = (t: number, below: number): Point => [reach * t, y + droop * (1.7 * t - t * t) + below];
  const soft = random.between(0.45, 0.7);
  return [
    [0, y - 1],
    along(0.5, -thick * 0.2),
    along(1, 0),
    along(soft, thick),
    along(soft - 0.18, thick * 0.55),
    [0, y + thick * 1.2],
  ];
}

/** Two hundred high, foot at 0, a slim taper: boughs in the light, those in the shade of the stem, and the bare foot. */
function tree(form: number, boughs: number, girth: number): { lit: string; shade: string } {
  const random = new Random(form * 131 + 17);
  const [lit, shade] = [['M-2-168L0-203 2-168z'], ['']];
  for (let i = 0; i < boughs; i++) {
    for (const side of [-1, 1]) {
      const t = (i + random.between(0.2, 0.8)) / boughs;
      const y = lerp(-190, -22, t);
      // Here and there one is broken off; the taper has a waist and a belly, no two alike.
      const belly = Math.sin(Math.PI * Math.min(1, 0.06 + t * 0.86)) * 0.35 + t * 0.65;
      const reach = 200 * girth * belly * (random.chance(0.1) ? 0.45 : random.between(0.7, 1.1)) + 4;
      const points = bough(random, y, side * reach, reach * lerp(-0.3, 0.5, t), lerp(3, 5.5, t));
      (side > 0 && random.chance(0.62) ? shade : lit).push(polygon(points, 2));
    }
  }
  return { lit: lit.join(''), shade: shade.join('') };
}

export function larches<Ink extends string>(options: LarchesOptions<Ink>): Layer<Ink> {
  const { items, stem, lit, shade, boughs = 23, girth = 0.13 } = options;
  return (canvas) => {
    const trees = items.map(([x, y, height, form]) => {
      const id = canvas.symbol(`larch ${form} ${boughs} ${girth}`, () => {
        const parts = tree(form, boughs, girth);
        return `<path fill="${canvas.color(shade)}" d="${parts.shade}"/><path d="M-.6-190H.6L2.4-8 5 0H-5L-2.4-8z"/><path fill="currentColor" d="${parts.lit}"/>`;
      });
      return canvas.copy(id, x, y, height / 200);
    });
    canvas.group(stem, lit, trees.join(''));
  };
}
