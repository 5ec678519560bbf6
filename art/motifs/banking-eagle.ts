/** A grown bald eagle that banks over a valley, near and large. */
import { placeFigure } from '../kit/figure.ts';
import type { Station } from '../kit/geometry.ts';
import { limb } from '../kit/limb.ts';
import { blob } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface BankingEagleOptions<Ink> {
  /** Between the shoulders. */
  x: number;
  y: number;
  /** From bill to tail. */
  length: number;
  ink: Ink;
  /** The feathers that the light touches on breast and wings. */
  sheen: Ink;
  white: Ink;
  bill: Ink;
  /** Degrees clockwise. It flies to the left. */
  tilt?: number;
}

/** Where the feathers of the hand spread from, their directions in degrees, and their lengths. */
const HAND = [-2, -112] as const;
const PRIMARIES = [
  [-106, 96],
  [-91, 116],
  [-77, 124],
  [-63, 120],
  [-50, 110],
  [-37, 98],
  [-24, 86],
] as const;

function primary([degrees, length]: readonly [number, number]): string {
  const station = (at: number, half: number, bend: number): Station => {
    const angle = ((degrees + bend) * Math.PI) / 180;
    return [HAND[0] + Math.cos(angle) * length * at, HAND[1] + Math.sin(angle) * length * at, half];
  };
  return limb([station(0.1, 10, 0), station(0.5, 9, -2), station(0.8, 8, 0), station(1, 2.5, 5)], 1);
}

/** The far wing: shoulder, wrist, hand; then back along the trailing edge, feather by feather, to the flank. */
const WING =
  blob([
    [-30, 0],
    [-44, -40],
    [-58, -90],
    [-54, -122],
    [-30, -146],
    [10, -150],
    [50, -136],
    [82, -112],
    [76, -98],
    [84, -88],
    [74, -76],
    [80, -64],
    [68, -54],
    [72, -42],
    [60, -32],
    [60, -14],
    [50, 0],
  ]) + PRIMARIES.map(primary).join('');
/** The coverts, lighter, along the leading edge. */
const COVERTS =
  'M-34 0C-46-44-62-96-50-124-36-112-24-100-12-96-2-88 2-76 12-70 20-60 22-50 32-44L44 0zM16-112 66-92 18-106zM24-94 66-70 26-88zM36-76 64-54 38-70zM-18-132-6-150-10-128z';
const BODY = 'M-52-22C-30-34 14-32 60-14V15C16 36-28 40-52 24z';
const BREAST = 'M-46 16C-20 26 20 22 60 8V15C16 36-28 40-52 24z';
const HEAD = 'M-40-27C-56-30-76-26-88-16-94-8-92 6-84 12-72 22-56 30-36 30L-44 20-34 16-44 8-34 0-44-8-34-14z';
const TAIL = 'M50-14L104-40C112-34 116-22 114-14L120-6V8L114 14C116 24 112 36 104 42L50 15z';
const BILL = 'M-88-15C-104-20-118-8-114 14-106 6-98 6-87 9z';
const EYE = 'M-84-9C-78-13-72-10-68-7-74-3-80-3-84-9zM-88-3-104-2-88-1z';

export function bankingEagle<Ink extends string>(options: BankingEagleOptions<Ink>): Layer<Ink> {
  const { x, y, length, ink, sheen, white, bill, tilt = 0 } = options;
  const scale = length / 234;
  return (canvas) => {
    const wing = canvas.symbol(`eagle wing ${ink} ${sheen}`, () =>
      [`<path fill="${canvas.color(ink)}" d="${WING}"/>`, `<path fill="${canvas.color(sheen)}" d="${COVERTS}"/>`].join(
        '',
      ),
    );
    canvas.add(
      `<g transform="translate(${x} ${y})rotate(${tilt})scale(${Math.round(scale * 100) / 100})">${canvas.copy(wing, 0, 0, 0.9, 1)}${canvas.copy(wing, 0, 2, 0.94, -1.2)}</g>`,
    );
    placeFigure(canvas, { x, y, scale, tilt }, [
      [white, TAIL],
      [sheen, BODY],
      [ink, BREAST],
      [white, HEAD],
      [bill, BILL],
      [ink, EYE],
    ]);
  };
}
