/** Water, towns and the state's outline in degrees, read from geodata/ (whose licenses stand beside the files). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, LineString, Point as PointGeometry, Polygon } from 'geojson';
import { first } from '../kit/geometry.ts';

export type Position = readonly [longitude: number, latitude: number];

export type Lake = { rings: readonly (readonly Position[])[]; km2: number };
export type River = { line: readonly Position[]; main: boolean; name: string };
export type Town = { name: string; population: number; latitude: number; longitude: number };

type WaterProperties =
  | { kind: 'lake'; km2: number; name?: undefined }
  | { kind: 'lake'; name: 'Lake Superior' }
  | { kind: 'river'; main: boolean; name?: string };
type WaterFeature = Feature<Polygon | LineString, WaterProperties>;
type TownFeature = Feature<PointGeometry, { name: string; population: number }>;
type OutlineFeature = Feature<Polygon | LineString, { part: 'land' | 'border' }>;

export const geodataFolder = join(import.meta.dirname, 'geodata');

/** One feature a line, so that a change to the data is a readable difference. */
function readFeatures<F>(file: string): F[] {
  const text = readFileSync(join(geodataFolder, file), 'utf8');
  return text
    .trim()
    .split('\n')
    .map((line): F => JSON.parse(line));
}

const position = ([longitude = Number.NaN, latitude = Number.NaN]: number[]): Position => [longitude, latitude];

const linesOf = ({ type, coordinates }: Polygon | LineString): Position[][] =>
  type === 'Polygon' ? coordinates.map((ring) => ring.map(position)) : [coordinates.map(position)];

const detailedWater = readFeatures<WaterFeature>('water-gshhg.geojsonl');

const toLakes = (features: readonly WaterFeature[]): Lake[] =>
  features.flatMap(({ properties, geometry }) =>
    properties.kind === 'lake' && properties.name === undefined
      ? [{ rings: linesOf(geometry), km2: properties.km2 }]
      : [],
  );

const toRivers = (features: readonly WaterFeature[]): River[] =>
  features.flatMap(({ properties, geometry }) =>
    properties.kind === 'river'
      ? linesOf(geometry).map((line) => ({ line, main: properties.main, name: properties.name ?? '' }))
      : [],
  );

/** Shore and islands of Lake Superior. */
export const superior: readonly (readonly Position[])[] = detailedWater
  .filter(({ properties }) => properties.name === 'Lake Superior')
  .flatMap(({ geometry }) => linesOf(geometry));

/** Lakes with surveyed shores. */
export const lakes: readonly Lake[] = toLakes(detailedWater);

/** Lakes known only from a coarse raster: smooth them before drawing. */
export const smallLakes: readonly Lake[] = toLakes(readFeatures<WaterFeature>('lakes-openstreetmap.geojsonl'));

export const rivers: readonly River[] = [
  ...toRivers(detailedWater),
  ...toRivers(readFeatures<WaterFeature>('rivers-natural-earth.geojsonl')),
];

export const towns: readonly Town[] = readFeatures<TownFeature>('towns-geonames.geojsonl').map(
  ({ properties, geometry }) => {
    const [longitude, latitude] = position(geometry.coordinates);
    const name = properties.name.replace(/\bSaint\b/g, 'St.');
    return { name, population: properties.population, latitude, longitude };
  },
);

const outline = readFeatures<OutlineFeature>('minnesota-outline.geojsonl');
const outlinePart = (part: 'land' | 'border') =>
  outline.filter(({ properties }) => properties.part === part).flatMap(({ geometry }) => linesOf(geometry));

/** The state with its river borders on the rivers and its lake shore under the lake, to be covered by it. */
export const minnesotaLand: readonly Position[] = first(outlinePart('land'));

/** The state line where it runs over land or open water; along rivers the river is the line. */
export const minnesotaBorder: readonly (readonly Position[])[] = outlinePart('border');
