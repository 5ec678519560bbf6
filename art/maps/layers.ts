/** The description of the map of the whole state: the map of the front page, those of the regions and the finder's are drawn from it. */

import type { Layer, MapLayers, Road } from '../../domain/map-layers.ts';
import type { Cone } from '../../domain/map-plan.ts';
import { flatLine } from '../../domain/map-roads.ts';
import { type Box, clipLine, contains, grown, type Line, thinLine } from '../../domain/plane.ts';
import type { Region } from '../../domain/region.ts';
import type { Trail } from '../../domain/trail.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import { shapes, strokes } from './markup.ts';
import { placesOf } from './places.ts';
import { fitted, type Project, projectBy } from './projection.ts';
import { crossedBy } from './shores.ts';
import { stateWater } from './state-water.ts';

const DETAIL = 35;
const ROAD_TOLERANCE = 1.4;
/** Land and water go on a little beyond the sheet. */
const BEYOND = 140;

export const stateCone = ({ plan, outline }: Atlas): Cone => fitted(plan.cone, outline, plan.land);

export const trailheadOn =
  (cone: Cone) =>
  ({ trailhead }: Pick<Trail, 'trailhead'>): Point =>
    projectBy(cone)([trailhead.longitude, trailhead.latitude]);

/** Regions that are small and surrounded come last, above their neighbors. */
export const drawingOrder = (regions: readonly Region[]): Region[] => [
  ...regions.filter(({ surrounded }) => !surrounded),
  ...regions.filter(({ surrounded }) => surrounded),
];

/**
 * All of the description but the finer water, which stands in files of its own.
 * @param part of the sheet, for a map that shows no more
 */
export function makeLayers(atlas: Atlas, part?: Box): Omit<MapLayers, 'finer'> {
  const { width, height } = atlas.plan.sheet;
  const frame: Box = part ?? { left: 0, top: 0, right: width, bottom: height };
  const view = grown(frame, BEYOND);
  const cone = stateCone(atlas);
  const project = projectBy(cone);
  const state = atlas.shapes(project, DETAIL);
  const roads = roadsOn(atlas, project, state.outline, view);
  const water = stateWater(atlas, project, state.outline, view);
  const isCrossed = crossedBy(roads.map(({ line }) => line));
  const ponds = water.smallLakes.filter((ring) => !isCrossed(ring));
  const abroad = [
    ...state.linesBetweenNeighbors,
    ...atlas.plan.borders.map((line) => line.map((position) => project(position))),
  ];
  const order = drawingOrder(atlas.regions);
  const drawn = withoutEmpty({
    sheet: shapes([cornersOf(view)]),
    ...Object.fromEntries(order.map(({ code, slug }) => [code, shapes(state.regions.get(slug) ?? [])])),
    'great-lake': shapes(water.greatLake),
    outline: shapes(state.outline),
    'neighbor-lines': strokes(abroad.flatMap((line) => clipLine(line, view))),
    'lakes-abroad': shapes(water.lakesAbroad),
    counties: strokes(state.linesBetweenCounties.map((line) => thinLine(line, 3.5))),
    streams: strokes(water.streams),
    rivers: strokes(water.rivers),
    between: strokes(state.linesBetweenRegions),
    ponds: shapes(ponds),
    lakes: shapes(water.lakes),
  });
  const there = (layers: readonly Layer[]) => layers.filter(({ shape }) => drawn[shape]);
  return {
    width,
    height,
    cone,
    shapes: drawn,
    ground: there(ground),
    regions: order.map(({ code }) => ({
      code,
      layers: [
        { class: 'map-land', shape: code },
        { class: 'map-edge', shape: code, within: code },
      ],
    })),
    overlay: there(overlay),
    roads: roads.map(({ line, ...road }): Road => ({ ...road, line: flatLine(line) })),
    places: placesOf(atlas, project, [cornersOf(frame)]),
  };
}

/** The land around, and the great lake with ever narrower lines along its shore. */
const ground: readonly Layer[] = [
  { class: 'map-abroad', shape: 'sheet' },
  { class: 'map-shore', shape: 'great-lake' },
  ...[4, 3, 2, 1, 0].map((step) => ({ class: `map-ripple-${step}`, shape: 'great-lake', within: 'great-lake' })),
  { class: 'map-border', shape: 'neighbor-lines' },
  { class: 'map-lake', shape: 'lakes-abroad' },
];

/** Lines and inland water. */
const overlay: readonly Layer[] = [
  { class: 'map-county', shape: 'counties' },
  { class: 'map-stream', shape: 'streams' },
  { class: 'map-river', shape: 'rivers' },
  { class: 'map-between', shape: 'between' },
  { class: 'map-outline', shape: 'outline' },
  { class: 'map-pond', shape: 'ponds' },
  { class: 'map-lake', shape: 'lakes' },
  { class: 'map-outline-over', shape: 'outline' },
];

const withoutEmpty = (drawn: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(drawn).filter(([, data]) => data !== ''));

type DrawnRoad = Omit<Road, 'line'> & { line: Line };

/** Beyond the state line only the roads that lead far: Interstates and US highways. */
function roadsOn(atlas: Atlas, project: Project, outline: readonly Line[], view: Box): DrawnRoad[] {
  return atlas
    .highways()
    .map((highway) => ({ ...highway, line: highway.line.map(project) }))
    .filter(({ kind, line }) => kind !== 'state' || line.some((point) => contains(outline, point)))
    .flatMap(({ kind, number, line }) =>
      clipLine(line, view).map((piece) => ({ kind, number, line: thinLine(piece, ROAD_TOLERANCE) })),
    );
}

const cornersOf = ({ left, top, right, bottom }: Box): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
];
