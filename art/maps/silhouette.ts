/** The state as a small shape with one region on it: the sign of a region, and the left part of every locator. */
import type { Region } from '../../content/regions.ts';
import type { Point as Place } from '../../domain/geo.ts';
import type { Point } from '../kit/geometry.ts';
import { stateShapes } from './counties.ts';
import { path, shapes } from './markup.ts';
import { stateProjection } from './projection.ts';

export const SILHOUETTE = { width: 540, height: 620 };

const MARGIN = 12;
const project = stateProjection({
  left: MARGIN,
  top: MARGIN,
  right: SILHOUETTE.width - MARGIN,
  bottom: SILHOUETTE.height - MARGIN,
});
const { outline, regions } = stateShapes(project, 12);
/** The state as path data. */
export const stateOutline = shapes(outline);
const statePath = path('map-state-shape', stateOutline);

export const silhouette = (region: Region): string =>
  `${statePath}${path('map-region-shape', shapes(regions[region.slug]))}`;

export const onSilhouette = ({ longitude, latitude }: Place): Point => project([longitude, latitude]);
