/** The great blue heron. */
import { placeFigure } from '../kit/figure.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

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
  legs: 'M-6-78-2-78 4-42 2-38 0-4 14 0-8 0-5-4-2-38-3-42zM10-80 15-80 22-44 20-40 16-4 31 0 8 0 11-4 16-40 16-44z',
  tail: 'M-34-100C-50-88-66-72-78-52-60-60-42-66-26-72z',
  wing: 'M26-122C12-132-8-130-24-119-44-104-60-84-72-58-54-68-32-72-10-72 8-72 26-80 32-94 36-104 34-115 26-122z',
  feathers:
    'M-8-118C-26-106-44-88-56-68-38-82-18-96 0-108zM6-116C-10-102-26-88-36-73-18-84 0-98 14-108zM16-108C6-96-6-84-14-74 2-82 14-92 24-102z',
  shoulder: 'M26-122C34-116 37-104 32-93 26-98 22-106 20-116z',
  neck: 'M-6-96C6-106 18-116 17-128 16-138 7-144 7-155 8-168 15-178 24-187L38-178C30-171 25-163 26-154 28-144 40-138 43-125 46-111 41-98 30-88 18-82 4-84-6-96z',
  throat:
    'M30-88C41-98 46-111 43-125 40-138 28-144 26-154 25-163 30-171 38-178L34-181C26-173 22-164 22-154 23-142 34-136 37-124 39-112 36-100 28-90z',
  plumes: 'M33-104C40-92 41-78 36-62 37-78 36-92 30-102M36-108C44-98 46-88 43-74 43-88 40-98 33-106z',
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
  /** Crown, shoulder, flight feathers. */
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
      [neck, GREAT_BLUE.neck],
      [white, GREAT_BLUE.throat + GREAT_BLUE.face],
      [wing, GREAT_BLUE.wing],
      [feather, GREAT_BLUE.feathers],
      [dark, GREAT_BLUE.shoulder],
      [white, GREAT_BLUE.plumes],
      [bill, GREAT_BLUE.bill],
      [dark, GREAT_BLUE.crown + GREAT_BLUE.eye],
    ]);
}
