/** Birds of the open prairie: the booming prairie-chicken, and cranes. */
import { placeFigure } from '../kit/figure.ts';
import { round } from '../kit/geometry.ts';
import { disc, lens, numbers, petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface PrairieChickenOptions<Ink> {
  x: number;
  y: number;
  /** From the bill to the tail. */
  length: number;
  ink: Ink;
  /** Bars in the plumage. */
  bar: Ink;
  /** The rim of light along the back and the tail. */
  lit: Ink;
  /** The air sac and the comb over the eye. */
  sac: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** Rows of short bars across breast and flank. */
const BARS: readonly (readonly [x: number, y: number, width: number])[] = [
  [-17, -41, 10],
  [-4, -40, 12],
  [10, -39, 11],
  [-12, -34, 9],
  [2, -34, 13],
  [16, -33, 10],
  [-20, -28, 9],
  [-7, -27, 12],
  [8, -27, 12],
  [21, -27, 9],
  [-10, -21, 10],
  [3, -21, 10],
];

/** A greater prairie-chicken on the booming ground: head low, sacs blown up, feathers raised like horns. */
export function prairieChicken<Ink extends string>(options: PrairieChickenOptions<Ink>): Layer<Ink> {
  const { x, y, length, ink, bar, lit, sac, flip = false } = options;
  const horns = petal(-31, -50, 25, 3, -82, 1) + petal(-28, -50, 23, 3, -62, 1);
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: length / 100, flip }, [
      [ink, 'M-6-20l1 14-2 3-9 2v1h13l3-4 2-16zM9-20l2 14-2 3-9 2v1h13l3-4 3-16z'],
      [
        ink,
        `${horns}M-48-40l8-4c1-6 6-9 11-9 6 0 9 4 14 6 10 3 22 3 32 0l2-26 5-3 4 2 5-1 2 4 5 1 1 5 4 2 0 5 3 4-2 5 1 5-4 4-8 7c-1 8-6 14-12 18l-1 12-5-6-3 5-4-9c-6 1-14 1-20 0-8-2-16-6-20-13-2-3-3-5-5-8z`,
      ],
      [lit, 'M-17-48c12 5 22 6 34 1l2-26 2-1-1 29c-12 6-26 4-37-3zM24-72l3 22 3-21 3 22 4-19 1 20 4-15 0 18-6 8-10-4-4-8z'],
      [bar, BARS.map(([barX, barY, width]) => lens(barX, barY, width, 3)).join('')],
      [sac, `${disc(-25, -36, 8)}M-38-50q5-5 10-1-5 3-10 1z`],
      [lit, disc(-35, -46, 1, 2)],
    ]);
}

export interface CranesOptions<Ink> {
  ink: Ink;
  /** Each flies left; a negative width flies right. */
  items: readonly (readonly [x: number, y: number, width: number])[];
}

/** Sandhill cranes on the wing: neck and legs stretched, wing tips fingered. */
export function cranes<Ink extends string>({ ink, items }: CranesOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const forms = ['M-50 3l10-5 18 1c5-2 8-4 10-8C-16-20-24-34-38-44c16 2 22 8 28 16l0-14 5 13 3-10 2 12c4 8 6 14 6 20 6 2 12 3 16 5l26 2v2l-26 1c-12 4-26 3-34-1-4-2-10-2-16-1l-14 3z', 'M-50-3l10-3 18 2c6-4 16-6 26-5 6 1 12 3 18 4l26 3v2l-26 0c2 10 0 22-8 34l0-9-5 8-1-10-5 7c0-12-3-22-9-28-6 0-12-2-17-2l-16 2z'];
    const ids = forms.map((data, i) => canvas.symbol(`crane ${i}`, () => `<path d="${data}"/>`));
    const copies = items.map(([x, y, width], i) => {
      const scale = round(width) / 100;
      return `<use href="#${ids[i % 2]}" transform="translate(${numbers([x, y])})scale(${numbers([scale, Math.abs(scale)])})"/>`;
    });
    canvas.group(ink, ink, copies.join(''));
  };
}
