/** The description of the map of the whole state: the map of the front page, those of the regions and the finder's are drawn from it. */

import { type Box, clipLine, clipRing, contains, grown, type Line, thinLine } from '../../domain/geo/plane.ts';
import type { Layer, MapLayers, Road } from '../../domain/map/layers.ts';
import type { Cone, MapPlan } from '../../domain/map/map-plan.ts';
import { flatLine } from '../../domain/map/road-paths.ts';
import type { Region } from '../../domain/trail/region.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import type { StateShapes } from './census.ts';
import { penOn } from './markup.ts';
import { getPlaces } from './places.ts';
import { fitted, type Project, projectBy } from './projection.ts';
import { crossedBy } from './shores.ts';
import { type WaterOnSheet, waterIn, waterOnSheet } from './state-water.ts';

const DETAIL = 35;
/** Roads are drawn as curves, which cut corners if points are removed, so roads are simplified less. */
const ROAD_TOLERANCE = 1.4;
const COUNTY_TOLERANCE = 3.5;
/** Land and water extend a little beyond the sheet. */
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

/** What a drawing will show: a part of the sheet, and how many of its units make a pixel where it is shown largest. */
export type Sight = { frame: Box; pixel: number };

/** The whole sheet, to be looked at closely. */
const closely = ({ sheet: { width, height } }: MapPlan): Sight => ({
  frame: { left: 0, top: 0, right: width, bottom: height },
  pixel: 1,
});

/** In pixels: smaller bends are removed, and points are rounded to a grid of this size. */
const SMALLEST_BEND = 0.75;
const RASTER = 0.5;

type Sheet = { cone: Cone; project: Project; state: StateShapes; roads: DrawnRoad[]; water: WaterOnSheet };

/** The projected state, which every drawing clips its part from. Cached per atlas, because projecting takes longer than clipping. */
const sheets = new WeakMap<Atlas, Sheet>();

function toSheet(atlas: Atlas): Sheet {
  const sheet = sheets.get(atlas) ?? makeSheet(atlas);
  sheets.set(atlas, sheet);
  return sheet;
}

function makeSheet(atlas: Atlas): Sheet {
  const cone = stateCone(atlas);
  const project = projectBy(cone);
  const state = atlas.shapes(project, DETAIL);
  const roads = roadsOn(atlas, project, state.outline);
  return { cone, project, state, roads, water: waterOnSheet(atlas, project, state.outline) };
}

/** The description without the detailed water, which is in separate files. What is outside the view or too small to see is omitted. */
export function makeLayers(atlas: Atlas, { frame, pixel }: Sight = closely(atlas.plan)): Omit<MapLayers, 'finer'> {
  const { width, height } = atlas.plan.sheet;
  const view = grown(frame, BEYOND);
  const finest = pixel * SMALLEST_BEND;
  const pen = penOn(Math.max(1, Math.floor(pixel * RASTER)));
  const cut = (rings: readonly Line[] = []) =>
    rings.map((ring) => clipRing(ring, view)).filter((ring) => ring.length > 3);
  const cutLines = (lines: readonly Line[], tolerance: number) =>
    lines.flatMap((line) => clipLine(line, view)).map((line) => thinLine(line, Math.max(tolerance, finest)));
  const sheet = toSheet(atlas);
  const { cone, project, state } = sheet;
  const roads = sheet.roads.flatMap(({ line, ...road }) =>
    clipLine(line, view).map((piece) => ({ ...road, line: thinLine(piece, ROAD_TOLERANCE) })),
  );
  const water = waterIn(view, sheet.water, finest);
  const isCrossed = crossedBy(roads.map(({ line }) => line));
  const ponds = water.smallLakes.filter((ring) => !isCrossed(ring));
  const abroad = [
    ...state.linesBetweenNeighbors,
    ...atlas.plan.borders.map((line) => line.map((position) => project(position))),
  ];
  const order = drawingOrder(atlas.regions);
  const drawn = withoutEmpty({
    sheet: pen.shapes([toCorners(view)]),
    ...Object.fromEntries(order.map(({ code, slug }) => [code, pen.shapes(cut(state.regions.get(slug)))])),
    'great-lake': pen.shapes(water.greatLake),
    outline: pen.shapes(cut(state.outline)),
    'neighbor-lines': pen.strokes(cutLines(abroad, 0)),
    'lakes-abroad': pen.shapes(water.lakesAbroad),
    counties: pen.strokes(cutLines(state.linesBetweenCounties, COUNTY_TOLERANCE)),
    streams: pen.strokes(water.streams),
    rivers: pen.strokes(water.rivers),
    between: pen.strokes(cutLines(state.linesBetweenRegions, 0)),
    ponds: pen.shapes(ponds),
    lakes: pen.shapes(water.lakes),
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
      layers: there([
        { class: 'map-land', shape: code },
        { class: 'map-edge', shape: code, within: code },
      ]),
    })),
    overlay: there(overlay),
    roads: roads.map(({ line, ...road }): Road => ({ ...road, line: flatLine(line) })),
    places: getPlaces(atlas, project, [toCorners(frame)]),
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
function roadsOn(atlas: Atlas, project: Project, outline: readonly Line[]): DrawnRoad[] {
  return atlas
    .highways()
    .map((highway) => ({ ...highway, line: highway.line.map(project) }))
    .filter(({ kind, line }) => kind !== 'state' || liesIn(outline, line));
}

/** Most of it: a neighbor's road along the border river touches the state here and there. */
const liesIn = (outline: readonly Line[], line: Line): boolean =>
  line.filter((point) => contains(outline, point)).length > line.length / 2;

const toCorners = ({ left, top, right, bottom }: Box): Line => [
  [left, top],
  [right, top],
  [right, bottom],
  [left, bottom],
  [left, top],
];
