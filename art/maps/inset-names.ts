/** The names on an inset: towns first, then the lake, the neighboring states and the counties where there is room. */
import { distanceKm, type Point as Place } from '../../domain/geo.ts';
import { labelBeside, labelInside, type Room } from '../../domain/map-labels.ts';
import type { Town } from '../../domain/maps.ts';
import { type Box, boxAround, clipRing, grown, inBox, type Line, overlap, union } from '../../domain/plane.ts';
import { kmToMiles } from '../../domain/units.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import { dot, text } from './markup.ts';
import type { Position } from './position.ts';
import type { Project } from './projection.ts';
import type { Surroundings } from './surroundings.ts';
import { nearestTown } from './whereabouts.ts';

export type InsetMap = { atlas: Atlas; project: Project; frame: Box; pin: Box; around: Surroundings };

type PlacedTown = Town & { point: Point };

const TOWN_SIZE = 54;
const TOWN_RADIUS = 9;
const AREA_SIZE = 40;
const MOST_TOWNS = 6;

const pointOf = (project: Project, { longitude, latitude }: Place): Point => project([longitude, latitude]);

export function townsInView({ atlas, project, frame }: InsetMap): PlacedTown[] {
  return atlas.towns
    .map((town) => ({ ...town, point: pointOf(project, town) }))
    .filter(({ point }) => inBox(point, grown(frame, -24)));
}

/** The nearest town always gets its name; of the others, larger and nearer ones go first. */
export function townNames(map: InsetMap, trailhead: Place, room: Room): string {
  const nearest = nearestTown(map.atlas.towns, trailhead);
  const isNearest = ({ name }: Town) => name === nearest.name;
  const weight = (town: Town) =>
    isNearest(town) ? Number.POSITIVE_INFINITY : Math.log(town.population + 300) - distanceKm(town, trailhead) / 12;
  const inView = townsInView(map).sort((a, b) => weight(b) - weight(a));

  const names: string[] = [];
  for (const town of inView) {
    if (names.length === MOST_TOWNS) break;
    const name = townName(town, map.pin, room, isNearest(town));
    if (name) names.push(name);
  }
  if (!inView.some(isNearest)) names.push(pointer(nearest, trailhead, map, room));
  return `<g class="map-town" font-size="${TOWN_SIZE}">${names.join('')}</g>`;
}

/** A town under the pin loses its dot and gets its name beside the pin. */
function townName({ point, name }: PlacedTown, pin: Box, room: Room, isNeeded: boolean): string | undefined {
  const mark = boxAround(point[0], point[1], 2 * TOWN_RADIUS + 4, 2 * TOWN_RADIUS + 4);
  const isUnderPin = overlap(mark, pin);
  if (!isUnderPin && room.obstacles.some((obstacle) => overlap(obstacle, mark))) return undefined;
  const label = labelBeside(isUnderPin ? union(mark, pin) : mark, name, TOWN_SIZE, room, isNeeded);
  if (!label) return undefined;
  room.obstacles.push(mark);
  return (isUnderPin ? '' : dot(point, TOWN_RADIUS)) + text(label.at, name, label.anchor);
}

/** A town beyond the frame is pointed to from the edge, with its distance: "Grand Marais 38 mi". */
function pointer(town: Town, trailhead: Place, { project, frame }: InsetMap, room: Room): string {
  const margin = 46;
  const [halfWidth, halfHeight] = [(frame.right - frame.left) / 2, (frame.bottom - frame.top) / 2];
  const [townX, townY] = pointOf(project, town);
  const [dx, dy] = [townX - frame.left - halfWidth, townY - frame.top - halfHeight];
  const reach = Math.min((halfWidth - margin) / Math.abs(dx), (halfHeight - margin) / Math.abs(dy));
  const [x, y] = [Math.round(frame.left + halfWidth + dx * reach), Math.round(frame.top + halfHeight + dy * reach)];
  const miles = Math.round(kmToMiles(distanceKm(town, trailhead)));
  const label = labelBeside(boxAround(x, y, 48, 48), `${town.name} ${miles} mi`, TOWN_SIZE, room, true);
  if (!label) return '';
  const degrees = Math.round((Math.atan2(dy, dx) * 180) / Math.PI);
  const arrow = `<path class="map-arrow" d="M26 0l-44-22v44z" transform="translate(${x} ${y})rotate(${degrees})"/>`;
  return arrow + text(label.at, label.words, label.anchor);
}

export function areaNames({ atlas, project, frame, around }: InsetMap, room: Room): string {
  const clipped = (rings: readonly (readonly Position[])[]): Line[] =>
    rings
      .map((ring) => ring.map((position) => project(position)))
      .map((ring) => clipRing(ring, frame))
      .filter((ring) => ring.length > 3);
  const named = (rings: readonly Line[], words: string): string => {
    const label = rings.length > 0 ? labelInside(rings, words, AREA_SIZE, room) : undefined;
    return label ? text(label.at, words) : '';
  };
  const group = (className: string, names: string[]) => {
    const words = names.join('');
    return words === '' ? '' : `<g class="${className}" font-size="${AREA_SIZE}" text-anchor="middle">${words}</g>`;
  };
  return [
    group('map-lake-name', [named(around.greatLake, atlas.plan.greatLake?.name ?? '')]),
    group(
      'map-abroad-name',
      atlas.neighbors.map(({ rings, name }) => named(clipped(rings), name.toUpperCase())),
    ),
    group(
      'map-county-name',
      atlas.counties.map(({ rings, name }) => named(clipped(rings), `${name.toUpperCase()} CO.`)),
    ),
  ].join('');
}
