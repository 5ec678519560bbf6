/** The state as a small shape with one region on it: the sign of a region, and the left part of every locator. */
import type { Point as Place } from '../../domain/geo/geo.ts';
import { path } from '../../domain/map/markup.ts';
import type { Region } from '../../domain/trail/region.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import { shapes } from './markup.ts';
import { fitted, projectBy } from './projection.ts';

export const SILHOUETTE = { width: 540, height: 620 };

const MARGIN = 12;
const DETAIL = 12;
const FRAME = {
  left: MARGIN,
  top: MARGIN,
  right: SILHOUETTE.width - MARGIN,
  bottom: SILHOUETTE.height - MARGIN,
};

export type Silhouette = {
  stateName: string;
  /** The state as path data. */
  outline: string;
  withRegion: (region: Region) => string;
  at: (place: Place) => Point;
};

export function makeSilhouette(atlas: Atlas): Silhouette {
  const project = projectBy(fitted(atlas.plan.cone, atlas.outline, FRAME));
  const { outline, regions } = atlas.shapes(project, DETAIL);
  const state = shapes(outline);
  return {
    stateName: atlas.stateName,
    outline: state,
    withRegion: ({ slug }) =>
      path('map-state-shape', state) + path('map-region-shape', shapes(regions.get(slug) ?? [])),
    at: ({ longitude, latitude }) => project([longitude, latitude]),
  };
}
