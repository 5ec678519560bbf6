/** The names on the map of the state: regions by hand, since the eye expects them in one place; towns where there is room. */

import { labelBeside, type Room } from '../../domain/map-labels.ts';
import type { MapName } from '../../domain/maps.ts';
import { type Box, boxAround, grown, overlap, union } from '../../domain/plane.ts';
import type { Region } from '../../domain/region.ts';
import type { Point } from '../kit/geometry.ts';
import type { Atlas } from './atlas.ts';
import type { Project } from './projection.ts';

/** Letters in units of the map; on a phone the style sheet takes the larger ones. */
export const LABEL_SIZES = { wide: { name: 270, count: 140 }, phone: { name: 320, count: 215 } };
export const TOWN_SIZE = 118;
export const NEIGHBOR_SIZE = 110;

type RegionLabel = Region['label'];

/** Narrow capitals of the display face, in ems. */
const CAPITAL = 0.42;

type Sizes = { name: number; count: number };

/** The room that a region's name and count take up, line by line. */
export function labelBoxes({ lines, at: [x, y] }: RegionLabel, { name, count }: Sizes): Box[] {
  const names = lines.map((line, i): Box => {
    const baseline = y + i * name;
    const half = (line.length * CAPITAL * name) / 2;
    return { left: x - half, top: baseline - name * 0.78, right: x + half, bottom: baseline + name * 0.05 };
  });
  const lastBaseline = y + (lines.length - 1) * name + count * 1.3;
  return [
    ...names,
    { left: x - count * 2, top: lastBaseline - count * 0.8, right: x + count * 2, bottom: lastBaseline },
  ];
}

/** A generous box around a name that stands outside its region: as good a place to press as the region. */
export const targetAround = (label: RegionLabel): Box => grown(labelBoxes(label, LABEL_SIZES.phone).reduce(union), 110);

const rounded = ([x, y]: Point): [number, number] => [Math.round(x), Math.round(y)];

/** Towns give way to trailheads, to the names of the regions and to each other. */
export function townNames(atlas: Atlas, project: Project, trailheads: readonly Point[], room: Room): MapName[] {
  const dots = trailheads.map(([x, y]) => boxAround(x, y, 90, 90));
  const names = atlas.regions.flatMap(({ label }) => labelBoxes(label, LABEL_SIZES.wide)).map((box) => grown(box, 40));
  room.obstacles.push(...dots, ...names, ...lakeNameBoxes(atlas));
  return atlas.plan.towns.flatMap((name) => {
    const town = atlas.towns.find((known) => known.name === name);
    if (!town) return [];
    const point = project([town.longitude, town.latitude]);
    const mark = boxAround(point[0], point[1], 40, 40);
    const label = dots.some((taken) => overlap(taken, mark)) ? undefined : labelBeside(mark, name, TOWN_SIZE, room);
    if (!label) return [];
    room.obstacles.push(mark);
    return [{ words: name, at: rounded(label.at), anchor: label.anchor, dot: rounded(point) }];
  });
}

export const neighborNames = ({ plan }: Atlas): MapName[] =>
  plan.neighborNames.map(({ name, at, turn }) => ({ words: name.toUpperCase(), at, turn, anchor: 'middle' }));

export function lakeName({ plan: { greatLake } }: Atlas): MapName[] {
  return greatLake ? [{ words: greatLake.name, at: greatLake.at, turn: greatLake.turn, anchor: 'middle' }] : [];
}

/** A slanting name fills no upright box: a chain of small ones covers it. */
function lakeNameBoxes({ plan: { greatLake } }: Atlas): Box[] {
  if (!greatLake) return [];
  const { at, turn, length } = greatLake;
  const angle = (turn * Math.PI) / 180;
  const links = 9;
  return Array.from({ length: links }, (_, i) => {
    const along = (i / (links - 1) - 0.5) * length;
    return boxAround(at[0] + Math.cos(angle) * along, at[1] - 60 + Math.sin(angle) * along, 190, 190);
  });
}
