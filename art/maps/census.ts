/** Counties and states of the Census, and the regions that the counties make up. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { merge, mesh } from 'topojson-client';
import { presimplify, simplify } from 'topojson-simplify';
import type { Arc, GeometryCollection, GeometryObject, MultiPolygon, Polygon, Topology } from 'topojson-specification';
import type { ContentIssue } from '../../content/content-issue.ts';
import type { Line } from '../../domain/geo/plane.ts';
import type { MapPlan } from '../../domain/map/map-plan.ts';
import type { Region } from '../../domain/trail/region.ts';
import { ArtError } from '../checks/faults.ts';
import type { Point } from '../kit/geometry.ts';
import { type Position, position } from './position.ts';

type Named = { name: string };
type Area = Polygon<Named> | MultiPolygon<Named>;
type Atlas = Topology<{ counties: GeometryCollection<Named>; states: GeometryCollection<Named> }>;

const file = createRequire(import.meta.url).resolve('us-atlas/counties-10m.json');
const atlas: Atlas = JSON.parse(readFileSync(file, 'utf8'));

const getName = (area: Area): string => (area.properties && 'name' in area.properties ? area.properties.name : '');

const isArea = (geometry: GeometryObject<Named>): geometry is Area =>
  geometry.type === 'Polygon' || geometry.type === 'MultiPolygon';

/** County codes begin with the two digits of their state. */
const getState = ({ id }: GeometryObject): string => String(id).slice(0, 2);

const toAreas = (collection: GeometryCollection<Named>, states: readonly string[]): Area[] =>
  collection.geometries.filter(isArea).filter((geometry) => states.includes(getState(geometry)));

const collection = (geometries: Area[]): GeometryCollection<Named> => ({ type: 'GeometryCollection', geometries });

const points = (line: number[][]): Position[] => line.map(position);
const toRings = (areas: Area[]): Position[][] => merge(atlas, areas).coordinates.flat().map(points);

export type NamedArea = { name: string; rings: readonly (readonly Position[])[] };

/** What the maps of the whole state draw, in the plane. Neighboring shapes share their edges. */
export type StateShapes = {
  outline: Line[];
  /** By the slug of the region. */
  regions: ReadonlyMap<string, Line[]>;
  linesBetweenRegions: Line[];
  linesBetweenCounties: Line[];
  linesBetweenNeighbors: Line[];
};

type Project = (position: Position) => Point;

export type Census = {
  /** The state, in degrees like all that is not projected. */
  outline: readonly (readonly Position[])[];
  regionOutlines: ReadonlyMap<string, readonly (readonly Position[])[]>;
  counties: readonly NamedArea[];
  neighbors: readonly NamedArea[];
  /** Of the state and its neighbors; state lines are not among them. */
  countyLines: readonly (readonly Position[])[];
  stateLines: readonly (readonly Position[])[];
  /** Triangles smaller than `detail` (square units) are ironed out of every edge. */
  shapes: (project: Project, detail: number) => StateShapes;
};

export function readCensus({ census }: Pick<MapPlan, 'census'>, regions: readonly Region[]): Census {
  const counties = toAreas(atlas.objects.counties, [census.state]);
  const neighborCounties = toAreas(atlas.objects.counties, census.neighbors);
  const neighborStates = toAreas(atlas.objects.states, census.neighbors);
  const issues = countyIssues(regions, counties.map(getName));
  if (issues.length > 0) throw new ArtError(issues);

  const regionByName = new Map(regions.flatMap(({ slug, counties }) => counties.map((name) => [name, slug] as const)));
  const regionByCode = new Map(counties.map((county) => [county.id, regionByName.get(getName(county))]));
  const getRegion = ({ id }: GeometryObject) => regionByCode.get(id);
  const inRegion = (slug: string) => counties.filter((county) => getRegion(county) === slug);
  const lines = (areas: Area[], wanted: (a: GeometryObject, b: GeometryObject) => boolean) =>
    mesh(atlas, collection(areas), wanted).coordinates.map(points);
  const named = (areas: Area[]): NamedArea[] => areas.map((area) => ({ name: getName(area), rings: toRings([area]) }));

  const shapes = (project: Project, detail: number): StateShapes => {
    const topology = simplify(presimplify(projected(project, [...counties, ...neighborStates])), detail);
    const merged = (areas: Area[]) => merge(topology, areas).coordinates.flat().map(points);
    const between = (areas: Area[], wanted: (a: GeometryObject, b: GeometryObject) => boolean) =>
      mesh(topology, collection(areas), (a, b) => a !== b && wanted(a, b)).coordinates.map(points);
    return {
      outline: merged(counties),
      regions: new Map(regions.map(({ slug }) => [slug, merged(inRegion(slug))])),
      linesBetweenRegions: between(counties, (a, b) => getRegion(a) !== getRegion(b)),
      linesBetweenCounties: between(counties, (a, b) => getRegion(a) === getRegion(b)),
      linesBetweenNeighbors: between(neighborStates, () => true),
    };
  };

  return {
    outline: toRings(counties),
    regionOutlines: new Map(regions.map(({ slug }) => [slug, toRings(inRegion(slug))])),
    counties: named(counties),
    neighbors: named(neighborStates),
    countyLines: lines([...counties, ...neighborCounties], (a, b) => a !== b && getState(a) === getState(b)),
    stateLines: lines(counties, (a, b) => a === b),
    shapes,
  };
}

/** Every county of the state belongs to a region, and every region names counties that there are. */
function countyIssues(regions: readonly Region[], known: readonly string[]): ContentIssue[] {
  const file = 'content/regions.yaml';
  const unknown = regions.flatMap(({ slug, counties }) =>
    counties
      .filter((name) => !known.includes(name))
      .map((name) => ({
        file,
        field: `${slug}.counties`,
        expected: `counties of the state, not "${name}"`,
        hint: 'Spell it as the Census does: St. Louis, Lac qui Parle.',
      })),
  );
  const named = new Set(regions.flatMap(({ counties }) => counties));
  const left = known.filter((name) => !named.has(name));
  if (left.length === 0) return unknown;
  const expected = `every county of the state; ${left.join(', ')} ${left.length === 1 ? 'is' : 'are'} in no region`;
  return [...unknown, { file, field: 'counties', expected, hint: 'A hike may begin anywhere.' }];
}

/** The atlas with the edges of these areas in the plane instead of in quantized degrees; other edges shrink to a point. */
function projected(project: Project, areas: Area[]): Topology<Record<string, never>> {
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
