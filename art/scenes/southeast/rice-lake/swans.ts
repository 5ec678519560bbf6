/** Trumpeter swans: slender upright necks, folded wings, black bills that run straight into the eye. */
import { type Spot, scatter } from '../../../kit/figure.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface SwansOptions<Ink> {
  /** Middle, waterline and size (the length of the back); a negative size looks to the right. */
  items: readonly Spot[];
  ink: Ink;
  /** The shaded flank and the edges of the wing. */
  shade: Ink;
  bill: Ink;
}

/** The waterline at 0, looking left. */
const BODY =
  'M-47-80C-46-86-41-89-36-88-30-86-28-81-29-74-30-62-35-52-32-40-30-33-25-30-19-31-8-36 4-38 16-38 32-38 46-33 60-30 57-18 48-2 32 0H-22C-36-1-45-9-45-20-45-34-37-46-37-62-37-70-39-75-45-75z';
const SHADE =
  'M-30-32C-30-18-16-10 4-10 26-10 46-16 59-28 55-14 46-1 32 0H-22C-34-1-42-7-44-14-38-10-32-18-30-32zM-8-27Q16-21 44-29 20-31-8-27z';
const BILL = 'M-47-81Q-54-79-62-72-54-70-45-74-41-79-42-82z';

export function swans<Ink extends string>({ items, ink, shade, bill }: SwansOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    scatter(canvas, 'swan', items, [
      [ink, BODY],
      [shade, SHADE],
      [bill, BILL],
    ]);
}
