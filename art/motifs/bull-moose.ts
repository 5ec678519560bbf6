/** A bull moose in silhouette, as one meets it: in the shallows at first light. */
import { placeFigure } from '../kit/figure.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface BullMooseOptions<Ink> {
  /** Between the feet. */
  x: number;
  y: number;
  /** To the shoulder hump. */
  height: number;
  ink: Ink;
  /** The far legs and the far antler. */
  far: Ink;
  /** Light along face and back. */
  rim?: Ink;
  /** Its image in still water below the feet. */
  mirrored?: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** A hundred high at the hump, feet at 0. */
const FAR =
  'M-15-56l-8 32-3 24h-8l2-26 6-16 3-10zM46-48q-9 12-7 21l-5 9 1 18h-8l-1-19 2-12 2-18zM-50-86l-14-1-18-5-10-12 9 2-4-13 9 8 1-13 9 11 5-11 5 14 9 6z';
const BODY =
  'M-80-49q-6-3-4-11 2-7 9-8l18-13q6-7 14-7 8 2 14-1 9-13 22-13 14 1 26 8 18 6 32 7 14 3 17 16 1 8-2 14-2 8 1 14 3 8 3 14-3 5-4 10l-1 18h-9l1-20q1-8-5-14-9-6-12-12-16 8-44 4l-2 20 1 22h-9l-2-22-5-22q-10-8-14-17-4 2-7 0l-3 13-5-12q-6 4-13 4-7 6-12 6-4 0-5-1z';
const NEAR_ANTLER = 'M-46-84l-8-8-9 0-9-12 8 3-2-16 9 8 3-17 8 12 8-17 4 15 12-12-1 14 13-5-7 13-12 13-9 8z';
const RIM =
  'M-75-68l18-13q6-7 14-7-6 4-9 9l-20 14zM-29-89q9-13 22-13 14 1 26 8 18 6 32 7 14 3 17 16-7-11-19-12-17-1-33-7-13-6-24-5-10 2-17 11z';

export function bullMoose<Ink extends string>(options: BullMooseOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, far, rim, mirrored, flip = false } = options;
  return (canvas) => {
    const scale = height / 100;
    const across = flip ? -scale : scale;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const placed = (down: number, parts: string) =>
      canvas.add(`<g transform="translate(${numbers([x, y])})scale(${numbers([across, down])})">${parts}</g>`);
    if (mirrored) placed(-scale * 0.55, part(mirrored, FAR + BODY + NEAR_ANTLER));
    placed(scale, part(far, FAR) + part(ink, BODY + NEAR_ANTLER) + (rim ? part(rim, RIM) : ''));
  };
}

/** The right half from the front, a hundred from the brow down to the muzzle and a little more; the brow at 0. */
const FRONT = {
  far: 'M40 96C60 92 66 104 64 124 62 138 60 146 62 158 64 172 61 184 61 198H50C51 184 53 172 50 160 47 148 46 136 42 124z',
  body: 'M-1-20C20-26 40-14 52 8 64 32 66 62 60 90 54 104 50 114 49 128 48 140 47 148 49 158 50 172 46 184 47 198H31C32 184 35 172 33 160 31 148 28 138 23 126 16 118 8 124-1 134z',
  ear: 'M16 8C32 2 50 8 64 24 52 30 32 28 20 18z',
  head: 'M-1-6C12-6 19 0 19 12 19 28 15 44 16 60 17 72 24 80 24 90 24 102 14 107-1 107z',
  bell: 'M-1 104H6C7 120 5 134 1 148L-1 144z',
  antler:
    'M8-6C20-8 28-6 36-10 30-22 24-32 16-44 26-40 33-33 38-25 38-36 36-46 33-57 43-48 50-36 52-26 56-44 62-64 62-96 70-88 75-82 79-74 82-86 84-98 83-110 91-99 96-90 99-79 105-88 109-98 110-109 116-96 118-86 118-75 126-82 132-90 136-99 138-86 136-74 132-64 141-68 149-74 155-82 154-64 146-46 134-30 118-8 92 10 64 12 44 13 26 8 10 6z',
  eye: 'M11 24C13 19 18 19 20 23 18 28 14 29 11 24z',
  nostril: 'M8 88C10 83 17 83 19 88 17 93 11 94 8 88z',
} as const;

export interface FacingMooseOptions<Ink> {
  /** Between the eyes. */
  x: number;
  y: number;
  /** From tip to tip of the antlers. */
  width: number;
  ink: Ink;
  head: Ink;
  /** Eyes and nostrils. */
  dark: Ink;
  antler: Ink;
}

/** Looks at you, up to the knees in water; for a rim of light, once more in a `mass`. */
export function facingMoose<Ink extends string>(options: FacingMooseOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, head, dark, antler } = options;
  return (canvas) => {
    const both = (...parts: Parameters<typeof placeFigure<Ink>>[2]) => {
      for (const flip of [true, false]) placeFigure(canvas, { x, y, scale: width / 308, flip }, parts);
    };
    both([head, FRONT.far], [ink, FRONT.body]);
    both([head, FRONT.ear], [antler, FRONT.antler], [head, FRONT.head + FRONT.bell], [dark, FRONT.eye + FRONT.nostril]);
  };
}
