/** Voyageurs on a portage, in silhouette. */
import { at, type Point, type Station } from '../../../kit/geometry.ts';
import { limb } from '../../../kit/limb.ts';
import { blob, numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

interface Company<Ink> {
  ink: Ink;
  /** The sash around the waist. */
  sash?: Ink;
  /** They walk to the left; flipped, to the right. */
  flip?: boolean;
}

export interface CanoeCarryOptions<Ink> extends Company<Ink> {
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

export interface PackersOptions<Ink> extends Company<Ink> {
  /** Where each walks, and how tall he is. */
  items: readonly (readonly [x: number, y: number, height: number])[];
  /** The bales. */
  pack: Ink;
  /** The cords around them, and the strap across the forehead. */
  cord: Ink;
  skin: Ink;
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

/** The long step: the front heel is down, the foot behind leaves the ground. */
const LONG_STEP =
  leg(
    [
      [5, -52, 7],
      [9, -40, 6.6],
      [13, -28, 4.8],
      [13, -27, 4.8],
      [20, -19, 4.8],
      [28, -9, 2.6],
      [29, -7, 2.6],
    ],
    [32, -5],
    [25, 4],
  ) +
  leg(
    [
      [-3, -52, 8],
      [-11, -40, 7],
      [-18, -28, 5],
      [-18, -26, 5],
      [-18, -17, 5],
      [-21, -5, 2.8],
      [-21, -3, 2.8],
    ],
    [-18, 4],
    [-35, 4],
  );
/** The short one of a man under a load: both knees bent. */
const SHORT_STEP =
  leg(
    [
      [7, -50, 7],
      [8, -38, 6.4],
      [8, -27, 4.8],
      [8, -26, 4.8],
      [15, -17, 4.8],
      [22, -7, 2.6],
      [23, -5, 2.6],
    ],
    [26, -2],
    [17, 4],
  ) +
  leg(
    [
      [2, -50, 8],
      [-8, -41, 7],
      [-17, -31, 5.2],
      [-17, -30, 5.2],
      [-13, -19, 5],
      [-12, -6, 2.8],
      [-12, -3, 2.8],
    ],
    [-9, 4],
    [-25, 4],
  );

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

/** Around the middle of the head: forehead, nose, lips and chin of a man who looks left. */
const PROFILE =
  'M-6-6C-7-4-7-3-6.4-2L-9.2 2.2C-9.4 3-8.4 3.2-7.4 3.2L-8 4.8-7.2 5.4-7.6 6.8-6.8 7.6C-7.6 10-6 11.4-4 11.4-1.6 11.4 0 10.8 1 10V16H8V2L5-7z';
/** The lid, the ear, and hair that covers the nape. */
const FEATURES =
  'M-6.2-1.4C-5-.4-4-.4-3-1.2L-3.2-.2C-4.2.6-5.4.4-6.2-1.4zM3.4-3C4.4 1 4.6 5 3.6 8.6 6 9.8 8.6 8.6 9 5L8.6-4z';
/** Knitted, its long end hanging down the neck. */
const TOQUE =
  'M-7-3.6C-8-9-4-12.6 1-12.4 7-12 10-7 10.6-2 11-2 12 2 15 4 18 7 18 12 14 13 10.6 13 10 9 10.4 6 8.4 2 8 0 7.6-2.4 3-4-2-4.4-7-3.6z';
const KERCHIEF = 'M-7-3.4C-8-9-4-12.4 1-12.2 7-12 9.6-8 9.8-4L16-6.4 13.6-2 17 3 8.6-.8C4-3-2-4-7-3.4z';

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

/** Bent under two bales: the strap runs from the forehead past the ear to the lower one, and his hand holds it. */
const PACKER = {
  body: 'M-9-45C-12-54-19-62-25-69-28-76-22-83-14-82-4-80 8-66 13-56L12-45z',
  arm: arm([
    [-17, -75, 5.6],
    [-24, -68, 5],
    [-31, -62, 4.2],
    [-34, -63, 4],
    [-33, -70, 3.6],
    [-31, -79, 2.8],
  ]),
  hand: 'M-34-79C-34.5-83-32-85-29.5-84.5-27-84-27-81-28-78.5z',
  neck: 'M-24-70-31-76-24-86-12-82z',
  /** Sewn in canvas, corded. */
  bales:
    'M12-57C17-59 23-66 25-71 24-74 14-85 9-87 4-85-1-78-2-74 1-70 9-59 12-57zM-4-76C1-79 8-87 9-91 6-96-4-107-8-109-13-108-21-99-22-95-20-91-8-78-4-76z',
  cords: 'M5-66 18-79 19-78 6-65zM-13-85 1-100 2-99-12-84zM-17-102 3-81 2-80-18-101zM3-80 19-64 18-63 2-79z',
  strap: 'M-39.5-91 -36.5-94C-27-88-12-78 5-71L3-68C-13-74-29-83-39.5-91z',
  head: [-31, -87],
  sash: 'M-11-52 13-54 13-48-9-46zM8-49 12-33 7-31 4-48z',
} as const;

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

/** Men bent under their bales. */
export function packers<Ink extends string>(options: PackersOptions<Ink>): Layer<Ink> {
  const { items, ink, pack, cord, skin, sash, flip = false } = options;
  return (canvas) => {
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const copies = items.map(([x, y, height], i) => {
      const id = canvas.symbol(`packer ${i % 2} ${pack} ${sash}`, () =>
        [
          `<path d="${i % 2 ? LONG_STEP : SHORT_STEP}${PACKER.body}"/>`,
          part(pack, PACKER.bales),
          part(cord, PACKER.cords),
          part(skin, PACKER.neck),
          `<g transform="translate(${numbers(PACKER.head)})rotate(-28)">${part(skin, PROFILE)}<path d="${FEATURES}"/>${sash ? part(sash, i % 2 ? KERCHIEF : TOQUE) : ''}</g>`,
          part(cord, PACKER.strap),
          `<path d="${PACKER.arm}"/>`,
          part(skin, PACKER.hand),
          sash ? part(sash, PACKER.sash) : '',
        ].join(''),
      );
      const scale = Math.round(height) / 100;
      return canvas.copy(id, x, y, flip ? -scale : scale, scale);
    });
    canvas.group(ink, pack, copies.join(''));
  };
}
