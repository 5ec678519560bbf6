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

const NECK = 'M-40 0C-37-16-32-30-25-42-21-49-20-58-19-66-15-73 15-73 19-66 20-58 21-49 25-42 32-30 37-16 40 0z';
const EARS =
  'M-19-64C-25-74-25-88-19-100-11-95-6-84-6-72-9-66-15-63-19-64zM19-64C25-74 25-88 19-100 11-95 6-84 6-72 9-66 15-63 19-64z';
const HOLLOWS = 'M-16-68C-20-76-21-86-18-94-12-88-9-80-9-72zM16-68C20-76 21-86 18-94 12-88 9-80 9-72z';
/** The crest runs down the middle; the side away from the light begins there. */
const SHADE =
  'M40 0C37-16 32-30 25-42 21-49 20-58 19-66 17-70 10-72 4-72 6-56 4-40 6-26 8-14 10-6 10 0zM19-64C25-74 25-88 19-100 21-88 19-76 14-66z';
/** It falls to the right, in locks that end at unlike heights. */
const MANE =
  'M-5-82C-1-88 5-86 7-78 9-72 8-68 11-64 16-58 17-52 15-44 20-48 21-42 18-34 24-38 25-30 22-22 28-26 29-18 26-10 31-12 32-6 31 0H-5C-2-12-5-24-3-36-5-48-3-58-5-68-7-74-7-78-5-82z';
const LOCKS =
  'M2-78C5-70 5-60 10-52 6-58 3-66 2-78zM2-58C5-48 6-40 13-32 7-38 3-46 2-58zM2-40C6-28 8-22 18-12 9-18 4-26 2-40zM0-24C4-12 8-6 16 0H11C5-6 1-14 0-24z';
const LIGHT =
  'M-40 0C-37-16-32-30-25-42-21-49-20-58-19-66L-18-67C-18-58-19-48-23-41-30-29-35-15-37 0zM-19-64C-25-74-25-88-19-100-23-88-23-76-17-66zM-5-82C-1-88 5-86 7-78 5-83 0-86-3.6-81-5.6-78-5.6-74-3.6-68-1.6-58-3.6-48-1.6-36-3.6-24-.6-12-3.6 0H-5C-2-12-5-24-3-36-5-48-3-58-5-68-7-74-7-78-5-82z';
/** The headpiece behind the ears, and the reins: from the cheeks back along the neck into the rider's hands. */
const STRAPS =
  'M-20-62C-14-68-8-68-5-66V-62C-9-64-14-63-20-58zM20-62C14-68 11-67 9-66L11-62C13-63 15-63 20-58zM-22-48C-30-44-33-34-30-22-27-12-20-5-12 0H-17C-25-6-31-14-33-24-35-36-31-46-22-52zM22-48C30-44 33-34 30-22 27-12 22-5 16 0H21C27-6 31-14 33-24 35-36 31-46 22-52z';

export function betweenEars<Ink extends string>(options: BetweenEarsOptions<Ink>): Layer<Ink> {
  const { x, y, height, coat, shade, mane, lit, leather } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100 }, [
      [coat, EARS],
      [shade, HOLLOWS],
      [coat, NECK],
      [shade, SHADE],
      [mane, MANE],
      [lit, LIGHT],
      [shade, LOCKS],
      [leather, STRAPS],
    ]);
}
