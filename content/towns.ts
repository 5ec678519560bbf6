/** Loads the towns of a guide from the file named in content/map.yaml: one GeoJSON feature per line. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MapPlan } from '../domain/map/map-plan.ts';
import type { Town } from '../domain/map/maps.ts';

type TownFeature = {
  properties: Pick<Town, 'name' | 'population'>;
  geometry: { coordinates: [longitude: number, latitude: number] };
};

export const readTowns = (contentFolder: string, { data }: Pick<MapPlan, 'data'>): Town[] =>
  readFileSync(join(contentFolder, data.towns), 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const { properties, geometry }: TownFeature = JSON.parse(line);
      const [longitude, latitude] = geometry.coordinates;
      return { ...properties, latitude, longitude };
    });
