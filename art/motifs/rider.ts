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

const FAR_LEGS = 'M20-34Q14-26 12-19L17-8 13-1 19 0 23-9 19-19 30-34zM-10-32L-24-25-29-12-34-10-33-5-26-9-18-22-4-30z';
const HORSE =
  'M-52-57Q-54-61-51-64L-43-78-42-84-38-80C-30-78-22-68-15-60-8-57-2-54 6-54 14-54 20-60 28-58 35-56 37-48 35-40L33-34 36-22 33-9 37-1 29 0 29-9 28-21C24-26 22-30 20-33 10-28-2-28-12-31L-12-17-14-6-11-1-19 0-18-7-19-18-23-32C-28-38-28-46-32-55-36-60-40-61-44-58-47-54-50-54-52-57z';
const TRIM =
  'M-40-82C-28-80-18-70-13-59-20-62-26-66-31-72zM32-56C42-54 45-40 41-16 37-24 37-40 33-46zM-19-3l8 0 1 4h-10zM29-3l7 0 2 4h-9z';
const RIDER_LEGS = 'M-4-56Q4-62 8-56L6-46-6-40-7-31-14-29-15-32-11-35-12-43z';
const RIDER_COAT = 'M-2-56Q-4-70 0-79 5-83 9-78 12-66 9-55 3-53-2-56z';
const ARM = 'M1-76L-7-67-16-64-15-60-4-61 7-69z';
const HEAD = 'M-1-85Q-1-91 4-91 9-91 9-85 8-79 4-79-1-80-1-85z';
const HAT = 'M-7-87Q-2-89-2-93 0-97 4-96 8-97 10-93 10-89 14-88 4-84-7-87z';

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
