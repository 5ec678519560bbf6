/** Highways and ZIP codes, from the files that content/map.yaml names; their licenses stand beside them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { distanceKm, type Point } from '../domain/geo.ts';
import type { MapPlan } from '../domain/map-plan.ts';
import {
  type Drives,
  type Highways,
  highwaysSchema,
  hundredths,
  packRoads,
  stepsOf,
  type Zips,
} from '../domain/roads.ts';

export function loadDrives({ folder, map }: { folder: string; map: Pick<MapPlan, 'drives'> }): Drives {
  const text = (file: string) => readFileSync(join(folder, file), 'utf8');
  const highways = highwaysSchema.parse(JSON.parse(text(map.drives.highways)));
  return { roads: packRoads(highways), zips: packZips(readZips(text(map.drives.zips)), highways) };
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
  if (junctions.some((junction) => distanceKm(middle, junction) <= farFromHighwaysKm)) return middle;
  const [nearest] = junctions.toSorted((a, b) => distanceKm(middle, a) - distanceKm(middle, b));
  return nearest ?? middle;
}
