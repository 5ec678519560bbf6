/** From degrees into the drawing plane. */

import { EARTH_RADIUS_KM, type Point as Place } from '../../domain/geo/geo.ts';
import type { Box } from '../../domain/geo/plane.ts';
import { fittedCone, projector } from '../../domain/map/cone.ts';
import type { Cone, ConeShape } from '../../domain/map/map-plan.ts';
import type { Point } from '../kit/geometry.ts';
import type { Position } from './position.ts';

export type Project = (position: Position) => Point;

export function projectBy(cone: Cone): Project {
  const project = projector(cone);
  return ([longitude, latitude]) => project({ longitude, latitude });
}

/** These lines, as large as the box allows. */
export function fitted(shape: ConeShape, lines: readonly (readonly Position[])[], box: Box): Cone {
  const places = lines.flat().map(([longitude, latitude]) => ({ longitude, latitude }));
  return fittedCone(shape, places, box);
}

/** The land around a place, which comes to lie in the middle; north is up there. */
export function coneAround(shape: ConeShape, { latitude, longitude }: Place, middle: Point, unitsPerKm: number): Cone {
  return { ...shape, latitude, longitude, scale: unitsPerKm * EARTH_RADIUS_KM, x: middle[0], y: middle[1] };
}
