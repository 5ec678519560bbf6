/** Counties and states of the Census atlas, and the regions that the counties make up. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Feature, Geometry } from 'geojson';
import { merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { Arc, GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import { type RegionSlug, regionSlugs } from '../../domain/trail.ts';
import type { Point } from '../kit/geometry.ts';
import type { Position } from './geodata.ts';
import type { Line } from './plane.ts';

type Named = { name: string };
type Area = Polygon<Named> | MultiPolygon<Named>;
type Atlas = Topology<{ counties: GeometryCollection<Named>; states: GeometryCollection<Named> }>;

export const atlasFile = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
const regionsFile = join(import.meta.dirname, '../../content/geo/region-counties.json');

const atlas: Atlas = JSON.parse(readFileSync(atlasFile, 'utf8'));
const countyNames: Record<RegionSlug, string[]> = JSON.parse(readFileSync(regionsFile, 'utf8'));

const MINNESOTA = '27';
const NEIGHBORS = ['19', '26', '38', '46', '55'];

const nameOf = (area: Area): string => (area.properties && 'name' in area.properties ? area.properties.name : '');

const isArea = (geometry: GeometryObject<Named>): geometry is Area =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

/** County codes begin with the two digits of their state. */
const stateOf = ({ id }: GeometryObject): string => String(id).slice(0, 2);

const areasOf = (collection: GeometryCollection<Named>, states: readonly string[]): Area[] =>
  collection.geometries.filter(isArea).filter((geometry) => states.includes(stateOf(geometry)));

const minnesotaCounties = areasOf(atlas.objects.counties, [MINNESOTA]);
const neighborCounties = areasOf(atlas.objects.counties, NEIGHBORS);
const neighborStates = areasOf(atlas.objects.states, NEIGHBORS);

const regionByName = new Map(
  regionSlugs.flatMap((region) => countyNames[region].map((name): [string, RegionSlug] => [name, region])),
);
const regionByCode = new Map(minnesotaCounties.map((county) => [county.id, regionByName.get(nameOf(county))]));
const regionOf = ({ id }: GeometryObject) => regionByCode.get(id);

const collection = (geometries: Area[]): GeometryCollection<Named> => ({ type: 'GeometryCollection', geometries });

export const minnesotaFeature: Feature<Geometry> = {
  type: 'Feature',
  properties: {},
  geometry: merge(atlas, minnesotaCounties),
};

/** What the maps of the whole state draw, in the plane. Neighboring shapes share their edges. */
export type StateShapes = {
  outline: Line[];
  regions: Record<RegionSlug, Line[]>;
  linesBetweenRegions: Line[];
  linesBetweenCounties: Line[];
  linesBetweenNeighbors: Line[];
};

/** Triangles smaller than `detail` (square units) are ironed out of every edge. */
export function stateShapes(project: (position: Position) => Point, detail: number): StateShapes {
  const topology = simplify(presimplify(projected(project, [...minnesotaCounties, ...neighborStates])), detail);
  const merged = (areas: Area[]) => merge(topology, areas).coordinates.flat().map(points);
  const lines = (areas: Area[], wanted: (a: GeometryObject, b: GeometryObject) => boolean) =>
    mesh(topology, collection(areas), (a, b) => a !== b && wanted(a, b)).coordinates.map(points);
  const region = (slug: RegionSlug) => merged(minnesotaCounties.filter((county) => regionOf(county) === slug));
  return {
    outline: merged(minnesotaCounties),
    regions: {
      'north-shore': region('north-shore'),
      'twin-cities-metro': region('twin-cities-metro'),
      southeast: region('southeast'),
      central: region('central'),
      northwest: region('northwest'),
      'west-and-southwest': region('west-and-southwest'),
    },
    linesBetweenRegions: lines(minnesotaCounties, (a, b) => regionOf(a) !== regionOf(b)),
    linesBetweenCounties: lines(minnesotaCounties, (a, b) => regionOf(a) === regionOf(b)),
    linesBetweenNeighbors: lines(neighborStates, () => true),
  };
}

/** The atlas with the edges of these areas in the plane instead of in quantized degrees; other edges shrink to a point. */
function projected(project: (position: Position) => Point, areas: Area[]): Topology<Record<string, never>> {
  const used = new Set(areas.flatMap(({ arcs }) => arcs.flat(2)).map((index) => (index < 0 ? ~index : index)));
  const arcs = atlas.arcs.map((arc, index) =>
    used.has(index)
      ? degrees(arc).map((p) => [...project(p)])
      : [
          [0, 0],
          [0, 0],
        ],
  );
  return { type: 'Topology', objects: {}, arcs };
}

/** Edges are stored as steps on a raster. */
function degrees(arc: Arc): Position[] {
  const { scale, translate } = atlas.transform ?? { scale: [1, 1], translate: [0, 0] };
  let [x, y] = [0, 0];
  return arc.map(([dx = 0, dy = 0]) => {
    [x, y] = [x + dx, y + dy];
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}

const points = (line: number[][]): Point[] => line.map(([x = Number.NaN, y = Number.NaN]) => [x, y]);

const sameState = (a: GeometryObject, b: GeometryObject) => stateOf(a) === stateOf(b);

/** County lines of Minnesota and its neighbors in degrees; state lines are not among them. */
export const countyLines: readonly (readonly Position[])[] = mesh(
  atlas,
  collection([...minnesotaCounties, ...neighborCounties]),
  (a, b) => a !== b && sameState(a, b),
).coordinates.map(points);

export type NamedArea = { name: string; rings: readonly (readonly Position[])[] };

const namedAreas = (areas: Area[]): NamedArea[] =>
  areas.map((area) => ({ name: nameOf(area), rings: merge(atlas, [area]).coordinates.flat().map(points) }));

export const counties: readonly NamedArea[] = namedAreas(minnesotaCounties);
export const neighbors: readonly NamedArea[] = namedAreas(neighborStates);
