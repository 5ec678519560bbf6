/** The larger part of a locator: the land around the trailhead, with the names that help to find it. */
import { roadKinds } from '../../domain/drive.ts';
import type { Point as Place } from '../../domain/geo.ts';
import { makeCrowd } from '../../domain/map-labels.ts';
import type { Road } from '../../domain/map-layers.ts';
import { lineOf, placeShields, roadsMarkup, shieldMarkup } from '../../domain/map-roads.ts';
import { type Box, boxAround, crossesBox, grown, inBox, type Line } from '../../domain/plane.ts';
import { milesToKm } from '../../domain/units.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import { areaNames, type InsetMap, neededTowns, townNames, townsInView } from './inset-names.ts';
import { dot, path, scaleBar, shapes, strokes } from './markup.ts';
import { coneAround, type Project, projectBy } from './projection.ts';
import { surroundings } from './surroundings.ts';
import { nearestTown } from './whereabouts.ts';

export const INSET = { width: 1240, height: 960 };

const FRAME: Box = { left: 0, top: 0, right: INSET.width, bottom: INSET.height };
const MIDDLE: Point = [INSET.width / 2, INSET.height / 2];

/** The pin stands on the trailhead. */
export const PIN: Box = { left: MIDDLE[0] - 42, top: MIDDLE[1] - 112, right: MIDDLE[0] + 42, bottom: MIDDLE[1] + 12 };
/** Another place where the badge counts; one that the pin would half cover is left out. */
const RING = 15;
const SHIELDS = { height: 54, apart: 700, kinds: roadKinds };
const SCALE_SIZE = 50;
const SCALE_MARGIN = 34;

/** What a view shows: miles across, and the length of its scale bar. */
type View = { across: number; bar: number };
const NEAR: View = { across: 25, bar: 5 };
const WIDE: View = { across: 40, bar: 10 };
/** A view with fewer things to recognize says nothing. */
const FEWEST_LANDMARKS = 2;

export function inset(atlas: Atlas, trailhead: Place, alsoAccept: readonly Place[]): string {
  const near = mapOf(atlas, trailhead, NEAR);
  if (hasTown(near, trailhead) && landmarks(near) >= FEWEST_LANDMARKS) return drawn(near, trailhead, alsoAccept, NEAR);
  const wide = mapOf(atlas, trailhead, WIDE);
  if (hasTown(wide, trailhead)) return drawn(wide, trailhead, alsoAccept, WIDE);
  return drawn(near, trailhead, alsoAccept, NEAR);
}

function mapOf(atlas: Atlas, trailhead: Place, { across }: View): InsetMap {
  const cone = coneAround(atlas.plan.cone, trailhead, MIDDLE, INSET.width / milesToKm(across));
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
  const checkPoints = alsoAccept
    .map(({ longitude, latitude }) => project([longitude, latitude]))
    .filter((point) => inBox(point, grown(FRAME, -20)) && !inBox(point, grown(PIN, RING)));
  const lines = [...greatLake, ...lakes, ...rivers, ...streams, ...around.counties, ...around.border];
  const length = (bar * INSET.width) / across;
  const scale = placeForScale(
    length,
    lines,
    neededTowns(map.atlas, trailhead).map((town) => wayTo(town, project)),
  );
  const rings = checkPoints.map(([x, y]) => boxAround(x, y, 2 * RING, 2 * RING));
  const room = { frame: grown(FRAME, -14), obstacles: [PIN, scale, ...rings], lines, ground: around.land };
  const towns = townNames(map, trailhead, room);
  return [
    `<path class="map-abroad" d="M0 0h${INSET.width}v${INSET.height}H0z"/>`,
    path('map-home', shapes(around.land)),
    path('map-lake', shapes(greatLake)),
    path('map-county', strokes(around.counties)),
    path('map-stream', strokes(streams)),
    path('map-river', strokes(rivers)),
    path('map-lake', shapes(lakes)),
    path('map-border', strokes(around.border)),
    roadsMarkup(around.roads),
    shields(around.roads, room.obstacles),
    towns,
    areaNames(map, { ...room, lines: [...lines, ...around.roads.map(({ line }) => lineOf(line))] }),
    checkPoints.length > 0 ? `<g class="map-ring">${checkPoints.map((point) => dot(point, RING)).join('')}</g>` : '',
    pin(),
    scaleBar([scale.right - SCALE_MARGIN, scale.bottom - SCALE_MARGIN], length, `${bar} mi`, SCALE_SIZE),
  ].join('');
}

/** One or two of each road, clear of towns and their names, whole within the frame. */
function shields(roads: readonly Road[], obstacles: Box[]): string {
  const placed = placeShields(roads, 1, SHIELDS, makeCrowd(obstacles, grown(FRAME, -10)));
  obstacles.push(...placed.map(({ box }) => box));
  const signs = placed.map((shield) => shieldMarkup(shield, shield.at, SHIELDS.height));
  return signs.length > 0 ? `<g class="map-shields" font-size="${SHIELDS.height}">${signs.join('')}</g>` : '';
}

/** The scale bar stands at the bottom right, or at the left to make room for the town or to keep clear of lines. */
function placeForScale(length: number, lines: readonly Line[], ways: readonly Line[]): Box {
  const [width, height] = [length + 2 * SCALE_MARGIN, SCALE_SIZE * 1.4 + SCALE_MARGIN];
  const [top, bottom] = [INSET.height - height, INSET.height];
  const right: Box = { left: INSET.width - width, top, right: INSET.width, bottom };
  const left: Box = { left: 0, top, right: width, bottom };
  const free = [right, left].filter((box) => !ways.some((way) => crossesBox(way, box)));
  return free.find((box) => !lines.some((line) => crossesBox(line, box))) ?? free[0] ?? right;
}

/** From the pin to a town, which may lie beyond the frame: its pointer stands on this line. */
const wayTo = ({ longitude, latitude }: Place, project: Project): Line => [MIDDLE, project([longitude, latitude])];

function pin(): string {
  const [x, y] = MIDDLE;
  const drop = `<path d="M${x} ${y}c-10-26-36-40-36-68a36 36 0 0 1 72 0c0 28-26 42-36 68z"/>`;
  return `<g class="map-pin">${drop}${dot([x, y - 68], 13)}</g>`;
}
