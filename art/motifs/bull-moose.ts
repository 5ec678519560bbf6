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
  body: 'M-24 2C-36 20-42 40-50 58-60 74-80 96-84 128-86 150-82 164-82 172H232C238 150 240 126 230 106 222 92 206 88 190 86 168 84 156 72 144 52 134 34 122 8 102 8 86 8 78 26 66 30 54 26 44 12 24 2z',
  /** What light there is on the ribs and the thigh. */
  planes:
    'M192 94C212 98 226 110 224 132 222 148 214 158 218 172H210C206 156 212 146 213 132 214 114 206 102 192 94zM132 52C146 72 158 84 176 92 160 96 140 82 132 52z',
  /** The light on the front edge of the shoulder, which sets the neck before it. */
  shoulder: 'M66 29C92 52 102 82 91 111 84 126 76 138 74 156 73 138 79 122 85 108 92 84 86 58 66 33z',
  rightEar: 'M20 8C36-2 60 2 82 14 66 30 42 34 23 24z',
  leftEar: 'M-20 8C-36-2-58 2-80 20-62 32-40 34-23 24z',
  hollows: 'M34 12C48 7 60 9 72 15 60 22 46 24 34 20zM-34 12C-46 7-58 11-70 19-58 24-44 24-34 20z',
  /** Wide between the eyes, long and narrow below them; then the muzzle swells and hangs far over the mouth. */
  head: 'M-22-6C-12-14 12-14 22-6 27 2 26 14 28 26 29 36 23 44 21 54 20 66 26 75 35 84 44 94 50 106 50 122 50 132 48 138 42 140 30 143 14 142 4 138L1 142-3 138C-14 142-30 143-43 140-49 138-51 132-51 122-51 106-45 94-35 84-26 75-19 66-21 54-22 44-29 36-28 26-26 14-27 2-22-6z',
  /** The side of the face that is turned away, below the brow and beside the bridge of the nose. */
  cheeks:
    'M28 26C29 36 23 44 21 54 20 66 26 75 35 84 44 94 50 106 50 122 50 132 48 138 42 140 36 141 30 142 22 142 34 136 38 124 36 112 34 98 26 92 18 82 10 72 8 64 10 54 12 42 17 32 28 26zM-28 26C-29 36-22 44-21 54-19 66-25 76-34 85-25 80-16 68-14 54-13 44-18 34-28 26z',
  /** The lower lip, drawn in below the muzzle, and the bell that hangs from the throat behind it. */
  jaw: 'M-28 136C-10 143 10 143 30 136 29 147 20 152 4 153-14 152-26 147-28 136zM13 148C21 150 28 147 33 142 38 150 36 159 33 166 30 174 22 173 19 167 15 160 13 155 13 148z',
  /** The nostrils, low and far apart; the eyes, at the sides. */
  details:
    'M-43 121C-45 109-37 100-26 103-20 105-21 111-27 111-35 111-36 123-43 121zM43 121C45 109 37 100 26 103 20 105 21 111 27 111 35 111 36 123 43 121zM-29 30C-26 24-20 24-15 31-20 34-26 35-29 30zM29 30C26 24 20 24 15 31 20 34 26 35 29 30z',
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
  /** The light along the shoulder. */
  rim: Ink;
}

/** Looks at you, belly deep in water, the body turned to the right; for a rim of light, once more in a `mass`. */
export function facingMoose<Ink extends string>(options: FacingMooseOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, head, shade, dark, eye, antler, rim } = options;
  return (canvas) => {
    const scale = width / 308;
    const place = { x, y, scale };
    placeFigure(canvas, place, [
      [ink, FRONT.body],
      [shade, FRONT.planes],
      [rim, FRONT.shoulder],
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
