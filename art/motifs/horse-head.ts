/** Head and neck of a bridled horse in profile, near and large. */
import { placeFigure } from '../kit/figure.ts';
import type { Layer } from '../kit/scene.ts';

export interface HorseHeadOptions<Ink> {
  /** The poll, between the ears, and the length of the head from there to the lips. */
  x: number;
  y: number;
  length: number;
  coat: Ink;
  /** The side away from the light, and the dark muzzle of a bay. */
  shade: Ink;
  mane: Ink;
  /** The edge that catches the light. */
  lit: Ink;
  leather: Ink;
}

/** How far the nose points below the horizon, in degrees. */
const NOD = 50;

/** The neck, with the poll at 0, 0. Its crest comes down to the withers on the left, its throat to the chest. */
const NECK =
  'M4 2C-4-6-18-6-28-2-46 7-58 28-68 50-78 74-88 100-112 116-122 122-134 125-150 126V170H22C8 146-6 120-10 96-13 78-14 64-16 46z';
/** The shadow of the jaw on the throat, and the far side of the chest. */
const THROAT =
  'M-16 22C-30 36-34 54-28 70-24 84-20 100-18 120-16 140-8 156 2 170H22C8 146-6 120-10 96-13 78-14 64-14 40z';
const FAR_EAR = 'M8 5C7-6 11-18 21-27 26-18 26-6 20 6z';
const NEAR_EAR = 'M-7 3C-11-9-7-23 7-33 13-22 14-8 8 5 3 8-4 7-7 3z';
const HOLLOW = 'M3 3C-1-7 1-19 7-29 11-20 12-8 7 3z';
const EAR_LIGHT = 'M7-33C13-22 14-8 8 5L6.6 4.4C11.6-8 11-21 7-33zM21-27C26-18 26-6 20 6L18.6 5.6C24-6 24-17 21-27z';
/** It hangs from the crest in locks that end at unlike heights. */
const MANE =
  'M0 0C-6-8-20-9-30-4-49 6-61 28-71 51-81 75-92 100-114 114-104 117-98 126-95 142-90 140-87 136-85 130-82 142-78 150-71 156-68 148-67 138-68 128-62 132-57 132-54 130-58 120-59 110-58 98-54 102-50 103-46 101-50 92-50 82-48 70-44 75-41 76-37 74-41 64-41 56-39 46-35 50-32 50-29 48-31 40-30 32-27 24-24 27-21 27-18 25-19 16-15 8-8 6z';
const STRANDS =
  'M-14-2C-22 4-26 14-26 24-24 14-20 5-14-2zM-30 4C-38 14-41 28-39 42-37 28-35 15-30 4zM-42 18C-50 30-53 46-50 62-48 46-46 32-42 18zM-52 38C-60 52-64 72-60 92-58 72-56 54-52 38zM-62 62C-70 80-74 98-68 120-67 98-66 80-62 62zM-74 84C-82 100-84 116-78 138-76 120-77 102-74 84z';
/** The crest against the trees. */
const CREST =
  'M0 0C-6-8-20-9-30-4-49 6-61 28-71 51-81 75-92 100-114 114L-116 112C-95 98-84 73-74 49-64 26-51 3-31-6.4-20-11-6-10 2-2z';
/** The rein hangs in a bow from the bit to the hand of the rider outside the picture. */
const REIN = 'M38 76C22 104-14 122-56 114-90 108-120 96-152 86V90C-120 100-90 112-57 118-12 126 26 108 41 78z';

/** The head as it would be with its nose level: from the poll at 0 along to the lips at 100, from the brow at 0 down to the jaw. */
const HEAD =
  'M-6 10C-2 1 4-3 11-4 19-6 27-6 34-3 46 1 58 4 72 3.6 80 3.4 86 1.6 91 2.8 97 4.2 101 9 101.6 13.6 102 17 101 19.6 98.4 20.6 99.6 23.4 98 26.6 94.6 27.8 91 29 88 28.2 86 26.4 80 25.6 74 26.6 68 28.8 60 32 55 37 49 42 42 48 33 50 26 47.4 18 44.4 13 38 11 30L-4 30z';
/** Cheek and jaw turn away from the light; the hollow under the cheekbone. */
const JAW =
  'M11 30C13 38 18 44.4 26 47.4 33 50 42 48 49 42 55 37 60 32 68 28.8 74 26.6 80 25.6 86 26.4L86 22C76 21 66 23 58 27 51 31 47 36 41 39.6 34 43.6 25 42.6 19 37 16 34 14 30 13 26zM39 14.6C48 13 60 14 72 17.4 63 18 54 19 46 22.4 42 20 40 17.6 39 14.6z';
const MUZZLE =
  'M81 3C79 10 80 18 78 26 81 25.8 84 25.8 86 26.4 88 28.2 91 29 94.6 27.8 98 26.6 99.6 23.4 98.4 20.6 101 19.6 102 17 101.6 13.6 101 9 97 4.2 91 2.8 87 1.8 84 2.4 81 3z';
const FACE_LIGHT =
  'M22-5.4C27-5.6 31-4.4 34-3 46 1 58 4 72 3.6 80 3.4 86 1.6 91 2.8 97 4.2 101 9 101.6 13.6 99 9.4 96 6.2 90.4 5 86 4.2 80 6 72 6 58 6.2 46 3.4 33.6-.8 30-2.4 26-3.8 22-5.4z';
const FORELOCK = 'M-6-2C4-9 16-10 27-7.4 24-5 25-2 30 .6 24 1 19 0 15-1 17 2 20 4 24 5.6 14 7 2 7-4 5z';
const EYE =
  'M25.6 9C27.4 4.8 33.6 3.6 37.6 8.4 35.4 12.4 29.4 13.2 25.6 9zM89 9.4C90.6 6.2 95 6.6 96 10 95.4 12.8 92 13 91 11.4zM98.4 20.6C94 21.4 89.6 20.4 86 18L85.4 19.6C89.4 22.4 94 23 98.6 22z';
const BRIDLE =
  'M-7 5L-3 2C2 8 7 13 12 16L85 18.6V21.8L12 19.6C4 17 -2 12-7 5zM8.6 17C9 9 11 2 14.6-5.2L18-5.8C14 2 12 10 12 18zM10 18C9 26 12 36 17 43.4L14.6 45C9 37 6.6 26 7 17.6zM62.4 3.4C65 11 66 20 64 30.4L60 32C62 20 61 11 58 2.6z';
const LID = 'M24 8C26 2.6 34 1 39 7.4 34.4 4 28.6 4.2 25.6 9z';
const GLINTS = 'M31.4 6.6a1.1 1.1 0 112.2 0 1.1 1.1 0 11-2.2 0z';
const RING = 'M81 20.4a4 4 0 118 0 4 4 0 11-8 0zm1.8 0a2.2 2.2 0 104.4 0 2.2 2.2 0 10-4.4 0z';

export function horseHead<Ink extends string>(options: HorseHeadOptions<Ink>): Layer<Ink> {
  const { x, y, length, coat, shade, mane, lit, leather } = options;
  const scale = length / 100;
  return (canvas) => {
    placeFigure(canvas, { x, y, scale }, [
      [shade, FAR_EAR],
      [coat, NECK],
      [shade, THROAT],
    ]);
    placeFigure(canvas, { x, y, scale, tilt: NOD }, [
      [coat, HEAD],
      [shade, JAW + MUZZLE],
      [lit, FACE_LIGHT],
    ]);
    placeFigure(canvas, { x, y, scale }, [
      [coat, NEAR_EAR],
      [shade, HOLLOW],
      [lit, EAR_LIGHT],
      [coat, CREST],
      [mane, MANE],
      [shade, STRANDS],
    ]);
    placeFigure(canvas, { x, y, scale, tilt: NOD }, [
      [mane, FORELOCK],
      [shade, LID],
      [mane, EYE],
      [lit, GLINTS],
      [leather, BRIDLE],
      [lit, RING],
    ]);
    placeFigure(canvas, { x, y, scale }, [[leather, REIN]]);
  };
}
