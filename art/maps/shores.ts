/** Lakes as something that a road goes around. All lengths are kilometers, in a plane. */
import {
  type Box,
  contains,
  crossesBox,
  distance,
  getBounds,
  getLength,
  grown,
  inBox,
  type Line,
  nearestOnSegment,
  overlap,
  type Point,
  segments,
  thinLine,
} from '../../domain/geo/plane.ts';

type Piece = { line: Line; bounds: Box };
/** In pieces, so that a point is compared only with the shore around it. */
export type Shore = { pieces: readonly Piece[]; bounds: Box };

/** Minimum distance of a road from the water. */
const CLEARANCE = 0.3;
/** Rounds of smoothing after points have been moved ashore. */
const ROUNDS = 2;

const PIECE = 30;

export const getShore = (rings: readonly Line[]): Shore => ({
  pieces: rings.flatMap(inPieces).map((line) => ({ line, bounds: getBounds([line]) })),
  bounds: grown(getBounds(rings), CLEARANCE),
});

const inPieces = (ring: Line): Line[] =>
  Array.from({ length: Math.ceil((ring.length - 1) / PIECE) }, (_, i) => ring.slice(i * PIECE, (i + 1) * PIECE + 1));

/** The line with every point in the water, or at its edge, moved ashore. A crossing from shore to shore becomes a bridge. */
export function keptOff(line: Line, shores: readonly Shore[]): Line {
  let dry = line.map((point) => ashore(point, shores));
  for (let round = 0; round < ROUNDS; round++) dry = eased(line, dry).map((point) => ashore(point, shores));
  return dry;
}

function ashore(point: Point, shores: readonly Shore[]): Point {
  return shores.reduce((place, { pieces, bounds }) => (inBox(place, bounds) ? toOutside(pieces, place) : place), point);
}

function toOutside(pieces: readonly Piece[], point: Point): Point {
  const isWet = inWater(pieces, point);
  let [nearest, off] = [point, isWet ? Number.POSITIVE_INFINITY : CLEARANCE];
  for (const { line, bounds } of pieces) {
    if (!inBox(point, grown(bounds, off))) continue;
    for (const segment of segments(line)) {
      const shore = nearestOnSegment(point, segment);
      const apart = distance(shore, point);
      if (apart < off) [nearest, off] = [shore, apart];
    }
  }
  if (off === 0 || nearest === point) return point;
  const outward = (isWet ? -CLEARANCE : CLEARANCE) / off;
  return [nearest[0] + (point[0] - nearest[0]) * outward, nearest[1] + (point[1] - nearest[1]) * outward];
}

/** Even-odd, over the pieces that a line from the point to the right can meet. */
function inWater(pieces: readonly Piece[], [x, y]: Point): boolean {
  const met = pieces.filter(({ bounds }) => bounds.top <= y && y <= bounds.bottom && x <= bounds.right);
  return contains(
    met.map(({ line }) => line),
    [x, y],
  );
}

/** Points that stepped aside, and their neighbors, half way toward the middle of those beside them; the ends stay. */
function eased(line: Line, dry: Line): Line {
  const moved = (i: number) => dry[i] !== line[i];
  return dry.map((point, i) => {
    const [before, after] = [dry[i - 1], dry[i + 1]];
    if (!before || !after || !(moved(i - 1) || moved(i) || moved(i + 1))) return point;
    return [(before[0] + 2 * point[0] + after[0]) / 4, (before[1] + 2 * point[1] + after[1]) / 4];
  });
}

/** A road whose two ends lie this near to the coast of the great lake, and this far apart, follows the coast between them. */
const AT_THE_COAST = 3;
const FAR_APART = 12;
/** A walk along the coast that is longer than this many times the way across is a peninsula, which the road cuts off. */
const LONGEST_WALK = 1.25;
const COAST_TOLERANCE = 0.5;

export function alongCoast(line: Line, coast: readonly Line[]): Line {
  const [mainland] = coast;
  if (!mainland) return line;
  return [
    ...line.slice(0, 1),
    ...[...segments(line)].flatMap(([from, to]) => [...(coastBetween(mainland, from, to) ?? []), to]),
  ];
}

function coastBetween(coast: Line, from: Point, to: Point): Line | undefined {
  const straight = distance(from, to);
  if (straight < FAR_APART) return undefined;
  const isFar = (index: number, point: Point) => distance(coast[index] ?? point, point) > AT_THE_COAST;
  const start = nearestIndex(coast, from);
  if (isFar(start, from)) return undefined;
  const end = nearestIndex(coast, to);
  if (isFar(end, to)) return undefined;
  const onward = (a: number, b: number) =>
    a <= b ? coast.slice(a, b + 1) : [...coast.slice(a), ...coast.slice(0, b + 1)];
  return [onward(start, end), onward(end, start).toReversed()]
    .filter((walk) => getLength(walk) < straight * LONGEST_WALK)
    .map((walk) => thinLine(walk, COAST_TOLERANCE).slice(1, -1))[0];
}

function nearestIndex(line: Line, point: Point): number {
  const apart = line.map((other) => distance(other, point));
  return apart.indexOf(Math.min(...apart));
}

/** Whether a road would cross a pond: such a pond, known only from a coarse raster, is wrong. */
export function crossedBy(roads: readonly Line[]): (pond: Line) => boolean {
  const bounded = roads.map((line) => ({ line, bounds: getBounds([line]) }));
  return (pond) => {
    const around = getBounds([pond]);
    return bounded.some(({ line, bounds }) => overlap(bounds, around) && crossesBox(line, around));
  };
}
