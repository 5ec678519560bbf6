/** The larger part of a locator: the land around the trailhead, with the names that help to find it. */
import { roadKinds } from '../../domain/drive/road-kinds.ts';
import type { Point as Place } from '../../domain/geo/geo.ts';
import { type Box, boxAround, crossesBox, grown, inBox, type Line } from '../../domain/geo/plane.ts';
import { createCollisionIndex } from '../../domain/map/labels.ts';
import type { Road } from '../../domain/map/layers.ts';
import { CHECK_POINT, checkPoints, pin, pinBox } from '../../domain/map/marks.ts';
import { placeShields, roadsMarkup, shieldMarkup, toLine } from '../../domain/map/road-paths.ts';
import { milesToKm } from '../../domain/units.ts';
import type { Point } from '../kit/geometry.ts';
import { AROUND, drawnLayers, FRAME, paintedLand } from './around.ts';
import type { Atlas } from './atlas.ts';
import { areaNames, type InsetMap, neededTowns, townNames, townsInView, waterNames } from './inset-names.ts';
import { scaleBar } from './markup.ts';
import { coneAround, type Project, projectBy } from './projection.ts';
import { surroundings } from './surroundings.ts';
import { nearestTown } from './whereabouts.ts';

const MIDDLE: Point = [AROUND.width / 2, AROUND.height / 2];

/** The tip of the pin is at the trailhead. */
export const PIN: Box = pinBox(MIDDLE);
const SHIELDS = { height: 54, apart: 700, kinds: roadKinds };
const SCALE_SIZE = 50;
const SCALE_MARGIN = 34;

/** A zoom level: miles across, and the length of its scale bar. */
type View = { across: number; bar: number };
const NEAR: View = { across: 25, bar: 5 };
const WIDE: View = { across: 40, bar: 10 };
/** Minimum number of landmarks for a useful view. */
const FEWEST_LANDMARKS = 2;

export function inset(atlas: Atlas, trailhead: Place, alsoAccept: readonly Place[]): string {
  const near = getMap(atlas, trailhead, NEAR);
  if (hasTown(near, trailhead) && landmarks(near) >= FEWEST_LANDMARKS) return drawn(near, trailhead, alsoAccept, NEAR);
  const wide = getMap(atlas, trailhead, WIDE);
  if (hasTown(wide, trailhead)) return drawn(wide, trailhead, alsoAccept, WIDE);
  return drawn(near, trailhead, alsoAccept, NEAR);
}

function getMap(atlas: Atlas, trailhead: Place, { across }: View): InsetMap {
  const cone = coneAround(atlas.plan.cone, trailhead, MIDDLE, AROUND.width / milesToKm(across));
  return { atlas, project: projectBy(cone), frame: FRAME, pin: PIN, around: surroundings(atlas, cone, FRAME) };
}

function hasTown(map: InsetMap, trailhead: Place): boolean {
  const { name } = nearestTown(map.atlas.towns, trailhead);
  return townsInView(map).some((town) => town.name === name);
}

/** Towns, and kinds of line that a hiker would recognize. */
function landmarks(map: InsetMap): number {
  const { greatLake, lakes, rivers, streams, border } = map.around;
  const kinds = [[...greatLake, ...lakes], [...rivers, ...streams], border];
  return townsInView(map).length + kinds.filter((lines) => lines.length > 0).length;
}

function drawn(map: InsetMap, trailhead: Place, alsoAccept: readonly Place[], { across, bar }: View): string {
  const { project, around } = map;
  const { greatLake, lakes, rivers, streams } = around;
  // One that the pin would half cover is left out.
  const alsoCounts = alsoAccept
    .map(({ longitude, latitude }) => project([longitude, latitude]))
    .filter((point) => inBox(point, grown(FRAME, -20)) && !inBox(point, grown(PIN, CHECK_POINT)));
  const lines = [...greatLake, ...lakes, ...rivers, ...streams, ...around.counties, ...around.border];
  const length = (bar * AROUND.width) / across;
  const roads = around.roads.map(({ line }) => toLine(line));
  const scale = placeForScale(
    length,
    lines,
    roads,
    neededTowns(map.atlas, trailhead).map((town) => wayTo(town, project)),
  );
  const rings = alsoCounts.map(([x, y]) => boxAround(x, y, 2 * CHECK_POINT, 2 * CHECK_POINT));
  const room = { frame: grown(FRAME, -14), obstacles: [PIN, scale, ...rings], lines, ground: around.land };
  const clearOfRoads = { ...room, lines: [...lines, ...roads] };
  const towns = townNames(map, trailhead, clearOfRoads);
  return [
    drawnLayers(paintedLand(around), 'locator-'),
    roadsMarkup(around.roads),
    shields(around.roads, room.obstacles),
    towns,
    waterNames(map, clearOfRoads),
    areaNames(map, clearOfRoads),
    checkPoints(alsoCounts),
    pin(MIDDLE),
    scaleBar([scale.right - SCALE_MARGIN, scale.bottom - SCALE_MARGIN], length, `${bar} mi`, SCALE_SIZE),
  ].join('');
}

/** One or two of each road, clear of towns and their names, whole within the frame. */
function shields(roads: readonly Road[], obstacles: Box[]): string {
  const placed = placeShields(roads, 1, SHIELDS, createCollisionIndex(obstacles, grown(FRAME, -10)));
  obstacles.push(...placed.map(({ box }) => box));
  const signs = placed.map((shield) => shieldMarkup(shield, shield.at, SHIELDS.height));
  return signs.length > 0 ? `<g class="map-shields" font-size="${SHIELDS.height}">${signs.join('')}</g>` : '';
}

/** The scale bar is at the bottom right, or at the left if the town, lines or roads need that corner. */
function placeForScale(length: number, lines: readonly Line[], roads: readonly Line[], ways: readonly Line[]): Box {
  const [width, height] = [length + 2 * SCALE_MARGIN, SCALE_SIZE * 1.4 + SCALE_MARGIN];
  const [top, bottom] = [AROUND.height - height, AROUND.height];
  const right: Box = { left: AROUND.width - width, top, right: AROUND.width, bottom };
  const left: Box = { left: 0, top, right: width, bottom };
  const free = [right, left].filter((box) => !ways.some((way) => crossesBox(way, box)));
  const isClear = (these: readonly Line[]) => (box: Box) => !these.some((line) => crossesBox(line, box));
  return free.find(isClear([...lines, ...roads])) ?? free.find(isClear(lines)) ?? free[0] ?? right;
}

/** From the pin to a town, which may lie beyond the frame: its pointer is on this line. */
const wayTo = ({ longitude, latitude }: Place, project: Project): Line => [MIDDLE, project([longitude, latitude])];
