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
  /** Neck, the hump of the shoulders, the back and the rump; cut off by the water at 172. */
  body: 'M-20-4C-44 4-54 28-60 58-66 88-64 112-54 132-50 146-54 158-52 172H186C192 142 190 108 180 86 170 64 142 56 116 46 92 36 74 16 40 4z',
  /** Neck and chest, in the shade of the head and the antlers; and the haunch. */
  planes:
    'M-20-4C-44 4-54 28-60 58-66 88-64 112-54 132-50 146-54 158-52 172H54C48 150 60 124 68 98 76 72 92 56 88 26 72 14 58 8 40 4zM100 172C112 150 140 146 150 120 156 104 154 90 150 74 168 84 178 104 176 128 175 146 178 160 180 172z',
  rightEar: 'M18 10C36 4 56 10 70 27 54 33 34 31 20 20z',
  leftEar: 'M-18 10C-36 4-54 12-68 31-52 36-34 32-20 20z',
  hollows: 'M26 16C38 13 50 17 60 25 48 27 36 26 26 20zM-26 16C-38 13-48 18-58 28-46 30-36 27-26 20z',
  /** Narrow between the eyes; the muzzle swells and hangs over the mouth. */
  head: 'M-21-4C-12-13 13-13 21-4 27 8 20 26 18 42 17 56 23 66 30 79 36 92 34 106 22 113 10 119-14 119-26 113-38 106-39 92-33 79-26 66-20 56-21 42-22 26-28 8-21-4z',
  /** The lower jaw, with the bell that hangs from it. */
  jaw: 'M-28 108C-14 116 12 116 25 108 24 122 16 130 8 133 8 146 4 156-2 168-8 156-11 146-12 133-20 130-28 122-28 108z',
  /** The hollows below the eyes, the mouth, the nostrils and the eyes. */
  details:
    'M-21 36C-16 50-22 64-31 78-21 68-14 52-15 40zM18 36C13 50 19 64 28 78 18 68 11 52 12 40zM-34 111C-24 104-14 114-2 114 10 114 20 104 30 111 20 110 10 119-2 119-14 119-24 110-34 111zM-25 94C-26 82-18 78-12 86-9 92-13 97-17 95-21 94-22 100-25 94zM21 94C22 82 14 78 8 86 5 92 9 97 13 95 17 94 18 100 21 94zM-22 20C-18 14-12 16-10 23-14 27-20 26-22 20zM19 20C15 14 9 16 7 23 11 27 17 26 19 20z',
  eyes: 'M-18 19.4a1.1 1.1 0 112.2 0 1.1 1.1 0 11-2.2 0zM10.4 19.4a1.1 1.1 0 112.2 0 1.1 1.1 0 11-2.2 0z',
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
  /** Eyes, nostrils and mouth. */
  dark: Ink;
  /** The glint in the eyes. */
  eye: Ink;
  antler: Ink;
}

/** Looks at you, belly deep in water, the body turned to the right; for a rim of light, once more in a `mass`. */
export function facingMoose<Ink extends string>(options: FacingMooseOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, head, dark, eye, antler } = options;
  return (canvas) => {
    const scale = width / 308;
    const place = { x, y, scale };
    placeFigure(canvas, place, [
      [head, FRONT.body],
      [ink, FRONT.planes],
      [antler, FRONT.antler],
    ]);
    // No bull has two antlers alike.
    placeFigure(canvas, { x: x + 4, y: y - 4, scale: scale * 0.95, flip: true }, [[antler, FRONT.antler]]);
    placeFigure(canvas, place, [
      [head, FRONT.leftEar + FRONT.rightEar],
      [ink, FRONT.hollows],
      [head, FRONT.jaw],
      [head, FRONT.head],
      [dark, FRONT.details],
      [eye, FRONT.eyes],
    ]);
  };
}
