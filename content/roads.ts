/** Highways and ZIP codes, from the files that content/map.yaml names; their licenses stand beside them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  type Drives,
  type Highways,
  highwaysSchema,
  hundredths,
  packRoads,
  stepsOf,
  type Zips,
} from '../domain/drive/roads.ts';
import { distanceKm, EARTH_RADIUS_KM, type Point } from '../domain/geo/geo.ts';
import type { MapPlan } from '../domain/map/plan.ts';

type Source = { folder: string; map: Pick<MapPlan, 'drives'> };

export const loadHighways = ({ folder, map }: Source): Highways =>
  withoutRails(highwaysSchema.parse(JSON.parse(readFileSync(join(folder, map.drives.highways), 'utf8'))));

export function loadDrives(source: Source): Drives {
  const highways = loadHighways(source);
  const zips = readFileSync(join(source.folder, source.map.drives.zips), 'utf8');
  return { roads: packRoads(highways), zips: packZips(readZips(zips), highways) };
}

/** The table holds light-rail lines too, by their names: what bears no number is no highway, and nobody gets on it at a station. */
function withoutRails({ junctions, roads }: Highways): Highways {
  const highways = roads.filter(([, , names]) => /\d/.test(names));
  const onHighways = new Set([...highways.map(([from]) => from), ...highways.map(([, to]) => to)]);
  const kept = [...junctions.keys()].filter((junction) => onHighways.has(junction));
  const placeOf = new Map(kept.map((junction, place) => [junction, place]));
  const placed = (junction: number): number => placeOf.get(junction) ?? 0;
  return {
    junctions: junctions.filter((_, junction) => onHighways.has(junction)),
    roads: highways.map(([from, to, ...rest]) => [placed(from), placed(to), ...rest]),
  };
}

type Zip = Point & { code: number };

function readZips(table: string): Zip[] {
  const [, ...lines] = table.trim().split('\n');
  return lines.map((line) => {
    const [code = 0, latitude = 0, longitude = 0] = line.split(',').map(Number);
    return { code, latitude, longitude };
  });
}

function packZips(zips: readonly Zip[], { junctions }: Highways): Zips {
  const meetings = junctions.map(([, latitude, longitude]) => ({ latitude, longitude }));
  const places = zips.map((zip) => whereItsPeopleAre(zip, meetings));
  return {
    codes: stepsOf(zips.map(({ code }) => code)),
    places: places.flatMap(({ latitude, longitude }) => [hundredths(latitude), hundredths(longitude)]),
  };
}

const farFromHighwaysKm = 13;

/** In the far north the middle of a ZIP code's area lies in the woods; its people live where the roads meet. */
function whereItsPeopleAre(middle: Point, junctions: readonly Point[]): Point {
  if (junctions.some((junction) => isWithin(farFromHighwaysKm, middle, junction))) return middle;
  const nearer = (a: Point, b: Point) => (distanceKm(middle, b) < distanceKm(middle, a) ? b : a);
  const [first = middle] = junctions;
  return junctions.reduce(nearer, first);
}

const kmPerDegree = (EARTH_RADIUS_KM * Math.PI) / 180;

/** Most places are too far north or south already, which costs no sine to know. */
const isWithin = (km: number, a: Point, b: Point): boolean =>
  Math.abs(a.latitude - b.latitude) * kmPerDegree <= km && distanceKm(a, b) <= km;
