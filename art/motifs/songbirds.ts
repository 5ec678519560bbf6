/** Birds at rest, facing left; feet on (x, y). */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface PerchedEagleOptions<Ink> {
  x: number;
  y: number;
  height: number;
  ink: Ink;
  lit?: Ink;
  head: Ink;
  bill: Ink;
  flip?: boolean;
}

/** A bald eagle on its lookout. */
export function perchedEagle<Ink extends string>(options: PerchedEagleOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, lit, head, bill, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [head, 'M4-8l14 22 8 2 2-4-10-24z'],
      [bill, 'M-19-86q-9 0-10 10 5-3 11-2zM-8-4l-3 5 4-1 1 2 3-3 4 3 0-4z'],
      [ink, 'M-16-72q-8 14-6 36 2 20 12 33l8 0 6-6 14 16q4-12 4-26 0-26-14-48-4-8-8-9z'],
      [lit, 'M-16-72q-8 14-6 36 2 20 12 33-2-16-1-30 0-22 5-39z'],
      [head, 'M-21-80q-2-10 6-15 9-4 16 4 5 8 6 21l-5-3-3 6-5-5-4 5-4-5-4 3q2-6-3-11z'],
      [ink, 'M-16-87l5-1-1 3-3 0z'],
    ]);
}

export interface MeadowlarkOptions<Ink> {
  x: number;
  y: number;
  height: number;
  ink: Ink;
  /** Yellow throat and breast. */
  breast: Ink;
  /** Streaks of the wing. */
  lit?: Ink;
  flip?: boolean;
}

/** A western meadowlark in full song. Set it on a post or a stalk. */
export function meadowlark<Ink extends string>(options: MeadowlarkOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, breast, lit, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [ink, 'M2-16l2 16-5 1 8 1-1-18zM12-16l3 15-5 1 9 1-3-18z'],
      [ink, 'M-22-94l-16-10 13 15-15 1 17 4z'],
      [breast, 'M-24-84q-6 22-4 40 4 20 22 28 14 2 24-4L8-60l-18-30z'],
      [ink, 'M-26-88q4-10 14-9 8 2 11 10 16 8 24 26 8 18 10 34l12 30-9 2-12-24q-14-4-22-24-6-18-8-32-6-6-14-8z'],
      [ink, 'M-26-66q6 6 9 14 4-6 7-12l2 6q-4 12-8 18-8-10-12-18z'],
      [lit, 'M4-66q12 8 18 26 4 12 5 20-8-8-13-20-6-14-10-26z'],
    ]);
}
