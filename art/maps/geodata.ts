/** Water, towns and the state's outline in degrees, from the files that content/map.yaml names; their licenses are next to them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Feature, LineString, Polygon } from 'geojson';
import { readTowns } from '../../content/towns.ts';
import type { MapPlan } from '../../domain/map/map-plan.ts';
import type { Town } from '../../domain/map/maps.ts';
import { type Position, position } from './position.ts';

export type Lake = { rings: readonly (readonly Position[])[]; km2: number };
export type River = { line: readonly Position[]; main: boolean; name: string };

type WaterProperties = { kind: 'lake'; km2?: number; name?: string } | { kind: 'river'; main: boolean; name?: string };
type WaterFeature = Feature<Polygon | LineString, WaterProperties>;
type OutlineFeature = Feature<Polygon | LineString, { part: 'land' | 'border' }>;

export type Geodata = {
  /** Shore and islands of the lake at which the state has a coast. */
  greatLake: readonly (readonly Position[])[];
  /** Lakes with surveyed shores. */
  lakes: readonly Lake[];
  /** Lakes known only from a coarse raster: smooth them before drawing. */
  smallLakes: readonly Lake[];
  rivers: readonly River[];
  towns: readonly Town[];
  /** The state with its river borders on the rivers and its lake shore under the lake, to be covered by it. */
  outline?: {
    land: readonly (readonly Position[])[];
    /** The state line where it runs over land or open water; along rivers the river is the line. */
    border: readonly (readonly Position[])[];
  };
};

export function readGeodata(contentFolder: string, { data, greatLake }: MapPlan): Geodata {
  const read = <F>(file: string) => readFeatures<F>(join(contentFolder, file));
  const water = data.water.flatMap((file) => read<WaterFeature>(file));
  const isGreat = ({ properties }: WaterFeature) => greatLake !== undefined && properties.name === greatLake.name;
  return {
    greatLake: water.filter(isGreat).flatMap(toLines),
    lakes: toLakes(water.filter((feature) => !isGreat(feature))),
    smallLakes: toLakes(data.smallLakes.flatMap((file) => read<WaterFeature>(file))),
    rivers: toRivers(water),
    towns: readTowns(contentFolder, { data }),
    outline: data.outline === undefined ? undefined : toOutline(read<OutlineFeature>(data.outline)),
  };
}

/** One feature a line, so that a change to the data is a readable difference. */
function readFeatures<F>(file: string): F[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): F => JSON.parse(line));
}

const toLines = ({ geometry: { type, coordinates } }: Feature<Polygon | LineString>): Position[][] =>
  type === 'Polygon' ? coordinates.map((ring) => ring.map(position)) : [coordinates.map(position)];

const toLakes = (features: readonly WaterFeature[]): Lake[] =>
  features.flatMap((feature) =>
    feature.properties.kind === 'lake' ? [{ rings: toLines(feature), km2: feature.properties.km2 ?? 0 }] : [],
  );

const toRivers = (features: readonly WaterFeature[]): River[] =>
  features.flatMap((feature) => {
    const { properties } = feature;
    if (properties.kind !== 'river') return [];
    return toLines(feature).map((line) => ({ line, main: properties.main, name: properties.name ?? '' }));
  });

function toOutline(features: readonly OutlineFeature[]): Geodata['outline'] {
  const part = (name: 'land' | 'border') =>
    features.filter(({ properties }) => properties.part === name).flatMap(toLines);
  return { land: part('land'), border: part('border') };
}
