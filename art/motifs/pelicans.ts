/** White pelicans, afloat and on the wing. */
import { type Spot, scatter } from '../kit/figure.ts';
import { round } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
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

export interface FlyingPelicansOptions<Ink> {
  /** Each flies left; a negative length flies right. */
  items: readonly (readonly [x: number, y: number, length: number, form?: 0 | 1])[];
  ink: Ink;
  /** The far wing. */
  shade: Ink;
  /** The black of the flight feathers. */
  tip: Ink;
  bill: Ink;
}

/** A hundred from bill to tail, flying left: wings raised, and wings spread in a glide. */
const FORMS = [
  {
    shade: 'M-6-4C-20-18-30-34-34-54c14 8 28 24 40 46z',
    farTip: 'M-34-54c-1 10 1 20 6 29l18-3c-8-12-16-20-24-26z',
    body: 'M-30-4c2-6 8-8 14-6 4-4 22-4 38 2l26 6-20 6c-16 8-36 6-46-2-4 0-10-1-12-6zM-6-6C0-24 12-44 34-60c-2 14 0 26 2 36 0 12-8 22-20 24z',
    tip: 'M34-60C22-52 13-42 6-30l12 6 4-5 3 7 5-4 6 2c-2-10-4-22-2-36z',
  },
  {
    shade: 'M-8-6C-20-18-38-26-60-28c16 4 28 14 40 26z',
    farTip: 'M-60-28c8 2 15 6 22 11l8-5c-9-4-19-6-30-6z',
    body: 'M-30-4c2-6 8-8 14-6 4-4 22-4 38 2l26 6-20 6c-16 8-36 6-46-2-4 0-10-1-12-6zM-8-6C6-20 34-32 66-30 50-22 38-10 28 4z',
    tip: 'M66-30c-16-1-30 2-42 8l10 5 6-4 1 6 6-3 2 4c6-6 11-12 17-16z',
  },
] as const;

const BILL = 'M-28-5l-32 11q-2 3 3 4 18 0 31-8z';

export function flyingPelicans<Ink extends string>({
  items,
  ink,
  shade,
  tip,
  bill,
}: FlyingPelicansOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const paint = (ofInk: Ink, data: string) => `<path fill="${canvas.color(ofInk)}" d="${data}"/>`;
    const copies = items.map(([x, y, length, form], i) => {
      const which = form ?? (i % 2 ? 1 : 0);
      const id = canvas.symbol(`flying pelican ${which} ${ink} ${shade} ${tip} ${bill}`, () => {
        const parts = FORMS[which];
        return (
          paint(shade, parts.shade) +
          paint(tip, parts.farTip) +
          paint(ink, parts.body) +
          paint(tip, parts.tip) +
          paint(bill, BILL)
        );
      });
      const scale = round(length) / 100;
      return `<use href="#${id}" transform="translate(${numbers([x, y])})scale(${numbers([scale, Math.abs(scale)])})"/>`;
    });
    canvas.add(copies.join(''));
  };
}
