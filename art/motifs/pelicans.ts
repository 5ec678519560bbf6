/** White pelicans, afloat. */
import { type Spot, scatter } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface PelicansOptions<Ink> {
  /** Middle, waterline and size; a negative size faces right. */
  items: readonly Spot[];
  /** Plumage. */
  ink: Ink;
  /** The shaded side of the body. */
  shade: Ink;
  bill: Ink;
  /** The black tip of the folded wing, and the eye. */
  wing: Ink;
  /** What they float on: it laps over the body, and a shadow lies on it. */
  water: Ink;
}

/** Afloat: heavy, with the bill laid on the breast. */
export function pelicans<Ink extends string>({
  items,
  ink,
  shade,
  bill,
  wing,
  water,
}: PelicansOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    scatter(canvas, 'pelican', items, [
      [
        ink,
        'M54-22C46-36 18-45-6-39c-9 2-16 0-17-9-1-9 5-15 4-25-1-10-11-16-20-13-6 2-9 8-6 13 3 4 9 6 9 13 0 10-11 15-15 30-3 12 1 25 11 30h66c15-3 24-10 28-22z',
      ],
      [shade, 'M49-17C30-9 4-10-18-22-9-5 14-4 36-1 42-4 46-9 49-17z'],
      [wing, 'M54-22C42-27 28-27 12-22c12 6 26 8 37 5z'],
      [bill, 'M-42-84l-46 47q-3 5 4 4c18-4 33-13 42-30q5-11 0-21z'],
      [wing, 'M-36-78a1.9 1.9 0 113.8 0 1.9 1.9 0 11-3.8 0z'],
      [shade, 'M-64 4Q-4-9 60 3-2 15-64 4z'],
      [water, 'M-70-1q22-9 44-2 20-7 42 0 22-7 50 0-24 9-50 5-20 6-42 1-22 5-44-4z'],
    ]);
}
