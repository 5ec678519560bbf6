/**
 * The line that one walks: where it starts, which way it goes, where it turns. Shores, rivers and towns of our data lie up to a
 * few hundred meters beside the truth, so they are drawn only where the sheet is so wide that this does not show.
 */

import { distanceKm, type Point as Place } from '../../domain/geo/geo.ts';
import { type Box, boxAround, grown, inBox, type Line, type Point } from '../../domain/geo/plane.ts';
import { unitsPerKm } from '../../domain/map/cone.ts';
import type { Room } from '../../domain/map/labels.ts';
import type { Cone } from '../../domain/map/map-plan.ts';
import { type Mark, type MarkKind, markBox, markMarkup, type Way, ways } from '../../domain/map/marks.ts';
import { escaped } from '../../domain/map/markup.ts';
import type { Route } from '../../domain/trail/route.ts';
import { lineKm, placeAt, type RouteShape, toPoint } from '../../domain/trail/route-line.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import { kmToMiles, milesToKm } from '../../domain/units.ts';
import { alongLine, pointsOn } from './along-line.ts';
import { AROUND, drawnLayers, FRAME, type Painted, paintedLand, SHEET_RING } from './around.ts';
import type { Atlas } from './atlas.ts';
import { edgePointer } from './edge-pointer.ts';
import { towardGreatLake } from './great-lake.ts';
import { shapes, strokes } from './markup.ts';
import { coneAround, fitted, type Project, projectBy } from './projection.ts';
import { surroundings } from './surroundings.ts';
import { formatWalk, getEndName } from './trail-map.messages.ts';
import { cornerFor, grid, nameBeside, named, namedBox, north, scale } from './trail-map-signs.ts';
import { compassPoint } from './whereabouts.ts';

export type Walked = Pick<Trail, 'region' | 'trail' | 'trailhead' | 'alsoAccept'> & { route: Route };

/** Around the line there is room for names, the bar and the arrow. */
const LINE_BOX: Box = { left: 170, top: 150, right: AROUND.width - 170, bottom: AROUND.height - 170 };
/** A short walk is not blown up until it looks long. */
const NARROWEST_KM = 0.8;
/** From here on the coarse layers are exact enough. */
const COARSE_FROM_KM = 20;
/** A gap between trailhead and line that is more than the doubt about the trailhead's own point. */
const GAP_KM = 0.06;

const NAME_SIZE = 46;
const SMALL_NAME_SIZE = 39;
const toSize = (kind: MarkKind): number => (kind === 'check point' || kind === 'mile' ? SMALL_NAME_SIZE : NAME_SIZE);
const LINE_WIDTH = 30;

/** A route as drawn on the sheet. */
type Sheet = {
  atlas: Atlas;
  walk: Walked;
  cone: Cone;
  project: Project;
  line: Line;
  /** Whether shores can be drawn. */
  isWide: boolean;
  /** Where they cannot: which way the great lake lies, if one is near. */
  lakeward: Point | undefined;
};

export function trailMap(atlas: Atlas, walk: Walked): string {
  const sheet = toSheet(atlas, walk);
  const { cone, line } = sheet;
  const code = atlas.regions.find(({ slug }) => slug === walk.region)?.code;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="map-around map-trail" data-region="${code}" viewBox="0 0 ${AROUND.width} ${AROUND.height}"`;
  const data = `data-cone="${escaped(JSON.stringify(rounded(cone)))}"`;
  const corners = [...line, ...getMarks(sheet).map(({ at }) => at)];
  const bar = cornerFor('scale', FRAME, corners);
  const needle = cornerFor('north', FRAME, corners, bar);
  return [
    `${head} ${data} role="img" aria-label="${escaped(formatWalk(walk, formatLake(sheet)))}">`,
    drawnLayers([...getGround(sheet), ...toLine(sheet)], 'walk-'),
    ...names(sheet, [bar, needle]),
    scale(bar, scaleMiles(sheet), scaleKm(sheet), unitsPerKm(cone)),
    north(needle),
    '</svg>',
  ].join('');
}

function toSheet(atlas: Atlas, walk: Walked): Sheet {
  const { line } = walk.route;
  const places = [...line.map(toPoint), walk.trailhead];
  const cone = getCone(atlas, places);
  const project = projectBy(cone);
  const points = line.map(([longitude, latitude]) => project([longitude, latitude]));
  const isWide = AROUND.width / unitsPerKm(cone) >= COARSE_FROM_KM;
  const lakeward = isWide ? undefined : towardGreatLake(atlas, cone);
  return { atlas, walk, cone, project, line: points, isWide, lakeward };
}

function getCone({ plan }: Atlas, places: readonly Place[]): Cone {
  const getMiddle = (degrees: number[]) => (Math.min(...degrees) + Math.max(...degrees)) / 2;
  const latitude = getMiddle(places.map((place) => place.latitude));
  const longitude = getMiddle(places.map((place) => place.longitude));
  const positions = places.map((place) => [place.longitude, place.latitude] as const);
  const cone = fitted({ ...plan.cone, latitude, longitude }, [positions], LINE_BOX);
  const largest = AROUND.width / NARROWEST_KM;
  if (unitsPerKm(cone) <= largest) return cone;
  const middle: Point = [(LINE_BOX.left + LINE_BOX.right) / 2, (LINE_BOX.top + LINE_BOX.bottom) / 2];
  return coneAround(plan.cone, { latitude, longitude }, middle, largest);
}

/** To a tenth of a unit on the sheet; the browser sets the hiker's position by it. */
const rounded = (cone: Cone): Cone => ({
  ...cone,
  latitude: Number(cone.latitude.toFixed(6)),
  longitude: Number(cone.longitude.toFixed(6)),
  scale: Math.round(cone.scale),
  x: Number(cone.x.toFixed(1)),
  y: Number(cone.y.toFixed(1)),
});

function getGround(sheet: Sheet): Painted[] {
  const { atlas, cone, isWide } = sheet;
  if (isWide) return paintedLand({ ...surroundings(atlas, cone, FRAME), counties: [] });
  return [
    { class: 'map-home', shape: 'sheet', data: shapes([SHEET_RING]) },
    { class: 'map-grid', shape: 'grid', data: grid(FRAME, milesToKm(scaleMiles(sheet)) * unitsPerKm(cone)) },
  ];
}

function toLine(sheet: Sheet): Painted[] {
  const line = { shape: 'line', data: strokes([sheet.line]) };
  return [
    { class: 'map-gap', shape: 'gap', data: strokes(getGap(sheet)) },
    { class: 'map-line-casing', ...line },
    { class: 'map-line', ...line },
  ];
}

/** From the trailhead to where the line begins, if that is not the same place. */
function getGap({ line, project, walk: { trailhead, route } }: Sheet): Line[] {
  const [[start], [on]] = [route.line, line];
  const isApart = start && distanceKm(toPoint(start), trailhead) > GAP_KM;
  return isApart && on ? [[project([trailhead.longitude, trailhead.latitude]), on]] : [];
}

/** The marks on the sheet, most important first. */
function getMarks(sheet: Sheet): Mark[] {
  const { project, line, walk } = sheet;
  const { alsoAccept, route } = walk;
  const [start = [0, 0], end = [0, 0]] = [line[0], line.at(-1)];
  const marks: Mark[] = [{ kind: 'start', at: start, words: 'Start' }];
  if (route.shape !== 'loop')
    marks.push({ kind: 'end', at: end, words: getEndName(route) ?? endMessages[route.shape] });
  for (const [trailhead = start] of getGap(sheet)) marks.push({ kind: 'trailhead', at: trailhead, words: 'Trailhead' });
  const checkPoints = alsoAccept.map(({ longitude, latitude }) => project([longitude, latitude]));
  for (const at of checkPoints.filter((point) => inBox(point, grown(FRAME, -40))))
    marks.push({ kind: 'check point', at, words: 'Checkpoint' });
  return marks;
}

/** Names without a mark: the lake inside a loop. */
const getPlaces = ({ project, walk: { route } }: Sheet): { name: string; at: Point }[] =>
  (route.places ?? [])
    .filter(({ name }) => name !== getEndName(route))
    .map(({ name, at }) => ({ name, at: project(at) }));

const endMessages: Record<RouteShape, string> = { 'out and back': 'Turnaround', 'one way': 'End', loop: '' };

/** Marks, mile marks and arrows, each with its name where there is room. */
function names(sheet: Sheet, taken: Box[]): string[] {
  const marks = getMarks(sheet);
  const isClear = (at: Point, others: readonly Mark[], by: number) =>
    others.every((mark) => !inBox(at, grown(markBox(mark), by)));
  const miles = mileMarks(sheet).filter(({ at }) => isClear(at, marks, 40));
  const all = [...marks, ...miles];
  const places = getPlaces(sheet);
  const onWays = [sheet.line, ...getGap(sheet)]
    .flatMap((line) => pointsOn(line, LINE_WIDTH))
    .map(([x, y]) => boxAround(x, y, LINE_WIDTH, LINE_WIDTH));
  const boxes = [...all.map(markBox), ...places.map(({ at, name }) => namedBox(at, name, NAME_SIZE))];
  const room: Room = {
    frame: grown(FRAME, -20),
    obstacles: [...taken, ...onWays, ...boxes],
    lines: [],
    ground: [SHEET_RING],
  };
  const beside = all.map((mark) => nameBeside(markBox(mark), mark.words, toSize(mark.kind), room));
  return [
    ways(getArrows(sheet).filter(({ at }) => isClear(at, all, 26))),
    ...places.map(({ at, name }) => named(at, name)),
    ...[...miles, ...marks].map(markMarkup),
    `<g class="map-walk-names">${beside.join('')}</g>`,
    lakePointer(sheet, room),
  ];
}

const lakeName = ({ atlas }: Sheet): string => atlas.plan.greatLake?.name ?? '';

/** The shore is too inaccurate to draw at this scale, but its direction is certain and helps hikers orient themselves. */
function lakePointer(sheet: Sheet, room: Room): string {
  const { lakeward } = sheet;
  const pointer = lakeward && edgePointer(lakeward, lakeName(sheet), NAME_SIZE, FRAME, room);
  return pointer ? `<g class="map-lake-name" font-size="${NAME_SIZE}">${pointer}</g>` : '';
}

function formatLake(sheet: Sheet): string | undefined {
  if (!sheet.lakeward) return undefined;
  const [east, south] = sheet.lakeward;
  return `${lakeName(sheet)} lies to the ${compassPoint(east, -south)}.`;
}

const MILE_STEPS = [0.1, 0.25, 0.5, 1, 2, 3, 5, 10];
const MOST_MILE_MARKS = 4;

const mileStep = (miles: number): number =>
  MILE_STEPS.find((step) => miles / step < MOST_MILE_MARKS + 1) ?? Math.ceil(miles / MOST_MILE_MARKS);

function mileMarks({ project, walk: { route } }: Sheet): Mark[] {
  const miles = kmToMiles(lineKm(route.line));
  const step = mileStep(miles);
  return Array.from({ length: Math.floor(miles / step) }, (_, i) => (i + 1) * step).flatMap((mark) => {
    const place = placeAt(route.line, milesToKm(mark));
    if (!place) return [];
    return [{ kind: 'mile' as const, at: project([place.longitude, place.latitude]), words: `${mark} mi` }];
  });
}

const ARROW_EVERY = 190;

/** Which way to go, every few steps along the line. */
function getArrows({ line }: Sheet): Way[] {
  const points = pointsOn(line, ARROW_EVERY);
  return points.slice(0, -1).map((_, i) => {
    const before = alongLine(line, (i + 0.5) * ARROW_EVERY - 14);
    const after = alongLine(line, (i + 0.5) * ARROW_EVERY + 14);
    const at = alongLine(line, (i + 0.5) * ARROW_EVERY);
    return { at, degrees: Math.round((Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI) };
  });
}

const LONGEST_BAR = 300;
const largest = (lengths: readonly number[], units: number): number =>
  lengths.findLast((length) => length * units <= LONGEST_BAR) ?? lengths[0] ?? 1;
const scaleMiles = ({ cone }: Sheet): number =>
  largest([0.05, 0.1, 0.2, 0.25, 0.5, 1, 2, 5, 10], milesToKm(unitsPerKm(cone)));
const scaleKm = ({ cone }: Sheet): number => largest([0.05, 0.1, 0.2, 0.5, 1, 2, 5, 10], unitsPerKm(cone));
