/** Geometry on the globe: a great circle, and whether a point lies in an outline. Pure arithmetic, degrees in, kilometers out. */

export type Point = { latitude: number; longitude: number };

/** A closed ring of [longitude, latitude] pairs, as GeoJSON has them. */
export type Ring = readonly (readonly [number, number])[];

export const EARTH_RADIUS_KM = 6371;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Great-circle distance by the haversine formula. */
export function distanceKm(a: Point, b: Point): number {
  const dLat = radians(b.latitude - a.latitude);
  const dLon = radians(b.longitude - a.longitude);
  const h =
    Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * Math.sin(dLon / 2) ** 2;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Even-odd rule over all rings, so that holes and islands both work. */
export function contains(rings: readonly Ring[], point: Point): boolean {
  let inside = false;
  for (const ring of rings) {
    for (const [a, b] of edges(ring)) {
      const straddles = a[1] > point.latitude !== b[1] > point.latitude;
      if (straddles && point.longitude < ((b[0] - a[0]) * (point.latitude - a[1])) / (b[1] - a[1]) + a[0])
        inside = !inside;
    }
  }
  return inside;
}

/** Distance from a point to the outline; 0 inside it. */
export function distanceOutsideKm(rings: readonly Ring[], point: Point): number {
  if (contains(rings, point)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (const [a, b] of edges(ring))
      nearest = Math.min(nearest, distanceKm(point, nearestBetween(pointAt(a), pointAt(b), point)));
  }
  return nearest;
}

const pointAt = ([longitude, latitude]: readonly [number, number]): Point => ({ latitude, longitude });

function* edges(ring: Ring): Generator<[readonly [number, number], readonly [number, number]]> {
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length];
    if (b) yield [a, b];
  }
}

/**
 * The point of a segment that lies nearest, and how far along the segment it is, from 0 to 1. On the scale of a county the earth is flat once
 * longitude is shrunk by the latitude's cosine.
 */
export function nearestBetween(a: Point, b: Point, point: Point): Point & { along: number } {
  const shrink = Math.cos(radians(point.latitude));
  const [east, north] = [(b.longitude - a.longitude) * shrink, b.latitude - a.latitude];
  const lengthSquared = east ** 2 + north ** 2;
  const toPoint = (point.longitude - a.longitude) * shrink * east + (point.latitude - a.latitude) * north;
  const along = lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, toPoint / lengthSquared));
  return {
    latitude: a.latitude + along * (b.latitude - a.latitude),
    longitude: a.longitude + along * (b.longitude - a.longitude),
    along,
  };
}

/** Initial bearing from one point to the other, in degrees clockwise from north. */
export function bearing(from: Point, to: Point): number {
  const [lat1, lat2] = [radians(from.latitude), radians(to.latitude)];
  const dLon = radians(to.longitude - from.longitude);
  const east = Math.sin(dLon) * Math.cos(lat2);
  const north = Math.cos(lat1) * Math.sin(lat2) - Math.sin(lat1) * Math.cos(lat2) * Math.cos(dLon);
  return ((Math.atan2(east, north) * 180) / Math.PI + 360) % 360;
}
