/** What a rider sees: the neck of the horse, its mane and its two ears, seen from the saddle. */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface BetweenEarsOptions<Ink> {
  /** The middle of the neck where it leaves the sheet, and the size of it all: from there to the tips of the ears. */
  x: number;
  y: number;
  height: number;
  coat: Ink;
  /** The side away from the light, and the inside of the ears. */
  shade: Ink;
  mane: Ink;
  /** The edge that catches the light. */
  lit: Ink;
  /** Bridle and reins. */
  leather: Ink;
}

/** The neck rises and narrows to the poll; the head is turned a little to the right, so that brow, cheek and nose show. */
const HEAD =
  'M-4-74C4-78 14-77 20-72 26-69 30-63 31-57 33-50 38-43 41-36 44-30 43-24 38-22 33-21 28-25 26-30 22-33 16-34 12-40z';
const NECK = 'M-66 0C-56-14-42-26-32-38-23-49-18-60-16-69-10-77 6-78 14-72 20-62 20-50 24-40 32-26 46-12 56 0z';
const EARS =
  'M-15-68C-23-76-25-90-20-103-11-97-4-86-4-73-7-68-12-66-15-68zM20-70C14-69 8-71 7-75 8-86 15-96 25-101 29-90 27-78 20-70z';
const HOLLOWS =
  'M-12-71C-17-78-19-87-17-95-11-88-7-80-7-73zM18-73C15-73 12-74 11-76 12-83 17-90 22-94 24-86 22-78 18-73z';
/** The side of the neck away from the light begins at the crest, that of the face at the brow. */
const SHADE =
  'M14-72C20-62 20-50 24-40 32-26 46-12 56 0H6C8-24 2-48 2-74zM31-57C33-50 38-43 41-36 44-30 43-24 38-22 33-21 28-25 26-30 23-34 20-44 22-52 25-50 28-52 31-57z';
const BROW =
  'M24.4-55.5C26-58.4 29-58.2 30.3-55.4 29.4-53 26.6-52.4 24.4-55.5zM34-29C36-31 39-30 40-28 38-26 35-26 34-29z';
/** It falls to the right, in locks that end at unlike heights. */
const MANE =
  'M-3-80C2-86 10-83 11-76 14-71 12-68 16-62 14-62 13-61 12-60 18-54 20-47 20-42 17-44 15-44 14-44 20-38 25-30 26-22 23-24 21-25 19-25 25-18 31-10 34 0H-8C-4-14-7-26-5-38-6-50-3-60-5-70-5-74-5-77-3-80z';
const LOCKS =
  'M3-77C6-69 6-62 11-55 6-60 3-67 3-77zM2-60C4-50 7-43 14-36 7-41 2-48 2-60zM0-44C3-32 9-24 19-15 9-20 2-30 0-44zM-1-26C3-12 12-6 22 0H15C6-6 0-14-1-26z';
const LIGHT =
  'M26.6-56.2a.8.8 0 111.6 0 .8.8 0 11-1.6 0zM-66 0C-56-14-42-26-32-38-23-49-18-60-16-69L-14.4-69C-16-59-21-48-30-36.6-39-25-53-13-62.5 0zM-15-68C-23-76-25-90-20-103-22-90-20-78-14-69zM7-75C8-86 15-96 25-101 17-93 12-86 7-75zM-4.6-74C-4.6-77-4-79-3-80 2-86 10-83 11-76 8-81 3-83-1.4-79-2.6-77.6-3.4-76-4.6-74z';
/** The headpiece behind the ears, browband, cheekpiece down to the bit, noseband; the reins run from the bit along the neck. */
const STRAPS =
  'M-17-65C-12-70-8-71-5-70L-5-66C-9-67-13-65-18-60zM12-67C18-70 25-68 30.4-60L31.2-57.4C27-63 22-65 19.6-63.6L29.6-31 26.6-31.6 16-62.6 13-63zM23-41.5C28-39.6 33-40.8 37.4-43.6L39.4-39.8C34-36 28.6-35.6 24.2-37.4zM-27-44C-24-28-18-12-8-1L-14 1C-25-11-30-26-31-39zM26.4-33.4 29.8-31C31.4-20 26-8 17 1L11.4 0C21-8 26.6-19 25.6-30z';
const BIT = 'M25.9-31.4a2.1 2.1 0 114.2 0 2.1 2.1 0 11-4.2 0zm.9 0a1.2 1.2 0 102.4 0 1.2 1.2 0 10-2.4 0z';

export function betweenEars<Ink extends string>(options: BetweenEarsOptions<Ink>): Layer<Ink> {
  const { x, y, height, coat, shade, mane, lit, leather } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100 }, [
      [coat, EARS],
      [shade, HOLLOWS],
      [coat, HEAD],
      [coat, NECK],
      [shade, SHADE],
      [mane, MANE + BROW],
      [lit, LIGHT],
      [shade, LOCKS],
      [leather, STRAPS],
      [coat, BIT],
    ]);
}
