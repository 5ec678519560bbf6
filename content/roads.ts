/** Loads content/roads.yaml: resolves names, computes miles and validates. Also packs the data for driving times. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  getSign,
  type Leg,
  type NumberedRoad,
  type RoadList,
  type RoadMap,
  type RoadPlace,
  roadListSchema,
  type Stop,
} from '../domain/drive/road-list.ts';
import { type Drives, flatPlace, packRoads, toSteps, type Zips } from '../domain/drive/road-network.ts';
import { distanceKm, EARTH_RADIUS_KM, nearestBetween, type Point } from '../domain/geo/geo.ts';
import type { MapPlan } from '../domain/map/map-plan.ts';
import type { Trail } from '../domain/trail/trail.ts';
import { kmToMiles, milesToKm } from '../domain/units.ts';
import { ContentError, type ContentIssue } from './content-issue.ts';
import type { Fields } from './fields.ts';
import { nearest } from './nearest.ts';
import { readYaml } from './read-yaml.ts';
import { readTowns } from './towns.ts';

export const roadsFile = 'roads.yaml';

type Source = { folder: string; map: MapPlan; trails?: readonly Trail[] };

export function loadRoads({ folder, map, trails = [] }: Source): RoadMap {
  const list = orThrow(readYaml(folder, roadsFile, roadListSchema));
  const roads = orThrow(makeRoads(list, readTowns(folder, map)));
  const far = farTrailheadIssues(roads, list, trails);
  if (far.length > 0) throw new ContentError(far);
  return roads;
}

function orThrow<T>(read: Fields<T>): T {
  if ('issues' in read) throw new ContentError(read.issues);
  return read.data;
}

const issue = (field: string, expected: string, hint: string): ContentIssue => ({
  file: roadsFile,
  field,
  expected,
  hint,
});

/** Above this, a straight line between two places is too inaccurate. */
const longestLegMiles = 60;

export function makeRoads(list: RoadList, towns: readonly (Point & { name: string })[]): Fields<RoadMap> {
  const issues: ContentIssue[] = [];
  const known = knownPlaces(list, towns, issues);
  const places = new Map<string, { index: number; place: RoadPlace }>();
  const placeNamed = (name: string, road: string) => {
    const place = known.get(name);
    if (!place) return void issues.push(unknownPlaceIssue(name, road, [...known.keys()]));
    const used = places.get(name) ?? { index: places.size, place };
    places.set(name, used);
    return used;
  };
  const roads = Object.entries(list.roads).map(([name, stretches]): NumberedRoad => {
    const sign = getSign(name);
    const legs = stretches.flatMap(({ through, winds = 'open', divided, longLeg }) => {
      const winding = list.winding[sign.kind === 'interstate' ? 'interstate' : winds];
      if (winding === undefined) issues.push(unknownWindingIssue(winds, name, Object.keys(list.winding)));
      const pace = sign.kind === 'interstate' ? 'interstate' : divided ? 'divided' : 'two-lane';
      const stops = through.map((stop) => ({ stated: getMiles(stop), used: placeNamed(getName(stop), name) }));
      return stops.slice(1).flatMap(({ stated, used: to }, i): Leg[] => {
        const from = stops[i]?.used;
        if (!from || !to) return [];
        const straight = kmToMiles(distanceKm(from.place, to.place));
        const between = `${from.place.name} – ${to.place.name}`;
        if (straight > longestLegMiles && !longLeg) issues.push(longLegIssue(name, between, straight));
        if (stated !== undefined && stated < straight) issues.push(shortLegIssue(name, between, stated, straight));
        return [{ from: from.index, to: to.index, miles: stated ?? straight * (winding ?? 1), pace }];
      });
    });
    return { name, ...sign, legs };
  });
  const data = { places: [...places.values()].map(({ place }) => place), roads };
  if (issues.length === 0)
    issues.push(...unusedIssues(list, places), ...unconnectedIssues(data), ...crossingIssues(data));
  return issues.length > 0 ? { issues } : { data };
}

const getName = (stop: Stop): string => (typeof stop === 'string' ? stop : (Object.keys(stop)[0] ?? ''));
const getMiles = (stop: Stop): number | undefined => (typeof stop === 'string' ? undefined : Object.values(stop)[0]);

function knownPlaces(
  { places }: RoadList,
  towns: readonly (Point & { name: string })[],
  issues: ContentIssue[],
): Map<string, RoadPlace> {
  const known = new Map<string, RoadPlace>();
  for (const { name, latitude, longitude } of towns) known.set(name, { name, latitude, longitude, isTown: true });
  for (const [i, group] of places.entries()) {
    for (const kind of ['towns', 'junctions'] as const) {
      for (const [name, [latitude, longitude]] of Object.entries(group[kind])) {
        if (known.has(name)) issues.push(knownTwiceIssue(name, `places.${i}.${kind}.${name}`));
        known.set(name, { name, latitude, longitude, isTown: kind === 'towns' });
      }
    }
  }
  return known;
}

const knownTwiceIssue = (name: string, field: string): ContentIssue =>
  issue(
    field,
    `a place that is not known yet; ${name} is in the list of towns or stands above`,
    'Take it out here, or give it another name: Clear Lake IA.',
  );

function unknownPlaceIssue(name: string, road: string, names: readonly string[]): ContentIssue {
  const meant = nearest(name, names);
  return issue(
    `roads.${road}`,
    `places that are known, not "${name}"${meant ? `; did you mean "${meant}"?` : ''}`,
    'Towns are named as in the list of towns; every other place needs its coordinates under places.',
  );
}

const unknownWindingIssue = (winds: string, road: string, names: readonly string[]): ContentIssue =>
  issue(`roads.${road}`, `winds to be one of ${names.join(', ')}, not "${winds}"`, 'They stand under winding.');

const longLegIssue = (road: string, between: string, miles: number): ContentIssue =>
  issue(
    `roads.${road}`,
    `at most ${longestLegMiles} miles between neighbors, not ${Math.round(miles)} (${between})`,
    'Name a place between them, or say under longLeg why there is none.',
  );

const shortLegIssue = (road: string, between: string, stated: number, miles: number): ContentIssue =>
  issue(
    `roads.${road}`,
    `at least the ${Math.round(miles)} miles of the straight line, not ${stated} (${between})`,
    'Check the miles, and the coordinates of both places.',
  );

function unusedIssues({ places }: RoadList, used: ReadonlyMap<string, unknown>): ContentIssue[] {
  return places.flatMap(({ towns, junctions }, i) =>
    [...Object.keys(towns), ...Object.keys(junctions)]
      .filter((name) => !used.has(name))
      .map((name) =>
        issue(`places.${i}`, `places on a road; ${name} is on none`, 'Name it on its road, or take it out.'),
      ),
  );
}

/** The network must be connected. */
function unconnectedIssues({ places, roads }: RoadMap): ContentIssue[] {
  const neighbors = places.map((): number[] => []);
  for (const { from, to } of roads.flatMap(({ legs }) => legs)) {
    neighbors[from]?.push(to);
    neighbors[to]?.push(from);
  }
  const reached = new Set([0]);
  for (const place of reached) for (const next of neighbors[place] ?? []) reached.add(next);
  return roads
    .filter(({ legs }) => legs.some(({ from }) => !reached.has(from)))
    .map(({ name, legs }) => {
      const lost = places[legs.find(({ from }) => !reached.has(from))?.from ?? 0]?.name;
      return issue(
        `roads.${name}`,
        `roads that can be reached from ${places[0]?.name}; at ${lost} this one cannot`,
        'Name a place on it that another road passes too.',
      );
    });
}

/** Where two lines cross, the roads meet; without a common place the graph has no junction there. */
function crossingIssues({ places, roads }: RoadMap): ContentIssue[] {
  const legs = roads.flatMap(({ name, legs }) => legs.map((leg) => ({ name, ...leg })));
  const at = (place: number): Point => places[place] ?? { latitude: 0, longitude: 0 };
  return legs.flatMap((leg, i) =>
    legs
      .slice(i + 1)
      .filter(({ from, to }) => ![from, to].some((end) => end === leg.from || end === leg.to))
      .filter(({ from, to }) => cross(at(leg.from), at(leg.to), at(from), at(to)))
      .map((other) =>
        issue(
          `roads.${leg.name}`,
          `a place in common with ${other.name} where they cross (${[leg, other].map(({ from, to }) => `${places[from]?.name} – ${places[to]?.name}`).join(', ')})`,
          'Add the junction under places and name it on both roads.',
        ),
      ),
  );
}

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (from: Point, to: Point, point: Point) =>
    (to.longitude - from.longitude) * (point.latitude - from.latitude) -
    (to.latitude - from.latitude) * (point.longitude - from.longitude);
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

const furthestTrailheadMiles = 12;

function farTrailheadIssues(roads: RoadMap, { farTrailheads }: RoadList, trails: readonly Trail[]): ContentIssue[] {
  return trails
    .filter(
      ({ id, trailhead }) => !farTrailheads[id] && !isNearRoad(roads, trailhead, milesToKm(furthestTrailheadMiles)),
    )
    .map(({ id }) =>
      issue(
        'roads',
        `a road within ${furthestTrailheadMiles} miles of the trailhead of ${id}`,
        'List the road that leads there, or say under farTrailheads why there is none.',
      ),
    );
}

const kmInDegree = (EARTH_RADIUS_KM * Math.PI) / 180;

/** Distance to the line between two neighbors. Most lines are ruled out by latitude alone, without trigonometry. */
function isNearRoad({ places, roads }: RoadMap, point: Point, km: number): boolean {
  return roads.some(({ legs }) =>
    legs.some(({ from, to }) => {
      const [a, b] = [places[from] ?? point, places[to] ?? point];
      const isFarSouth = point.latitude - Math.max(a.latitude, b.latitude) > km / kmInDegree;
      const isFarNorth = Math.min(a.latitude, b.latitude) - point.latitude > km / kmInDegree;
      return !isFarSouth && !isFarNorth && distanceKm(point, nearestBetween(a, b, point)) <= km;
    }),
  );
}

export function loadDrives(source: Source): Drives {
  const roads = loadRoads(source);
  const zips = readFileSync(join(source.folder, source.map.data.zips), 'utf8');
  return { roads: packRoads(roads), zips: packZips(readZips(zips), roads) };
}

type Zip = Point & { code: number };

function readZips(table: string): Zip[] {
  const [, ...lines] = table.trim().split('\n');
  return lines.map((line) => {
    const [code = 0, latitude = 0, longitude = 0] = line.split(',').map(Number);
    return { code, latitude, longitude };
  });
}

const packZips = (zips: readonly Zip[], roads: RoadMap): Zips => ({
  codes: toSteps(zips.map(({ code }) => code)),
  places: zips.flatMap((zip) => flatPlace(whereItsPeopleAre(zip, roads))),
});

const farFromRoadsKm = 13;

/** In the far north the center of a ZIP code area is in the woods, while its people live along the roads. */
function whereItsPeopleAre(middle: Point, roads: RoadMap): Point {
  if (isNearRoad(roads, middle, farFromRoadsKm)) return middle;
  const nearer = (a: Point, b: Point) => (distanceKm(middle, b) < distanceKm(middle, a) ? b : a);
  return roads.places.reduce<Point>(nearer, roads.places[0] ?? middle);
}
