/** White pelicans, afloat. */
import { type Spot, scatter } from '../../../kit/figure.ts';
import type { Layer } from '../../../kit/scene.ts';

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
      // The long neck in its S, then the body over it.
      [
        ink,
        'M-34-6C-46-24-43-42-34-52-27-60-26-67-31-73L-47-78C-49-86-44-93-35-94-22-95-13-86-13-74-13-62-21-56-18-47L4-38-6-6z',
      ],
      [ink, 'M-38-8C-44-24-32-38-12-42 10-46 36-42 53-33 62-28 71-25 80-27 76-12 62-1 42 2H-18C-28 2-35-1-38-8z'],
      [
        shade,
        'M-36-8C-34-1-28 2-18 2H42C58-1 70-9 76-19 60-18 48-23 34-29 14-36-8-35-20-27-29-22-35-16-36-8zM-40-30C-42-42-36-50-30-56-24-62-23-69-28-75-20-70-20-62-25-54-30-46-32-40-30-30z',
      ],
      [ink, 'M-10-24C12-30 38-27 56-18 38-22 12-22-10-24zM0-15C20-18 38-16 50-10 34-11 16-11 0-15z'],
      [wing, 'M80-27C66-25 50-21 38-13 56-8 74-12 80-27z'],
      [bill, 'M-44-90-116-51-118-46-111-46-46-76z'],
      [shade, 'M-111-46C-92-41-64-46-40-70L-46-78z'],
      [bill, 'M-111-46C-94-45-70-52-46-74L-46-78z'],
      [wing, 'M-39-85a2.2 2.2 0 114.4 0 2.2 2.2 0 11-4.4 0z'],
      [shade, 'M-64 4Q-4-9 70 3-2 15-64 4z'],
      [water, 'M-70-1q22-9 44-2 20-7 42 0 22-7 54 0-24 9-54 5-20 6-42 1-22 5-44-4z'],
    ]);
}
