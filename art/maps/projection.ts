/** From degrees into the drawing plane: one equal-area cone for all maps, so that shapes agree between them. */
import { type GeoProjection, geoConicEqualArea } from 'd3-geo';
import { EARTH_RADIUS_KM, type Point as Place } from '../../domain/geo.ts';
import type { Point } from '../kit/geometry.ts';
import { minnesotaFeature } from './counties.ts';
import type { Position } from './geodata.ts';
import type { Box } from './plane.ts';

export type Project = (position: Position) => Point;

const cone = (): GeoProjection => geoConicEqualArea().parallels([44.5, 48]).precision(0);

const toProject =
  (projection: GeoProjection): Project =>
  ([longitude, latitude]) =>
    projection([longitude, latitude]) ?? [Number.NaN, Number.NaN];

/** The whole state, as large as the box allows. */
export function stateProjection({ left, top, right, bottom }: Box): Project {
  const upright = cone().rotate([94.3, 0]).center([0, 46.3]);
  return toProject(
    upright.fitExtent(
      [
        [left, top],
        [right, bottom],
      ],
      minnesotaFeature,
    ),
  );
}

/** The land around a place, which comes to lie in the middle; north is up there. */
export function aroundProjection({ latitude, longitude }: Place, middle: Point, unitsPerKm: number): Project {
  const centered = cone().rotate([-longitude, 0]).center([0, latitude]);
  return toProject(centered.scale(unitsPerKm * EARTH_RADIUS_KM).translate([middle[0], middle[1]]));
}

/** Length of a kilometer on a map of the state. An equal-area cone keeps it nearly constant over Minnesota. */
export function unitsPerKm(project: Project): number {
  const [south, north] = [project([-94.3, 45.8]), project([-94.3, 46.8])];
  const degreeKm = (EARTH_RADIUS_KM * Math.PI) / 180;
  return Math.hypot(south[0] - north[0], south[1] - north[1]) / degreeKm;
}
