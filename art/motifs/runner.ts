/** Trail runners from the side: one at the push of the back foot, one who climbs with a hand on the knee. */
import { placeFigure } from '../kit/figure.ts';
import { limb } from '../kit/limb.ts';
import type { Layer } from '../kit/scene.ts';

export interface RunnerOptions<Ink> {
  /** The foot that pushes off, and the height of the runner. */
  x: number;
  y: number;
  height: number;
  skin: Ink;
  shirt: Ink;
  /** Shorts and hair; the shoes are as the shirt. */
  dark: Ink;
  /** The light ahead, on thigh, shin and face; and the soles. */
  lit: Ink;
  soles: Ink;
  /** Runs to the right; flipped, to the left. */
  flip?: boolean;
  /** Leans into the hill: degrees counterclockwise. */
  lean?: number;
  pose?: 'run' | 'climb';
}

/** A hundred high, the pushing foot at 0. The trunk leans; the arms swing against the legs. */
const RUN = {
  back: limb([
    [14, -52, 7],
    [12, -46, 7.6],
    [7, -36, 6.4],
    [4, -29, 5],
    [3, -28, 5],
    [-3, -21, 5.2],
    [-9, -12, 3.2],
    [-11, -8, 2.6],
  ]),
  front: limb([
    [17, -52, 7],
    [23, -49, 7.8],
    [32, -45, 6.4],
    [38, -42, 5.2],
    [39, -40, 5],
    [37, -31, 5.2],
    [33, -21, 3.2],
    [32, -16, 2.6],
  ]),
  shoes:
    'M-8-9-13-12C-17-12-19-9-18-6L-9 0C-6 2 0 2 2 1 3-2 1-4-2-5zM35-18 29-19C26-17 26-14 27-11H44C45-14 44-16 41-16z',
  soles: 'M-18.6-7.4-9-.4C-6 1.4-1 1.6 3 .4L3 2.6C-1 4-7 4-10 2.4L-20-5.4zM26.6-12.4H45V-9.4H27z',
  light:
    'M36-47.6C41-45.6 44.6-42.6 44.2-39 43.6-32 40.6-25 37-18H34.6C37.6-26 40-34 40-39 39.6-42 37-43.6 34-44.6zM31.6-92.2  33.2-89.7  31.6-88.9C31.6-86.4  29.9-85.5  27.4-85.5L27.4-81.3H25.3V-87.2C28.2-87.2  29.9-89.7  29.9-93.9z',
  far: limb([
    [22, -79, 4],
    [28, -71, 3.6],
    [32, -65, 3.4],
    [38, -69, 3],
    [43, -75, 2.4],
    [45, -78, 2.6],
  ]),
  near: limb([
    [17, -81, 4],
    [10, -73, 4],
    [3, -66, 3.6],
    [3, -65, 3.4],
    [10, -60, 3],
    [17, -57, 2.6],
    [20, -56, 2.6],
  ]),
  head: 'M20.6-83  20.6-87.2C18.1-89.7  18.1-98.1  24.8-99  30.7-99  32.4-94.8  31.6-92.2L33.2-89.7  31.6-88.9C31.6-86.4  29.9-85.5  27.4-85.5L27.4-81.3z',
  hair: 'M16.4-92.2C15.6-99  20.6-102.3  25.7-101.5  30.7-101.5  33.2-98.1  31.6-96.4  27.4-95.6  24.8-94.8  23.2-90.6  21.5-88.9  19.8-88.9  19-89.7  14.8-88  12.2-88.9  9.7-92.2  12.2-91.4  14.8-91.4  16.4-92.2z',
  shirt: 'M20-85C25-86 29-83 29-78 29-70 25-60 23-50L8-51C9-61 11-70 13-78 14-82 16-84 20-85z',
  sleeve: limb([
    [18, -82, 4],
    [15, -78, 5],
    [9, -72, 4.6],
    [8, -71, 4.2],
  ]),
  shorts:
    'M6.4-54 24-55.6C30-54 35.4-50.6 38.4-47.4L32-37C27-39 22-41 18-43 15-38 12-34 10.6-30L-1-36.6C3-43 5.6-49 6.4-54z',
} as const;

/** On a slope that rises to the right by half its length. */
const CLIMB = {
  back: limb([
    [17, -52, 7],
    [13, -45, 7.4],
    [8, -36, 6],
    [6, -29, 5],
    [5, -28, 5],
    [0, -20, 5],
    [-5, -11, 3.2],
    [-7, -7, 2.6],
  ]),
  front: limb([
    [18, -53, 7],
    [25, -52, 7.8],
    [34, -51, 6.4],
    [41, -50, 5.4],
    [42, -48, 5.2],
    [40, -39, 5.2],
    [36, -29, 3.2],
    [35, -25, 2.6],
  ]),
  shoes:
    'M-4-8-10-11C-14-11-16-8-15-5L-6 0C-3 2 2 1 5-1 6-4 3-6 0-6zM38-27 32-28C29-26 29-22 30-19L47-28C48-31 46-33 44-32z',
  soles: 'M-15.6-6.4-6-.4C-3 1.4 2 .6 5.6-1.6L6 .8C2 2.6-4 3-7 1.6L-17-4.4zM29.6-20.4 47.4-29.6 48.6-27.4 30.4-17.4z',
  light:
    'M37-53.6C44-53.4 47.6-51 47-47 46-40 42.6-34 38.6-27H36.4C40-34 43-41 43.4-46 43.4-49 41-50.4 37-50.6zM49.2-91.2  50.9-88.7  49.2-87.9C49.2-85.4  47.6-83.7  45-84.5L43.4-81.2H41.3L23.8-67.5C26.4-67.5  28.5-70  28-73.4z',
  far: limb([
    [37, -79, 4],
    [27, -74, 3.8],
    [17, -70, 3.6],
    [16, -69, 3.4],
    [20, -62, 3],
    [24, -57, 2.6],
    [25, -56, 2.4],
  ]),
  near: limb([
    [34, -80, 4.4],
    [36, -72, 4.2],
    [37, -65, 3.6],
    [37, -64, 3.4],
    [38, -58, 3],
    [40, -54, 2.8],
    [43, -52, 2.6],
  ]),
  head: 'M35.8-80.3  37.5-86.2C34.1-89.6  34.1-97.1  40.8-98.8  46.7-99.6  49.2-95.4  49.2-92.1L50.9-88.7  49.2-87.9C49.2-85.4  47.6-83.7  45-84.5L42.5-79.5z',
  hair: 'M34.1-89.6C32.4-97.1  36.6-102.2  42.5-102.2  47.6-102.2  50.1-98.8  49.2-96.3  45-95.4  42.5-94.6  40.8-89.6  39.2-87.9  37.5-87.9  36.6-88.7  32.4-86.2  29.9-86.2  26.6-88.7  29.9-88.7  32.4-88.7  34.1-89.6z',
  shirt: 'M38-84C43-84 45-80 43-75 39-66 31-60 26-52L10-54C12-62 18-71 25-78 29-82 33-84 38-84z',
  sleeve: limb([
    [35, -81, 4.2],
    [36, -76, 5],
    [37, -70, 4.6],
    [37, -68, 4.2],
  ]),
  shorts: 'M9-55 26-56.6C32-58 39-57 44-55L41-44C35-45 28-45 22-45 18-40 15-35 13-30L1-34.6C4-42 6-49 9-55z',
} as const;

export function runner<Ink extends string>(options: RunnerOptions<Ink>): Layer<Ink> {
  const { x, y, height, skin, shirt, dark, lit, soles, flip = false, lean = 0, pose = 'run' } = options;
  const parts = pose === 'run' ? RUN : CLIMB;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 100, flip, tilt: -lean }, [
      [skin, parts.far],
      [skin, parts.back],
      [skin, parts.front],
      [shirt, parts.shoes],
      [soles, parts.soles],
      [skin, parts.head],
      [lit, parts.light],
      [dark, parts.shorts],
      [shirt, parts.shirt],
      [skin, parts.near],
      [shirt, parts.sleeve],
      [dark, parts.hair],
    ]);
}
