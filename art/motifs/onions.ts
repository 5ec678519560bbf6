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

export interface NoddingOnionOptions<Ink> {
  /** The tip of the crook, from which the bells hang. */
  x: number;
  y: number;
  /** 1 is about 360 wide; negative is bent to the left. */
  size: number;
  /** Where the stem leaves the sheet below. */
  foot: number;
  stem: Ink;
  /** Bells at the back, and the inside of the others. */
  shade: Ink;
  petal: Ink;
  lit: Ink;
  anther: Ink;
  /** Left out of the middle: a head that has only begun to open. */
  bells?: readonly OnionBell[];
}

/** Where a bell hangs below the tip, its lean in degrees, its size, and whether it is at the back. */
export type OnionBell = readonly [x: number, y: number, lean: number, size: number, back?: 'back'];

/** Rows from the back to the front; each thread goes out and then bends down. */
const BELLS: readonly OnionBell[] = [
  [-92, 8, 40, 0.8, 'back'],
  [-48, -2, 20, 0.75, 'back'],
  [4, 2, -2, 0.75, 'back'],
  [58, -4, -22, 0.78, 'back'],
  [102, 14, -44, 0.8, 'back'],
  [-146, 44, 38, 0.95],
  [148, 52, -36, 1],
  [-70, 40, 14, 0.95],
  [34, 36, -8, 0.9],
  [88, 46, -20, 0.95],
  [-112, 78, 24, 1.05],
  [110, 92, -20, 1.05],
  [-22, 70, 4, 1],
  [-58, 96, 14, 1.12],
  [54, 104, -9, 1.15],
  [-4, 124, 3, 1.2],
];

const CUP = 'M-5-2C-20 6-29 26-27 52L-14 45 0 56 14 45 27 52C29 26 20 6 5-2Q0-5-5-2z';
const RIB = 'M3 2C14 8 21 24 21 45L14 42 5 47C8 32 8 14 3 2z';
const INSIDE = 'M-27 52L-14 45 0 56 14 45 27 52Q14 60 0 60-14 60-27 52z';
const STAMENS = 'M-16 52L-20 72H-18L-13 53zM-1 58L-2 82H0L1 58zM14 53L20 71H22L17 51z';
const ANTHERS =
  'M-23 70a5 5 0 0 1 8 5 5 5 0 0 1-8-5zM-6 82a5 5 0 0 1 9 2 5 5 0 0 1-9-2zM17 70a5 5 0 0 1 8 1 5 5 0 0 1-8-1z';

/** Near and large: the stem bends over like a crook, and all bells hang down from its tip. */
export function noddingOnion<Ink extends string>(options: NoddingOnionOptions<Ink>): Layer<Ink> {
  const { x, y, size, foot, stem, shade, petal: bell, lit, anther, bells = BELLS } = options;
  return (canvas) => {
    const tall = Math.abs(size);
    const at = (...offsets: number[]) =>
      numbers(offsets.map((offset, i) => round(i % 2 ? y + offset * tall : x + offset * size)));
    const start = numbers([foot, 840]);
    canvas.stroke(
      stem,
      14 * tall,
      `M${start}C${numbers([foot, round(y + tall * 420)])} ${at(-150, 160, -128, 0)}C${at(-116, -96, -16, -104, 0, -4)}`,
      'round',
    );
    canvas.fill(stem, `M${at(-12, -16)}Q${at(0, -30, 10, -12)}L${at(10, 6, -10, 6)}z`);
    canvas.stroke(
      stem,
      4 * tall,
      bells.map(([across, down]) => `M${at(0, -2)}Q${at(across * 0.9, down * 0.3 - 26, across, down)}`).join(''),
      'round',
    );
    const cup = (outside: Ink, light: Ink) =>
      canvas.symbol(`onion-bell ${outside}`, () =>
        (
          [
            [shade, INSIDE],
            [stem, STAMENS],
            [anther, ANTHERS],
            [outside, CUP],
            [light, RIB],
          ] as const
        )
          .map(([ink, data]) => `<path fill="${canvas.color(ink)}" d="${data}"/>`)
          .join(''),
      );
    const [back, front] = [cup(shade, bell), cup(bell, lit)];
    const hung = bells.map(([across, down, lean, scale, behind]) => {
      const turn = Math.sign(size) * lean;
      const place = `translate(${at(across, down)})rotate(${turn})scale(${numbers([scale * tall])})`;
      return `<use href="#${behind ? back : front}" transform="${place}"/>`;
    });
    canvas.add(hung.join(''));
  };
}
