/** A trail runner from the side, at the push of the back foot. */
import { placeFigure } from '../kit/figure.ts';
import { limb } from '../kit/limb.ts';
import type { Layer } from '../kit/scene.ts';

export interface RunnerOptions<Ink> {
  /** The foot that pushes off, and the height of the runner. */
  x: number;
  y: number;
  height: number;
  skin: Ink;
  shirt: Ink;
  /** Shorts and hair; the shoes are as the shirt. */
  dark: Ink;
  /** The light ahead, on thigh, shin and face; and the soles. */
  lit: Ink;
  soles: Ink;
  /** Runs to the right; flipped, to the left. */
  flip?: boolean;
}

/** A hundred high, the pushing foot at 0. The trunk leans; the arms swing against the legs. */
const RUNNER = {
  back: limb([
    [14, -52, 7],
    [12, -46, 7.6],
    [7, -36, 6.4],
    [4, -29, 5],
    [3, -28, 5],
    [-3, -21, 5.2],
    [-9, -12, 3.2],
    [-11, -8, 2.6],
  ]),
  front: limb([
    [17, -52, 7],
    [23, -49, 7.8],
    [32, -45, 6.4],
    [38, -42, 5.2],
    [39, -40, 5],
    [37, -31, 5.2],
    [33, -21, 3.2],
    [32, -16, 2.6],
  ]),
  shoes:
    'M-8-9-13-12C-17-12-19-9-18-6L-9 0C-6 2 0 2 2 1 3-2 1-4-2-5zM35-18 29-19C26-17 26-14 27-11H44C45-14 44-16 41-16z',
  soles: 'M-18.6-7.4-9-.4C-6 1.4-1 1.6 3 .4L3 2.6C-1 4-7 4-10 2.4L-20-5.4zM26.6-12.4H45V-9.4H27z',
  light:
    'M36-47.6C41-45.6 44.6-42.6 44.2-39 43.6-32 40.6-25 37-18H34.6C37.6-26 40-34 40-39 39.6-42 37-43.6 34-44.6zM33-94 35-91 33-90C33-87 31-86 28-86L28-81H25.6V-88C29-88 31-91 31-96z',
  far: limb([
    [22, -79, 4],
    [28, -71, 3.6],
    [32, -65, 3.4],
    [38, -69, 3],
    [43, -75, 2.4],
    [45, -78, 2.6],
  ]),
  near: limb([
    [17, -81, 4],
    [10, -73, 4],
    [3, -66, 3.6],
    [3, -65, 3.4],
    [10, -60, 3],
    [17, -57, 2.6],
    [20, -56, 2.6],
  ]),
  head: 'M20-83 20-88C17-91 17-101 25-102 32-102 34-97 33-94L35-91 33-90C33-87 31-86 28-86L28-81z',
  hair: 'M15-94C14-102 20-106 26-105 32-105 35-101 33-99 28-98 25-97 23-92 21-90 19-90 18-91 13-89 10-90 7-94 10-93 13-93 15-94z',
  shirt: 'M20-85C25-86 29-83 29-78 29-70 25-60 23-50L8-51C9-61 11-70 13-78 14-82 16-84 20-85z',
  sleeve: limb([
    [18, -82, 4],
    [15, -78, 5],
    [9, -72, 4.6],
    [8, -71, 4.2],
  ]),
  shorts:
    'M6.4-54 24-55.6C30-54 35.4-50.6 38.4-47.4L32-37C27-39 22-41 18-43 15-38 12-34 10.6-30L-1-36.6C3-43 5.6-49 6.4-54z',
} as const;

export function runner<Ink extends string>(options: RunnerOptions<Ink>): Layer<Ink> {
  const { x, y, height, skin, shirt, dark, lit, soles, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [skin, RUNNER.far],
      [skin, RUNNER.back],
      [skin, RUNNER.front],
      [shirt, RUNNER.shoes],
      [soles, RUNNER.soles],
      [skin, RUNNER.head],
      [lit, RUNNER.light],
      [dark, RUNNER.shorts],
      [shirt, RUNNER.shirt],
      [skin, RUNNER.near],
      [shirt, RUNNER.sleeve],
      [dark, RUNNER.hair],
    ]);
}
