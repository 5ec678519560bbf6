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

/** From the front, a hundred and sixty from the poll down to the lip; the brow at 0. */
const FRONT = {
  /** Neck and brisket; legs that stand in the water, at 172, and the belly over it; rump, back, the hump of the shoulders, the dip of the neck. */
  body: 'M-22 6C-30 24-34 44-40 64-46 84-52 104-54 122-56 140-50 162-48 178H32C30 168 31 160 36 153 70 165 130 163 172 146 178 154 180 164 178 178H212C212 162 215 150 222 136 236 114 240 94 232 78 224 64 206 58 188 55 170 52 160 44 150 34 140 24 126 18 112 22 96 27 84 36 70 34 50 28 30 12 20 2z',
  /** The side that is turned to us: the shoulder blade under the hump, the neck, the thigh. */
  planes:
    'M118 40C134 56 138 80 128 104 118 122 96 130 82 154 82 128 96 110 108 94 120 78 124 58 118 40zM52 46C66 62 72 86 66 112 62 126 56 136 54 152 48 132 54 114 56 98 58 78 58 62 52 46zM198 68C214 78 220 94 216 110 210 124 198 132 192 152 188 136 194 122 202 110 208 96 208 82 198 68z',
  rightEar: 'M20 8C34 0 62 6 90 30 70 42 42 38 24 24z',
  leftEar: 'M-20 8C-34 0-60 8-86 36-66 46-42 40-24 24z',
  hollows: 'M31 13C46 10 62 16 80 29 62 32 44 28 31 13zM-31 13C-46 11-60 18-76 34-60 35-44 30-31 13z',
  /** Long and narrow, widest at the brows above; below, the nose widens, square and heavy, and droops over the mouth. */
  head: 'M-21-8C-10-15 10-15 21-8 27 0 26 10 29 16 34 20 35 30 31 38 26 50 23 60 23 72 24 84 32 94 38 104 45 114 49 124 49 134 49 145 42 151 32 151 20 151 12 146 0 146-12 146-20 151-32 151-42 151-49 145-49 134-49 124-45 114-38 104-32 94-24 84-23 72-23 60-26 50-31 38-35 30-34 20-29 16-26 10-27 0-21-8z',
  /** The sides of the face, below the brows and beside the long bridge of the nose. */
  cheeks:
    'M29 16C34 20 35 30 31 38 26 50 23 60 23 72 24 84 32 94 38 104 45 114 49 124 49 134 49 145 42 151 32 151 38 140 36 128 28 116 16 102 7 92 7 74 7 58 14 48 16 38 18 30 23 22 29 16zM-29 16C-34 20-35 30-31 38-26 50-23 60-23 72-24 84-32 94-38 104-30 94-19 84-18 72-17 58-22 50-24 40-26 30-28 22-29 16z',
  /** The lower lip, drawn in under the nose, and the bell that hangs from the throat. */
  jaw: 'M-20 144H26C27 151 22 156 15 158 14 164 9 168 6 175 3 170 0 171-3 173-3 166-9 163-9 158-16 156-20 151-20 144z',
  /** The nostrils, low and far apart; the eyes, under the brows at the sides. */
  details:
    'M23 132C20 126 26 120 32 119 36 118 38 114 37 109 42 113 43 122 39 128 36 135 26 138 23 132zM-23 132C-20 126-26 120-32 119-36 118-38 114-37 109-42 113-43 122-39 128-36 135-26 138-23 132zM19 28C21 24 26 22 30 24 33 26 35 29 34 33 29 35 22 33 19 28zM-19 28C-21 24-26 22-30 24-33 26-35 29-34 33-29 35-22 33-19 28z',
  eyes: 'M26.6 27.4a1.1 1.1 0 112.2 0 1.1 1.1 0 11-2.2 0zM-28.8 27.4a1.1 1.1 0 112.2 0 1.1 1.1 0 11-2.2 0z',
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
