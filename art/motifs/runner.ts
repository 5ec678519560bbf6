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
  /** Shorts, shoes and hair. */
  dark: Ink;
  /** The side of the light, ahead. */
  rim?: Ink;
  /** Runs to the right; flipped, to the left. */
  flip?: boolean;
}

/** A hundred high, the pushing foot at 0. The trunk leans; the arms swing against the legs. */
const RUNNER = {
  back: limb([
    [14, -50, 6],
    [11, -44, 7],
    [4, -31, 5],
    [1, -26, 4.4],
    [-7, -17, 4.2],
    [-12, -7, 2.4],
    [-13, -4, 2],
  ]),
  front: limb([
    [17, -50, 6],
    [22, -47, 7],
    [33, -41, 5.4],
    [38, -38, 4.4],
    [37, -30, 4.4],
    [33, -20, 3],
    [31, -14, 2],
  ]),
  shoes: 'M-15-7C-18-4-17-2-14-1L-3 0C-1-1-1-3-4-4L-10-7zM29-17C27-13 28-10 31-9L41-8C44-9 44-11 41-12L34-17z',
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
  shorts: 'M9-53 23-52C27-50 33-46 35-44L30-36C25-38 20-40 17-42 14-37 11-34 9-31L2-36C6-42 7-48 9-53z',
  rim: 'M25-85C28-84 30-81 29-77 29-69 25-60 23-51L21-51C23-60 27-69 27-77 27-80 26-83 25-85zM24-51C30-49 38-43 41-39 42-36 40-24 35-14L33-15C37-24 39-32 38-37 34-42 28-46 23-48z',
} as const;

export function runner<Ink extends string>(options: RunnerOptions<Ink>): Layer<Ink> {
  const { x, y, height, skin, shirt, dark, rim, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [skin, RUNNER.far],
      [skin, RUNNER.back],
      [skin, RUNNER.front],
      [dark, RUNNER.shoes],
      [dark, RUNNER.shorts],
      [skin, RUNNER.head],
      [shirt, RUNNER.shirt],
      [rim, RUNNER.rim],
      [skin, RUNNER.near],
      [shirt, RUNNER.sleeve],
      [dark, RUNNER.hair],
    ]);
}
