/** Lines and rings in the drawing plane: thinned, smoothed, cut to a box, measured. */

/** x grows right, y grows down. */
export type Point = readonly [x: number, y: number];
export type Line = readonly Point[];
export type Box = { left: number; top: number; right: number; bottom: number };

export const boxAround = (x: number, y: number, width: number, height: number): Box => ({
  left: x - width / 2,
  top: y - height / 2,
  right: x + width / 2,
  bottom: y + height / 2,
});

export const grown = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  right: box.right + by,
  bottom: box.bottom + by,
});

export const union = (a: Box, b: Box): Box => ({
  left: Math.min(a.left, b.left),
  top: Math.min(a.top, b.top),
  right: Math.max(a.right, b.right),
  bottom: Math.max(a.bottom, b.bottom),
});

export function getBounds(rings: readonly Line[]): Box {
  const [xs, ys] = [rings.flat().map(([x]) => x), rings.flat().map(([, y]) => y)];
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

export const within = (inner: Box, outer: Box): boolean =>
  inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;

export const inBox = ([x, y]: Point, box: Box): boolean =>
  x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

export function* segments(line: Line): Generator<[Point, Point]> {
  let before: Point | undefined;
  for (const point of line) {
    if (before) yield [before, point];
    before = point;
  }
}

/** Points on a line, `step` apart; the first is half a step from the start. */
export function pointsEvery(line: Line, step: number): Point[] {
  const points: Point[] = [];
  let ahead = step / 2;
  for (const [from, to] of segments(line)) {
    const length = distance(from, to);
    for (; ahead < length; ahead += step) {
      const t = ahead / length;
      points.push([from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
    }
    ahead -= length;
  }
  return points;
}

export const getLength = (line: Line): number =>
  [...segments(line)].reduce((sum, [from, to]) => sum + distance(from, to), 0);

export function nearestOnSegment(point: Point, [from, to]: readonly [Point, Point]): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const lengthSquared = dx * dx + dy * dy;
  const along = lengthSquared === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / lengthSquared;
  const t = Math.min(1, Math.max(0, along));
  return [from[0] + t * dx, from[1] + t * dy];
}

export const distanceToSegment = (point: Point, segment: readonly [Point, Point]): number =>
  distance(point, nearestOnSegment(point, segment));

export function area(ring: Line): number {
  let doubled = 0;
  for (const [a, b] of segments(ring)) doubled += a[0] * b[1] - b[0] * a[1];
  return Math.abs(doubled) / 2;
}

/** Even-odd rule over all rings, so that holes work. Called a million times per map, so it allocates nothing per edge. */
export function contains(rings: readonly Line[], [x, y]: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    let a: Point | undefined;
    for (const b of ring) {
      if (a && a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
      a = b;
    }
  }
  return inside;
}

/** Douglas–Peucker simplification: no dropped point is farther than the tolerance from the result. */
export function thinLine(line: Line, tolerance: number): Line {
  const [start, end] = [line[0], line.at(-1)];
  if (line.length < 3 || !start || !end) return line;
  const chord = [start, end] as const;
  let furthest = 0;
  let index = 0;
  for (const [i, point] of line.entries()) {
    const off = distanceToSegment(point, chord);
    if (off > furthest) [furthest, index] = [off, i];
  }
  if (furthest <= tolerance) return chord;
  return [...thinLine(line.slice(0, index + 1), tolerance).slice(0, -1), ...thinLine(line.slice(index), tolerance)];
}

/** A ring has no end points, so it is simplified as two halves. */
export function thinRing(ring: Line, tolerance: number): Line {
  const half = Math.floor(ring.length / 2);
  return [...thinLine(ring.slice(0, half + 1), tolerance).slice(0, -1), ...thinLine(ring.slice(half), tolerance)];
}

const closed = (ring: Line): Line => [...ring, ...ring.slice(0, 1)];

/** Chaikin's corner cutting: smooths the raster steps of coarse shorelines. */
export function smoothRing(ring: Line, times: number): Line {
  if (times === 0) return ring;
  const cut: Point[] = [];
  for (const [a, b] of segments(ring)) {
    cut.push([a[0] * 0.75 + b[0] * 0.25, a[1] * 0.75 + b[1] * 0.25]);
    cut.push([a[0] * 0.25 + b[0] * 0.75, a[1] * 0.25 + b[1] * 0.75]);
  }
  return smoothRing(closed(cut), times - 1);
}

type Edge = { inside: (p: Point) => boolean; crossing: (a: Point, b: Point) => Point };

const verticalCrossing =
  (x: number) =>
  (a: Point, b: Point): Point => [x, a[1] + ((x - a[0]) / (b[0] - a[0])) * (b[1] - a[1])];
const levelCrossing =
  (y: number) =>
  (a: Point, b: Point): Point => [a[0] + ((y - a[1]) / (b[1] - a[1])) * (b[0] - a[0]), y];

const toEdges = (box: Box): Edge[] => [
  { inside: (p) => p[0] >= box.left, crossing: verticalCrossing(box.left) },
  { inside: (p) => p[0] <= box.right, crossing: verticalCrossing(box.right) },
  { inside: (p) => p[1] >= box.top, crossing: levelCrossing(box.top) },
  { inside: (p) => p[1] <= box.bottom, crossing: levelCrossing(box.bottom) },
];

/** Sutherland–Hodgman clipping: the part of a closed ring inside the box, closed along the box's edges. */
export function clipRing(ring: Line, box: Box): Line {
  let kept: Point[] = ring.slice(0, -1);
  for (const edge of toEdges(box)) {
    const input = kept;
    kept = [];
    for (const [i, point] of input.entries()) {
      const before = input.at(i - 1) ?? point;
      if (edge.inside(point) !== edge.inside(before)) kept.push(edge.crossing(before, point));
      if (edge.inside(point)) kept.push(point);
    }
  }
  return kept.length > 2 ? closed(kept) : [];
}

/** The part of a segment inside the edges, or nothing. */
function clipSegment(segment: readonly [Point, Point], edges: readonly Edge[]): [Point, Point] | undefined {
  let [from, to] = segment;
  for (const edge of edges) {
    const [fromInside, toInside] = [edge.inside(from), edge.inside(to)];
    if (!fromInside && !toInside) return undefined;
    if (!fromInside) from = edge.crossing(from, to);
    else if (!toInside) to = edge.crossing(from, to);
  }
  return [from, to];
}

export const crossesBox = (line: Line, box: Box): boolean => {
  const edges = toEdges(box);
  for (const segment of segments(line)) if (clipSegment(segment, edges)) return true;
  return false;
};

/** The pieces of an open line inside the box. */
export function clipLine(line: Line, box: Box): Line[] {
  const pieces: Point[][] = [];
  const edges = toEdges(box);
  let end: Point | undefined;
  for (const segment of segments(line)) {
    const clipped = clipSegment(segment, edges);
    if (!clipped) continue;
    const [from, to] = clipped;
    const piece = pieces.at(-1);
    if (piece && end && distance(end, from) === 0) piece.push(to);
    else pieces.push([from, to]);
    end = to;
  }
  return pieces;
}
