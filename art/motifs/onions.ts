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
  /** The threads that the bells hang on, and the stamens. */
  thread: Ink;
  /** Bells at the back, and the dark side of the others. */
  shade: Ink;
  petal: Ink;
  lit: Ink;
  anther: Ink;
}

/** Wide open and from the side, turned to show its mouth, at the back, or not yet open. */
type Stage = 'bell' | 'turned' | 'back' | 'bud';
/** Where a floret hangs from the tip, its lean in degrees, and its size. */
type Floret = readonly [x: number, y: number, lean: number, size: number, stage: Stage];

/** The farthest first. No two hang alike: small ones and buds at the rim, the largest nearest. */
const FLORETS: readonly Floret[] = [
  [-104, -34, 74, 0.62, 'bud'],
  [96, -44, -80, 0.56, 'bud'],
  [-46, 8, 20, 0.86, 'back'],
  [12, 20, -6, 0.9, 'back'],
  [72, 2, -34, 0.8, 'back'],
  [-22, -6, 14, 0.6, 'bud'],
  [-142, 22, 58, 1.02, 'bell'],
  [136, 18, -54, 0.98, 'bell'],
  [-92, 64, 34, 1.24, 'bell'],
  [98, 56, -36, 1.2, 'turned'],
  [34, 74, -12, 1.36, 'bell'],
  [-34, 100, 12, 1.44, 'turned'],
];

/** Six petals make the bell; three are near, and between their points one sees those behind. */
const BEHIND = 'M-22 30-17 58-8 44zM22 30 17 58 8 44zM-20 24H20V48H-20z';
const LEFT = 'M0-6C-15-4-24 8-27 24-29 38-30 46-35 54-26 54-19 50-14 44-10 28-6 10 0-6z';
const RIGHT = 'M0-6C15-4 24 8 27 24 29 38 30 46 35 54 26 54 19 50 14 44 10 28 6 10 0-6z';
const MIDDLE = 'M0-6C-9 6-15 24-16 38-13 48-6 54 0 62 6 54 13 48 16 38 15 24 9 6 0-6z';
const VEINS = 'M0 4C-2 20-2 38 0 54 2 38 2 20 0 4zM-6 4C-16 16-22 32-26 48-18 34-10 20-6 4z';
const STAMENS = 'M-17 44-25 74-22 75-13 46zM-7 50-11 82H-8L-4 50zM2 50 3 87H6L6 50zM9 48 17 80 20 79 13 46z';
const ANTHERS =
  'M-28 73a5 4 0 0 1 8 3 5 4 0 0 1-8-3zM-14 83a5 4 0 0 1 9 1 5 4 0 0 1-9-1zM0 88a5 4 0 0 1 9 1 5 4 0 0 1-9-1zM15 81a5 4 0 0 1 8-3 5 4 0 0 1-8 3z';
/** Turned: the back of the bell, then its mouth as a flat pale star around the dark throat. */
const HOOD = 'M0-6C-17-4-27 10-28 28H28C27 10 17-4 0-6z';
const STAR =
  'M0 32C-14 20-28 15-43 18-36 28-22 36 0 36zM0 34C-18 36-29 44-34 57-22 58-8 50 0 40zM-8 34C-13 46-9 60 0 71 9 60 13 46 8 34zM-8 32C-12 22-8 10 0 3 8 10 12 22 8 32zM0 32C14 20 28 15 43 18 36 28 22 36 0 36zM0 34C18 36 29 44 34 57 22 58 8 50 0 40z';
const MIDRIBS =
  'M-8 34-34 22-8 38zM8 34 34 22 8 38zM-6 38-28 53-3 41zM6 38 28 53 3 41zM-2 40 0 64 2 40zM-2 28 0 9 2 28z';
const THROAT = 'M-12 32C-12 26-7 24 0 24 7 24 12 26 12 32 12 38 7 41 0 41-7 41-12 38-12 32z';
const SPREAD =
  'M-3 33-20 49-18.6 50.2-1 35zM-1.4 35-6.4 59-4.6 59.4 1 35zM1 35 8.4 58 10 57.4 2.4 35zM2 35 23 45 23.6 43.4 3 33z';
const SPREAD_ANTHERS =
  'M-24 50a4 3 0 0 1 7 2 4 3 0 0 1-7-2zM-9 60a4 3 0 0 1 7 1 4 3 0 0 1-7-1zM6 59a4 3 0 0 1 7-1 4 3 0 0 1-7 1zM21 44a4 3 0 0 1 7 1 4 3 0 0 1-7-1z';
const BUD = 'M0-5C-14-4-22 12-20 32-18 46-8 54 0 60 8 54 18 46 20 32 22 12 14-4 0-5z';
const BUD_SHADE = 'M0-5C-14-4-22 12-20 32-18 46-8 54 0 60-8 40-8 16 0-5z';

/** Near and large: the florets of one head, for a bent stem drawn by hand. Light from the right. */
export function onionHead<Ink extends string>(options: OnionHeadOptions<Ink>): Layer<Ink> {
  const { x, y, size, thread, shade, petal: bell, lit, anther } = options;
  return (canvas) => {
    const at = (...offsets: number[]) => numbers(offsets.map((offset, i) => round((i % 2 ? y : x) + offset * size)));
    canvas.stroke(
      thread,
      4 * size,
      FLORETS.map(([across, down]) => `M${at(0, -4)}Q${at(across * 0.9, down * 0.2 - 50, across, down)}`).join(''),
      'round',
    );
    const stages: Record<Stage, readonly (readonly [Ink, string])[]> = {
      bell: [
        [shade, BEHIND],
        [thread, STAMENS],
        [anther, ANTHERS],
        [bell, LEFT + MIDDLE],
        [lit, RIGHT],
        [bell, MIDDLE],
        [shade, VEINS],
      ],
      turned: [
        [bell, HOOD],
        [lit, STAR],
        [shade, MIDRIBS],
        [shade, THROAT],
        [shade, SPREAD],
        [anther, SPREAD_ANTHERS],
      ],
      back: [
        [thread, STAMENS],
        [anther, ANTHERS],
        [shade, LEFT + MIDDLE],
        [bell, RIGHT],
      ],
      bud: [
        [bell, BUD],
        [shade, BUD_SHADE],
      ],
    };
    const symbol = (stage: Stage) =>
      canvas.symbol(`onion ${stage}`, () =>
        stages[stage].map(([ink, data]) => `<path fill="${canvas.color(ink)}" d="${data}"/>`).join(''),
      );
    const hung = FLORETS.map(([across, down, lean, scale, stage]) => {
      const place = `translate(${at(across, down)})rotate(${lean})scale(${numbers([scale * size])})`;
      return `<use href="#${symbol(stage)}" transform="${place}"/>`;
    });
    canvas.add(hung.join(''));
  };
}
