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

const NECK = 'M-44 0C-34-22-25-42-21-58-20-66-18-70-14-73H14C18-70 20-66 21-58 25-42 34-22 44 0z';
const EARS =
  'M-18-66C-23-76-22-90-16-100-8-94-4-82-6-70-9-66-14-64-18-66zM18-66C23-76 22-90 16-100 8-94 4-82 6-70 9-66 14-64 18-66z';
const HOLLOWS = 'M-15-68C-18-76-18-86-15-94-10-88-8-80-9-71zM15-68C18-76 18-86 15-94 10-88 8-80 9-71z';
const SHADE =
  'M44 0C34-22 25-42 21-58 20-66 18-70 14-73H2C10-60 12-40 18 0zM18-66C23-76 22-90 16-100 18-90 17-78 13-66z';
const MANE =
  'M-5-80C-2-86 3-86 6-78 4-72 8-66 7-58 11-52 9-46 12-38 16-32 13-26 19-18 24-12 21-6 26 0H-4C-2-16-8-28-5-40-9-50-4-58-7-66-9-72-7-76-5-80z';
const LIGHT =
  'M-44 0C-34-22-25-42-21-58-20-66-18-70-14-73L-13-72C-17-69-18-65-19-57-23-41-32-21-41 0zM-18-66C-23-76-22-90-16-100-20-90-20-78-16-66z';
const STRAPS =
  'M-21-60C-12-66 12-66 21-60L21-56C12-62-12-62-21-56zM-21-58C-34-44-52-22-66 0H-62C-48-22-32-42-21-55zM21-58C34-44 52-22 66 0H62C48-22 32-42 21-55z';

export function betweenEars<Ink extends string>(options: BetweenEarsOptions<Ink>): Layer<Ink> {
  const { x, y, height, coat, shade, mane, lit, leather } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100 }, [
      [coat, EARS],
      [shade, HOLLOWS],
      [coat, NECK],
      [shade, SHADE],
      [lit, LIGHT],
      [leather, STRAPS],
      [mane, MANE],
    ]);
}
