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
  armLeft: limb(
    [
      [-8, -76, 4],
      [-15, -77, 3.8],
      [-25, -77, 3.2],
      [-34, -82, 2.6],
      [-39, -88, 2],
    ],
    2,
  ),
  armRight: limb(
    [
      [8, -76, 4],
      [15, -75, 3.8],
      [25, -72, 3.2],
      [35, -74, 2.6],
      [41, -78, 2],
    ],
    2,
  ),
  hands:
    'M-37-86C-40-88-41-90-41-92L-44-95C-44-97-42-96-41-94V-97C-40-99-39-97-38-94-36-95-35-94-36-91zM39-78C40-80 41-81 43-81L46-83C48-83 47-82 46-80H49C50-79 49-78 46-77 47-75 45-75 43-75z',
  standing: limb(
    [
      [-5.5, -44, 5.6],
      [-6, -34, 5.2],
      [-6.5, -26, 4.2],
      [-7.5, -18, 4.4],
      [-7, -10, 3],
      [-6, 0, 2],
    ],
    2,
  ),
  stepping: limb(
    [
      [5, -44, 5.6],
      [11, -38, 5.4],
      [17, -31, 4.6],
      [18.5, -28, 4.2],
      [20.5, -21, 4],
      [20, -14, 2.8],
      [21, -5, 2],
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
