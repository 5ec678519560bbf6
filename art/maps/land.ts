/** The map of the state without a hike on it, as the data that the page's map and the finder's are both drawn from. */
import type { Content } from '../../content/load.ts';
import type { Room } from '../../domain/map-labels.ts';
import type { Cone } from '../../domain/map-plan.ts';
import type { Land, Layer } from '../../domain/maps.ts';
import { type Box, clipLine, grown, thinLine } from '../../domain/plane.ts';
import type { Region } from '../../domain/region.ts';
import type { Trail } from '../../domain/trail.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import { shapes, strokes } from './markup.ts';
import { fitted, projectBy } from './projection.ts';
import { lakeName, NEIGHBOR_SIZE, neighborNames, TOWN_SIZE, townNames } from './state-labels.ts';
import { stateWater } from './state-water.ts';

const DETAIL = 35;

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

export function makeLand(atlas: Atlas, { listed }: Pick<Content, 'listed'>): Land {
  const { width, height } = atlas.plan.sheet;
  const frame: Box = { left: 0, top: 0, right: width, bottom: height };
  const view = grown(frame, 140);
  const cone = stateCone(atlas);
  const project = projectBy(cone);
  const state = atlas.shapes(project, DETAIL);
  const water = stateWater(atlas, project, state.outline, view);
  const abroad = [
    ...state.linesBetweenNeighbors,
    ...atlas.plan.borders.map((line) => line.map((position) => project(position))),
  ];
  const room: Room = {
    frame: grown(frame, -40),
    obstacles: [],
    lines: [...state.outline, ...state.linesBetweenRegions],
    ground: state.outline,
  };
  const order = drawingOrder(atlas.regions);
  const drawn = withoutEmpty({
    sheet: `M0 0h${width}v${height}H0z`,
    ...Object.fromEntries(order.map(({ code, slug }) => [code, shapes(state.regions.get(slug) ?? [])])),
    'great-lake': shapes(water.greatLake),
    outline: shapes(state.outline),
    'neighbor-lines': strokes(abroad.flatMap((line) => clipLine(line, view))),
    'lakes-abroad': shapes(water.lakesAbroad),
    counties: strokes(state.linesBetweenCounties.map((line) => thinLine(line, 3.5))),
    streams: strokes(water.streams),
    rivers: strokes(water.rivers),
    between: strokes(state.linesBetweenRegions),
    ponds: shapes(water.smallLakes),
    lakes: shapes(water.lakes),
  });
  const there = (layers: readonly Layer[]) => layers.filter(({ shape }) => drawn[shape]);
  const trailheads = listed.map(trailheadOn(cone));
  return {
    width,
    height,
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
    names: [
      { class: 'map-abroad-name', size: NEIGHBOR_SIZE, names: neighborNames(atlas) },
      { class: 'map-great-lake-name', names: lakeName(atlas) },
      { class: 'map-town', size: TOWN_SIZE, names: townNames(atlas, project, trailheads, room) },
    ].filter(({ names }) => names.length > 0),
    regionNames: order.map(({ code, label }) => ({ code, ...label })),
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
