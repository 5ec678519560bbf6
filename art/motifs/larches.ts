/** Tamaracks as they stand in a bog: a straight stem and loose, uneven boughs that one sees through. */
import { lerp, type Point } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface LarchesOptions<Ink> {
  /** Trees: where each stands, how tall it is, and one of several forms. */
  items: readonly (readonly [x: number, y: number, height: number, form: number])[];
  stem: Ink;
  /** Boughs on the side of the light, which is the left, and on the other. */
  lit: Ink;
  shade: Ink;
  boughs?: number;
  /** Reach of the lowest boughs over the height. */
  girth?: number;
}

/** Two hundred high, foot at 0: boughs of uneven reach, and gaps between them down to the stem. */
function tree(form: number, boughs: number, girth: number): { left: string; right: string } {
  const random = new Random(form * 131 + 17);
  const side = (sign: 1 | -1) => {
    const edge: Point[] = [[0, -203]];
    for (let i = 0; i < boughs; i++) {
      const t = (i + random.between(0.5, 1.3)) / boughs;
      const y = lerp(-196, -30, t);
      // Here and there one is broken off.
      const reach = 200 * girth * t ** 0.85 * (random.chance(0.14) ? 0.5 : random.between(0.7, 1.15)) + 4;
      const thick = lerp(7, 13, t);
      edge.push([sign * reach, y + reach * 0.12], [sign * reach * 0.55, y + reach * 0.1 + thick * 0.6]);
      edge.push([sign * reach * random.between(0.12, 0.4), y + thick * random.between(0.5, 0.9)]);
    }
    return polygon([...edge, [0, -24]]);
  };
  return { left: side(-1), right: side(1) };
}

export function larches<Ink extends string>(options: LarchesOptions<Ink>): Layer<Ink> {
  const { items, stem, lit, shade, boughs = 13, girth = 0.19 } = options;
  return (canvas) => {
    const trees = items.map(([x, y, height, form]) => {
      const id = canvas.symbol(`larch ${form} ${boughs} ${girth}`, () => {
        const { left, right } = tree(form, boughs, girth);
        return `<path d="M-2-190h4l2 190h-8z"/><path fill="${canvas.color(shade)}" d="${right}"/><path fill="currentColor" d="${left}"/>`;
      });
      return canvas.copy(id, x, y, height / 200);
    });
    canvas.group(stem, lit, trees.join(''));
  };
}
