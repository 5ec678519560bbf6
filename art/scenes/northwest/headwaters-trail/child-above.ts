/** A child from straight above, arms out for balance, on the way to the right. */
import { placeFigure } from '../../../kit/figure.ts';
import type { Point, Station } from '../../../kit/geometry.ts';
import { limb } from '../../../kit/limb.ts';
import { disc } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

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
  legs:
    limb([
      [-4, -6, 7],
      [-16, -8, 6.4],
      [-24, -9, 5],
      [-31, -9, 4.6],
      [-38, -9, 3.4],
    ]) +
    limb([
      [4, 6, 7],
      [18, 8, 6.6],
      [27, 8, 5.2],
      [35, 8, 4.6],
      [42, 8, 3.4],
    ]),
  shoes:
    'M-48-10C-48-14-44-15.6-39-15-35-14.6-31-14.4-30-12-29-9-29-7-30-5.4-32-3.6-35-3.6-39-3.4-44-3-48-5.6-48-10zM38 3.4C43 2.4 50 2 54 4.6 57 7 57 11 53 13.2 49 15.4 43 14.6 38 13 35.4 11 35.4 5.6 38 3.4z',
  shorts: 'M-21-16C-14-18-4-18 2-14L24 .6C27 4 27 13 23.6 16 14 18 4 18-2 14L-22-2C-25-5-24-14-21-16z',
  arms:
    limb([
      [-1, -22, 5],
      [-4, -33, 4.4],
      [-4, -40, 4],
      [-2, -48, 3.2],
      [-1, -53, 2.8],
      [0, -58, 3.4],
      [1, -63, 1.6],
    ]) +
    limb([
      [1, 22, 5],
      [5, 33, 4.4],
      [6, 39, 4],
      [5, 47, 3.2],
      [4, 52, 2.8],
      [4, 57, 3.4],
      [4, 62, 1.6],
    ]),
  shirt:
    'M-9-20C-9-24-9-28-8.6-33L1.4-34C4-28 6-22 8-17 11-10 12 8 10.6 16 10 22 10 28 10.4 33L.6 34.4C-3 28-6 23-8.6 18-12 10-12-12-9-20z',
  fold: 'M8-17C11-10 12 8 10.6 16 10 22 10 28 10.4 33L.6 34.4C4 26 6 20 5 12 8 4 8-8 4-16z',
  face: 'M11-6.4C15-4.6 16-2 16.6-1 17.8-.6 17.8.8 16.6 1.2 16 3 15 4.8 11 6.4z',
  // Parted in the middle, two braids.
  hair: `${disc(3, 0, 11)}${limb([
    [-4, -7, 2],
    [-9, -10, 3],
    [-14, -14, 2.2],
    [-19, -18, 2.8],
    [-23, -21, 0.6],
  ])}${limb([
    [-4, 7, 2],
    [-9, 10, 3],
    [-15, 12, 2.2],
    [-20, 13, 2.8],
    [-25, 14, 0.6],
  ])}`,
  gloss: 'M13-.4L-7-.5V.5L13 .4zM-2-6C0-8.4 5-9 8-7.4 4-7.6 1-6.8-2-6z',
} as const;

/** Joints in space, as [along, across, up], and half the thickness: what throws the shadow. */
const BODY: readonly (readonly (readonly [along: number, across: number, up: number, half: number])[])[] = [
  [
    [-42, -9, 0, 5],
    [-30, -9, 4, 5],
    [-16, -7, 28, 6],
    [-3, -5, 54, 9],
    [0, 0, 74, 12],
    [0, 0, 90, 13],
    [2, 0, 98, 5],
  ],
  [
    [50, 8, 0, 5],
    [38, 8, 3, 5],
    [24, 7, 28, 6],
    [3, 5, 54, 9],
    [0, 0, 74, 12],
  ],
  [
    [1, -63, 90, 1.6],
    [0, -57, 91, 3.4],
    [-1, -52, 91, 3],
    [-4, -38, 92, 4.4],
    [0, -20, 92, 5.4],
    [0, 0, 92, 7],
    [1, 20, 92, 5.4],
    [6, 38, 91, 4.4],
    [4, 52, 90, 3],
    [4, 57, 89, 3.4],
    [4, 62, 88, 1.6],
  ],
  [
    [2, 0, 92, 5],
    [3, 0, 100, 9],
    [3, 0, 108, 12],
    [3, 0, 116, 9],
    [3, 0, 119, 3],
  ],
];

/** The shadow of that child where the light falls this far for every unit of height. */
export function childShadow<Ink extends string>(options: {
  x: number;
  y: number;
  span: number;
  heading: number;
  ink: Ink;
  fall: Point;
  opacity: number;
}): Layer<Ink> {
  const { x, y, span, heading, ink, fall, opacity } = options;
  const [scale, turn] = [span / 120, (heading * Math.PI) / 180];
  const cast = BODY.map((part) =>
    limb(
      part.map(
        ([along, across, up, half]): Station => [
          x + scale * (along * Math.cos(turn) - across * Math.sin(turn) + up * fall[0]),
          y + scale * (along * Math.sin(turn) + across * Math.cos(turn) + up * fall[1]),
          half * scale,
        ],
      ),
      0.5,
    ),
  );
  return (canvas) => canvas.fill(ink, cast.join(''), opacity);
}

export function childAbove<Ink extends string>(options: ChildAboveOptions<Ink>): Layer<Ink> {
  const { x, y, span, heading, skin, shirt, fold, shorts, shoes, hair, gloss } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: span / 120, tilt: heading }, [
      [skin, CHILD.legs],
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
