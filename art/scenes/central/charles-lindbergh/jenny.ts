/** A Curtiss Jenny in true perspective: built in space, banked, and seen from behind and above by the eye that sees the land. */
import { type Point, round } from '../../../kit/geometry.ts';
import { blob, polygon, polyline } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

/** To the right, forward and up from the middle of the plane; two hundred from tip to tip. */
type Spot = readonly [right: number, forward: number, up: number];

const ROLL = (30 * Math.PI) / 180;
const YAW = (8 * Math.PI) / 180;
/** How far the eye looks down. */
const DOWN = (40 * Math.PI) / 180;
/** From the eye to the plane. */
const REACH = 520;

/** In the air: banked to the right, nose to the right. */
function turned([right, forward, up]: Spot): Spot {
  const [x, z] = [right * Math.cos(ROLL) + up * Math.sin(ROLL), up * Math.cos(ROLL) - right * Math.sin(ROLL)];
  return [x * Math.cos(YAW) + forward * Math.sin(YAW), forward * Math.cos(YAW) - x * Math.sin(YAW), z];
}

export interface JennyOptions {
  x: number;
  y: number;
  /** Wing tip to wing tip. */
  width: number;
}

type Project = (spot: Spot) => Point;

function seen({ x, y, width }: JennyOptions, flat: boolean): Project {
  return (spot) => {
    const [right, forward, up] = turned(spot);
    const [wide, high] = flat ? [right + up * 0.9, 0] : [right, up];
    const near = ((REACH / (REACH + forward * Math.cos(DOWN) - high * Math.sin(DOWN))) * width) / 200;
    return [x + wide * near, y - (forward * Math.sin(DOWN) + high * Math.cos(DOWN)) * near];
  };
}

/** A wing from above, round at its tips. */
function wing(half: number, lead: number, trail: number, up: number): Spot[] {
  const side = (sign: number): Spot[] =>
    (
      [
        [9, 0],
        [4, 0.08],
        [1, 0.26],
        [0, 0.5],
        [2, 0.78],
        [7, 0.95],
        [14, 1],
      ] as const
    ).map(([off, share]) => [sign * (half - off), lead + (trail - lead) * share, up]);
  return [...side(1), ...side(-1).reverse()];
}

const UPPER = wing(100, 36, 12, 17);
const LOWER = wing(78, 29, 6, -10);
const TAIL = wing(25, -50, -70, 4);
/** The top of the body, and its left side. */
const BACK: readonly Spot[] = [
  [-4, 60, 3],
  [4, 60, 3],
  [6.5, 46, 6],
  [6.5, -14, 7],
  [1.4, -70, 4],
  [-1.4, -70, 4],
  [-6.5, -14, 7],
  [-6.5, 46, 6],
];
const FLANK: readonly Spot[] = [
  [-4, 60, 3],
  [-6.5, 46, 6],
  [-6.5, -14, 7],
  [-1.4, -70, 4],
  [-1.4, -70, -1],
  [-6.5, -14, -8],
  [-6.5, 46, -8],
  [-4, 60, -5],
];
const FIN: readonly Spot[] = [
  [0, -50, 4],
  [0, -60, 17],
  [0, -66, 21],
  [0, -74, 19],
  [0, -78, 10],
  [0, -76, -1],
  [0, -70, -2],
];
const PROPELLER: readonly Spot[] = [
  [-21, 61, 9],
  [-12, 61, 7],
  [0, 62, 1],
  [12, 61, -2],
  [21, 61, -5],
  [20, 61, -8],
  [11, 61, -6],
  [0, 62, -2],
  [-12, 61, 3],
  [-21, 61, 6],
];
const STRUTS: readonly (readonly [Spot, Spot])[] = [-70, -38, 38, 70].flatMap((x) => [
  [
    [x, 27, -10],
    [x, 34, 17],
  ],
  [
    [x, 10, -10],
    [x, 16, 17],
  ],
]);
const WIRES: readonly (readonly [Spot, Spot])[] = [-1, 1].flatMap((side) => [
  [
    [side * 70, 27, -10],
    [side * 38, 34, 17],
  ],
  [
    [side * 38, 27, -10],
    [side * 70, 34, 17],
  ],
  [
    [side * 38, 27, -10],
    [side * 8, 34, 17],
  ],
]);
const ring = (forward: number, half: number, long: number, up: number): Spot[] =>
  Array.from({ length: 8 }, (_, i) => [half * Math.cos(i * 0.785), forward + long * Math.sin(i * 0.785), up]);

export interface JennyInks<Ink> {
  ink: Ink;
  /** What the sun touches: leading edge, left flank, the pilot's head. */
  lit: Ink;
  /** Upper wing and tail. */
  wing: Ink;
  /** Lower wing, cockpits and ribs. */
  shade: Ink;
}

export function jenny<Ink extends string>(options: JennyOptions & JennyInks<Ink>): Layer<Ink> {
  const { width, ink, lit, wing: red, shade } = options;
  const place = seen(options, false);
  const face = (spots: readonly Spot[]) => polygon(spots.map(place));
  const smooth = (spots: readonly Spot[]) => blob(spots.map(place));
  const rods = (pairs: readonly (readonly [Spot, Spot])[]) => pairs.map((pair) => polyline(pair.map(place))).join('');
  const size = (units: number) => round((units * width) / 20) / 10;
  return (canvas) => {
    canvas.fill(ink, face(PROPELLER));
    canvas.fill(shade, smooth(LOWER));
    canvas.stroke(ink, size(0.5), rods(WIRES));
    canvas.stroke(ink, size(1.8), rods(STRUTS));
    canvas.fill(ink, face(BACK) + face(FLANK));
    canvas.fill(lit, face(FLANK.map(([x, y, z]): Spot => [x, y, z > 0 ? z : (z + 5) / 2])));
    canvas.fill(red, smooth(TAIL));
    canvas.fill(
      shade,
      face([
        [0, -50, 4],
        [25, -54, 4],
        [25, -58, 4],
        [0, -54, 4],
      ]) +
        smooth(ring(4, 4.6, 5, 7)) +
        smooth(ring(-12, 4.6, 5, 7)),
    );
    canvas.fill(lit, smooth(ring(-12, 3.4, 3.4, 12)));
    canvas.fill(red, face(FIN));
    canvas.fill(
      shade,
      face([
        [0, -66, 21],
        [0, -74, 19],
        [0, -78, 10],
        [0, -76, -1],
        [0, -70, -2],
      ]),
    );
    canvas.fill(red, smooth(UPPER));
    canvas.fill(lit, face([...UPPER.slice(0, 2), ...UPPER.slice(-4), [-97, 32, 17], [86, 34.4, 17]]));
    canvas.stroke(
      shade,
      size(0.6),
      rods(
        [-78, -62, -46, -30, -14, 14, 30, 46, 62, 78].map((x) => [
          [x, 33, 17],
          [x, 12, 17],
        ]),
      ),
    );
  };
}

/** What it throws on the ground far below. */
export function jennyShadow<Ink extends string>(options: JennyOptions & { ink: Ink; opacity: number }): Layer<Ink> {
  const place = seen(options, true);
  const parts = [UPPER, LOWER, TAIL, BACK, FIN];
  return (canvas) => canvas.fill(options.ink, parts.map((part) => blob(part.map(place))).join(''), options.opacity);
}
