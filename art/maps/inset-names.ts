/** The names on an inset: towns first, then lakes and rivers, the great lake, the neighboring states and the counties where there is room. */
import { distanceKm, type Point as Place } from '../../domain/geo/geo.ts';
import {
  type Box,
  boxAround,
  clipLine,
  clipRing,
  contains,
  distance,
  getLength,
  grown,
  inBox,
  type Line,
  overlap,
  union,
} from '../../domain/geo/plane.ts';
import { labelBeside, labelInside, type Room } from '../../domain/map/labels.ts';
import type { Town } from '../../domain/map/maps.ts';
import { dot, text } from '../../domain/map/markup.ts';
import { kmToMiles } from '../../domain/units.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import { edgePointer } from './edge-pointer.ts';
import type { Position } from './position.ts';
import type { Project } from './projection.ts';
import { pointsAlong, type Surroundings } from './surroundings.ts';
import { nearestTown } from './whereabouts.ts';

export type InsetMap = { atlas: Atlas; project: Project; frame: Box; pin: Box; around: Surroundings };

type PlacedTown = Town & { point: Point };

const TOWN_SIZE = 54;
const TOWN_RADIUS = 9;
const AREA_SIZE = 40;
const MOST_TOWNS = 6;
/** Of the plan's towns, those of the first ranks are known from afar. */
const KNOWN_RANKS = 2;

const toPoint = (project: Project, { longitude, latitude }: Place): Point => project([longitude, latitude]);

export function townsInView({ atlas, project, frame }: InsetMap): PlacedTown[] {
  return atlas.towns
    .map((town) => ({ ...town, point: toPoint(project, town) }))
    .filter(({ point }) => inBox(point, grown(frame, -24)));
}

/** The nearest town always gets its name, and so does the one that people come from; of the others, larger and nearer ones go first. */
export function townNames(map: InsetMap, trailhead: Place, room: Room): string {
  const needed = neededTowns(map.atlas, trailhead);
  const isNeeded = ({ name }: Town) => needed.some((town) => town.name === name);
  const weight = (town: Town) =>
    isNeeded(town) ? Number.POSITIVE_INFINITY : Math.log(town.population + 300) - distanceKm(town, trailhead) / 12;
  const inView = townsInView(map).sort((a, b) => weight(b) - weight(a));

  const beyond = needed.filter((town) => !inView.some(({ name }) => name === town.name));
  const placed = (towns: readonly PlacedTown[]) =>
    towns.flatMap((town) => townName(town, map.pin, room, isNeeded(town)) ?? []);
  const first = placed(inView.filter(isNeeded));
  const pointers = beyond.map((town) => pointer(town, trailhead, map, room));
  const names = [...first, ...placed(inView.filter((town) => !isNeeded(town)).slice(0, MOST_TOWNS)), ...pointers];
  return `<g class="map-town" font-size="${TOWN_SIZE}">${names.join('')}</g>`;
}

/** The nearest town, and the nearest well-known one, from which people drive. */
export function neededTowns({ plan, towns }: Atlas, trailhead: Place): Town[] {
  const known = plan.towns.slice(0, KNOWN_RANKS).flat();
  const wellKnown = towns.filter(({ name }) => known.includes(name));
  const found = [towns, wellKnown].filter((list) => list.length > 0).map((list) => nearestTown(list, trailhead));
  return [...new Set(found)];
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
  const [x, y] = toPoint(project, town);
  const toward: Point = [x - (frame.left + frame.right) / 2, y - (frame.top + frame.bottom) / 2];
  const miles = Math.round(kmToMiles(distanceKm(town, trailhead)));
  return edgePointer(toward, `${town.name} ${miles} mi`, TOWN_SIZE, frame, room) ?? '';
}

const WATER_SIZE = 46;
/** A river that only cuts a corner of the frame is no landmark. */
const SHORTEST_RIVER = 300;
/** Half the width of a stroke: the name is placed beside it. */
const BANK = 8;
const STEP = 30;

/** Lakes and rivers that the plan names, each once, where there is room. */
export function waterNames(map: InsetMap, room: Room): string {
  const names = [...lakeNames(map, room), ...riverNames(map, room)];
  return names.length === 0 ? '' : `<g class="map-lake-name" font-size="${WATER_SIZE}">${names.join('')}</g>`;
}

/** In the lake if it is large enough, else at its shore. */
function lakeNames({ atlas, project, frame, around }: InsetMap, room: Room): string[] {
  return [...atlas.plan.lakes.flat(), ...atlas.plan.nearbyLakes].flatMap(({ name, at }) => {
    const point = project(at);
    const shore = inBox(point, frame) ? around.lakes.find((ring) => contains([ring], point)) : undefined;
    if (!shore) return [];
    const inside = labelInside([shore], name, WATER_SIZE, room);
    return inside ? [text(inside.at, name, inside.anchor)] : (nameBeside(name, [shore], frame, room) ?? []);
  });
}

/** A river that runs through a lake is named elsewhere: there it is the lake, with a name of its own. */
function riverNames({ atlas, project, frame, around }: InsetMap, room: Room): string[] {
  const courses = new Map<string, Line[]>();
  for (const { name, main, line } of atlas.rivers) {
    const words = atlas.plan.rivers[name];
    if (!main || words === undefined) continue;
    const seen = clipLine(
      line.map((position) => project(position)),
      frame,
    );
    courses.set(words, [...(courses.get(words) ?? []), ...seen]);
  }
  return [...courses].flatMap(([words, lines]) => {
    const length = lines.reduce((sum, line) => sum + getLength(line), 0);
    if (length < SHORTEST_RIVER) return [];
    return nameBeside(words, lines, frame, room, (point) => !contains(around.lakes, point)) ?? [];
  });
}

/** Right beside a shore or a river, as near to the middle of the frame, and so to the pin, as it can be read. */
function nameBeside(
  words: string,
  lines: readonly Line[],
  frame: Box,
  room: Room,
  isWanted: (point: Point) => boolean = () => true,
): string | undefined {
  const middle: Point = [(frame.left + frame.right) / 2, (frame.top + frame.bottom) / 2];
  const spots = lines
    .flatMap((line) => [...pointsAlong(line, STEP)])
    .filter(isWanted)
    .sort((a, b) => distance(a, middle) - distance(b, middle));
  for (const [x, y] of spots) {
    const label = labelBeside(boxAround(x, y, 2 * BANK, 2 * BANK), words, WATER_SIZE, room);
    if (label) return text(label.at, words, label.anchor);
  }
  return undefined;
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
