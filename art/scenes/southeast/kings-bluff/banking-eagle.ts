/** A grown bald eagle that banks over a valley, near and large, its back to us. */
import { placeFigure } from '../../../kit/figure.ts';
import type { Point, Station } from '../../../kit/geometry.ts';
import { limb } from '../../../kit/limb.ts';
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface BankingEagleOptions<Ink> {
  /** Between the shoulders. */
  x: number;
  y: number;
  /** From bill to tail. */
  length: number;
  /** The feathers of flight. */
  ink: Ink;
  /** Back and coverts, which lie over them. */
  sheen: Ink;
  /** The front edge of the wings, which meets the light. */
  lit: Ink;
  white: Ink;
  bill: Ink;
  /** Degrees clockwise. It flies to the left. */
  tilt?: number;
}

/** Root and tip of each feather, across the wing (up) and along it (back), and half its width; from the first finger to the flank. */
const FEATHERS: readonly (readonly [root: Point, tip: Point, half: number])[] = [
  [[-40, -122], [-58, -246], 8],
  [[-36, -126], [-32, -262], 8.5],
  [[-32, -128], [-4, -264], 9],
  [[-26, -128], [22, -254], 9],
  [[-20, -126], [46, -238], 9],
  [[-14, -124], [66, -216], 9],
  [[-8, -120], [80, -192], 9.5],
  [[-16, -112], [84, -168], 10],
  [[-16, -100], [82, -148], 10],
  [[-16, -88], [82, -128], 10],
  [[-14, -76], [80, -108], 10],
  [[-14, -64], [77, -89], 10],
  [[-12, -52], [73, -71], 10],
  [[-12, -40], [66, -54], 10],
  [[-12, -28], [56, -38], 10],
  [[-12, -18], [44, -24], 10],
];

/** One of them, or the covert that lies over its root. Fingers are slim, and bend back a little at the tips. */
function feather([[x, y], [tipX, tipY], half]: (typeof FEATHERS)[number], index: number, share = 1): string {
  const [dx, dy] = [tipX - x, tipY - y];
  const bend = share === 1 && index < 7 ? 4 : 0;
  const station = (t: number, width: number, off = 0): Station => [
    x + dx * t * share - (dy / 100) * off,
    y + dy * t * share + (dx / 100) * off,
    width,
  ];
  return limb(
    [
      station(0, half),
      station(0.5, half, -bend / 2),
      station(0.84, half * 0.9, -bend / 2),
      station(0.98, half * 0.55, bend),
      station(1.05, 0.5, bend),
    ],
    1,
  );
}

const row = (share: (index: number) => number) => FEATHERS.map((one, i) => feather(one, i, share(i))).join('');

/** Arm and hand: what the feathers grow from. */
const ARM = 'M-24 6C-38-20-56-58-66-92-70-112-60-132-44-138-20-130 0-120 10-104 20-70 30-30 30 6z';
/** The small coverts over the arm. */
const LESSER =
  'M-20 4C-38-20-56-58-66-92-69-112-62-128-46-134-40-128-32-124-30-116-24-114-20-108-20-100-14-96-12-90-14-84-8-80-6-74-8-68-2-62-2-56-4-52 2-44 2-38 0-34 6-24 6-12 2 2z';
/** The edge of the wing, from the shoulder over the wrist to the first finger. */
const EDGE = 'M-26 2C-40-24-57-60-66-92-70-112-62-130-46-137-56-128-60-112-56-94-48-62-36-30-26 2z';
const BODY = 'M-62-24C-40-34 4-30 36-20 50-16 60-14 68-12L64 0 68 12C60 15 50 18 36 22 0 32-40 32-62 22z';
/** Between the wings: feathers lapped over each other. */
const BACK =
  'M-30-16Q-12-18 0-10-16-8-30-16zM-34 6Q-16 0-2 6-16 14-34 6zM-4-6Q14-8 28-2 12 4-4-6zM0 18Q16 10 32 14 18 22 0 18zM22-14Q36-16 50-9 36-6 22-14zM34 4Q46 2 58 5 46 10 34 4z';
const HEAD =
  'M-48-25C-62-31-80-28-92-18-99-10-98 4-90 12-78 22-62 26-48 25L-36 20-46 15-30 9-42 4-26-1-42-6-30-11-46-15-34-21z';
const TAIL =
  'M58-12L100-42 108-40 110-33 116-32 117-24 123-21 122-13 127-8 125 0 127 9 122 14 123 22 117 25 116 33 109 34 107 42 100 43 58 13z';
const RECTRICES = 'M70-8L110-30 72-5zM74-3L118-14 74 0zM74 3L119 13 74 6zM70 8L110 30 68 11z';
const BILL = 'M-90-18C-104-22-118-12-115 11-108 3-100 3-92 5L-84 3-90-2z';
const EYE = 'M-88-12C-82-15-76-12-72-8-78-5-84-6-88-8zM-92-3-106-2-92 0z';

export function bankingEagle<Ink extends string>(options: BankingEagleOptions<Ink>): Layer<Ink> {
  const { x, y, length, ink, sheen, lit, white, bill, tilt = 0 } = options;
  const scale = length / 242;
  return (canvas) => {
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const wing = canvas.symbol(`eagle wing ${ink} ${sheen} ${lit}`, () =>
      [
        part(ink, ARM + row(() => 1)),
        part(sheen, ARM + row((i) => (i < 7 ? 0.26 + i * 0.035 : 0.55))),
        part(ink, LESSER),
        part(lit, EDGE),
      ].join(''),
    );
    // Each wing has an angle of its own at the shoulder; the lower one is nearer to us and larger.
    const side = (shoulder: string, degrees: number, scales: string) =>
      `<use href="#${wing}" transform="translate(${shoulder})scale(${scales})rotate(${degrees})"/>`;
    const size = numbers([scale]);
    canvas.add(
      `<g transform="translate(${numbers([x, y])})rotate(${tilt})scale(${size})">${side('-18-12', -4, '.9 .92')}${side('-18 12', -22, '1 -1.1')}</g>`,
    );
    placeFigure(canvas, { x, y, scale, tilt }, [
      [white, TAIL],
      [sheen, RECTRICES + BODY],
      [ink, BACK],
      [white, HEAD],
      [bill, BILL],
      [ink, EYE],
    ]);
  };
}
