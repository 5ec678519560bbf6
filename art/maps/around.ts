/** The sheet of a locator and of the map of a walk: the land around one place, described and drawn as the map of the state is. */

import type { Box, Line } from '../../domain/geo/plane.ts';
import { landMarkup } from '../../domain/map/land.ts';
import { type Layer, landSchema } from '../../domain/map/layers.ts';
import { shapes, strokes } from './markup.ts';
import type { Surroundings } from './surroundings.ts';

export const AROUND = { width: 1240, height: 960 };
export const FRAME: Box = { left: 0, top: 0, right: AROUND.width, bottom: AROUND.height };
export const SHEET_RING: Line = [
  [0, 0],
  [AROUND.width, 0],
  [AROUND.width, AROUND.height],
  [0, AROUND.height],
  [0, 0],
];

/** A layer with its shape, from the ground up; one shape may be painted twice. */
export type Painted = { class: string; shape: string; data: string };

export const paintedLand = (around: Omit<Surroundings, 'roads'>): Painted[] => [
  { class: 'map-abroad', shape: 'sheet', data: shapes([SHEET_RING]) },
  { class: 'map-home', shape: 'land', data: shapes(around.land) },
  { class: 'map-lake', shape: 'great-lake', data: shapes(around.greatLake) },
  { class: 'map-county', shape: 'counties', data: strokes(around.counties) },
  { class: 'map-stream', shape: 'streams', data: strokes(around.streams) },
  { class: 'map-river', shape: 'rivers', data: strokes(around.rivers) },
  { class: 'map-lake', shape: 'lakes', data: shapes(around.lakes) },
  { class: 'map-border', shape: 'border', data: strokes(around.border) },
];

/** @param prefix of ids, for a page that holds two drawings */
export function drawnLayers(painted: readonly Painted[], prefix: string): string {
  const seen = painted.filter(({ data }) => data !== '');
  const { definitions, ground } = landMarkup(
    landSchema.parse({
      shapes: Object.fromEntries(seen.map(({ shape, data }) => [shape, data])),
      ground: seen.map(({ class: className, shape }): Layer => ({ class: className, shape })),
      regions: [],
      overlay: [],
    }),
    prefix,
  );
  return definitions === '' ? ground : `<defs>${definitions}</defs>${ground}`;
}
