/** Measures the line of a hike: length, direction, and a hiker's position along it. */
import { distanceKm, EARTH_RADIUS_KM, type Point } from '../geo/geo.ts';
import { kmToMiles } from '../units.ts';

export const routeShapes = ['loop', 'out and back', 'one way'] as const;
export type RouteShape = (typeof routeShapes)[number];

/** GeoJSON position: longitude, latitude and optional elevation in meters. */
export type RoutePosition = [longitude: number, latitude: number, height?: number];

/** In walking order from the start; an out-and-back line is the way out only. */
export type RouteLine = readonly RoutePosition[];

export const toPoint = ([longitude, latitude]: RoutePosition): Point => ({ longitude, latitude });

/** Length of each segment in kilometers. */
export const stretchesKm = (line: RouteLine): number[] =>
  line.slice(1).map((to, i) => distanceKm(toPoint(line[i] ?? to), toPoint(to)));

export const lineKm = (line: RouteLine): number => stretchesKm(line).reduce((sum, km) => sum + km, 0);

/** Walking distance, from the start to the end of the walk. */
export const walkedKm = (shape: RouteShape, line: RouteLine): number =>
  lineKm(line) * (shape === 'out and back' ? 2 : 1);

/** The length as a guide would publish it: there and back unless the figure is meant one way. */
export function milesAs(published: 'one way' | 'whole walk', shape: RouteShape, line: RouteLine): number {
  return kmToMiles(published === 'one way' ? lineKm(line) : walkedKm(shape, line));
}

/** The point at a distance along the line. */
export function placeAt(line: RouteLine, alongKm: number): Point | undefined {
  let walked = 0;
  for (const [i, km] of stretchesKm(line).entries()) {
    const [from, to] = [line[i], line[i + 1]];
    if (from && to && walked + km >= alongKm) return between(from, to, km === 0 ? 0 : (alongKm - walked) / km);
    walked += km;
  }
  return undefined;
}

export type Whereabouts = {
  /** Nearest point on the line. */
  nearest: Point;
  /** Distance from the start along the line. */
  alongKm: number;
  /** Remaining distance along the line. */
  leftKm: number;
  /** Distance from the line. */
  offKm: number;
};

export function whereaboutsOn(line: RouteLine, place: Point): Whereabouts | undefined {
  let best: Whereabouts | undefined;
  let walked = 0;
  for (const [i, km] of stretchesKm(line).entries()) {
    const [from, to] = [line[i], line[i + 1]];
    if (!from || !to) break;
    const share = nearestShare(from, to, place);
    const nearest = between(from, to, share);
    const offKm = distanceKm(place, nearest);
    if (!best || offKm < best.offKm) best = { nearest, alongKm: walked + share * km, leftKm: 0, offKm };
    walked += km;
  }
  return best && { ...best, leftKm: walked - best.alongKm };
}

const between = (from: RoutePosition, to: RoutePosition, share: number): Point => ({
  longitude: from[0] + (to[0] - from[0]) * share,
  latitude: from[1] + (to[1] - from[1]) * share,
});

/** Position of the nearest point on a segment, 0 to 1. Segments are short, so planar geometry is accurate enough. */
function nearestShare(from: RoutePosition, to: RoutePosition, place: Point): number {
  const flat = flatAround(place);
  const [ax, ay] = flat(from);
  const [bx, by] = flat(to);
  const [dx, dy] = [bx - ax, by - ay];
  const squared = dx * dx + dy * dy;
  return squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared));
}

/** Kilometers east and north of a place. */
export function flatAround({ latitude, longitude }: Point): (position: RoutePosition) => [east: number, north: number] {
  const kmPerDegree = (EARTH_RADIUS_KM * Math.PI) / 180;
  const shrink = Math.cos((latitude * Math.PI) / 180);
  return ([x, y]) => [(x - longitude) * shrink * kmPerDegree, (y - latitude) * kmPerDegree];
}

/** Which way around a loop is walked, as seen on a map with north up. */
export function getTurn(line: RouteLine): 'clockwise' | 'counterclockwise' {
  const flat = line.map(flatAround(toPoint(line[0] ?? [0, 0])));
  const doubled = flat.reduce((sum, [x, y], i) => {
    const [nextX, nextY] = flat[(i + 1) % flat.length] ?? [0, 0];
    return sum + x * nextY - nextX * y;
  }, 0);
  return doubled < 0 ? 'clockwise' : 'counterclockwise';
}

/** Elevation profile, or undefined without elevations. */
export function toProfile(line: RouteLine): { km: number; meters: number }[] | undefined {
  let km = 0;
  const stretches = [0, ...stretchesKm(line)];
  const heights = line.flatMap(([, , meters], i) => {
    km += stretches[i] ?? 0;
    return meters === undefined ? [] : [{ km, meters }];
  });
  return heights.length === line.length && heights.length > 1 ? heights : undefined;
}
