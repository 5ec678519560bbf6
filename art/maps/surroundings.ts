/** Land and water around a place, projected, cut to the frame and thinned to what its scale can show. */

import type { Point as Place } from '../../domain/geo/geo.ts';
import {
  area,
  type Box,
  clipLine,
  clipRing,
  contains,
  distanceToSegment,
  getLength,
  grown,
  type Line,
  segments,
  smoothRing,
  thinLine,
  thinRing,
} from '../../domain/geo/plane.ts';
import { unitsPerKm } from '../../domain/map/cone.ts';
import type { Road } from '../../domain/map/layers.ts';
import type { Cone } from '../../domain/map/map-plan.ts';
import { flatLine } from '../../domain/map/road-paths.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import type { Position } from './position.ts';
import { projectBy } from './projection.ts';
import { crossedBy } from './shores.ts';

export type Surroundings = {
  land: Line[];
  greatLake: Line[];
  lakes: Line[];
  rivers: Line[];
  streams: Line[];
  counties: Line[];
  border: Line[];
  /** The less important first. */
  roads: Road[];
};

/** Edges are drawn a little beyond the frame, so that their strokes do not show along it. */
const OVERHANG = 15;
const TOLERANCE = 1.7;
/** Half the width of the smallest lake that is drawn, squared. */
const SMALLEST_LAKE = 14 ** 2;
/** The county lines of the atlas are coarse: where they follow a river, only the river is drawn. */
const RIVER_BORDER_KM = 1.3;

export function surroundings(atlas: Atlas, cone: Cone, frame: Box): Surroundings {
  const project = projectBy(cone);
  const cut = grown(frame, OVERHANG);
  const isNear = nearTo(cone);
  const projectLine = (line: readonly Position[]): Line => line.map((position) => project(position));
  const ring = (positions: readonly Position[], smooth = 0): Line => {
    const clipped = clipRing(smoothRing(projectLine(positions), smooth), cut);
    return clipped.length > 0 ? thinRing(clipped, TOLERANCE) : clipped;
  };
  const rings = (all: readonly (readonly Position[])[], smallest: number, smooth = 0): Line[] =>
    all
      .filter(isNear)
      .map((positions) => ring(positions, smooth))
      .filter((points) => points.length > 3 && area(points) > smallest);
  const lines = (all: readonly (readonly Position[])[]): Line[] =>
    all
      .filter(isNear)
      .flatMap((line) => clipLine(projectLine(line), cut))
      .map((line) => thinLine(line, TOLERANCE));

  const watercourses = (main: boolean) =>
    lines(atlas.rivers.filter((river) => river.main === main).map(({ line }) => line));
  const [main, streams] = [watercourses(true), watercourses(false)];
  const roads = mainRoads(
    atlas.highways().flatMap(({ line, ...road }) => lines([line]).map((piece) => ({ ...road, line: piece }))),
  );
  const isCrossed = crossedBy(roads.map(({ line }) => line));
  const landmarks = atlas.plan.nearbyLakes.map(({ at }) => project(at));
  const isLandmark = (pond: Line) => landmarks.some((point) => contains([pond], point));
  const isByRiver = nearLines([...main, ...streams], RIVER_BORDER_KM * unitsPerKm(cone));
  return {
    land: atlas.land.land.map((positions) => ring(positions)).filter((points) => points.length > 3),
    greatLake: rings(atlas.greatLake, SMALLEST_LAKE),
    lakes: [
      ...rings(
        atlas.lakes.flatMap((lake) => lake.rings),
        SMALLEST_LAKE,
      ),
      ...rings(
        atlas.smallLakes.flatMap((lake) => lake.rings),
        SMALLEST_LAKE * 4,
        2,
      ).filter((pond) => isLandmark(pond) || !isCrossed(pond)),
    ],
    rivers: main,
    streams,
    counties: lines(atlas.countyLines).flatMap((line) => partsWhere(line, (point) => !isByRiver(point))),
    border: lines(atlas.land.border),
    roads: roads.map(({ line, ...road }) => ({ ...road, line: flatLine(line) })),
  };
}

type DrawnRoad = Omit<Road, 'line'> & { line: Line };
/** In a city every second street has a number: of the highways of the state, this many are enough to find the way. */
const MOST_STATE_ROADS = 8;

function mainRoads(roads: readonly DrawnRoad[]): DrawnRoad[] {
  const lengths = new Map<string, number>();
  for (const { kind, number, line } of roads)
    if (kind === 'state') lengths.set(number, (lengths.get(number) ?? 0) + getLength(line));
  const longest = [...lengths].toSorted(([, a], [, b]) => b - a).slice(0, MOST_STATE_ROADS);
  const shown = new Set(longest.map(([number]) => number));
  return roads.filter(({ kind, number, main }) => kind !== 'state' || main || shown.has(number));
}

/** Sorts out what cannot reach the frame, before anything is projected. No edge in the data is a degree long. */
const nearTo =
  ({ latitude, longitude }: Place) =>
  (line: readonly Position[]): boolean =>
    line.some(([x, y]) => Math.abs(x - longitude) < 1.4 && Math.abs(y - latitude) < 1);

const nearLines = (lines: readonly Line[], reach: number) => {
  const all = lines.flatMap((line) => [...segments(line)]);
  return (point: Point): boolean => all.some((segment) => distanceToSegment(point, segment) < reach);
};

/** Long enough to read as a line and not as a crumb. */
const SHORTEST_PART = 20;
const STEP = 40;

/** The parts of a line whose points are wanted, tried every few units. */
function partsWhere(line: Line, wanted: (point: Point) => boolean): Line[] {
  const parts: Point[][] = [];
  let open: Point[] | undefined;
  for (const point of pointsAlong(line, STEP)) {
    if (!wanted(point)) open = undefined;
    else if (open) open.push(point);
    else {
      open = [point];
      parts.push(open);
    }
  }
  return parts
    .map((part) => thinLine(part, TOLERANCE))
    .filter((part) => {
      const [start, end] = [part[0], part.at(-1)];
      return start && end && Math.hypot(end[0] - start[0], end[1] - start[1]) > SHORTEST_PART;
    });
}

export function* pointsAlong(line: Line, step: number): Generator<Point> {
  for (const [[fromX, fromY], [toX, toY]] of segments(line)) {
    const count = Math.max(1, Math.round(Math.hypot(toX - fromX, toY - fromY) / step));
    for (let i = 0; i < count; i++) yield [fromX + ((toX - fromX) * i) / count, fromY + ((toY - fromY) * i) / count];
  }
  const end = line.at(-1);
  if (end) yield end;
}
