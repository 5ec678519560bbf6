/** The few nearest of many places. */
import { distanceKm, type Point } from '../geo/geo.ts';

export type Near<T> = { place: T; km: number };

/** Slightly less than a degree of latitude, so that rounding never skips a place. */
const kmPerDegree = 111;

/** Skips places whose latitude alone puts them farther away than the ones found so far. */
export function nearest<T>(from: Point, places: readonly T[], pointOf: (place: T) => Point, count: number): Near<T>[] {
  const found: Near<T>[] = [];
  for (const place of places) {
    const farthest = found.length < count ? Number.POSITIVE_INFINITY : (found.at(-1)?.km ?? 0);
    const point = pointOf(place);
    if (Math.abs(point.latitude - from.latitude) * kmPerDegree > farthest) continue;
    const km = distanceKm(from, point);
    if (km >= farthest) continue;
    const position = found.findIndex((other) => other.km > km);
    found.splice(position === -1 ? found.length : position, 0, { place, km });
    if (found.length > count) found.pop();
  }
  return found;
}
