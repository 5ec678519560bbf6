/** Shores, rivers and the state line in all the detail there is, cut into pieces of the sheet: the finder fetches those that are looked at. */

import { area, type Box, clipLine, clipRing, grown, type Line, thinLine, thinRing } from '../../domain/geo/plane.ts';
import type { FinerWater } from '../../domain/map/layers.ts';
import type { Atlas } from './atlas.ts';
import { stateCone } from './layers.ts';
import { shapes, strokes } from './markup.ts';
import type { Position } from './position.ts';
import { projectBy } from './projection.ts';

const PIECES = { across: 4, down: 4 };
const TOLERANCE = 0.9;
const SMALLEST = 25;
/** Pieces overlap, so that no seam shows in a shore or a river. */
const OVERLAP = 6;

export type Piece = { box: Box; water: FinerWater };

export function finerWater(atlas: Atlas): Piece[] {
  const project = projectBy(stateCone(atlas));
  const projected = (line: readonly Position[]): Line => line.map((position) => project(position));
  const greatLake = atlas.greatLake.map(projected);
  const lakes = atlas.lakes.flatMap(({ rings }) => rings.map(projected));
  const border = atlas.land.border.map(projected);
  const courses = (main: boolean) =>
    atlas.rivers.filter((river) => river.main === main).map(({ line }) => projected(line));
  const [rivers, streams] = [courses(true), courses(false)];
  return toBoxes(atlas.plan.sheet).map((box) => {
    const cut = grown(box, OVERLAP);
    const filled = (rings: readonly Line[]) =>
      shapes(
        rings
          .map((ring) => clipRing(ring, cut))
          .filter((ring) => ring.length > 3 && area(ring) > SMALLEST)
          .map((ring) => thinRing(ring, TOLERANCE)),
      );
    const drawn = (lines: readonly Line[]) =>
      strokes(lines.flatMap((line) => clipLine(line, cut)).map((line) => thinLine(line, TOLERANCE)));
    const water = [
      { class: 'map-fine-lake', data: filled(greatLake) },
      { class: 'map-fine-stream', data: drawn(streams) },
      { class: 'map-fine-river', data: drawn(rivers) },
      { class: 'map-fine-lake', data: filled(lakes) },
      { class: 'map-fine-border', data: drawn(border) },
    ];
    return { box, water: water.filter(({ data }) => data !== '') };
  });
}

function toBoxes({ width, height }: { width: number; height: number }): Box[] {
  const [wide, high] = [width / PIECES.across, height / PIECES.down];
  return Array.from({ length: PIECES.across * PIECES.down }, (_, i) => {
    const [left, top] = [(i % PIECES.across) * wide, Math.floor(i / PIECES.across) * high];
    return { left, top, right: left + wide, bottom: top + high };
  });
}
