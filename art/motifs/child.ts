/** A child who crosses the headwaters. */
import { placeFigure } from '../kit/figure.ts';
import { disc } from '../kit/path.ts';
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

/** A hundred high, standing foot at 0. */
const CHILD = {
  legs: 'M-10-30H-1C-1-22-3-16-3-10-3-6-3-3-1-2 0-1-1 0-3 0H-12C-14-2-10-3-9-6-9-14-11-20-10-30zM5-31L14-35C18-29 19-25 18-20L15-11C18-10 21-9 22-7 22-6 21-5 20-5L10-6C9-8 10-12 11-20 9-24 7-27 5-31z',
  arms: 'M-8-79C-16-79-24-84-33-92-36-94-39-91-37-89-29-80-19-71-9-66zM8-79C17-77 26-78 37-83 40-84 41-80 39-79 28-72 18-68 9-66zM-3-86H3L4-77H-4z',
  shorts: 'M-11-52H10C11-45 14-38 15-34L5-28C3-33 1-37 0-41-1-36-1-32-1-28H-11C-12-36-12-44-11-52z',
  shirt:
    'M-9-78C-5-80 5-80 9-78 13-77 16-77 18-76L17-68 10-67C10-60 10-56 11-49-4-48-4-48-12-49-11-56-12-62-10-68L-18-72-14-80z',
} as const;

/** Seen from behind, arms out, one foot on the way to the next stone. */
export function child<Ink extends string>(options: ChildOptions<Ink>): Layer<Ink> {
  const { x, y, height, skin, shirt, shorts, hair, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip }, [
      [skin, CHILD.legs + CHILD.arms],
      [shorts, CHILD.shorts],
      [shirt, CHILD.shirt],
      [hair, disc(0, -91.5, 8, 2)],
    ]);
}
