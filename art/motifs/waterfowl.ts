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
      'M56-27C46-36 18-43-4-36c-9 3-15 1-18-6-4-10-3-28-4-46-1-12-8-19-17-18-7 1-11 6-11 11 0 4 3 5 7 4 6-1 8 2 8 8 1 20-8 34-10 56C-51-10-43 0-30 0h60C45-4 54-14 56-27z',
    ],
    [
      shade,
      'M56-27C42-17 14-14-8-23 0-8 26-6 40-3 50-8 55-16 56-27zM-49-20c5 10 21 15 41 15l-6 5h-16c-12 0-19-8-19-20z',
    ],
    [bill, 'M-51-103l-4 6-11 8q-2 4 3 3l11-3 6-2q-6-4-5-12z'],
  ]);
}

/** White pelicans: heavy, with the bill laid on the breast. */
export function pelicans<Ink extends string>(options: PelicanOptions<Ink>): Layer<Ink> {
  const { ink, shade, bill, wing } = options;
  return flock('pelican', options, [
    [
      ink,
      'M54-22C46-36 18-45-6-39c-9 2-16 0-17-9-1-9 5-15 4-25-1-10-11-16-20-13-6 2-9 8-6 13 3 4 9 6 9 13 0 10-11 15-15 30-3 12 1 25 11 30h66c15-3 24-10 28-22z',
    ],
    [shade, 'M49-17C30-9 4-10-18-22-9-5 14-4 36-1 42-4 46-9 49-17z'],
    [wing, 'M54-22C42-27 28-27 12-22c12 6 26 8 37 5z'],
    [bill, 'M-42-84l-48 45q-4 6 4 6c20-3 38-13 48-32q5-11-4-19z'],
    [wing, 'M-35-78a2.4 2.4 0 114.8 0 2.4 2.4 0 11-4.8 0z'],
  ]);
}
