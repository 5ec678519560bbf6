/** A beaver, facing left; it sits on (x, y). */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface BeaverOptions<Ink> {
  x: number;
  y: number;
  width: number;
  ink: Ink;
  /** Light along the back. */
  lit?: Ink;
  tail: Ink;
  tooth?: Ink;
  flip?: boolean;
}

/** A beaver sitting up to its work. */
export function beaver<Ink extends string>(options: BeaverOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, tail, tooth, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: width / 100, flip }, [
      [tail, 'M16-8q20-8 36-2 4 6-2 10-22 4-38 0z'],
      [
        ink,
        'M-38-42q-2-6 4-9 6-9 14-9l2-5 5 4q20 4 30 22 10 18 6 32-3 7-12 7h-34q-6-1-4-5l7-3q-6-6-8-14l-8 2q-4-2-1-5l7-4q-7-4-8-13z',
      ],
      [lit, 'M-16-60q22 4 34 22 8 12 6 22-6-18-18-30-10-8-22-14z'],
      [tooth, 'M-36-36l5 1-1 6-4 0z'],
    ]);
}
