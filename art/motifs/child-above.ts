/** A child from straight above, arms out for balance, on the way to the right. */
import { placeFigure } from '../kit/figure.ts';
import { limb } from '../kit/limb.ts';
import { disc } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface ChildAboveOptions<Ink> {
  /** Between the feet; and from one hand to the other. */
  x: number;
  y: number;
  span: number;
  /** Degrees clockwise, the way the child walks. */
  heading: number;
  skin: Ink;
  shirt: Ink;
  /** The side of the shirt away from the light. */
  fold: Ink;
  shorts: Ink;
  shoes: Ink;
  hair: Ink;
  gloss: Ink;
}

/** A hundred and twenty from hand to hand. */
const CHILD = {
  legs: limb([
    [-2, -8, 8],
    [-10, -10, 7.6],
    [-20, -10, 6],
    [-26, -10, 5],
  ]),
  ahead: limb([
    [2, 8, 8],
    [14, 10, 8],
    [24, 10, 6.6],
    [30, 10, 5],
  ]),
  shoes:
    'M-36-14C-31-17-24-16-23-13V-7C-25-4-32-3-36-6-39-9-39-11-36-14zM28 4C34 2 44 3 46 8 47 13 44 16 38 16 32 17 27 16 26 14V7z',
  shorts: 'M-16-18C-8-20 2-19 4-15L22 2C25 6 25 14 22 18 14 20 4 19-2 16L-16-4C-19-8-19-14-16-18z',
  arms:
    limb([
      [-2, -18, 5.6],
      [-5, -30, 5],
      [-5, -36, 4.4],
      [-4, -46, 3.6],
      [-2, -53, 2.6],
      [-2, -57, 3.2],
      [-1, -62, 2],
    ]) +
    limb([
      [0, 18, 5.6],
      [6, 29, 5],
      [8, 35, 4.4],
      [7, 45, 3.6],
      [5, 52, 2.6],
      [5, 56, 3.2],
      [5, 61, 2],
    ]),
  shirt:
    'M-12-14C-10-20-8-24-6-31L-13-31C-14-26-16-20-17-12-18-4-17 6-15 12-12 18-8 22-5 32L12 31C13 25 12 18 10 10 11 0 9-10 5-16L1-32-8-32C-9-26-11-20-12-14z',
  fold: 'M10 10C12 18 13 25 12 31L3 31.6C0 24-4 18-8 14-2 16 6 16 10 10zM5-16C9-10 11 0 10 8 5 2 1-6-1-14L-3-31.6 1-32z',
  face: 'M15-6C19-4 20-2 20.6-1 21.6-.6 21.6.8 20.6 1.2 20 3 18.6 5 15 6z',
  hair: `${disc(5, 0, 12.4)}M-6-4C-12-6-20-5-26-1-30 2-34 2-37 0-34 6-28 8-22 7-16 7-10 6-6 4z`,
  gloss: 'M-4-6C-2-10 4-12 9-10 4-10 0-8-2-3zM-10-3C-15-3-20-2-24 1-20-1-15-1-10-1z',
} as const;

export function childAbove<Ink extends string>(options: ChildAboveOptions<Ink>): Layer<Ink> {
  const { x, y, span, heading, skin, shirt, fold, shorts, shoes, hair, gloss } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: span / 120, tilt: heading }, [
      [skin, CHILD.legs + CHILD.ahead],
      [shoes, CHILD.shoes],
      [shorts, CHILD.shorts],
      [skin, CHILD.arms],
      [shirt, CHILD.shirt],
      [fold, CHILD.fold],
      [skin, CHILD.face],
      [hair, CHILD.hair],
      [gloss, CHILD.gloss],
    ]);
}
