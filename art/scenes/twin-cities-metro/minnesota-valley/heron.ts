/** The great blue heron. */
import { placeFigure } from '../../../kit/figure.ts';
import { limb } from '../../../kit/limb.ts';
import { numbers } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface HeronOptions<Ink> {
  x: number;
  y: number;
  height: number;
  ink: Ink;
  /** Breast, wing edge and the stripe of the neck. */
  lit?: Ink;
  /** Looks to the right; flipped, to the left. */
  flip?: boolean;
}

const BODY =
  'M45-88L20-93C16-96 10-96 7-94 3-92-1-89-7-83-2-86 4-88 8-87 11-83 11-78 9-74 6-67-2-64-7-60-19-54-30-42-39-22-31-25-21-27-12-30 0-33 9-40 12-50 13-56 11-60 13-65 17-71 19-76 17-82 16-85 17-87 21-87zM12-51L12-37 6-44z';
const LEGS =
  'M-9-33h3l.4 15 .8 1.5-.8 1.5-.6 12 6.5 3h-11.5l2.8-3.2.4-11.8-.8-1.5.8-1.5zM1-37h3l.4 19 .8 1.5-.8 1.5-.6 12 6.5 3h-11.5l2.8-3.2.4-11.8-.8-1.5.8-1.5z';
const SHINE =
  'M-4-56C-16-51-26-40-35-25-23-27-9-31-1-39 5-45 4-53-4-56zM13-83C15-77 12-72 8-66 13-70 16-76 15-83zM12-91.5h3v2h-3z';

/** A great blue heron that stands and waits; it stands on (x, y). */
export function heron<Ink extends string>({ x, y, height, ink, lit, flip = false }: HeronOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = height / 98;
    const place = `translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})`;
    const shine = lit ? `<path fill="${canvas.color(lit)}" d="${SHINE}"/>` : '';
    canvas.add(
      `<g transform="${place}"><g fill="${canvas.color(ink)}"><path d="${LEGS}"/><path d="${BODY}"/></g>${shine}</g>`,
    );
  };
}

/** Two hundred high, looking to the right, far to near. */
const GREAT_BLUE = {
  /** One foot behind, the other ahead and farther off; the joint halfway down is the heel, and bends back. */
  legs: 'M10-80H15L25.4-47 26.6-44 26-41 32.6-8 36-6 48-4V-3H22V-4L29.6-7 22-41 21-45zM-4-82H1L3.4-46 4-43 2.4-39-5.4-4 8-1V0H-20V-1L-9-4-1.4-40-1.8-45z',
  tail: 'M-34-100C-50-88-66-72-78-52-60-60-42-66-26-72z',
  thigh: 'M-10-82H20L16-66C12-72 8-73 3-72L1-60C-4-64-8-72-10-82z',
  wing: 'M26-122C12-132-8-130-24-119-44-104-60-84-72-58-54-68-32-72-10-72 8-72 26-80 32-94 36-104 34-115 26-122z',
  feathers:
    'M13-117C-14-117-42-98-62-64-42-80-12-94 13-117zM25-110C-1-107-25-92-42-71-20-81 6-90 25-110zM31-100C12-97-6-87-19-75 2-77 20-84 31-100z',
  neck: limb(
    [
      [8, -102, 16],
      [24, -108, 15],
      [34, -119, 11.5],
      [35, -131, 9],
      [26, -143, 7.8],
      [15, -152, 7.2],
      [9, -163, 6.8],
      [11, -174, 6.4],
      [20, -184, 6.2],
      [31, -190, 6],
    ],
    2,
  ),
  throat: limb(
    [
      [42, -184, 3],
      [27, -179, 3],
      [18, -172, 2.8],
      [15.5, -163, 2.6],
      [20.5, -154, 2.8],
      [31, -145, 3],
      [41, -134, 3.4],
      [44, -121, 4],
      [39, -108, 4.4],
      [30, -98, 4.4],
    ],
    2,
  ),
  plumes: 'M41-116C48-102 48-86 40-64 42-84 38-97 31-106zM36-106C41-92 38-76 28-58 32-78 30-92 27-100z',
  face: 'M21-187C23-196 32-201 42-197 49-194 54-191 58-187L42-178C34-176 26-180 21-187z',
  crown: 'M19-189C23-201 37-206 50-197 41-198 31-195 24-189 14-185 0-180-20-166-10-180 4-188 19-189z',
  bill: 'M51-192C68-190 88-186 107-181 88-182 68-183 51-185z',
  eye: 'M42-189a2.6 2.6 0 115.2 0 2.6 2.6 0 11-5.2 0z',
} as const;

export interface GreatBlueOptions<Ink> {
  x: number;
  y: number;
  height: number;
  /** The slate of the wing, and the paler feathers on it. */
  wing: Ink;
  feather: Ink;
  /** Crown and flight feathers. */
  dark: Ink;
  neck: Ink;
  /** Face, throat and plumes. */
  white: Ink;
  bill: Ink;
  leg: Ink;
  /** Looks to the right; flipped, to the left. */
  flip?: boolean;
}

/** A great blue heron, near and large; `heron` is for the far shore. */
export function greatBlueHeron<Ink extends string>(options: GreatBlueOptions<Ink>): Layer<Ink> {
  const { x, y, height, wing, feather, dark, neck, white, bill, leg, flip = false } = options;
  return (canvas) =>
    placeFigure(canvas, { x, y, scale: height / 203, flip }, [
      [leg, GREAT_BLUE.legs],
      [dark, GREAT_BLUE.tail],
      [wing, GREAT_BLUE.thigh],
      [neck, GREAT_BLUE.neck],
      [white, GREAT_BLUE.throat + GREAT_BLUE.face],
      [wing, GREAT_BLUE.wing],
      [feather, GREAT_BLUE.feathers],
      [white, GREAT_BLUE.plumes],
      [bill, GREAT_BLUE.bill],
      [dark, GREAT_BLUE.crown + GREAT_BLUE.eye],
    ]);
}
