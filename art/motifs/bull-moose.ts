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

/** From the front, a hundred and a quarter from the brow down to the lip; the brow at 0. */
const FRONT = {
  /** Brisket, neck, the hump of the shoulders high above the back, the rump; cut off by the water at 172. */
  body: 'M-24 2C-40 22-48 44-56 66-68 92-84 112-84 142-84 156-80 164-80 172H232C238 150 240 122 230 100 222 84 206 80 190 79 170 77 156 66 144 48 134 32 124 20 108 20 94 20 84 34 70 34 54 26 44 12 24 2z',
  /** What light there is on the shoulder blade, the ribs and the thigh. */
  planes:
    'M114 32C136 54 136 84 120 108 108 128 100 148 106 172H92C88 148 94 126 106 104 118 80 122 56 114 32zM192 90C212 92 226 106 224 128 222 146 214 158 218 172H210C206 156 212 144 213 128 214 110 206 98 192 90z',
  rightEar: 'M20 8C36-2 60 2 82 14 66 30 42 34 23 24z',
  leftEar: 'M-20 8C-36-2-58 2-80 20-62 32-40 34-23 24z',
  hollows: 'M34 12C48 7 60 9 72 15 60 22 46 24 34 20zM-34 12C-46 7-58 11-70 19-58 24-44 24-34 20z',
  /** Wide between the eyes, long and narrow below them; then the muzzle swells and hangs far over the mouth. */
  head: 'M-22-6C-12-14 12-14 22-6 27 2 26 14 28 26 29 36 22 44 20 54 18 66 23 75 31 84 41 96 42 114 33 124 25 132 12 128 1 136-10 130-24 132-32 123-41 113-40 96-31 84-23 75-18 66-20 54-22 44-29 36-28 26-26 14-27 2-22-6z',
  /** The side of the face that is turned away, below the brow and beside the bridge of the nose. */
  cheeks:
    'M28 26C29 36 22 44 20 54 18 66 23 75 31 84 41 96 42 114 33 124 25 132 12 128 1 136 8 126 14 116 13 104 10 86 8 68 10 54 12 42 17 32 28 26zM-28 26C-29 36-22 44-20 54-18 66-23 75-31 84-23 78-15 66-14 54-13 44-18 34-28 26z',
  /** The lower lip, drawn in below the muzzle, and the bell that hangs from the throat behind it. */
  jaw: 'M-18 128C-6 134 10 134 22 127 21 138 15 143 4 144-10 143-16 138-18 128zM18 138C27 136 34 132 38 124 41 138 37 150 36 160 34 170 27 172 23 164 18 156 18 147 18 138z',
  /** The nostrils, low and far apart; the eyes, at the sides. */
  details:
    'M-34 112C-36 103-30 96-21 98-15 100-16 105-21 105-28 105-29 114-34 112zM34 112C36 103 30 96 21 98 15 100 16 105 21 105 28 105 29 114 34 112zM-29 30C-26 24-20 24-15 31-20 34-26 35-29 30zM29 30C26 24 20 24 15 31 20 34 26 35 29 30z',
  eyes: 'M-25 28.6a1 1 0 112 0 1 1 0 11-2 0zM22 28.6a1 1 0 112 0 1 1 0 11-2 0z',
  /** The right one. */
  antler:
    'M8-6C20-8 28-6 36-10 30-22 24-32 16-44 26-40 33-33 38-25 38-36 36-46 33-57 43-48 50-36 52-26 56-44 62-64 62-96 70-88 75-82 79-74 82-86 84-98 83-110 91-99 96-90 99-79 105-88 109-98 110-109 116-96 118-86 118-75 126-82 132-90 136-99 138-86 136-74 132-64 141-68 149-74 155-82 154-64 146-46 134-30 118-8 92 10 64 12 44 13 26 8 10 6z',
} as const;

export interface FacingMooseOptions<Ink> {
  /** Between the eyes. */
  x: number;
  y: number;
  /** From tip to tip of the antlers. */
  width: number;
  ink: Ink;
  head: Ink;
  /** The side of the face that is turned away, and the planes of the body. */
  shade: Ink;
  /** Eyes and nostrils. */
  dark: Ink;
  /** The glint in the eyes. */
  eye: Ink;
  antler: Ink;
}

/** Looks at you, belly deep in water, the body turned to the right; for a rim of light, once more in a `mass`. */
export function facingMoose<Ink extends string>(options: FacingMooseOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, head, shade, dark, eye, antler } = options;
  return (canvas) => {
    const scale = width / 308;
    const place = { x, y, scale };
    placeFigure(canvas, place, [
      [ink, FRONT.body],
      [shade, FRONT.planes],
      [antler, FRONT.antler],
    ]);
    // No bull has two antlers alike.
    placeFigure(canvas, { x: x + 4, y: y - 4, scale: scale * 0.95, flip: true }, [[antler, FRONT.antler]]);
    placeFigure(canvas, place, [
      [head, FRONT.leftEar + FRONT.rightEar],
      [ink, FRONT.hollows],
      [shade, FRONT.jaw],
      [head, FRONT.head],
      [shade, FRONT.cheeks],
      [dark, FRONT.details],
      [eye, FRONT.eyes],
    ]);
  };
}
