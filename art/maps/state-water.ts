/** Lakes and rivers as the map of the whole state shows them: all that matter at home, only the large ones beyond. */

import {
  area,
  type Box,
  boundsOf,
  clipLine,
  clipRing,
  contains,
  distance,
  type Line,
  overlap,
  segments,
  smoothRing,
  thinLine,
  thinRing,
} from '../../domain/plane.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import type { Lake } from './geodata.ts';
import type { Position } from './position.ts';
import type { Project } from './projection.ts';

export type StateWater = {
  greatLake: Line[];
  lakes: Line[];
  lakesAbroad: Line[];
  smallLakes: Line[];
  rivers: Line[];
  streams: Line[];
};

const SMALLEST_ABROAD_KM2 = 40;
const SMALLEST_RASTER_KM2 = 4.2;
/** 1 is a circle. Long thin shapes of the raster are rivers or artifacts. */
const LEAST_ROUND = 0.32;

/** @param finest what differs less than this is the same */
export function stateWater(
  atlas: Atlas,
  project: Project,
  outline: readonly Line[],
  view: Box,
  finest: number,
): StateWater {
  const thin = (ring: Line, tolerance: number) => thinRing(ring, Math.max(tolerance, finest));
  const { greatLake, lakes, rivers, smallLakes, plan } = atlas;
  const isBorder = (name: string) => plan.borderRivers.some((river) => name.includes(river));
  const projectLine = (line: readonly Position[]): Line => line.map((position) => project(position));
  const isHome = (line: Line) => line.some((point, i) => i % 6 === 0 && contains(outline, point));
  const ringsOf = (lake: Pick<Lake, 'rings'>, tolerance: number, smallest: number): Line[] =>
    lake.rings
      .map((ring) => clipRing(projectLine(ring), view))
      .filter((ring) => ring.length > 3)
      .map((ring) => thin(ring, tolerance))
      .filter((ring) => area(ring) > smallest);

  const [home, abroad] = partition(lakes, (lake) => lake.rings.slice(0, 1).some((shore) => isHome(projectLine(shore))));
  const drawn = rivers
    .map((river) => ({ ...river, line: projectLine(river.line) }))
    .filter(({ name, line }) => isBorder(name) || line.some((point: Point) => contains(outline, point)));
  const courses = (main: boolean) =>
    drawn
      .filter((river) => river.main === main)
      .flatMap(({ line }) => clipLine(line, view))
      .map((line) => thinLine(line, Math.max(4, finest)));
  return {
    greatLake: ringsOf({ rings: greatLake }, 4.5, 200),
    lakes: home.flatMap((lake) => ringsOf(lake, 3.8, 210)),
    lakesAbroad: abroad.filter(({ km2 }) => km2 > SMALLEST_ABROAD_KM2).flatMap((lake) => ringsOf(lake, 5.5, 700)),
    smallLakes: smallLakes
      .filter(({ km2 }) => km2 >= SMALLEST_RASTER_KM2)
      .flatMap(({ rings }) => rings.map(projectLine))
      .filter((ring) => overlap(boundsOf([ring]), view))
      .filter((ring) => contains(outline, ring[0] ?? [0, 0]) && roundness(ring) > LEAST_ROUND)
      .map((ring) => thin(smoothRing(ring, 2), 2))
      .filter((ring) => area(ring) > 160),
    rivers: courses(true),
    streams: courses(false),
  };
}

function partition<T>(items: readonly T[], isFirst: (item: T) => boolean): [T[], T[]] {
  return [items.filter(isFirst), items.filter((item) => !isFirst(item))];
}

function roundness(ring: Line): number {
  let around = 0;
  for (const [a, b] of segments(ring)) around += distance(a, b);
  return (4 * Math.PI * area(ring)) / around ** 2;
}
