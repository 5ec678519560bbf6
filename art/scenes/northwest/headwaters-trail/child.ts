/** A child who crosses the headwaters. */
import { placeFigure } from '../../../kit/figure.ts';
import { limb } from '../../../kit/limb.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface ChildOptions<Ink> {
  x: number;
  y: number;
  height: number;
  skin: Ink;
  shirt: Ink;
  shorts: Ink;
  hair: Ink;
  flip?: boolean;
}

/** A hundred high, feet at 0: shoulder, elbow, wrist and a mitt of a hand; hip, knee, ankle and foot. */
const CHILD = {
  // Both arms out for balance, the left one higher; the hand is one shape with the arm, a little wider than the wrist.
  armLeft: limb(
    [
      [-9, -75, 4],
      [-18, -77, 3.4],
      [-27, -80, 2.9],
      [-36, -84.5, 2.1],
      [-40, -87, 2.7],
      [-44, -90, 1.5],
    ],
    2,
  ),
  armRight: limb(
    [
      [9, -75, 4],
      [18, -74.4, 3.4],
      [28, -73.6, 2.9],
      [38, -74, 2.1],
      [43, -75, 2.7],
      [48, -76.6, 1.5],
    ],
    2,
  ),
  standing: limb(
    [
      [-5, -46, 5.6],
      [-4.4, -34, 5],
      [-3.6, -25, 3.7],
      [-3.4, -17, 4.3],
      [-2.6, -8, 2.7],
      [-2.2, 0, 2.2],
    ],
    2,
  ),
  beside: limb(
    [
      [5, -46, 5.6],
      [6.4, -34, 5],
      [7.4, -25, 3.7],
      [8.2, -17, 4.3],
      [8.6, -8, 2.7],
      [8.8, 0, 2.2],
    ],
    2,
  ),
  feet: 'M-5.4-5C-7.4-2.6-7.4 0-4.6 0H0C2 0 1.6-3.6.4-5zM6-5C4-2.6 4.4 0 6.6 0H11.4C14 0 13.4-3.6 11.8-5z',
  neck: 'M-3.5-86H3.5L4-77H-4z',
  shorts: 'M-11-53H11C12.6-44 13.4-36 13.8-27L1.8-26.6 .6-40-.4-27.2-10.6-26.8C-11.6-36-11.6-44-11-53z',
  shirt:
    'M-4-80C-2-79 2-79 4-80L11-79.4C14-79.4 17-79 20-78.6L20-70 11-69.4C10-62 10-57 11-49-4-48-5-48-12-49-11-57-11-62-11-69.4L-20.4-72.8-19.6-81.6C-15-80.8-10-79.4-4-80z',
  hair: 'M0-101C5-101 8-97 8-92 8-88 6-85 4-84H-4C-6-85-8-88-8-92-8-97-5-101 0-101zM0-94C3-94 4-91 3-88 6-84 8-79 6-73 5-71 3-72 3-74 2-80-1-84-2-88-3-91-2-94 0-94z',
} as const;

/** Seen from behind, arms out, both feet on one stone. */
export function child<Ink extends string>(options: ChildOptions<Ink>): Layer<Ink> {
  const { x, y, height, skin, shirt, shorts, hair, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [skin, CHILD.armLeft + CHILD.armRight + CHILD.neck],
      [skin, CHILD.standing],
      // Apart: in one path, where they overlap the limbs they would cut holes.
      [skin, CHILD.beside],
      [skin, CHILD.feet],
      [shorts, CHILD.shorts],
      [shirt, CHILD.shirt],
      [hair, CHILD.hair],
    ]);
}
