/** Tamaracks as they stand in a bog: a slim stem down to the moss, and feathery boughs that one sees through. */
import { lerp, type Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface LarchesOptions<Ink> {
  /** Trees: where each stands, how tall it is, and one of several forms. */
  items: readonly (readonly [x: number, y: number, height: number, form: number])[];
  stem: Ink;
  /** Boughs in the light, which comes from the left, and those behind them. */
  lit: Ink;
  shade: Ink;
  boughs?: number;
  /** Reach of the lowest boughs over the height. */
  girth?: number;
}

/** One bough: level above, its needles hang in tufts below. */
function bough(random: Random, y: number, reach: number, droop: number, thick: number): Point[] {
  const along = (t: number, below: number): Point => [reach * t, y + droop * t ** 1.5 + below];
  const tufts = [0.84, 0.6, 0.34].flatMap((t) => [
    along(t + 0.05, thick * random.between(0.6, 1)),
    along(t - 0.08, thick * random.between(0.3, 0.55)),
  ]);
  return [[0, y], along(0.5, -thick * 0.35), along(1, 0), ...tufts, [0, y + thick * 0.6]];
}

/** Two hundred high, foot at 0: the boughs in the light and those in shade behind; the lowest fifth is bare stem. */
function tree(form: number, boughs: number, girth: number): { lit: string; shade: string } {
  const random = new Random(form * 131 + 17);
  const [lit, shade] = [['M-1.5-176L0-202 2-176z'], ['']];
  for (let i = 0; i < boughs; i++) {
    for (const side of [-1, 1]) {
      const t = (i + random.between(0.1, 0.9)) / boughs;
      const y = lerp(-192, -46, t);
      // Here and there one is broken off.
      const reach = 200 * girth * t ** 0.7 * (random.chance(0.12) ? 0.4 : random.between(0.66, 1.1)) + 3;
      const points = bough(
        random,
        y,
        side * reach,
        reach * random.between(-0.1, 0.1) + reach * lerp(-0.1, 0.26, t),
        lerp(5, 8.5, t),
      );
      // Away from the light two in five are in shade.
      (side > 0 && random.chance(0.4) ? shade : lit).push(polygon(points, 2));
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
