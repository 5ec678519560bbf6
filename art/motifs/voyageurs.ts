/** Voyageurs on a portage, in silhouette. */
import { at, type Point, type Station } from '../kit/geometry.ts';
import { limb } from '../kit/limb.ts';
import { blob, numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

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
  /** The shirt of the man behind, and the inside of the canoe. */
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

/** One foot flat under the load, the other knee swings past it. */
const PASSING_STEP =
  leg(
    [
      [5, -51, 7.4],
      [7, -39, 6.6],
      [5, -28, 5],
      [5, -26, 5],
      [10, -16, 4.6],
      [13, -5, 2.8],
      [13, -3, 2.8],
    ],
    [17, 4],
    [-1, 4],
  ) +
  leg(
    [
      [-1, -51, 8],
      [-12, -43, 7],
      [-22, -36, 5.2],
      [-23, -34, 5.2],
      [-20, -24, 4.8],
      [-16, -12, 2.8],
      [-16, -10, 2.8],
    ],
    [-13, -4],
    [-30, -6],
  );

/** Around the middle of the head: forehead, nose, lips and chin of a man who looks left. */
const PROFILE =
  'M-6-6C-7-4-7-3-6.4-2L-9.2 2.2C-9.4 3-8.4 3.2-7.4 3.2L-8 4.8-7.2 5.4-7.6 6.8-6.8 7.6C-7.6 10-6 11.4-4 11.4-1.6 11.4 0 10.8 1 10V16H8V2L5-7z';
/** The eye under its brow, the ear, and hair that covers the nape. */
const FEATURES =
  'M-6.4-2.2-3-2.4-3.2-1-5.4.2zM.2.2C1.6-1 3-.4 2.8 1.2 2.6 3 1.2 3.6.6 3zM3.4-3C4.4 1 4.6 5 3.6 8.6 6 9.8 8.6 8.6 9 5L8.6-4z';
const BEARD = 'M-7.6 5.2C-5 4.4-3 4.8-2-1L.4.4 1.6 4C2.6 8 2 12-2 14-5 15-8.4 13-8.2 9z';
/** Knitted, its long end hanging down the neck. */
const TOQUE =
  'M-7-3.6C-8-9-4-12.6 1-12.4 7-12 10-7 10.6-2 11-2 12 2 15 4 18 7 18 12 14 13 10.6 13 10 9 10.4 6 8.4 2 8 0 7.6-2.4 3-4-2-4.4-7-3.6z';
const KERCHIEF = 'M-7-3.4C-8-9-4-12.4 1-12.2 7-12 9.6-8 9.8-4L16-6.4 13.6-2 17 3 8.6-.8C4-3-2-4-7-3.4z';

/** The man at the bow leans into the load; one arm reaches ahead to the gunwale. */
const BOWMAN = {
  shirt: 'M-9-46C-13-54-22-64-22-74-21-82-17-88-9-88 0-87 6-78 9-68 12-60 12-52 11-46z',
  arm: arm([
    [-9, -79, 6.4],
    [-19, -74, 5.6],
    [-29, -74, 4.6],
    [-32, -77, 4.4],
    [-36, -87, 3.6],
    [-37, -97, 2.8],
  ]),
  hand: 'M-41-95C-41.5-100-40-103-37-103-34-103-32-101-32.5-97-34-94-38-93-41-95z',
  head: [-21, -88.5],
  tilt: -4,
  cap: TOQUE,
  dark: FEATURES,
  sash: 'M-11-54 12-52 11-46-9-47zM7-48 12-30 6-28 3-47z',
} as const;
/** The man behind is bent deeper, his head down and a hand on the knee that rises. */
const STERNMAN = {
  shirt: 'M-9-46C-15-53-27-61-29-70-30-79-25-85-16-85-5-83 4-75 8-66 11-60 12-52 11-46z',
  arm: arm([
    [-16, -76, 6.4],
    [-22, -69, 5.8],
    [-28, -63, 5],
    [-29, -60, 4.8],
    [-25, -53, 4.2],
    [-19, -45, 3.2],
  ]),
  hand: 'M-22-46C-19-48.5-15-47-12-43.5-10-41-11-38-14-38-18-38.5-22-42-22-46z',
  head: [-29, -84],
  tilt: -16,
  cap: KERCHIEF,
  dark: FEATURES + BEARD,
  sash: 'M-13-53 12-53 11-46-10-47zM-8-48-13-33-8-31-3-47z',
} as const;

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

/** An upturned north canoe: high ends, now pointing down; the near gunwale; and under it the inside, to the far gunwale. */
const HULL =
  'M-150-83q-14 2-18 16-2-26 14-38 18-10 60-14Q-40-127 0-127t94 8q42 4 60 14 16 12 14 38-4-14-18-16-60-17-150-17t-150 17z';
const INSIDE =
  'M-168-67-146-98-60-112H60L146-98 168-67C162-78 150-80 150-81 110-84 60-86 0-86S-110-84-150-81C-158-80-164-76-168-67z';
const KEEL = 'M-150-108q16-7 56-11Q-40-127 0-127t94 8q40 4 56 11-20-4-56-7-50-5-94-5t-94 5q-36 3-56 7z';

/** Two men under an upturned north canoe: it lies on their shoulders, their heads are in its mouth. */
export function canoeCarry<Ink extends string>(options: CanoeCarryOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, skin, shirt, sash, flip = false } = options;
  return (canvas) => {
    const scale = width / 336;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const boat = (paths: string) => `<g transform="rotate(1.2)">${paths}</g>`;
    const man = (x0: number, legs: string, body: typeof BOWMAN | typeof STERNMAN, coat: Ink) => {
      const cap = sash ? part(sash, body.cap) : '';
      const head = `<g transform="translate(${numbers(body.head)})rotate(${body.tilt})">${part(skin, PROFILE)}<path d="${body.dark}"/>${cap}</g>`;
      return [
        `<g transform="translate(${x0})"><path d="${legs}"/>${head}${part(coat, body.shirt)}${sash ? part(sash, body.sash) : ''}</g>`,
        `<g transform="translate(${x0})">${part(coat, body.arm)}${part(skin, body.hand)}</g>`,
      ] as const;
    };
    const id = canvas.symbol(`carry ${sash} ${lit} ${skin} ${shirt}`, () => {
      const [bow, bowArm] = man(-58, LONG_STEP, BOWMAN, ink);
      const [stern, sternArm] = man(90, PASSING_STEP, STERNMAN, shirt);
      return (
        boat(part(shirt, INSIDE)) + bow + stern + boat(`<path d="${HULL}"/>${part(lit, KEEL)}`) + bowArm + sternArm
      );
    });
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
