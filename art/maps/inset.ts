/** The larger part of a locator: some 25 miles around the trailhead, with the names that help to find it. */
import { distanceKm, type Point as Place } from '../../domain/geo.ts';
import { kmToMiles, milesToKm } from '../../domain/units.ts';
import type { Point } from '../kit/geometry.ts';
import { counties, neighbors } from './counties.ts';
import { type Position, type Town, towns } from './geodata.ts';
import { type Label, labelBeside, labelInside, type Room } from './labels.ts';
import { dot, path, scaleBar, shapes, strokes, text } from './markup.ts';
import { type Box, boxAround, clipRing, grown, inBox, type Line, overlap } from './plane.ts';
import { aroundProjection, type Project } from './projection.ts';
import { type Surroundings, surroundings } from './surroundings.ts';
import { nearestTown } from './whereabouts.ts';

export const INSET = { width: 1240, height: 960 };

const MILES_ACROSS = 25;
const FRAME: Box = { left: 0, top: 0, right: INSET.width, bottom: INSET.height };
const MIDDLE: Point = [INSET.width / 2, INSET.height / 2];
const UNITS_PER_KM = INSET.width / milesToKm(MILES_ACROSS);
const UNITS_PER_MILE = INSET.width / MILES_ACROSS;

const TOWN_SIZE = 54;
const AREA_SIZE = 40;
const MOST_TOWNS = 6;
const SCALE_MILES = 5;

/** The pin stands on the trailhead. */
export const PIN: Box = { left: MIDDLE[0] - 38, top: MIDDLE[1] - 112, right: MIDDLE[0] + 38, bottom: MIDDLE[1] + 12 };
const SCALE: Box = { left: INSET.width - 310, top: INSET.height - 110, right: INSET.width, bottom: INSET.height };

/** Lake Superior wears its name in the inset only where there is much of it. */
const NAMED_LAKE = 'Lake Superior';

export function inset(trailhead: Place, alsoAccept: readonly Place[]): string {
  const project = aroundProjection(trailhead, MIDDLE, UNITS_PER_KM);
  const around = surroundings(trailhead, project, FRAME, UNITS_PER_KM);
  const { superior, lakes, rivers, streams } = around;
  const room: Room = {
    frame: grown(FRAME, -14),
    obstacles: [PIN, SCALE],
    lines: [...superior, ...lakes, ...rivers, ...streams],
  };
  const rings = alsoAccept.map((place) => pointOf(project, place)).filter((point) => inBox(point, grown(FRAME, -20)));
  const names = townNames(trailhead, project, room) + areaNames(project, around, room);
  return [
    `<path class="map-abroad" d="M0 0h${INSET.width}v${INSET.height}H0z"/>`,
    path('map-home', shapes(around.land)),
    path('map-lake', shapes(superior)),
    path('map-county', strokes(around.counties)),
    path('map-stream', strokes(streams)),
    path('map-river', strokes(rivers)),
    path('map-lake', shapes(lakes)),
    path('map-border', strokes(around.border)),
    names,
    rings.length > 0 ? `<g class="map-ring">${rings.map((point) => dot(point, 15)).join('')}</g>` : '',
    pin(),
    scaleBar([INSET.width - 34, INSET.height - 34], SCALE_MILES * UNITS_PER_MILE, `${SCALE_MILES} mi`, TOWN_SIZE * 0.9),
  ].join('');
}

const pointOf = (project: Project, { longitude, latitude }: Place): Point => project([longitude, latitude]);

function pin(): string {
  const [x, y] = MIDDLE;
  const drop = `<path d="M${x} ${y}c-10-26-36-40-36-68a36 36 0 0 1 72 0c0 28-26 42-36 68z"/>`;
  return `<g class="map-pin">${drop}${dot([x, y - 68], 13)}</g>`;
}

type Mapped = Town & { point: Point };

/** The nearest town always gets its name; larger and nearer ones go before the others. */
function townNames(trailhead: Place, project: Project, room: Room): string {
  const nearest = nearestTown(trailhead);
  const inView = towns
    .map((town): Mapped => ({ ...town, point: pointOf(project, town) }))
    .filter(({ point }) => inBox(point, grown(FRAME, -24)));
  const weight = (town: Mapped) =>
    town.name === nearest.name
      ? Number.POSITIVE_INFINITY
      : Math.log(town.population + 300) - distanceKm(town, trailhead) / 12;
  inView.sort((a, b) => weight(b) - weight(a));

  const placed: string[] = [];
  for (const town of inView) {
    if (placed.length === MOST_TOWNS) break;
    const name = townName(town, room, town.name === nearest.name);
    if (name) placed.push(name);
  }
  const isInView = inView.some((town) => town.name === nearest.name);
  const words = placed.join('') + (isInView ? '' : pointer(nearest, trailhead, project, room));
  return words === '' ? '' : `<g class="map-town" font-size="${TOWN_SIZE}">${words}</g>`;
}

function townName({ point, name }: Mapped, room: Room, mustHave: boolean): string {
  const mark = boxAround(point[0], point[1], 22, 22);
  const isUnderPin = overlap(mark, PIN);
  if (!isUnderPin && room.obstacles.some((obstacle) => overlap(obstacle, mark))) return '';
  const label = labelBeside(mark, name, TOWN_SIZE, room, mustHave);
  if (!label) return '';
  room.obstacles.push(mark);
  return (isUnderPin ? '' : dot(point, 9)) + textOf(label);
}

/** A town beyond the frame is pointed to from the edge: "▸ Grand Marais 36 mi". */
function pointer(town: Town, trailhead: Place, project: Project, room: Room): string {
  const [x, y] = pointOf(project, town);
  const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]];
  const reach = Math.min((INSET.width / 2 - 46) / Math.abs(dx), (INSET.height / 2 - 46) / Math.abs(dy));
  const [tipX, tipY] = [MIDDLE[0] + dx * reach, MIDDLE[1] + dy * reach];
  const mark = boxAround(tipX, tipY, 48, 48);
  const miles = Math.round(kmToMiles(distanceKm(town, trailhead)));
  const label = labelBeside(mark, `${town.name} ${miles} mi`, TOWN_SIZE, room, true);
  if (!label) return '';
  const angle = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  const arrow = `<path class="map-arrow" d="M26 0l-44-22v44z" transform="translate(${Math.round(tipX)} ${Math.round(tipY)})rotate(${angle})"/>`;
  return arrow + textOf(label);
}

const textOf = ({ at, words, anchor }: Label): string => text(at, words, anchor);

/** Smaller pieces of a county are left without a name. */
const SMALLEST_NAMED = 0.08;

function areaNames(project: Project, around: Surroundings, room: Room): string {
  const lined: Room = { ...room, lines: [...room.lines, ...around.border] };
  const clipped = (rings: readonly (readonly Position[])[]): Line[] =>
    rings
      .map((ring) =>
        clipRing(
          ring.map((p) => project(p)),
          FRAME,
        ),
      )
      .filter((ring) => ring.length > 3);
  const named = (rings: Line[], words: string): string => {
    if (rings.length === 0) return '';
    const label = labelInside(rings, words, AREA_SIZE, lined);
    return label ? text(label.at, words, 'middle') : '';
  };
  const group = (className: string, words: string) =>
    words === '' ? '' : `<g class="${className}" font-size="${AREA_SIZE}" text-anchor="middle">${words}</g>`;
  const lake = around.superior.length > 0 ? named(around.superior, NAMED_LAKE) : '';
  const states = neighbors.map(({ rings, name }) => named(clipped(rings), name.toUpperCase())).join('');
  const home = counties.map(({ rings, name }) => named(clipped(rings), `${name.toUpperCase()} CO.`)).join('');
  return group('map-lake-name', lake) + group('map-abroad-name', states) + group('map-county-name', home);
}
