/** A child who crosses the headwaters. */
import { placeFigure } from '../kit/figure.ts';
import { limb } from '../kit/limb.ts';
import type { Layer } from '../kit/scene.ts';

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

/** A hundred high, standing foot at 0: shoulder, elbow, wrist and hand; hip, knee, calf, ankle and foot. */
const CHILD = {
  // Raised at the elbow: a deltoid, a thinner elbow, a fuller forearm, a wrist.
  armLeft: limb(
    [
      [-8, -75, 4.2],
      [-15, -74.4, 3.8],
      [-22, -73, 3.1],
      [-25, -73, 3],
      [-30, -77, 3.1],
      [-36, -83, 2.3],
      [-39, -87, 1.7],
    ],
    2,
  ),
  armRight: limb(
    [
      [8, -75, 4.2],
      [15, -74, 3.8],
      [25, -73, 3],
      [33, -71.6, 3.1],
      [41, -71.4, 2.3],
      [46, -72, 1.7],
    ],
    2,
  ),
  /** Open, palms down: four fingers together, the thumb apart. */
  hands:
    'M-37-86q3-2 2.4-4-1-1.4-3.2 1.2l-1.6-4.6q-1-1.4-1.6.2-1-1-1.6.4-1.2-.6-1.3.8-1.3 0-.7 1.4l2.6 3.6q1 3 5 1zM45-73.4q1-3 3.4-3.4 1.8.6-.2 3l5-1.2q1.6-.2.8 1.2 1.6.2.6 1.4 1 .8-.4 1.4.2 1.2-1.4 1.2l-5.6-.2q-2.6-.4-2.2-3.4z',
  standing: limb(
    [
      [-5.5, -44, 5.6],
      [-6, -34, 5.2],
      [-6.2, -26, 3.8],
      [-7.6, -18, 4.6],
      [-7, -9, 2.9],
      [-6, 0, 1.8],
    ],
    2,
  ),
  stepping: limb(
    [
      [5, -44, 5.6],
      [11, -38, 5.4],
      [17, -31, 4.6],
      [18.5, -28, 4],
      [21.5, -21, 4.4],
      [21, -13, 2.8],
      [21, -5, 1.8],
    ],
    2,
  ),
  feet: 'M-9-6C-11-3-11 0-8 0H-4C-2 0-3-3-4-6zM18-11C17-8 18-5 20-5L27-3C29-3 30-5 28-6L22-11z',
  neck: 'M-3.5-86H3.5L4-77H-4z',
  ears: 'M-7-93C-9-94-9.5-90-7-89zM7-93C9-94 9.5-90 7-89z',
  shorts: 'M-11-53H10C14-48 20-40 23-33L13-26C9-31 5-36 0-41-1-37-1-32-1-27L-12-26C-12-36-12-44-11-53z',
  shirt:
    'M-4-80C-2-79 2-79 4-80L11-79C14-79 17-79 20-77L19-69 11-70C10-62 10-57 11-49-4-48-5-48-12-49-11-57-11-63-11-70L-19-72-19-80C-14-80-10-79-4-80z',
  hair: 'M0-101C5-101 8-97 8-92 8-88 6-85 4-84H-4C-6-85-8-88-8-92-8-97-5-101 0-101zM0-94C3-94 4-91 3-88 6-84 8-79 6-73 5-71 3-72 3-74 2-80-1-84-2-88-3-91-2-94 0-94z',
} as const;

/** Seen from behind, arms out, one foot on the way to the next stone. */
export function child<Ink extends string>(options: ChildOptions<Ink>): Layer<Ink> {
  const { x, y, height, skin, shirt, shorts, hair, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [skin, CHILD.armLeft + CHILD.armRight + CHILD.neck],
      [skin, CHILD.standing + CHILD.stepping],
      // Apart: in one path, where they overlap the limbs they would cut holes.
      [skin, CHILD.hands + CHILD.feet + CHILD.ears],
      [shorts, CHILD.shorts],
      [shirt, CHILD.shirt],
      [hair, CHILD.hair],
    ]);
}
