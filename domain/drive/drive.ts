/**
 * How long a drive is: the shortest way over numbered highways, and slower roads from and to the nearest of them.
 * An estimate without traffic or weather, fitted to what drivers say of eighteen drives (content/roads.test.ts).
 */
import { distanceKm, type Point } from '../geo/geo.ts';
import { kmToMiles } from '../units.ts';
import { type RoadKind, roadKinds } from './road-kinds.ts';
import type { Roads } from './roads.ts';

const milesAnHour: Record<RoadKind, number> = { interstate: 68, us: 58, state: 54 };
/** Lights, speed limits, a school: what a town costs whoever drives through, except on an Interstate. */
const minutesInTown = 1.5;
const offHighway = { milesAnHour: 35, windings: 1.35 };
/** The nearest highway is not always on the way. */
const waysToHighway = 6;

type Way = { to: number; minutes: number };
type Junction = Point & { ways: Way[] };
export type RoadNetwork = {
  junctions: readonly Junction[];
  /** The junctions of each square of the map, so that a place looks only around itself. */
  squares: ReadonlyMap<number, readonly number[]>;
};

export function readRoads({ junctions, towns, roads }: Roads): RoadNetwork {
  const network: Junction[] = placesOf(junctions).map((place) => ({ ...place, ways: [] }));
  const inTown = new Set(sumsOf(towns));
  let from = 0;
  for (let i = 0; i < roads.length; i += 4) {
    const [step = 0, reach = 0, kind = 0, tenths = 0] = roads.slice(i, i + 4);
    from += step;
    const to = from + reach;
    const minutes = minutesOn(
      roadKinds[kind] ?? 'state',
      tenths / 10,
      [from, to].filter((end) => inTown.has(end)).length,
    );
    network[from]?.ways.push({ to, minutes });
    network[to]?.ways.push({ to: from, minutes });
  }
  return { junctions: network, squares: inSquares(network) };
}

/** Each town has two ends, and half its time falls to either. */
const minutesOn = (kind: RoadKind, miles: number, townEnds: number): number =>
  (miles / milesAnHour[kind]) * 60 + (kind === 'interstate' ? 0 : (minutesInTown * townEnds) / 2);

export const placesOf = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({
    latitude: (flat[2 * i] ?? 0) / 100,
    longitude: (flat[2 * i + 1] ?? 0) / 100,
  }));

export function sumsOf(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}

/** The minutes from one place to any other; asked again, it remembers. */
export function drivesFrom(network: RoadNetwork, origin: Point): (place: Point) => number {
  const minutesTo = shortestTimes(network.junctions, waysTo(network, origin));
  const known = new Map<Point, number>();
  return (place) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const overHighways = waysTo(network, place).map(
      ({ to, minutes }) => (minutesTo[to] ?? Number.POSITIVE_INFINITY) + minutes,
    );
    const minutes = Math.min(offHighwayMinutes(origin, place), ...overHighways);
    known.set(place, minutes);
    return minutes;
  };
}

/** Finer than this, an estimate would promise too much. */
export const toFiveMinutes = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5);

const offHighwayMinutes = (a: Point, b: Point): number =>
  ((kmToMiles(distanceKm(a, b)) * offHighway.windings) / offHighway.milesAnHour) * 60;

/** Where there are no roads to measure on: most places are reached at 40 miles of straight line an hour. */
export const minutesByStraightLine = (km: number): number => (kmToMiles(km) / 40) * 60;

function waysTo(network: RoadNetwork, place: Point): Way[] {
  const nearest: { to: number; apart: number }[] = [];
  for (const to of around(network, place)) {
    const distance = apart(network.junctions[to] ?? place, place);
    const rank = nearest.findIndex((other) => distance < other.apart);
    if (rank >= 0) nearest.splice(rank, 0, { to, apart: distance });
    else if (nearest.length < waysToHighway) nearest.push({ to, apart: distance });
    if (nearest.length > waysToHighway) nearest.pop();
  }
  return nearest.map(({ to }) => ({ to, minutes: offHighwayMinutes(network.junctions[to] ?? place, place) }));
}

const squaresInDegree = 2;
const squareOf = ({ latitude, longitude }: Point): [number, number] => [
  Math.floor(latitude * squaresInDegree),
  Math.floor(longitude * squaresInDegree),
];
const squareName = (row: number, column: number): number => row * 1000 + column;

function inSquares(junctions: readonly Point[]): Map<number, number[]> {
  const squares = new Map<number, number[]>();
  for (const [i, junction] of junctions.entries()) {
    const name = squareName(...squareOf(junction));
    const square = squares.get(name);
    if (square) square.push(i);
    else squares.set(name, [i]);
  }
  return squares;
}

/** The junctions within half a degree or a little more; where there are too few, in a wider circle; abroad, all there are. */
function around({ junctions, squares }: RoadNetwork, place: Point): Iterable<number> {
  const [row, column] = squareOf(place);
  for (const reach of [1, 2, 4]) {
    const near: number[] = [];
    for (let r = row - reach; r <= row + reach; r += 1)
      for (let c = column - reach; c <= column + reach; c += 1) near.push(...(squares.get(squareName(r, c)) ?? []));
    if (near.length >= waysToHighway) return near;
  }
  return junctions.keys();
}

/** Good enough to say which of two is nearer, within a state. */
const apart = (a: Point, b: Point): number =>
  (a.latitude - b.latitude) ** 2 + ((a.longitude - b.longitude) * Math.cos((b.latitude * Math.PI) / 180)) ** 2;

/** Dijkstra's algorithm. With two thousand junctions, looking through all for the nearest takes milliseconds and no queue. */
function shortestTimes(network: readonly Junction[], starts: readonly Way[]): number[] {
  const minutes: number[] = network.map(() => Number.POSITIVE_INFINITY);
  for (const start of starts)
    minutes[start.to] = Math.min(minutes[start.to] ?? Number.POSITIVE_INFINITY, start.minutes);
  const open = new Set(network.keys());
  for (let nearest = nearestOf(open, minutes); nearest !== undefined; nearest = nearestOf(open, minutes)) {
    open.delete(nearest);
    const soFar = minutes[nearest] ?? Number.POSITIVE_INFINITY;
    for (const way of network[nearest]?.ways ?? []) {
      if (soFar + way.minutes < (minutes[way.to] ?? 0)) minutes[way.to] = soFar + way.minutes;
    }
  }
  return minutes;
}

function nearestOf(open: ReadonlySet<number>, minutes: readonly number[]): number | undefined {
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const junction of open) {
    const time = minutes[junction] ?? Number.POSITIVE_INFINITY;
    if (time >= least) continue;
    nearest = junction;
    least = time;
  }
  return nearest;
}
