/** A child on the shoulders of a grown person, from the side: one points, the other holds on. */
import { placeFigure } from '../kit/figure.ts';
import { limb } from '../kit/limb.ts';
import type { Layer } from '../kit/scene.ts';

export interface ShoulderRideOptions<Ink> {
  x: number;
  y: number;
  /** Of the grown person; the child reaches a quarter higher. */
  height: number;
  /** Trousers, boots and hair. */
  ink: Ink;
  coat: Ink;
  /** What the child wears. */
  small: Ink;
  cap: Ink;
  skin: Ink;
  /** Looks to the right; flipped, to the left. */
  flip?: boolean;
}

/** A hundred high, the feet at 0. */
const RIDE = {
  legs:
    limb([
      [-2, -52, 7],
      [-3, -40, 6.4],
      [-4, -27, 5],
      [-6, -15, 4.4],
      [-8, -3, 3.4],
    ]) +
    limb([
      [3, -52, 7],
      [6, -40, 6.4],
      [7, -27, 5],
      [7, -15, 4.4],
      [7, -3, 3.4],
    ]),
  boots: 'M-12-6C-13-3-13 0-11 0H1C2-2 0-4-4-6zM3-6C2-3 2 0 4 0H16C17-2 15-4 11-6z',
  coat: 'M-10-47C-12-60-11-72-8-79-4-85 5-85 9-80 12-74 12-60 11-46 4-44-4-44-10-47z',
  face: 'M-1-82V-88C-4-92-3-101 4-101 11-101 12-96 12-93L14.5-90 12.5-89C12.5-85 10-84 7-84L7-81z',
  cap: 'M-4-93C-4-101 0-104 5-104 10-104 13-100 12.5-96 6-97 1-96-4-93z',
  body: limb([
    [-6, -82, 7],
    [-7, -90, 7],
    [-6, -100, 6.4],
    [-4, -109, 4.6],
    [-4, -111, 3],
  ]),
  thigh: limb([
    [-6, -86, 5],
    [2, -87, 4.6],
    [8, -85, 4],
    [9, -84, 3.6],
    [11, -77, 3.2],
    [12, -70, 2.6],
  ]),
  shoe: 'M9-71C8-68 9-66 11-66L18-65C19-67 18-69 15-70z',
  head: 'M-5-110V-113C-8-116-8-125-1-126 5-126 7-122 7-119L9-116 7-115C7-112 5-110 2-110z',
  hair: 'M-8-117C-9-125-5-129 0-129 5-129 8-125 7-121 2-122-1-120-2-115-4-113-7-114-8-117z',
  pointing: limb([
    [-5, -107, 3.4],
    [2, -108, 3.2],
    [10, -111, 2.6],
    [18, -115, 2],
    [23, -118, 1.6],
  ]),
  holding: limb([
    [-2, -80, 4.6],
    [-2, -73, 4.8],
    [1, -65, 4.2],
    [3, -64, 3.8],
    [8, -68, 3.2],
    [12, -73, 2.8],
  ]),
} as const;

export function shoulderRide<Ink extends string>(options: ShoulderRideOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, coat, small, cap, skin, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [ink, RIDE.legs],
      [ink, RIDE.boots],
      [coat, RIDE.coat],
      [small, RIDE.body],
      [skin, RIDE.face],
      [skin, RIDE.head],
      [cap, RIDE.cap],
      [ink, RIDE.hair],
      [ink, RIDE.thigh],
      [ink, RIDE.shoe],
      [small, RIDE.pointing],
      [coat, RIDE.holding],
    ]);
}
