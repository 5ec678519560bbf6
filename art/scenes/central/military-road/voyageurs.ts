/** Voyageurs on a portage, in silhouette. */
import { at, type Point, type Station } from '../../../kit/geometry.ts';
import { limb } from '../../../kit/limb.ts';
import { blob, numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface CanoeCarryOptions<Ink> {
  ink: Ink;
  /** The sash around the waist. */
  sash?: Ink;
  /** They walk to the left; flipped, to the right. */
  flip?: boolean;
  /** The middle, on the ground. */
  x: number;
  y: number;
  /** Stem to stem. */
  width: number;
  /** Light along the keel. */
  lit: Ink;
  /** Faces, and the hands on the gunwale. */
  skin: Ink;
  /** The sleeve that is farther away, and the inside of the canoe. */
  shirt: Ink;
}

type Joints = readonly Station[];

const arm = (joints: Joints) => limb(joints, 2);

/** A leg from the hip over knee and calf to the ankle, in a moccasin whose sole is given by heel and toe. A man is a hundred high and walks left. */
const leg = (joints: Joints, [heelX, heelY]: Point, [toeX, toeY]: Point) => {
  const [ankleX, ankleY] = at(joints, joints.length - 1);
  const instep: Point = [(ankleX + toeX) / 2 - 1, (ankleY + toeY) / 2 - 2];
  return (
    limb(joints, 2) +
    blob(
      [
        [ankleX + 3, ankleY - 3],
        [heelX + 1, heelY],
        [heelX, heelY],
        [toeX, toeY],
        [toeX - 1.5, toeY - 1.5],
        instep,
        [ankleX - 3, ankleY - 3],
      ],
      2,
    )
  );
};

/** Through water and moss: the knee comes high, the other leg pushes from behind. */
const HIGH_STEP =
  leg(
    [
      [14, -52, 7],
      [19, -40, 7],
      [22, -29, 5],
      [23, -27, 5],
      [31, -18, 5],
      [39, -8, 2.8],
      [41, -6, 2.6],
    ],
    [45, -3],
    [36, 4],
  ) +
  leg(
    [
      [9, -51, 8],
      [-3, -43, 7.4],
      [-15, -35, 5.6],
      [-17, -33, 5.2],
      [-15, -20, 5],
      [-13, -8, 3],
      [-13, -3, 2.8],
    ],
    [-10, 4],
    [-26, 4],
  );
/** A heavier man who sets his feet under the weight. */
const HEAVY_STEP =
  leg(
    [
      [8, -50, 8],
      [13, -40, 7.4],
      [13, -29, 5.6],
      [14, -27, 5.4],
      [20, -18, 5.4],
      [25, -8, 3],
      [26, -4, 2.8],
    ],
    [30, 0],
    [20, 4],
  ) +
  leg(
    [
      [0, -50, 9],
      [-6, -40, 8],
      [-9, -28, 5.8],
      [-9, -26, 5.6],
      [-7, -17, 5.6],
      [-8, -6, 3],
      [-8, -3, 3],
    ],
    [-4, 4],
    [-22, 4],
  );

/** Under the canoe: the gunwale is on his shoulder, and his head is inside; below the gunwale one sees his jaw. Both walk left, their shoulders at -88. */
const TALL = {
  trunk: 'M0-45C-3-54-9-62-14-70-20-78-18-90-8-93 4-93 12-84 17-73 21-63 24-53 22-44z',
  edge: 'M23-50C23-58 20-66 17-73 12-84 4-93-4-93 4-88 10-80 14-71 17-63 19-56 19-50z',
  sash: 'M-2-53C6-51 15-51 23-54L23-46C15-44 7-44-1-46zM17-47 28-33 30-24 26-26 24-22 22-28 12-45z',
  jaw: 'M-25-92-27-84-30-80-27-79-27-75C-26-71-23-70-19-71L-14-73-9-70-4-80-8-92z',
  beard: '',
  near: arm([
    [-6, -82, 6.6],
    [-14, -74, 6],
    [-22, -67, 5.2],
    [-24, -67, 5],
    [-32, -74, 4.2],
    [-40, -82, 3],
  ]),
  far: arm([
    [-10, -80, 6],
    [-26, -66, 5],
    [-29, -65, 4.6],
    [-40, -70, 3.6],
    [-50, -77, 2.6],
  ]),
} as const;
const BROAD = {
  trunk: 'M-10-44C-11-54-15-64-16-74-18-86-12-92-2-93 10-92 17-82 18-70 19-60 18-52 17-44z',
  edge: 'M18-50C19-58 19-64 18-70 17-82 10-92 2-93 9-88 13-80 14-69 15-62 14-56 14-50z',
  sash: 'M-12-54C-2-50 9-50 18-53L18-45C9-42-2-43-10-46zM-7-47-10-30-13-25-14-29-18-27-16-33-12-48z',
  jaw: 'M-24-92-26-84-29-80-26-79-26-76-14-72-3-80V-92z',
  beard: 'M-26-77C-28-71-26-64-20-62-14-62-8-68-6-78-12-82-18-76-26-77z',
  near: arm([
    [2, -82, 7.2],
    [-7, -72, 6.6],
    [-16, -64, 5.6],
    [-18, -63, 5.2],
    [-28, -72, 4.4],
    [-35, -82, 3.2],
  ]),
  far: arm([
    [-10, -80, 6.4],
    [-24, -64, 5.4],
    [-27, -63, 5],
    [-36, -70, 4],
    [-45, -77, 2.8],
  ]),
} as const;
/** Fingers over the gunwale, their tips up, from the wrist at 0. */
const FINGERS = 'M-4 3-5-2C-5-4-2.6-4-2.4-2.4-2-5 .2-5 .4-2.6 1-4.6 2.8-4.4 3-2.4 4-4 5.4-3.4 5.2-1.6L4 3z';

/** An upturned north canoe: the long flat keel above, the gunwales below, the high ends hanging; and under it the inside, to the far gunwale. */
const HULL =
  'M-112-83C-136-81-162-77-176-70-186-65-192-58-196-50-205-54-211-66-210-80-209-94-200-105-184-110-166-116-140-118-110-119-70-121-35-122 0-122S70-121 110-119C140-118 166-116 184-110 200-105 209-94 210-80 211-66 205-54 196-50 192-58 186-65 176-70 162-77 136-81 112-83 80-85 40-86 0-86S-80-85-112-83z';
const INSIDE = 'M-186-64-150-100H150L186-64C172-72 150-76 130-77 90-79 40-79 0-79S-90-79-130-77C-150-76-172-72-186-64z';
const KEEL =
  'M-204-98C-200-104-194-107-184-110-166-116-140-118-110-119-70-121-35-122 0-122S70-121 110-119C140-118 166-116 184-110 194-107 200-104 204-98 194-104 176-110 140-113 100-117 40-118 0-118S-100-117-140-113C-176-110-194-104-204-98z';
/** Birch bark: the seams, sewn and tarred. */
const SEAMS =
  'M-112-117-110-117-112-85-114-85zM-38-119-36-119-37-88-39-88zM44-119 46-119 48-88 46-88zM118-117 120-117 124-84 122-84zM-166-113-164-113-167-76-169-76zM168-113 170-113 173-76 171-76z';

/** Two men under an upturned north canoe: it lies on their shoulders, their hands hold its gunwales. */
export function canoeCarry<Ink extends string>(options: CanoeCarryOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, skin, shirt, sash, flip = false } = options;
  return (canvas) => {
    const scale = width / 418;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const placed = (across: number, down: number, parts: string) =>
      `<g transform="translate(${numbers([across, down])})">${parts}</g>`;
    const man = (legs: string, { far, jaw, beard, trunk, edge, sash: waist }: typeof TALL | typeof BROAD) =>
      [
        part(shirt, far),
        part(skin, jaw),
        `<path d="${beard}${legs}${trunk}"/>`,
        part(lit, edge),
        sash ? part(sash, waist) : '',
      ].join('');
    const id = canvas.symbol(`carry ${sash} ${lit} ${skin} ${shirt}`, () =>
      [
        part(shirt, INSIDE),
        placed(-84, 0, man(HIGH_STEP, TALL) + placed(-51, -78, part(skin, FINGERS))),
        placed(92, 0, man(HEAVY_STEP, BROAD) + placed(-45, -78, part(skin, FINGERS))),
        `<path d="${HULL}"/>${part(lit, KEEL)}${part(shirt, SEAMS)}`,
        placed(-84, 0, `<path d="${TALL.near}"/>${placed(-42, -84, part(skin, FINGERS))}`),
        placed(92, 0, `<path d="${BROAD.near}"/>${placed(-37, -84, part(skin, FINGERS))}`),
      ].join(''),
    );
    canvas.group(ink, lit, canvas.copy(id, x, y, flip ? -scale : scale, scale));
  };
}
