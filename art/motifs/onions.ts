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
  /** What the bells hang on. */
  thread: Ink;
  inside: Ink;
  /** The tepals turned from the light, and the keels of the others. */
  shade: Ink;
  petal: Ink;
  lit: Ink;
  anther: Ink;
}

/** Where a floret hangs from the tip, its lean in degrees, its size, and its width where it is turned a little away. */
type Floret = readonly [x: number, y: number, lean: number, size: number, turn: number];

/** The farthest first; no two hang alike, and the largest are nearest. */
const FLORETS: readonly Floret[] = [
  [-56, -4, 18, 1, 0.8],
  [66, -14, -24, 1, 0.84],
  [10, 18, -3, 1.14, 0.92],
  [-138, 20, 38, 1.2, 0.92],
  [130, 14, -42, 1.2, 0.94],
  [-46, 92, 14, 1.5, 1],
  [78, 84, -16, 1.56, 1],
];

/** An open bell of six separate, pointed tepals: three are near, and between their points one sees into those behind. */
const BEHIND = 'M-25 26C-26 40-22 50-17 60-11 54-6 46-4 36H4C6 46 11 54 17 60 22 50 26 40 25 26z';
const LEFT = 'M0-4C-18-6-33 6-36 24-38 38-36 48-32 58-22 53-15 42-13 30-10 18-6 8 0-4z';
const RIGHT = 'M0-4C18-6 33 6 36 24 38 38 36 48 32 58 22 53 15 42 13 30 10 18 6 8 0-4z';
const MIDDLE = 'M0-4C-11 4-17 18-17 32-17 44-8 54 0 64 8 54 17 44 17 32 17 18 11 4 0-4z';
/** The keel down the back of each tepal. */
const KEELS =
  'M0 2C-2 20-1.6 40 0 58 1.6 40 2 20 0 2zM-7 4C-18 12-27 26-29.6 52-25 28-17 14-7 4zM7 4C18 12 27 26 29.6 52 25 28 17 14 7 4z';
const STAMENS =
  'M-16 44-30 80-27.6 81-12 46zM-8 48-14 91-11.4 91.4-5 50zM-1.4 50-1 98H1.6L1.8 50zM5 50 14 90 16.4 89.4 8.4 48zM12 45 28 78 30.2 76.8 15.6 43z';
const ANTHERS =
  'M-33.4 81a4.6 3.6 0 0 1 8 2 4.6 3.6 0 0 1-8-2zM-17.4 93a4.6 3.6 0 0 1 9 .6 4.6 3.6 0 0 1-9-.6zM-4 100a4.6 3.6 0 0 1 9 0 4.6 3.6 0 0 1-9 0zM11 92a4.6 3.6 0 0 1 9-1 4.6 3.6 0 0 1-9 1zM25.4 79.6a4.6 3.6 0 0 1 8-2.4 4.6 3.6 0 0 1-8 2.4z';

/** Near and large: the florets of one head, for a bent stem drawn by hand. Light from the right. */
export function onionHead<Ink extends string>(options: OnionHeadOptions<Ink>): Layer<Ink> {
  const { x, y, size, thread, inside, shade, petal: bell, lit, anther } = options;
  return (canvas) => {
    const at = (...offsets: number[]) => numbers(offsets.map((offset, i) => round((i % 2 ? y : x) + offset * size)));
    canvas.stroke(
      thread,
      4 * size,
      FLORETS.map(([across, down]) => `M${at(0, -4)}Q${at(across * 0.9, down * 0.2 - 50, across, down)}`).join(''),
      'round',
    );
    const id = canvas.symbol('onion bell', () =>
      [
        [bell, STAMENS],
        [anther, ANTHERS],
        [inside, BEHIND],
        [shade, LEFT],
        [lit, RIGHT],
        [bell, MIDDLE],
        [shade, KEELS],
      ]
        .map(([ink, data]) => `<path fill="${canvas.color(ink as Ink)}" d="${data}"/>`)
        .join(''),
    );
    const hung = FLORETS.map(([across, down, lean, scale, turn]) => {
      const place = `translate(${at(across, down)})rotate(${lean})scale(${numbers([turn * scale * size, scale * size])})`;
      return `<use href="#${id}" transform="${place}"/>`;
    });
    canvas.add(hung.join(''));
  };
}
