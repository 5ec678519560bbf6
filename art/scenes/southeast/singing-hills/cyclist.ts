/** People on bicycles, from the side. */
import { limb } from '../../../kit/limb.ts';
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

/** A hundred high, the wheels on 0, riding to the right. */
const TIRES = 'M-42-17a17 17 0 1134 0 17 17 0 11-34 0zM10-17a17 17 0 1134 0 17 17 0 11-34 0z';
const SPOKES = 'M-25-33v32M-41-17h32M-36-28l22 22M-14-28l-22 22M27-33v32M11-17h32M16-28l22 22M38-28l-22 22';
const FRAME = 'M-25-17-1-17 17-45-8-43-25-17M-10-50-1-17M16-52 27-17';
const BAR = 'M16-52 20-56 27-55M-17-51.4h13M-1-17 1-6.6M-3-6H7M-1-17-4-25';
const FAR_LEG = `${limb(
  [
    [-10, -53, 8],
    [2, -50.5, 6.6],
    [12, -47, 4.8],
    [13, -44.5, 4.6],
    [5, -38, 4.4],
    [-3, -33, 3],
    [-8, -30.5, 2.5],
  ],
  2,
)}M-12-31.5-11-27.5 1-24.4C3-25.6 2-27.4-1-28.6L-6-32.4z`;
/** Thigh and calf at an angle, the ball of the shoe on the pedal. */
const NEAR_LEG = `${limb(
  [
    [-12, -54, 8.6],
    [-3, -46.5, 7.4],
    [5, -38.5, 5.4],
    [6, -36, 5],
    [2.4, -27.5, 4.9],
    [-0.6, -19, 3.2],
    [-3, -12.5, 2.6],
  ],
  2,
)}M-7-13C-7.6-10.6-7.4-8.4-6.8-7.2L7.6-6.6C8.6-8.6 6.6-9.8 3.4-10.6L-.2-14z`;
const SHIRT = 'M-16-45C-22-50-19-63-12-72-9-76-6-78-2-80 4-84 11-86 14-83 16-80 13-74 9-67 4-60 0-54-2-48z';
const ARM = limb(
  [
    [9, -79, 5.4],
    [12, -71, 4.8],
    [14, -64, 4.2],
    [15, -63, 4],
    [21, -60, 3.4],
    [27, -57, 2.8],
  ],
  2,
);
const HEAD =
  'M4-81C8-83 9.6-86 9.4-90 9.4-98 24-99.6 25-94L25.2-91.6 27.2-88.8 25.8-88.2C26.2-87 26-86.4 25.4-86L25-84C24.4-82 21.6-81.8 18.8-82.4 18-80 17-78 14.4-75z';
const HELMET = 'M7.6-90.4C4.6-97 9-104.6 17.6-105 24.6-105.2 28.6-100.4 28.8-95.6L25.4-95.8C19-95 13-93 7.6-90.4z';
/** Where a low sun, ahead, finds back, helmet, arm and thigh: never the face or a foot. */
const EDGES =
  'M-17.6-54C-18.6-61-16.5-66-12-72-9-76-6-78-2-80 2-82.6 6-84.6 10-85L9-83.8C5-83.2-.2-80.8-1.2-78.8-5-76.8-8.2-74.8-10.8-71.2-15-65.2-17-60.6-16.2-54zM9-100C11-103 14-104.8 17.6-105 24.6-105.2 28.6-100.4 28.8-95.6L27.6-95.7C27-100 23.6-103.8 17.6-103.7 14.4-103.4 11.6-102.4 9-100zM14-79C16-75 17.8-70 18.6-66.6L28.4-60.2 27.9-59.2 17.4-65.8C16.4-70 15-74 13-78zM-3-55.4C2-51.8 7-46.6 10-41.6 11.4-39 11.2-36 10.4-33.4L9.3-33.8C10-36.4 10-38.4 8.9-40.8 5.8-45.6 1-50.6-3.8-54z';

export interface CyclistOptions<Ink> {
  x: number;
  y: number;
  height: number;
  /** Tires, saddle and legs. */
  ink: Ink;
  /** The leg beyond the bicycle, where it is not of the same ink. */
  far?: Ink;
  frame: Ink;
  spoke: Ink;
  skin: Ink;
  shirt: Ink;
  helmet: Ink;
  /** The edges that a low sun ahead of the rider finds. */
  lit?: Ink;
  /** Rides to the right; flipped, to the left. */
  flip?: boolean;
}

export function cyclist<Ink extends string>(options: CyclistOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, far = ink, frame, spoke, skin, shirt, helmet, lit, flip = false } = options;
  return (canvas) => {
    const scale = height / 104;
    const fill = (partInk: Ink, data: string) => `<path fill="${canvas.color(partInk)}" d="${data}"/>`;
    const stroke = (partInk: Ink, width: number, data: string) =>
      `<path stroke="${canvas.color(partInk)}" stroke-width="${width}" d="${data}"/>`;
    const bicycle = [
      stroke(spoke, 0.7, SPOKES),
      stroke(ink, 3, TIRES),
      stroke(frame, 2.8, FRAME),
      stroke(ink, 2.8, BAR),
    ].join('');
    const rider = [
      fill(shirt, SHIRT),
      fill(ink, NEAR_LEG),
      fill(skin, HEAD),
      fill(skin, ARM),
      fill(helmet, HELMET),
      lit ? fill(lit, EDGES) : '',
    ].join('');
    const place = `translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})`;
    canvas.add(`<g transform="${place}">${fill(far, FAR_LEG)}<g fill="none">${bicycle}</g>${rider}</g>`);
  };
}
