/** A horse and its rider, walking. */
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

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

const FAR_LEGS =
  'M-27-40L-31-24-27-10-30-5-29-3-22-4-21-10-24-22-14-34zM13-38C17-31 17-26 14-22L16-9 12-2 13 0H20L21-8 20-21C25-26 27-31 28-37z';
const HORSE =
  'M-46-83L-45-89-41-84C-33-82-22-70-15-61-8-57 6-56 14-58 22-62 32-60 36-53 39-46 38-40 36-35 37-30 39-27 39-23L37-9 36-5 40 0H31L32-7 33-21C29-27 25-31 22-36 12-30-4-29-14-33L-14-18-15-7-11 0H-20L-19-7-19-17C-20-25-23-31-26-36-30-42-31-48-32-54-34-61-37-65-41-67-44-66-46-63-49-60-51-57-55-57-56-60-57-63-54-67-52-71-50-77-48-81-46-83z';
const TRIM =
  'M-46-84C-33-83-21-71-14-60-20-61-27-65-31-72-35-78-40-81-46-84zM35-55C43-52 47-38 43-17 39-24 37-37 34-46zM-20-3h7l2 4h-9zM31-3h7l2 4h-9zM-7-60C0-55 8-56 14-60L13-52C9-49 2-49-4-51z';
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
      part(dark, FAR_LEGS) +
      part(horse, HORSE) +
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
