/** A child from the side, in a jacket and a knitted cap, who points at something far away. */
import { placeFigure } from '../kit/figure.ts';
import { limb } from '../kit/limb.ts';
import type { Layer } from '../kit/scene.ts';

export interface PointingChildOptions<Ink> {
  x: number;
  y: number;
  height: number;
  /** Trousers and boots. */
  ink: Ink;
  coat: Ink;
  cap: Ink;
  skin: Ink;
  /** Points to the right; flipped, to the left. */
  flip?: boolean;
}

/** A hundred high, the feet at 0. */
const CHILD = {
  legs:
    limb([
      [-4, -44, 6.4],
      [-4, -30, 5.6],
      [-5, -22, 4.8],
      [-7, -12, 4.4],
      [-8, -3, 3.8],
    ]) +
    limb([
      [4, -44, 6.4],
      [6, -30, 5.6],
      [7, -22, 4.8],
      [7, -12, 4.4],
      [7, -3, 3.8],
    ]),
  boots: 'M-13-6C-14-2-14 0-12 0H1C2-3 0-5-4-6zM2-6C1-3 1 0 3 0H16C17-3 15-5 11-6z',
  coat: 'M-12-37C-14-52-13-64-9-71-5-77 5-77 9-72 12-66 13-52 13-37 5-34-5-34-12-37z',
  head: 'M-2-72V-79C-7-83-7-98 3-98 12-98 13-92 13-88L16-85 13.6-83.4C13.6-79 11-77 8-77V-72z',
  cap: 'M-6-85C-9-97-3-103 4-103 11-103 14-98 14-91 7-93 0-91-6-85zM0-103C0-108 8-108 8-103z',
  arm: limb([
    [-2, -68, 4.8],
    [6, -67, 4.4],
    [16, -71, 3.6],
    [26, -77, 3],
    [32, -80, 2.4],
  ]),
  hand: 'M29-82 33-84 40-86 40.6-84 35-80 31-77z',
} as const;

export function pointingChild<Ink extends string>(options: PointingChildOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, coat, cap, skin, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [ink, CHILD.legs],
      [ink, CHILD.boots],
      [skin, CHILD.head],
      [cap, CHILD.cap],
      [coat, CHILD.coat],
      [skin, CHILD.hand],
      [coat, CHILD.arm],
    ]);
}
