/**
 * The numbered highways as lines. Their data are junctions and how many miles lie between them: the lines go smoothly
 * through the junctions and keep off the water, which puts a road that follows a shore on that shore.
 */
import type { RoadKind } from '../../domain/drive/road-kinds.ts';
import type { Highways } from '../../domain/drive/roads.ts';
import type { Ring } from '../../domain/geo/geo.ts';
import { boundsOf, distance, grown, type Line, overlap, type Point, thinLine } from '../../domain/geo/plane.ts';
import type { Position } from './position.ts';
import { alongCoast, keptOff, type Shore, shoreOf } from './shores.ts';

export type Highway = { kind: RoadKind; number: string; main?: true; line: readonly Position[] };

/** Junctions are rounded to a hundredth of a degree: wiggles smaller than this are not in the road. */
const ROUNDING_KM = 0.6;
/** Between junctions a line bends with its neighbors; this far apart its points are set. */
const STEP_KM = 0.8;
const TOLERANCE_KM = 0.06;
/** A curve does not leave its junctions further than this. */
const REACH_KM = 5;
const KM_IN_DEGREE = 111.2;

type Road = Highways['roads'][number];
type Chain = { kind: RoadKind; name: string; junctions: number[] };

type Water = { greatLake: readonly Ring[]; lakes: readonly { rings: readonly Ring[] }[] };

export function makeHighways({ junctions, roads }: Highways, { greatLake, lakes }: Water): Highway[] {
  const flat = flatEarth(junctions.map(([, latitude]) => latitude));
  const coast = greatLake.map((ring) => ring.map(flat.from));
  const shores = [coast, ...lakes.map(({ rings }) => rings.map((ring) => ring.map(flat.from)))]
    .filter((rings) => rings.length > 0)
    .map(shoreOf);
  const places = junctions.map(([, latitude, longitude]) => flat.from([longitude, latitude]));
  const placeOf = (junction: number): Point => places[junction] ?? [0, 0];
  const chains = chainsOf(roads);
  const meetings = new Set(chains.flatMap(({ junctions: all }) => [all[0], all.at(-1)]));
  return chains.map(({ kind, name, junctions: all }) => {
    const straightened = alongCoast(straight(all, meetings, placeOf), coast);
    const line = keptOff(curve(straightened, STEP_KM), near(shores, straightened));
    return { kind, number: numberOf(name), line: thinLine(line, TOLERANCE_KM).map(flat.to) };
  });
}

/** "61" of "MN 61", "35W" of "I-35W": what stands on the shield. */
const numberOf = (name: string): string => name.replace(/^[A-Z]+[ -]/, '');

/** Near enough within a state: a degree of longitude is as long everywhere as in the middle. */
function flatEarth(latitudes: readonly number[]) {
  const middle = (Math.min(...latitudes) + Math.max(...latitudes)) / 2;
  const [x, y] = [KM_IN_DEGREE * Math.cos((middle * Math.PI) / 180), -KM_IN_DEGREE];
  return {
    from: ([longitude, latitude]: Position): Point => [longitude * x, latitude * y],
    to: (point: Point): Position => [point[0] / x, point[1] / y],
  };
}

const prefixes: Readonly<Record<RoadKind, RegExp>> = { interstate: /^I-/, us: /^US /, state: /./ };

/** A stretch may carry several numbers; it is drawn once, as part of the first of its own kind. */
const nameOf = ([, , names, kind]: Road): string => {
  const all = names.split('/');
  return all.find((name) => prefixes[kind].test(name)) ?? names;
};

/** Each highway from end to end, or from fork to fork. */
function chainsOf(roads: readonly Road[]): Chain[] {
  const byName = new Map<string, Road[]>();
  for (const road of roads) {
    const stretches = byName.get(nameOf(road));
    if (stretches) stretches.push(road);
    else byName.set(nameOf(road), [road]);
  }
  return [...byName].flatMap(([name, stretches]) => {
    const kind = stretches[0]?.[3] ?? 'state';
    return walks(stretches).map((junctions) => ({ kind, name, junctions }));
  });
}

function walks(stretches: readonly Road[]): number[][] {
  const left = new Set(stretches);
  const at = new Map<number, Road[]>();
  for (const stretch of stretches)
    for (const end of stretch.slice(0, 2) as [number, number]) at.set(end, [...(at.get(end) ?? []), stretch]);
  const isEnd = (junction: number) => at.get(junction)?.length !== 2;
  const walk = (start: number): number[] => {
    const way = [start];
    for (let here = start; ; ) {
      const next = at.get(here)?.find((stretch) => left.has(stretch));
      if (!next) return way;
      left.delete(next);
      here = next[0] === here ? next[1] : next[0];
      way.push(here);
      if (isEnd(here)) return way;
    }
  };
  const starts = [...[...at.keys()].filter(isEnd).flatMap((end) => (at.get(end) ?? []).map(() => end)), ...at.keys()];
  return starts.map(walk).filter((way) => way.length > 1);
}

/** Junctions where another highway begins stay; others give way where they only wiggle the line. */
function straight(
  way: readonly number[],
  meetings: ReadonlySet<number | undefined>,
  placeOf: (junction: number) => Point,
): Line {
  const pieces: number[][] = [[]];
  for (const [i, junction] of way.entries()) {
    pieces.at(-1)?.push(junction);
    if (i > 0 && i < way.length - 1 && meetings.has(junction)) pieces.push([junction]);
  }
  return pieces.flatMap((piece, i) => thinLine(piece.map(placeOf), ROUNDING_KM).slice(i === 0 ? 0 : 1));
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
  const around = grown(boundsOf([line]), REACH_KM);
  return shores.filter(({ bounds }) => overlap(bounds, around));
};
