/** A horse and its rider, walking. */
import { limb } from '../../../kit/limb.ts';
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface RiderOptions<Ink> {
  x: number;
  y: number;
  /** From the ground to the rider's hat. */
  height: number;
  horse: Ink;
  /** Mane, tail, hooves and the far legs. */
  dark: Ink;
  /** Jacket. */
  coat: Ink;
  /** The rider's face; as dark unless told. */
  face?: Ink;
  /** Walks to the left; flipped, to the right. */
  flip?: boolean;
}

/** Walks: the far fore leg is lifted, the far hind leg steps under the belly. */
const FAR_LEGS = [
  limb(
    [
      [-16, -42, 5],
      [-21, -33, 3.8],
      [-26.6, -26, 2.8],
      [-28, -21, 2.5],
      [-26.4, -14, 1.7],
      [-25.6, -9, 1.9],
      [-27.4, -5, 1.6],
    ],
    10,
  ),
  limb(
    [
      [24, -44, 7],
      [20, -35, 5],
      [21.6, -28, 3.4],
      [24, -22, 2.9],
      [21.6, -14, 1.9],
      [19.4, -7, 2],
      [17.4, -3, 2],
    ],
    10,
  ),
  'M-30-6.4L-25.4-4.4-25.8-1.2-31.8-2.6zM20-3.6L15-3.6 12.8 0H21z',
];
const NEAR_LEGS = [
  limb(
    [
      [-12, -42, 6.4],
      [-13, -34, 4.8],
      [-13.4, -27, 3.2],
      [-13.4, -20.6, 2.7],
      [-12.8, -13, 1.7],
      [-12.2, -7, 2],
      [-13.6, -3, 2],
    ],
    10,
  ),
  limb(
    [
      [31, -50, 10],
      [30.4, -40, 8],
      [33.6, -31, 4.4],
      [37.4, -24, 3.2],
      [37, -16, 2],
      [36.6, -8, 2.1],
      [34.8, -3, 2.1],
    ],
    10,
  ),
];
/** Ear, crest, withers, back, croup; buttock, flank, belly, elbow; breast, throat, cheek, muzzle, forehead. The withers are as high as the body is long. */
const HORSE =
  'M-37-89L-36.4-94C-34-92-33-90-33-87-24-84-16-74-8-65-2-62 4-60 10-60.4 16-61 20-65 27-64.6 34-64 39-60 41-54 43-48 41-40 37-33 33-30 27-32 24-37 18-33 10-30.6 2-31-6-31-14-33-18-38-22-43-24-48-23.6-53-24-59-28-66-33-71-36-68-40-68-43-69-46-67-48-65-50-64-53-63-55-65-55-67-55-70-52-74-49-78-46-82-43-87-40-89.6z';
const TRIM =
  'M-36-90C-26-88-14-76-7-65-12-66-17-66-20-68-24-73-28-80-36-86zM39-59.4C45-58 49-52 49-42 49-32 48-24 44-15 42-22 41-30 41-38 42-46 41-52 38-55zM-16.6-3.6H-11L-9.8 0H-18.2zM37.4-3.6H32.2L30 0H38.8zM-4-62C2-60 8-60 13-62L13-55C8-52 0-52-3-55z';
const RIDER_LEGS =
  'M5-61C2-56-4-51-9-48-11-44-9-38-8-34L-14-32C-15-30-14-29-12-29H-3C-3-33-4-40-2-43 4-47 11-52 12-58z';
const RIDER_COAT = 'M-3-58C-5-66-4-75-1-79 3-82 8-80 10-75 12-68 12-62 12-57 6-55 1-55-3-58z';
const ARM = 'M2-77C-2-72-4-69-9-67L-17-65-17-61-8-62C-3-63 3-67 6-72z';
const HEAD = 'M-3-86a5 5 0 1110 0 5 5 0 11-10 0z';
const HAT = 'M-8-88C-4-90-2-91-2-92-1-97 6-97 7-92 7-91 9-89 13-88 6-86-2-86-8-88z';

export function rider<Ink extends string>({
  x,
  y,
  height,
  horse,
  dark,
  coat,
  face = dark,
  flip = false,
}: RiderOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = height / 97;
    const part = (ink: Ink, data: string) => `<path fill="${canvas.color(ink)}" d="${data}"/>`;
    const body =
      part(dark, FAR_LEGS.join('')) +
      part(horse, HORSE + NEAR_LEGS.join('')) +
      part(dark, TRIM + RIDER_LEGS) +
      part(coat, RIDER_COAT) +
      part(coat, ARM) +
      part(face, HEAD) +
      part(dark, HAT);
    canvas.add(
      `<g transform="translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})">${body}</g>`,
    );
  };
}
