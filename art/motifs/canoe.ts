/** A canoe on a quiet river: two who paddle, and a dog amidships. */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface CanoeOptions<Ink> {
  /** On the water at (x, y), the middle of the hull. */
  x: number;
  y: number;
  width: number;
  hull: Ink;
  /** The edge of the hull, and the paddles. */
  lit: Ink;
  /** Hair, trousers and the dog. */
  ink: Ink;
  /** The one astern, and the one in the bow. */
  coat: Ink;
  coat2?: Ink;
  skin?: Ink;
  /** Travels to the right; flipped, to the left. */
  flip?: boolean;
}

/** Two hundred wide, the water at 0. */
const HULL = 'M-99-25Q-106-6-80 0 0 8 80 0 106-6 99-25 92-14 70-11 0-4-70-11-92-14-99-25z';
const EDGE = 'M-99-25Q-92-14-70-11 0-4 70-11 92-14 99-25 95-9 70-6 0 1-70-6-95-9-99-25z';
const KNEES = 'M-62-7C-62-15-58-19-52-19L-38-15-34-6zM40-7C40-14 44-17 49-17L61-13 64-6z';
const STERN = 'M-63-15C-65-34-61-45-52-48-46-49-42-46-41-41L-36-34-27-35-25-31-37-27-42-29-41-14z';
const BOW = 'M39-14C37-30 41-39 48-42 54-42 57-39 58-35L63-29 71-30 73-26 62-22 57-25 58-13z';
const FACES = 'M-56-58a8 8 0 1116 0 8 8 0 11-16 0zM44-50a7 7 0 1114 0 7 7 0 11-14 0z';
const HAIR =
  'M-57-57C-59-67-51-70-45-69-40-68-38-65-39-62L-45-62C-48-61-49-58-49-54L-54-52zM43-49C41-58 48-61 54-59 57-58 58-56 58-54L52-54C50-52 50-49 50-46L46-40 41-32C40-38 42-43 43-49z';
const DOG = 'M-14-8C-16-20-12-30-4-33L-5-41-1-46 5-44 13-43 16-40 12-37 4-36C8-30 9-18 8-8zM-5-42L-5-33-10-34z';
/** The far hand holds the grip, the near one the shaft. */
const PADDLES =
  'M-34-60-29-63-28-61-30-59-13-15Q-5-6-4 6-13 3-17-13L-32-58-33-58zM62-53 67-56 68-54 66-52 81-14Q89-6 89 5 81 2 77-12L64-51 63-51z';
const STERN_ARM = 'M-46-46C-42-48-38-52-33-60L-28-57C-31-48-36-40-42-36z';
const BOW_ARM = 'M54-40C58-42 60-46 63-53L68-50C66-43 62-36 57-32z';

export function canoe<Ink extends string>(options: CanoeOptions<Ink>): Layer<Ink> {
  const { x, y, width, hull, lit, ink, coat, coat2 = coat, skin = ink, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: width / 200, flip }, [
      [ink, DOG + KNEES],
      [coat, STERN],
      [coat2, BOW],
      [skin, FACES],
      [ink, HAIR],
      [coat, STERN_ARM],
      [coat2, BOW_ARM],
      [lit, PADDLES],
      [hull, HULL],
      [lit, EDGE],
    ]);
}
