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
  /** Neck and brisket; the hump of the shoulders just behind the head, highest; from there the back falls to the rump. Cut off by the water at 172. */
  body: 'M-20 2C-30 22-36 40-44 58-48 66-54 70-56 80-68 92-74 108-76 130-78 148-74 160-75 172H218C223 152 222 136 212 120 200 102 182 92 162 78 142 64 130 38 112 20 102 10 90 6 76 8 56 10 38 6 20 2z',
  /** The side that is turned to us: the shoulder blade under the hump, the ribs, the thigh. */
  planes:
    'M82 34C98 52 104 74 99 98 95 118 86 140 82 172 80 146 82 122 88 100 93 78 94 56 82 34zM122 46C136 70 152 84 174 96 190 104 200 114 204 134 196 118 186 110 170 104 146 96 128 76 122 46z',
  rightEar: 'M20 8C34 0 62 6 90 30 70 42 42 38 24 24z',
  leftEar: 'M-20 8C-34 0-60 8-86 36-66 46-42 40-24 24z',
  hollows: 'M31 13C46 10 62 16 80 29 62 32 44 28 31 13zM-31 13C-46 11-60 18-76 34-60 35-44 30-31 13z',
  /** Long and narrow, widest at the brows above; below, the nose widens, square and heavy, and droops over the mouth. */
  head: 'M-21-8C-10-15 10-15 21-8 27 0 26 10 29 16 34 20 35 30 31 38 26 50 22 62 21 76 21 90 28 100 34 112 39 122 42 132 42 143 42 154 37 160 29 161 18 162 10 156 0 156-10 156-18 162-29 161-37 160-42 154-42 143-42 132-39 122-34 112-28 100-21 90-21 76-22 62-26 50-31 38-35 30-34 20-29 16-26 10-27 0-21-8z',
  /** The sides of the face, below the brows and beside the long bridge of the nose. */
  cheeks:
    'M29 16C34 20 35 30 31 38 26 50 22 62 21 76 21 90 28 100 34 112 39 122 42 132 42 143 42 154 37 160 29 161 34 150 34 138 28 124 18 108 9 94 10 76 11 60 16 48 17 38 18 30 23 22 29 16zM-29 16C-34 20-35 30-31 38-26 50-22 62-21 76-21 90-28 100-34 112-28 98-17 90-16 76-15 60-18 50-20 40-22 30-26 22-29 16z',
  /** The lower lip, drawn in under the nose, and the bell that hangs from the throat. */
  jaw: 'M-18 154H22C22 160 16 164 13 166 16 168 17 170 17 174H1C1 171-1 168-3 166-12 164-18 161-18 154z',
  /** The nostrils, low and far apart; the eyes, under the brows at the sides. */
  details:
    'M17 138C14 131 20 127 25 125 29 123 31 118 29 113 34 117 36 126 32 133 29 141 19 144 17 138zM-17 138C-14 131-20 127-25 125-29 123-31 118-29 113-34 117-36 126-32 133-29 141-19 144-17 138zM17 30C19 22 28 19 34 27 32 35 23 37 17 30zM-17 30C-19 22-28 19-34 27-32 35-23 37-17 30z',
  eyes: 'M24.4 25.6a1.3 1.3 0 112.6 0 1.3 1.3 0 11-2.6 0zM-27 25.6a1.3 1.3 0 112.6 0 1.3 1.3 0 11-2.6 0z',
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
