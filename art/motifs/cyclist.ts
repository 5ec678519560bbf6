/** People on bicycles, from the side. */
import { limb } from '../kit/limb.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

/** A hundred high, the wheels on 0, riding to the right. */
const TIRES = 'M-42-17a17 17 0 1134 0 17 17 0 11-34 0zM10-17a17 17 0 1134 0 17 17 0 11-34 0z';
const SPOKES = 'M-25-33v32M-41-17h32M-36-28l22 22M-14-28l-22 22M27-33v32M11-17h32M16-28l22 22M38-28l-22 22';
const FRAME = 'M-25-17-1-17 17-45-8-43-25-17M-10-50-1-17M16-52 27-17';
const BAR = 'M16-52 20-56 27-55M-16-51h12M-1-17l5 8';
const FAR_LEG = 'M-15-52-4-48 5-42-3-32-9-27-12-27-9-23-1-24 3-29 13-42-1-52z';
const NEAR_LEG = `${limb(
  [
    [-12, -51, 8],
    [0, -45, 7.4],
    [9, -39, 5.6],
    [10, -37, 5.4],
    [8, -26, 5],
    [3, -15, 3.4],
    [0, -9, 2.8],
  ],
  2,
)}M-3-12C-5-9-6-6-5-5L11-4C12-6 9-8 4-10L2-13z`;
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
  'M4-81C8-83 10-86 10-90 10-97 24-99 24.4-93L24.2-91 27-87.6 25.2-86.8 25.4-84.4C25-82 22-81.6 19.4-82 18-80 17-78 14.4-75z';
/** Two slots let the air through. */
const HELMET =
  'M8-89.6C5-98 11-104.4 18-104.6 25-104.6 28.6-99 29-94.6L23-95.6C18-94 13-92 8-89.6zM12.6-97.4 13-96 22.6-99.4 22-100.8zM11.4-94 11.8-92.8 18-95 17.6-96.2z';
/** Where a low sun, ahead, finds back, helmet, face, arm and thigh. */
const EDGES =
  'M-18-48C-20-53-19-63-12-72-9-76-6-78-1.6-80 3-83.4 9-85.4 13-83.6 8-83 4-81 0-78-5-75-8-73-10-70-16-62-17-55-16-47zM12.6-101.4C15-104 17-104.6 19-104.6 25-104.4 28.6-99 29-94.6L27.4-95C26.4-99 23.6-102 19-102.4 16.6-102.6 14.6-102.2 12.6-101.4zM24.4-92.6 27-87.6 25.2-86.8 25.4-84.4 24-84.8 23.8-87.4 24.8-88.2 23-92.6zM13.4-81C15.6-77 17.6-71 18-67.4L28.4-60 27.8-58.4 16.4-65.2C15-70 13.6-75 11.6-79.6zM-2-53.4C4-50.6 12-45 15-40.6 16-36 15-30 12.4-24L10.8-24.6C12.8-30 13.6-36 13-38.6 9-44 2-49-5-51.6zM3-10.4C9-8.4 12-6 11-4L9-4.2C9-6 6-7.8 2.4-9z';

export interface CyclistOptions<Ink> {
  x: number;
  y: number;
  height: number;
  /** Tires, saddle and legs. */
  ink: Ink;
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
  const { x, y, height, ink, frame, spoke, skin, shirt, helmet, lit, flip = false } = options;
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
    canvas.add(`<g transform="${place}">${fill(ink, FAR_LEG)}<g fill="none">${bicycle}</g>${rider}</g>`);
  };
}
