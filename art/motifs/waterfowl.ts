/** Large white birds afloat. Drawn once, facing left, a hundred long, the waterline at 0. */
import type { Layer } from '../kit/scene.ts';

/** Each: middle, waterline, length; a negative length faces right. */
type Flock = readonly (readonly [x: number, y: number, length: number])[];

export interface WaterfowlOptions<Ink> {
  items: Flock;
  /** Plumage. */
  ink: Ink;
  /** The shaded side of the body. */
  shade: Ink;
  bill: Ink;
}

export interface PelicanOptions<Ink> extends WaterfowlOptions<Ink> {
  /** The black tip of the folded wing. */
  wing: Ink;
}

function flock<Ink extends string>(
  key: string,
  options: WaterfowlOptions<Ink>,
  parts: readonly (readonly [Ink, string])[],
): Layer<Ink> {
  return (canvas) => {
    const id = canvas.symbol(`${key} ${parts.map(([ink]) => ink).join(' ')}`, () =>
      parts.map(([ink, data]) => `<path fill="${canvas.color(ink)}" d="${data}"/>`).join(''),
    );
    canvas.add(
      options.items.map(([x, y, length]) => canvas.copy(id, x, y, length / 100, Math.abs(length) / 100)).join(''),
    );
  };
}

/** Trumpeter swans: a straight neck, a black bill. */
export function swans<Ink extends string>(options: WaterfowlOptions<Ink>): Layer<Ink> {
  const { ink, shade, bill } = options;
  return flock('swan', options, [
    [
      ink,
      'M53-25C44-34 18-41-2-36c-9 2-16 2-20-4-4-7-4-16-4-25C-26-77-33-84-42-83c-7 1-11 6-11 12 0 3 3 4 7 3 6-1 9 2 9 8 0 13-10 22-11 38C-49-8-42 0-30 0h60C44-4 51-13 53-25z',
    ],
    [
      shade,
      'M53-25C40-17 14-14-8-22 0-8 26-6 38-3 47-8 52-15 53-25zM-48-18c4 9 20 14 40 14l-6 4h-16c-12 0-19-7-18-18z',
    ],
    [bill, 'M-51-79l-4 4-12 8q-2 4 3 4l12-3 6-2q-6-3-5-11z'],
  ]);
}

/** White pelicans: heavy, with the bill laid on the breast. */
export function pelicans<Ink extends string>(options: PelicanOptions<Ink>): Layer<Ink> {
  const { ink, shade, bill, wing } = options;
  return flock('pelican', options, [
    [
      ink,
      'M52-20C44-34 18-44-4-40c-8 1-14-1-15-8-1-6 3-11 1-18-2-8-11-11-18-8-5 2-7 6-5 10 3 4 8 5 9 11 1 8-10 14-15 26-4 10-1 22 9 27h64c14-3 22-10 26-20z',
    ],
    [shade, 'M48-16C30-10 6-10-14-20-6-6 14-5 34-2 40-4 45-9 48-16z'],
    [wing, 'M52-20C40-24 28-24 14-20c12 5 24 6 34 4z'],
    [bill, 'M-38-73l-40 36q-3 5 3 5c16-2 30-10 40-24q4-8-3-17z'],
  ]);
}
