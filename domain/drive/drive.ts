/**
 * Driving time: the shortest path over the numbered highways, with local roads at both ends. An estimate without traffic or weather,
 * calibrated against eighteen known drives (content/roads.test.ts).
 */
import { distanceKm, nearestBetween, type Point } from '../geo/geo.ts';
import { kmToMiles } from '../units.ts';
import { type Pace, paces } from './road-kinds.ts';
import type { Roads } from './road-network.ts';

const milesAnHour: Record<Pace, number> = { interstate: 67, divided: 62, 'two-lane': 58 };
/** Speed limits and lights in a town that a two-lane road passes through. */
const minutesInTown = 0.5;
/** Fixed overhead at both ends: from the door to the highway, and from the highway to the parking lot. */
const minutesAtEnds = 6;
const localRoads = { milesAnHour: 35, windings: 1.35 };
/** The nearest highway is not always on the way. */
const legsTried = 6;

type Leg = { from: number; to: number; minutes: number };
export type RoadNetwork = { places: readonly Point[]; legs: readonly Leg[]; legsAt: readonly (readonly Leg[])[] };

export function readRoads({ places: flat, towns, legs: packed }: Roads): RoadNetwork {
  const places = getPlaces(flat);
  const isTown = new Set(toSums(towns));
  const legs: Leg[] = [];
  let from = 0;
  for (let i = 0; i < packed.length; i += 4) {
    const [step = 0, reach = 0, pace = 0, tenths = 0] = packed.slice(i, i + 4);
    from += step;
    const to = from + reach;
    const townEnds = [from, to].filter((end) => isTown.has(end)).length;
    legs.push({ from, to, minutes: minutesOn(paces[pace] ?? 'two-lane', tenths / 10, townEnds) });
  }
  const legsAt: Leg[][] = places.map(() => []);
  for (const leg of legs) for (const end of [leg.from, leg.to]) legsAt[end]?.push(leg);
  return { places, legs, legsAt };
}

/** A town is the end of two legs, so half its delay is added to each. */
const minutesOn = (pace: Pace, miles: number, townEnds: number): number =>
  (miles / milesAnHour[pace]) * 60 + (pace === 'two-lane' ? (minutesInTown * townEnds) / 2 : 0);

export const getPlaces = (flat: readonly number[]): Point[] =>
  Array.from({ length: flat.length / 2 }, (_, i) => ({
    latitude: (flat[2 * i] ?? 0) / 100,
    longitude: (flat[2 * i + 1] ?? 0) / 100,
  }));

export function toSums(steps: readonly number[]): number[] {
  let sum = 0;
  return steps.map((step) => {
    sum += step;
    return sum;
  });
}

/** The minutes from one place to any other; results are cached. */
export function drivesFrom(network: RoadNetwork, origin: Point): (place: Point) => number {
  const starts = accessTo(network, origin);
  const minutesTo = shortestTimes(network, starts);
  const known = new Map<Point, number>();
  return (place) => {
    const before = known.get(place);
    if (before !== undefined) return before;
    const overHighways = accessTo(network, place).flatMap((end) => [
      ...getEnds(end).map(({ at, minutes }) => (minutesTo[at] ?? Number.POSITIVE_INFINITY) + minutes),
      ...starts.filter(({ leg }) => leg === end.leg).map((start) => alongOneLeg(start, end)),
    ]);
    const minutes = Math.min(localMinutes(origin, place), minutesAtEnds + Math.min(...overHighways));
    known.set(place, minutes);
    return minutes;
  };
}

/** Rounding: the estimate is not more precise than this. */
export const toFiveMinutes = (minutes: number): number => Math.max(5, Math.round(minutes / 5) * 5);

const localMinutes = (a: Point, b: Point): number =>
  ((kmToMiles(distanceKm(a, b)) * localRoads.windings) / localRoads.milesAnHour) * 60;

/** Fallback without road data: 40 miles an hour in a straight line. */
export const minutesByStraightLine = (km: number): number => (kmToMiles(km) / 40) * 60;

/** Access to a highway: local minutes to the nearest point of a leg, and the position of that point on the leg, 0 to 1. */
type Access = { leg: Leg; along: number; minutes: number };

const getEnds = ({ leg, along, minutes }: Access): { at: number; minutes: number }[] => [
  { at: leg.from, minutes: minutes + along * leg.minutes },
  { at: leg.to, minutes: minutes + (1 - along) * leg.minutes },
];

const alongOneLeg = (start: Access, end: Access): number =>
  start.minutes + Math.abs(end.along - start.along) * end.leg.minutes + end.minutes;

function accessTo({ places, legs }: RoadNetwork, place: Point): Access[] {
  const nearest: { leg: Leg; along: number; point: Point; apart: number }[] = [];
  const shrink = Math.cos((place.latitude * Math.PI) / 180);
  for (const leg of legs) {
    const [from, to] = [places[leg.from] ?? place, places[leg.to] ?? place];
    const { along, ...point } = nearestBetween(from, to, place);
    const apart = (point.latitude - place.latitude) ** 2 + ((point.longitude - place.longitude) * shrink) ** 2;
    const rank = nearest.findIndex((other) => apart < other.apart);
    if (rank >= 0) nearest.splice(rank, 0, { leg, along, point, apart });
    else if (nearest.length < legsTried) nearest.push({ leg, along, point, apart });
    if (nearest.length > legsTried) nearest.pop();
  }
  return nearest.map(({ leg, along, point }) => ({ leg, along, minutes: localMinutes(point, place) }));
}

/** Dijkstra's algorithm with a linear scan: with a thousand places that takes milliseconds and needs no priority queue. */
function shortestTimes({ places, legsAt }: RoadNetwork, starts: readonly Access[]): number[] {
  const minutes: number[] = places.map(() => Number.POSITIVE_INFINITY);
  const reach = (place: number, time: number) => {
    minutes[place] = Math.min(minutes[place] ?? Number.POSITIVE_INFINITY, time);
  };
  for (const end of starts.flatMap(getEnds)) reach(end.at, end.minutes);
  const open = new Set(places.keys());
  for (let nearest = findNearest(open, minutes); nearest !== undefined; nearest = findNearest(open, minutes)) {
    open.delete(nearest);
    for (const leg of legsAt[nearest] ?? [])
      reach(leg.from === nearest ? leg.to : leg.from, (minutes[nearest] ?? 0) + leg.minutes);
  }
  return minutes;
}

function findNearest(open: ReadonlySet<number>, minutes: readonly number[]): number | undefined {
  let nearest: number | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const place of open) {
    const time = minutes[place] ?? Number.POSITIVE_INFINITY;
    if (time >= least) continue;
    nearest = place;
    least = time;
  }
  return nearest;
}
