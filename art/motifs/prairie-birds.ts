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
      [
        lit,
        'M-17-48c12 5 22 6 34 1l2-26 2-1-1 29c-12 6-26 4-37-3zM24-72l3 22 3-21 3 22 4-19 1 20 4-15 0 18-6 8-10-4-4-8z',
      ],
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
    const forms = [
      'M-50 3l10-5 18 1c5-2 8-4 10-8C-16-20-24-34-38-44c16 2 22 8 28 16l0-14 5 13 3-10 2 12c4 8 6 14 6 20 6 2 12 3 16 5l26 2v2l-26 1c-12 4-26 3-34-1-4-2-10-2-16-1l-14 3z',
      'M-50-3l10-3 18 2c6-4 16-6 26-5 6 1 12 3 18 4l26 3v2l-26 0c2 10 0 22-8 34l0-9-5 8-1-10-5 7c0-12-3-22-9-28-6 0-12-2-17-2l-16 2z',
    ];
    const ids = forms.map((data, i) => canvas.symbol(`crane ${i}`, () => `<path d="${data}"/>`));
    const copies = items.map(([x, y, width], i) => {
      const scale = round(width) / 100;
      return `<use href="#${ids[i % 2]}" transform="translate(${numbers([x, y])})scale(${numbers([scale, Math.abs(scale)])})"/>`;
    });
    canvas.group(ink, ink, copies.join(''));
  };
}

export interface SingerOptions<Ink> {
  x: number;
  y: number;
  height: number;
  /** Back and wing. */
  ink: Ink;
  /** Streaks on them, and the pale cheek. */
  lit: Ink;
  /** Throat and breast. */
  breast: Ink;
  /** The V on the breast, crown, bill and legs. */
  dark: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** A western meadowlark large in the foreground, stout and short of tail, bill wide open. */
export function singingMeadowlark<Ink extends string>(options: SingerOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, lit, breast, dark, flip = false } = options;
  const streaks = [
    [4, -66, 14, 64],
    [12, -60, 15, 62],
    [6, -52, 15, 66],
    [14, -44, 15, 60],
    [22, -46, 13, 58],
    [24, -32, 13, 60],
    [14, -30, 12, 62],
  ] as const;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [dark, 'M-4-16l1 14-8 2h14l-3-3 0-14zM8-16l2 14-8 2h15l-4-3 0-14z'],
      [breast, 'M-24-84c-10 12-15 30-11 46 5 17 18 27 34 27 9 0 16-3 20-8L2-78l-10-12z'],
      [
        ink,
        'M-26-88c2-9 12-13 20-9 6 3 9 9 9 15 14 5 27 20 32 38 3 11 3 20 13 34l-8 5-12-16c-12 4-24-3-29-14-7-15-5-30-9-40-4-7-10-9-16-13z',
      ],
      [
        lit,
        `M-20-88c6-1 11 2 13 8-5 2-10 0-14-4z${streaks.map(([fromX, fromY, length, degrees]) => petal(fromX, fromY, length, 3, degrees, 1)).join('')}`,
      ],
      [
        dark,
        'M-26-88c2-9 12-13 20-9 4 2 7 5 8 9-9-5-19-5-28 0zM-25-92l-21-12 15 16-16 3 20 1zM-36-60c5 9 12 17 18 21 4-7 6-15 6-24l7 3c0 16-5 29-12 36-10-7-18-18-21-28z',
      ],
      [lit, disc(-17, -89, 1.6, 10)],
    ]);
}
