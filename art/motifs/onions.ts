/** The nodding wild onion. */
import { alternating, type Spot, scatter } from '../kit/figure.ts';
import { around, round } from '../kit/geometry.ts';
import { numbers, petal } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface OnionsOptions<Ink> {
  /** Where each stands, and how tall it is. */
  items: readonly Spot[];
  stem: Ink;
  petal: Ink;
  /** The nearer bells. */
  lit: Ink;
}

/** A bare stem, bent over at the top, and a close tuft of bells that hang from it; a wider fan looks like fireworks. */
export function onions<Ink extends string>({ items, stem, petal: bell, lit }: OnionsOptions<Ink>): Layer<Ink> {
  const fan = (angles: readonly number[], reach: number) =>
    angles.map((angle) => [...around(18, -92, reach, angle), angle] as const);
  const outer = fan([20, 52, 84, 116, 148, 176], 11);
  const inner = fan([36, 68, 100, 132, 160], 5);
  const leaves = petal(0, 2, 62, 3, -104) + petal(0, 2, 56, 3, -68) + petal(-2, 2, 44, 3, -128);
  const stalk = 'M-1 2Q-4-60 4-90 9-104 17-100 21-98 19-91h-2q1-6-3-5-5 0-7 8Q0-58 2 2z';
  const stalks = outer.map(([, , angle]) => petal(18, -92, 15, 0.9, angle));
  return (canvas) =>
    scatter(canvas, 'onion', alternating(items), [
      [stem, stalk + leaves + stalks.join('')],
      [bell, outer.map(([x, y, angle]) => petal(x, y, 10, 6, angle)).join('')],
      [lit, inner.map(([x, y, angle]) => petal(x, y, 8, 5, angle)).join('')],
    ]);
}

export interface OnionHeadOptions<Ink> {
  /** The tip of the stem, from which the bells hang. */
  x: number;
  y: number;
  /** 1 is about 360 wide. */
  size: number;
  /** The threads that the bells hang on. */
  thread: Ink;
  /** Bells at the back, and the dark side of the others. */
  shade: Ink;
  petal: Ink;
  lit: Ink;
  anther: Ink;
}

/** Where a bell hangs from the tip, its lean in degrees, its size, and whether it is at the back. */
type Bell = readonly [x: number, y: number, lean: number, size: number, back?: 'back'];

/** The farthest first: a half globe of bells, close in the middle and looser at the rim. */
const BELLS: readonly Bell[] = [
  [-104, -4, 46, 0.74, 'back'],
  [-62, -16, 26, 0.7, 'back'],
  [-14, 2, 6, 0.7, 'back'],
  [38, -14, -16, 0.72, 'back'],
  [92, -2, -40, 0.74, 'back'],
  [-84, 34, 26, 0.8, 'back'],
  [70, 36, -22, 0.8, 'back'],
  [-152, 34, 46, 0.84],
  [148, 26, -48, 0.86],
  [-4, 42, 0, 0.86],
  [-44, 54, 16, 0.9],
  [40, 58, -12, 0.9],
  [-126, 74, 34, 0.94],
  [124, 76, -36, 0.96],
  [-88, 88, 22, 0.98],
  [84, 96, -20, 1],
  [2, 90, -2, 1],
  [-48, 116, 12, 1.04],
  [48, 128, -10, 1.06],
  [-6, 144, 2, 1.1],
];

/** A bell does not flare: three petals are seen, shut to an egg with the stamens hanging out. */
const CUP = 'M0-5C-13-4-23 12-23 30-23 40-20 46-14 50L-7 45 0 54 7 45 14 50C20 46 23 40 23 30 23 12 13-4 0-5z';
const DARK_SIDE = 'M0-5C-13-4-23 12-23 30-23 40-20 46-14 50L-7 45C-13 28-10 8 0-5z';
const LIT_SIDE = 'M3-4C14 0 23 14 23 30 23 40 20 46 14 50 17 32 14 12 3-4z';
const STAMENS = 'M-12 48L-15 66H-13L-9 49zM-1 52L-1 74H1L2 52zM10 49L15 65H17L13 48z';
const ANTHERS =
  'M-18 64a4 4 0 0 1 7 4 4 4 0 0 1-7-4zM-4 74a4 4 0 0 1 8 2 4 4 0 0 1-8-2zM12 64a4 4 0 0 1 7 1 4 4 0 0 1-7-1z';

/** Near and large: the bells of one head, for a bent stem drawn by hand. Light from the right. */
export function onionHead<Ink extends string>(options: OnionHeadOptions<Ink>): Layer<Ink> {
  const { x, y, size, thread, shade, petal: bell, lit, anther } = options;
  return (canvas) => {
    const at = (...offsets: number[]) => numbers(offsets.map((offset, i) => round((i % 2 ? y : x) + offset * size)));
    canvas.stroke(
      thread,
      3.6 * size,
      BELLS.map(([across, down]) => `M${at(0, -4)}Q${at(across * 0.86, down * 0.2 - 44, across, down)}`).join(''),
      'round',
    );
    const cup = (name: string, parts: readonly (readonly [Ink, string])[]) =>
      canvas.symbol(`onion-bell ${name}`, () =>
        parts.map(([ink, data]) => `<path fill="${canvas.color(ink)}" d="${data}"/>`).join(''),
      );
    const back = cup('back', [
      [thread, STAMENS],
      [anther, ANTHERS],
      [shade, CUP],
      [bell, LIT_SIDE],
    ]);
    const front = cup('front', [
      [thread, STAMENS],
      [anther, ANTHERS],
      [bell, CUP],
      [shade, DARK_SIDE],
      [lit, LIT_SIDE],
    ]);
    const hung = BELLS.map(([across, down, lean, scale, behind]) => {
      const place = `translate(${at(across, down)})rotate(${lean})scale(${numbers([scale * size])})`;
      return `<use href="#${behind ? back : front}" transform="${place}"/>`;
    });
    canvas.add(hung.join(''));
  };
}
