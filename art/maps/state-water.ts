/** Lakes and rivers as the map of the whole state shows them: all that matter at home, only the large ones beyond. */

import {
  area,
  type Box,
  clipLine,
  clipRing,
  contains,
  distance,
  getBounds,
  type Line,
  overlap,
  segments,
  smoothRing,
  thinLine,
  thinRing,
} from '../../domain/geo/plane.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import type { Position } from './position.ts';
import type { Project } from './projection.ts';

/** On the sheet of the state, before anything is cut out of it. */
export type WaterOnSheet = {
  greatLake: readonly Line[];
  /** Each with its islands. */
  lakes: readonly (readonly Line[])[];
  lakesAbroad: readonly (readonly Line[])[];
  smallLakes: readonly { ring: Line; bounds: Box }[];
  rivers: readonly { main: boolean; line: Line }[];
};

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

export function waterOnSheet(atlas: Atlas, project: Project, outline: readonly Line[]): WaterOnSheet {
  const { greatLake, lakes, rivers, smallLakes, plan } = atlas;
  const isBorder = (name: string) => plan.borderRivers.some((river) => name.includes(river));
  const projectLine = (line: readonly Position[]): Line => line.map((position) => project(position));
  const isHome = (line: Line) => line.some((point, i) => i % 6 === 0 && contains(outline, point));
  const projected = lakes.map(({ km2, rings }) => {
    const onSheet = rings.map(projectLine);
    return { km2, rings: onSheet, home: onSheet.slice(0, 1).some(isHome) };
  });
  return {
    greatLake: greatLake.map(projectLine),
    lakes: projected.filter(({ home }) => home).map(({ rings }) => rings),
    lakesAbroad: projected.filter(({ home, km2 }) => !home && km2 > SMALLEST_ABROAD_KM2).map(({ rings }) => rings),
    smallLakes: smallLakes
      .filter(({ km2 }) => km2 >= SMALLEST_RASTER_KM2)
      .flatMap(({ rings }) => rings.map(projectLine))
      .filter((ring) => contains(outline, ring[0] ?? [0, 0]) && roundness(ring) > LEAST_ROUND)
      .map((ring) => ({ ring: smoothRing(ring, 2), bounds: getBounds([ring]) })),
    rivers: rivers
      .map(({ main, name, line }) => ({ main, name, line: projectLine(line) }))
      .filter(({ name, line }) => isBorder(name) || line.some((point: Point) => contains(outline, point))),
  };
}

/** @param finest what differs less than this is the same */
export function waterIn(view: Box, water: WaterOnSheet, finest: number): StateWater {
  const thin = (ring: Line, tolerance: number) => thinRing(ring, Math.max(tolerance, finest));
  const cut = (rings: readonly Line[], tolerance: number, smallest: number): Line[] =>
    rings
      .map((ring) => clipRing(ring, view))
      .filter((ring) => ring.length > 3)
      .map((ring) => thin(ring, tolerance))
      .filter((ring) => area(ring) > smallest);
  const courses = (main: boolean) =>
    water.rivers
      .filter((river) => river.main === main)
      .flatMap(({ line }) => clipLine(line, view))
      .map((line) => thinLine(line, Math.max(4, finest)));
  return {
    greatLake: cut(water.greatLake, 4.5, 200),
    lakes: water.lakes.flatMap((rings) => cut(rings, 3.8, 210)),
    lakesAbroad: water.lakesAbroad.flatMap((rings) => cut(rings, 5.5, 700)),
    smallLakes: water.smallLakes
      .filter(({ bounds }) => overlap(bounds, view))
      .map(({ ring }) => thin(ring, 2))
      .filter((ring) => area(ring) > 160),
    rivers: courses(true),
    streams: courses(false),
  };
}

function roundness(ring: Line): number {
  let around = 0;
  for (const [a, b] of segments(ring)) around += distance(a, b);
  return (4 * Math.PI * area(ring)) / around ** 2;
}
