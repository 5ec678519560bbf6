/** Trumpeter swans near by: slender upright necks, folded wings, black bills that run straight into the eye. */
import type { Layer } from '../kit/scene.ts';

export interface TrumpetersOptions<Ink> {
  /** On the water at (x, y), and how long; a negative length looks to the right. */
  items: readonly (readonly [x: number, y: number, length: number])[];
  ink: Ink;
  /** The shaded flank and the edges of the wing. */
  shade: Ink;
  bill: Ink;
}

/** Drawn 110 long, the waterline at 0, looking left. */
const BODY =
  'M-47-80C-46-86-41-89-36-88-30-86-28-81-29-74-30-62-35-52-32-40-30-33-25-30-19-31-8-36 4-38 16-38 32-38 46-33 60-30 57-18 48-2 32 0H-22C-36-1-45-9-45-20-45-34-37-46-37-62-37-70-39-75-45-75z';
const SHADE =
  'M-30-32C-30-18-16-10 4-10 26-10 46-16 59-28 55-14 46-1 32 0H-22C-34-1-42-7-44-14-38-10-32-18-30-32zM-8-27Q16-21 44-29 20-31-8-27z';
const BILL = 'M-47-81Q-54-79-62-72-54-70-45-74-41-79-42-82z';

export function trumpeters<Ink extends string>({ items, ink, shade, bill }: TrumpetersOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const id = canvas.symbol(
      `trumpeter ${bill}`,
      () =>
        `<path d="${BODY}"/><path fill="currentColor" d="${SHADE}"/><path fill="${canvas.color(bill)}" d="${BILL}"/>`,
    );
    const birds = items.map(([x, y, length]) => canvas.copy(id, x, y, length / 122, Math.abs(length) / 122));
    canvas.group(ink, shade, birds.join(''));
  };
}
