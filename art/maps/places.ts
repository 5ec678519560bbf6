/** The names that maps of a guide can show, in order of importance; their positions depend on the view. */

import { contains, distance, type Line, type Point, pointsEvery, segments } from '../../domain/geo/plane.ts';
import type { Place, PlaceKind } from '../../domain/map/layers.ts';
import type { Region } from '../../domain/trail/region.ts';
import type { Atlas } from './atlas.ts';
import type { Project } from './projection.ts';

const rounded = ([x, y]: Point): [number, number] => [Math.round(x), Math.round(y)];

const place = (kind: PlaceKind, rank: number, words: string | readonly string[], at: Point): Place => ({
  kind,
  words: [words].flat(),
  rank,
  at: rounded(at),
});

/** By rank; within a rank the great lake, regions and towns come before lakes, rivers and neighbors. */
export function getPlaces(atlas: Atlas, project: Project, frame: readonly Line[]): Place[] {
  const all = [
    ...greatLakeName(atlas),
    ...townPlaces(atlas, project),
    ...atlas.regions.map(regionPlace),
    ...lakePlaces(atlas, project),
    ...abroadPlaces(atlas),
    ...riverPlaces(atlas, project, frame),
  ];
  return all.toSorted((a, b) => a.rank - b.rank);
}

function greatLakeName({ plan: { greatLake } }: Atlas): Place[] {
  return greatLake ? [{ ...place('great-lake', 0, greatLake.name, greatLake.at), turn: greatLake.turn }] : [];
}

/** Towns that the plan does not rank are named last, the larger ones first. */
function townPlaces({ plan, towns }: Pick<Atlas, 'plan' | 'towns'>, project: Project): Place[] {
  const ranked = plan.towns.flatMap((names, rank) => names.map((name) => ({ name, rank })));
  const getRank = (name: string) => ranked.find((town) => town.name === name)?.rank ?? plan.towns.length;
  const order = (name: string) => ranked.findIndex((town) => town.name === name);
  return towns
    .toSorted(
      (a, b) => getRank(a.name) - getRank(b.name) || order(a.name) - order(b.name) || b.population - a.population,
    )
    .map(({ name, longitude, latitude }) => place('town', getRank(name), name, project([longitude, latitude])));
}

const regionPlace = ({ code, label: { lines, at, leader } }: Region): Place => ({
  ...place('region', 0, lines, at),
  code,
  ...(leader && { leader }),
});

const abroadPlaces = ({ plan }: Atlas): Place[] =>
  plan.neighborNames.map(({ name, at, turn }) => ({
    ...place('abroad', 1, name.toUpperCase(), at),
    ...(turn !== 0 && { turn }),
  }));

function lakePlaces(atlas: Atlas, project: Project): Place[] {
  const waters = atlas.lakes.map(({ rings }) => rings.map((ring) => ring.map(project)));
  return atlas.plan.lakes.flatMap((names, rank) =>
    names.map(({ name, at }) => {
      const point = project(at);
      const rings = waters.find((water) => contains(water, point));
      if (!rings) throw new Error(`content/map.yaml: the place of ${name} lies on no lake of the map's data`);
      const [left, right] = acrossWater(rings, point);
      return { ...place('lake', rank, name, [(left + right) / 2, point[1]]), width: Math.round(right - left) };
    }),
  );
}

/** The shores to the left and to the right of a point on the water. */
function acrossWater(rings: readonly Line[], [x, y]: Point): [number, number] {
  const crossings = rings.flatMap((ring) =>
    [...segments(ring)].flatMap(([a, b]) =>
      a[1] > y !== b[1] > y ? [((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]] : [],
    ),
  );
  return [Math.max(...crossings.filter((at) => at < x)), Math.min(...crossings.filter((at) => at > x))];
}

/** A river bears its name every so often, along its course. */
const RIVER_STEP = 420;
const RIVER_REACH = 170;
const RIVER_OFF = 34;
const RIVER_RANK = 2;

function riverPlaces({ rivers, plan }: Atlas, project: Project, frame: readonly Line[]): Place[] {
  return rivers.flatMap(({ line, name }) => {
    const words = plan.rivers[name];
    if (!words) return [];
    const course = line.map(project);
    return pointsEvery(course, RIVER_STEP)
      .filter((spot) => contains(frame, spot))
      .map((spot) => {
        const turn = courseAt(course, spot);
        const [up, over] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
        const beside: Point = [spot[0] + over * RIVER_OFF, spot[1] - up * RIVER_OFF];
        return { ...place('river', RIVER_RANK, words, beside), turn: Math.round(turn) };
      });
  });
}

/** Direction of a line near a point, over the length of a name; in degrees, limited so that letters are upright. */
function courseAt(line: Line, spot: Point): number {
  const near = line.filter((point) => distance(point, spot) < RIVER_REACH);
  const [from, to] = [near[0] ?? spot, near.at(-1) ?? spot];
  const degrees = (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
  return degrees > 90 ? degrees - 180 : degrees <= -90 ? degrees + 180 : degrees;
}
