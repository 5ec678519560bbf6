/**
 * Map projection: Albers equal-area conic. All maps of a guide share it, so that shapes, markers and distances drawn by the
 * build and by the browser agree.
 */
import { EARTH_RADIUS_KM, type Point } from '../geo/geo.ts';
import type { Box, Point as PlanePoint } from '../geo/plane.ts';
import type { Cone, ConeShape } from './map-plan.ts';

const radians = (angle: number): number => (angle * Math.PI) / 180;

export function projector(cone: Cone): (point: Point) => PlanePoint {
  const [south, north] = [Math.sin(radians(cone.parallels[0])), Math.sin(radians(cone.parallels[1]))];
  const opening = (south + north) / 2;
  const constant = 1 + south * (2 * opening - south);
  const fromTip = (latitude: number) => Math.sqrt(constant - 2 * opening * Math.sin(radians(latitude))) / opening;
  const equator = fromTip(0);
  const origin = cone.y + cone.scale * (equator - fromTip(cone.latitude));
  return ({ latitude, longitude }) => {
    const [turn, away] = [opening * (radians(longitude) - radians(cone.longitude)), fromTip(latitude)];
    return [cone.x + cone.scale * (away * Math.sin(turn)), origin - cone.scale * (equator - away * Math.cos(turn))];
  };
}

/** The projection that fits and centers all of these places in the box. */
export function fittedCone(shape: ConeShape, places: readonly Point[], box: Box): Cone {
  const points = places.map(projector({ ...shape, scale: 1, x: 0, y: 0 }));
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const scale = Math.min((box.right - box.left) / (right - left), (box.bottom - box.top) / (bottom - top));
  return {
    ...shape,
    scale,
    x: (box.left + box.right - scale * (left + right)) / 2,
    y: (box.top + box.bottom - scale * (top + bottom)) / 2,
  };
}

/** Length of a kilometer on a map; accurate to a thousandth between the standard parallels. */
export const unitsPerKm = ({ scale }: Pick<Cone, 'scale'>): number => scale / EARTH_RADIUS_KM;
