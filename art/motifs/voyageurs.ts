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

/** The man behind in step with him: his front heel comes down as the toes behind push off. */
const HEEL_STEP =
  leg(
    [
      [5, -52, 7.4],
      [8, -40, 6.6],
      [10, -28, 5],
      [11, -26, 4.8],
      [18, -17, 4.8],
      [24, -8, 2.8],
      [25, -6, 2.6],
    ],
    [30, -3],
    [19, 4],
  ) +
  leg(
    [
      [-2, -52, 8],
      [-9, -40, 7],
      [-15, -28, 5.2],
      [-16, -26, 5],
      [-20, -16, 4.8],
      [-25, -5, 2.8],
      [-26, -3, 2.8],
    ],
    [-22, 4],
    [-40, 1],
  );

/** Around the middle of the head: forehead, nose, lips and chin of a man who looks left. */
const PROFILE =
  'M-6-6C-7-4-7-3-6.4-2L-9.2 2.2C-9.4 3-8.4 3.2-7.4 3.2L-8 4.8-7.2 5.4-7.6 6.8-6.8 7.6C-7.6 10-6 11.4-4 11.4-1.6 11.4 0 10.8 1 10V16H8V2L5-7z';
/** The lid, the ear, and hair that covers the nape. */
const FEATURES =
  'M-6.2-1.4C-5-.4-4-.4-3-1.2L-3.2-.2C-4.2.6-5.4.4-6.2-1.4zM3.4-3C4.4 1 4.6 5 3.6 8.6 6 9.8 8.6 8.6 9 5L8.6-4z';
const BEARD = 'M-7.6 5.2C-5 4.4-3 4.8-2-1L.4.4 1.6 4C2.6 8 2 12-2 14-5 15-8.4 13-8.2 9z';
/** Knitted, its long end hanging down the neck. */
const TOQUE =
  'M-7-3.6C-8-9-4-12.6 1-12.4 7-12 10-7 10.6-2 11-2 12 2 15 4 18 7 18 12 14 13 10.6 13 10 9 10.4 6 8.4 2 8 0 7.6-2.4 3-4-2-4.4-7-3.6z';
const KERCHIEF = 'M-7-3.4C-8-9-4-12.4 1-12.2 7-12 9.6-8 9.8-4L16-6.4 13.6-2 17 3 8.6-.8C4-3-2-4-7-3.4z';

/** Under the canoe: the gunwale is on his shoulder, his head bows inside, and both hands are up to hold it. Drawn with the shoulder at -88. */
const CARRIER = {
  shirt: 'M-10-46C-12-52-19-61-21-72-22-82-18-91-9-92-1-92 7-78 10-66 12-58 12-52 11-46z',
  /** The sun behind finds his back. */
  edge: 'M12-46C13-54 12-60 10-67 8-76 3-85-2-90 2-84 5-76 7.6-67 9.6-60 10-54 9.8-46z',
  neck: 'M-8-86-21-84-22-74-12-74z',
  head: [-24, -82],
  sash: 'M-12-54 12-52 12-45-10-46zM7-47 13-29 7-27 3-46z',
} as const;
/** The upper arm, and the forearm that rises to the gunwale; the other one reaches to the far gunwale. */
const NEAR_ARM = arm([
  [-12, -81, 6.4],
  [-19, -73, 5.8],
  [-27, -65, 5],
  [-29, -65, 4.8],
  [-36, -75, 4.2],
  [-41, -84, 2.8],
]);
const FAR_ARM = arm([
  [-14, -78, 6],
  [-30, -63, 5],
  [-33, -62, 4.6],
  [-43, -68, 3.8],
  [-50, -74, 2.6],
]);
/** Fingers over the rail, from the wrist at 0. */
const GRIP =
  'M-1.6 4C-2-.4-4.6-2-4.4-6-4.2-7.6-2.8-7.8-2.3-6.8-1.8-8.6-.2-8.6.1-7.2.8-8.4 2.2-8 2.3-6.6 3.2-7.4 4.4-6.8 4.2-5 4-2 3.4-.4 2.4 4z';
const KNUCKLES = 'M-2.5-7-2.2-3.4-1.8-3.4-2-7zM0-7.4.2-3.4.6-3.4.4-7.4zM2.2-6.8 2.1-3.2 2.5-3.2 2.6-6.8z';

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

/** Two men under an upturned north canoe: it lies on their shoulders, their hands hold its gunwales. */
export function canoeCarry<Ink extends string>(options: CanoeCarryOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, skin, shirt, sash, flip = false } = options;
  return (canvas) => {
    const scale = width / 336;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const boat = (paths: string) => `<g transform="translate(0 9)rotate(.5)">${paths}</g>`;
    const placed = (across: number, down: number, parts: string) =>
      `<g transform="translate(${numbers([across, down])})">${parts}</g>`;
    const name = `carry ${sash} ${lit} ${skin} ${shirt}`;
    const shared = (part: string, draw: () => string) => `<use href="#${canvas.symbol(`${name} ${part}`, draw)}"/>`;
    const far = shared('far', () => part(shirt, FAR_ARM) + placed(-51, -75, part(skin, GRIP)));
    const face = shared('face', () => `${part(skin, PROFILE)}<path d="${FEATURES}"/>`);
    const trunk = shared('trunk', () =>
      [`<path d="${CARRIER.shirt}"/>`, part(lit, CARRIER.edge), sash ? part(sash, CARRIER.sash) : ''].join(''),
    );
    const near = shared('near', () =>
      [`<path d="${NEAR_ARM}"/>`, placed(-42, -85, `${part(skin, GRIP)}<path d="${KNUCKLES}"/>`)].join(''),
    );
    const man = (legs: string, hair: string) => {
      const [headX, headY] = CARRIER.head;
      const head = `<g transform="translate(${numbers([headX, headY])})scale(.86)rotate(-8)">${face}${hair}</g>`;
      return `${far}<path d="${legs}"/>${part(skin, CARRIER.neck)}${head}${trunk}`;
    };
    const id = canvas.symbol(name, () =>
      [
        boat(part(shirt, INSIDE)),
        placed(-58, 0, man(LONG_STEP, sash ? part(sash, TOQUE) : '')),
        placed(90, 0, man(HEEL_STEP, `<path d="${BEARD}"/>${sash ? part(sash, KERCHIEF) : ''}`)),
        boat(`<path d="${HULL}"/>${part(lit, KEEL)}`),
        placed(-58, 0, near),
        placed(90, 0, near),
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
