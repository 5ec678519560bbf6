/**
 * The numbered highways as lines: smooth curves through the places they pass, kept out of the water, so that a road along a shore follows
 * that shore.
 */
import type { ContentIssue } from '../../content/content-issue.ts';
import { roadsFile } from '../../content/roads.ts';
import type { RoadKind } from '../../domain/drive/road-kinds.ts';
import type { Leg, NumberedRoad, RoadMap } from '../../domain/drive/road-list.ts';
import type { Ring } from '../../domain/geo/geo.ts';
import {
  contains,
  distance,
  distanceToSegment,
  getBounds,
  grown,
  type Line,
  overlap,
  type Point,
  pointsEvery,
  segments,
  thinLine,
} from '../../domain/geo/plane.ts';
import { ArtError } from '../checks/faults.ts';
import type { Position } from './position.ts';
import { alongCoast, getShore, keptOff, type Shore } from './shores.ts';

export type Highway = { kind: RoadKind; number: string; main?: true; line: readonly Position[] };

/** Places are known to about half a mile: wiggles smaller than this are not in the road. */
const PRECISION_KM = 1;
/** Between places a line bends with its neighbors; this far apart its points are set. */
const STEP_KM = 0.8;
const TOLERANCE_KM = 0.06;
/** A curve does not leave its places further than this. */
const REACH_KM = 5;
const KM_IN_DEGREE = 111.2;

type Water = { greatLake: readonly Ring[]; lakes: readonly { rings: readonly Ring[] }[] };

export function makeHighways({ places, roads }: RoadMap, { greatLake, lakes }: Water): Highway[] {
  const flat = flatEarth(places.map(({ latitude }) => latitude));
  const coast = greatLake.map((ring) => ring.map(flat.from));
  const shores = [coast, ...lakes.map(({ rings }) => rings.map((ring) => ring.map(flat.from)))]
    .filter((rings) => rings.length > 0)
    .map(getShore);
  const points = places.map(({ latitude, longitude }) => flat.from([longitude, latitude]));
  const toPoint = (place: number): Point => points[place] ?? [0, 0];
  const issues = roads.flatMap((road) => acrossLakeIssues(road, places, toPoint, coast));
  if (issues.length > 0) throw new ArtError(issues);
  const drawn = new Set<string>();
  const chains = roads.flatMap((road) => getChains(road.legs, drawn).map((way) => ({ ...road, way })));
  const meetings = getMeetings(chains.map(({ way }) => way));
  return chains.map(({ kind, number, way }) => {
    const straightened = alongCoast(straight(way, meetings, toPoint), coast);
    const line = keptOff(curve(straightened, STEP_KM), near(shores, straightened));
    return { kind, number, line: thinLine(line, TOLERANCE_KM).map(flat.to) };
  });
}

/** Between two places a line may cut off a bay; further out than this it crosses the lake. */
const OFF_SHORE_KM = 3;

function acrossLakeIssues(
  { name, legs }: NumberedRoad,
  places: RoadMap['places'],
  toPoint: (place: number) => Point,
  coast: readonly Line[],
): ContentIssue[] {
  const shore = coast.flatMap((ring) => [...segments(ring)]);
  const isFarOut = (point: Point) =>
    contains(coast, point) && shore.every((segment) => distanceToSegment(point, segment) > OFF_SHORE_KM);
  return legs
    .filter(({ from, to }) => pointsEvery([toPoint(from), toPoint(to)], OFF_SHORE_KM / 2).some(isFarOut))
    .map(({ from, to }) => ({
      file: roadsFile,
      field: `roads.${name}`,
      expected: `a road on land; from ${places[from]?.name} to ${places[to]?.name} it crosses the great lake`,
      hint: 'Check the order and the coordinates, or name a place on the shore between them.',
    }));
}

/** Near enough within a state: a degree of longitude is as long everywhere as in the middle. */
function flatEarth(latitudes: readonly number[]) {
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const [x, y] = [KM_IN_DEGREE * Math.cos((middle * Math.PI) / 180), -KM_IN_DEGREE];
  return {
    from: ([longitude, latitude]: Position): Point => [longitude * x, latitude * y],
    to: (point: Point): Position => [point[0] / x, point[1] / y],
  };
}

/** The places of a road from end to end, cut where it has a gap or where another road has drawn the same leg already. */
function getChains(legs: readonly Leg[], drawn: Set<string>): number[][] {
  const chains: number[][] = [];
  for (const { from, to } of legs) {
    const leg = [Math.min(from, to), Math.max(from, to)].join();
    if (drawn.has(leg)) continue;
    drawn.add(leg);
    const chain = chains.at(-1);
    if (chain?.at(-1) === from) chain.push(to);
    else chains.push([from, to]);
  }
  return chains;
}

/** Places on more than one chain. */
function getMeetings(chains: readonly number[][]): Set<number> {
  const seen = new Set<number>();
  const meetings = new Set<number>();
  for (const place of chains.flatMap((chain) => [...new Set(chain)])) (seen.has(place) ? meetings : seen).add(place);
  return meetings;
}

/** Places where roads meet stay; others give way where they only wiggle the line. */
function straight(way: readonly number[], meetings: ReadonlySet<number>, toPoint: (place: number) => Point): Line {
  const pieces: number[][] = [[]];
  for (const [i, place] of way.entries()) {
    pieces.at(-1)?.push(place);
    if (i > 0 && i < way.length - 1 && meetings.has(place)) pieces.push([place]);
  }
  return pieces.flatMap((piece, i) => thinLine(piece.map(toPoint), PRECISION_KM).slice(i === 0 ? 0 : 1));
}

/** Catmull and Rom's curve through the points. */
function curve(line: Line, step: number): Line {
  const points: Point[] = line.slice(0, 1);
  for (let i = 1; i < line.length; i++) {
    const [from, to] = [line[i - 1] as Point, line[i] as Point];
    const [before, after] = [line[i - 2] ?? from, line[i + 1] ?? to];
    const count = Math.max(1, Math.round(distance(from, to) / step));
    for (let n = 1; n <= count; n++) points.push(between(before, from, to, after, n / count));
  }
  return points;
}

/** Each direction is that of its neighbors, weighed by how near they are, so that a short stretch beside a long one makes no loop. */
function between(before: Point, from: Point, to: Point, after: Point, t: number): Point {
  const length = distance(from, to);
  const on = (axis: 0 | 1): number => {
    const [p, q] = [from[axis], to[axis]];
    const leaving = ((q - before[axis]) / (distance(before, from) + length)) * length;
    const arriving = ((after[axis] - p) / (length + distance(to, after))) * length;
    const [rise, fall] = [3 * (q - p) - 2 * leaving - arriving, 2 * (p - q) + leaving + arriving];
    return p + leaving * t + rise * t * t + fall * t * t * t;
  };
  return length === 0 ? from : [on(0), on(1)];
}

const near = (shores: readonly Shore[], line: Line): Shore[] => {
  const around = grown(getBounds([line]), REACH_KM);
  return shores.filter(({ bounds }) => overlap(bounds, around));
};
