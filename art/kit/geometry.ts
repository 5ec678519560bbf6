/** Points and the little arithmetic that motifs share. x grows to the right, y grows downward. */

export type Point = readonly [x: number, y: number];
export type Range = readonly [from: number, to: number];

/** Which side the light comes from: -1 left, 1 right. */
export type Side = -1 | 1;

export const round = Math.round;

export function lerp(from: number, to: number, t: number): number {
  return from + (to - from) * t;
}

/** The element at an index that is known to exist. */
export function at<T>(list: readonly T[], index: number): T {
  const item = list[index];
  if (item === undefined) throw new RangeError(`no element ${index} in a list of ${list.length}`);
  return item;
}

export function first<T>(list: readonly T[]): T {
  return at(list, 0);
}

export function last<T>(list: readonly T[]): T {
  return at(list, list.length - 1);
}

/** Straight-line height y(x) through points sorted by x; level beyond the ends. */
export function heightAlong(points: readonly Point[]): (x: number) => number {
  return (x) => {
    if (x <= first(points)[0]) return first(points)[1];
    for (let i = 1; i < points.length; i++) {
      const [fromX, fromY] = at(points, i - 1);
      const [toX, toY] = at(points, i);
      if (x <= toX) return lerp(fromY, toY, (x - fromX) / (toX - fromX || 1));
    }
    return last(points)[1];
  };
}

/** Points scaled (a negative scale mirrors) and then moved. */
export function placed(points: readonly Point[], x: number, y: number, scaleX: number, scaleY = scaleX): Point[] {
  return points.map(([pointX, pointY]) => [x + pointX * scaleX, y + pointY * scaleY]);
}

/** A point on the circle around (x, y); 0 degrees is right, 90 is down. */
export function around(x: number, y: number, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
}

/** A place on a road drawn in perspective: the middle and half the width there. */
export type Station = readonly [x: number, y: number, halfWidth: number];

/** The station at t (0 near end, 1 far end) along straight pieces. */
export function alongStations(path: readonly Station[], t: number): Station {
  const pieces = path.length - 1;
  const position = Math.min(pieces - 1e-6, Math.max(0, t * pieces));
  const piece = Math.floor(position);
  const [fromX, fromY, fromWidth] = at(path, piece);
  const [toX, toY, toWidth] = at(path, piece + 1);
  const rest = position - piece;
  return [lerp(fromX, toX, rest), lerp(fromY, toY, rest), lerp(fromWidth, toWidth, rest)];
}

/** The station at t along a smooth (Catmull-Rom) line. */
export function alongSmoothStations(path: readonly Station[], t: number): Station {
  const pieces = path.length - 1;
  const position = Math.min(pieces - 1e-6, Math.max(0, t * pieces));
  const piece = Math.floor(position);
  const u = position - piece;
  const stationAt = (index: number) => at(path, Math.max(0, Math.min(pieces, index)));
  const before = stationAt(piece - 1);
  const from = stationAt(piece);
  const to = stationAt(piece + 1);
  const after = stationAt(piece + 2);
  const blend = (a: number, b: number, c: number, d: number) =>
    0.5 * (2 * b + (c - a) * u + (2 * a - 5 * b + 4 * c - d) * u * u + (3 * b - a - 3 * c + d) * u * u * u);
  return [
    blend(before[0], from[0], to[0], after[0]),
    blend(before[1], from[1], to[1], after[1]),
    blend(before[2], from[2], to[2], after[2]),
  ];
}

/** Whether a closed outline goes around a point. */
export function contains(outline: readonly Point[], [x, y]: Point): boolean {
  return outline.reduce((inside, [fromX, fromY], i) => {
    const [toX, toY] = at(outline, (i + 1) % outline.length);
    const crosses = fromY > y !== toY > y && x < fromX + ((toX - fromX) * (y - fromY)) / (toY - fromY);
    return crosses ? !inside : inside;
  }, false);
}
