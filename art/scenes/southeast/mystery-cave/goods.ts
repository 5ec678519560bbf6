/** What stands on the shelves of an old store, in silhouette. */

import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

/** Each on a ground line at 0, its own width and height in hundredths of a shelf. */
const KINDS = {
  jar: {
    width: 46,
    data: 'M3 0C0-4 0-10 0-20V-52C0-60 6-62 8-64V-70H6V-78H40V-70H38V-64C40-62 46-60 46-52V-20C46-10 46-4 43 0z',
  },
  bottle: { width: 26, data: 'M2 0V-44C2-54 9-56 9-66V-84H17V-66C17-56 24-54 24-44V0z' },
  tin: { width: 52, data: 'M0 0V-58H4V-64H48V-58H52V0z' },
  crock: { width: 66, data: 'M6 0C0-10-2-30 4-50H0V-58H66V-50H62C68-30 66-10 60 0z' },
  box: { width: 78, data: 'M0 0V-46H78V0z' },
  cloth: {
    width: 96,
    data: 'M4 0C-2-2-2-16 4-18-2-20-2-34 4-36-2-38-2-52 6-54H90C98-52 98-38 92-36 98-34 98-20 92-18 98-16 98-2 92 0z',
  },
  sack: { width: 70, data: 'M4 0C-4-20 0-44 12-54L8-68C20-62 48-62 60-70L56-54C72-42 74-18 66 0z' },
  lamp: {
    width: 44,
    data: 'M8 0V-6C14-8 18-10 18-14 8-16 4-24 8-32H14V-36C4-46 8-60 16-66V-86H28V-66C36-60 40-46 30-36V-32H36C40-24 36-16 26-14 26-10 30-8 36-6V0z',
  },
} as const;

export type Good = keyof typeof KINDS;

export interface GoodsOptions<Ink> {
  ink: Ink;
  /** Left end and height of the board they stand on. */
  x: number;
  y: number;
  /** Of the tallest bottle is 84 hundredths of this. */
  size: number;
  items: readonly Good[];
  /** Between two of them. */
  gap?: number;
}

export function goods<Ink extends string>({ ink, x, y, size, items, gap = 12 }: GoodsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    let left = x;
    const scale = size / 100;
    const copies = items.map((kind) => {
      const { width, data } = KINDS[kind];
      const copy = canvas.copy(
        canvas.symbol(kind, () => `<path d="${data}"/>`),
        left,
        y,
        Number(numbers([scale])),
      );
      left += width * scale + gap;
      return copy;
    });
    canvas.group(ink, ink, copies.join(''));
  };
}
