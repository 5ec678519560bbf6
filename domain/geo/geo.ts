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

/** How far outside the outline a point lies; 0 inside it. */
export function distanceOutsideKm(rings: readonly Ring[], point: Point): number {
  if (contains(rings, point)) return 0;
  let nearest = Number.POSITIVE_INFINITY;
  for (const ring of rings) {
    for (const [a, b] of edges(ring)) nearest = Math.min(nearest, distanceKm(point, nearestOnEdge(a, b, point)));
  }
  return nearest;
}

function* edges(ring: Ring): Generator<[readonly [number, number], readonly [number, number]]> {
  for (const [i, a] of ring.entries()) {
    const b = ring[(i + 1) % ring.length];
    if (b) yield [a, b];
  }
}

/** On the scale of a county edge the earth is flat once longitude is shrunk by the latitude's cosine. */
function nearestOnEdge(a: readonly [number, number], b: readonly [number, number], point: Point): Point {
  const shrink = Math.cos(radians(point.latitude));
  const [ax, ay] = [a[0] * shrink, a[1]];
  const [bx, by] = [b[0] * shrink, b[1]];
  const [px, py] = [point.longitude * shrink, point.latitude];
  const lengthSquared = (bx - ax) ** 2 + (by - ay) ** 2;
  const along =
    lengthSquared === 0 ? 0 : Math.min(1, Math.max(0, ((px - ax) * (bx - ax) + (py - ay) * (by - ay)) / lengthSquared));
  return { latitude: ay + along * (by - ay), longitude: (ax + along * (bx - ax)) / shrink };
}
