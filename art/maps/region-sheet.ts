/**
 * Water, borders and roads of a region's map in a separate file, which the page's drawing references: they are most of its size, and must
 * not delay the list of hikes below. Only inherited properties cross a file boundary, so the paint is here and not in a style sheet; its
 * colors come from the page.
 */
import type { RoadKind } from '../../domain/drive/road-kinds.ts';
import type { MapLayers } from '../../domain/map/layers.ts';
import { roadPaths } from '../../domain/map/road-paths.ts';
import type { Region } from '../../domain/trail/region.ts';

/** Id that the page's drawing references. */
export const sheetId = 'sheet';

const stroke = (color: string, width: number): string => `stroke="var(--${color})" stroke-width="${width}"`;

/** By the name of the layer, in pixels at every size. */
const PAINT: Readonly<Record<string, string>> = {
  'map-county': stroke('m-line', 0.8),
  'map-stream': stroke('m-river', 1),
  'map-river': stroke('m-river', 1.8),
  'map-between': stroke('paper', 1.4),
  'map-outline': stroke('ink', 1.4),
  'map-pond': `fill="var(--m-water)" ${stroke('m-water', 0.8)}`,
  'map-lake': `fill="var(--m-water)" ${stroke('m-river', 0.8)}`,
  'map-outline-over': `${stroke('ink', 0.8)} stroke-opacity=".5"`,
};
const ROADS: Readonly<Record<RoadKind, { casing: number; road: number }>> = {
  state: { casing: 2.2, road: 0.9 },
  us: { casing: 3.6, road: 1.6 },
  interstate: { casing: 5, road: 2.6 },
};

const painted = (data: string, paint: string): string =>
  `<path ${paint} vector-effect="non-scaling-stroke" d="${data}"/>`;

type Layers = Pick<MapLayers, 'shapes' | 'regions' | 'overlay' | 'roads'>;

export function regionSheet({ shapes, regions, overlay, roads }: Layers, { code }: Region): string {
  const neighbors = regions.filter((region) => region.code !== code).map((region) => shapes[region.code] ?? '');
  const layers = overlay.map(({ class: name, shape }) => painted(shapes[shape] ?? '', getPaint(name)));
  const ways = roadPaths(roads).flatMap(({ kind, data }) => [
    painted(data, `${stroke('m-casing', ROADS[kind].casing)} stroke-opacity=".6"`),
    painted(data, stroke('m-road', ROADS[kind].road)),
  ]);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg"><g id="${sheetId}" fill="none" fill-rule="evenodd">`,
    `<path fill="var(--m-land)" d="${neighbors.join('')}"/>`,
    ...layers,
    ...ways,
    '</g></svg>',
  ].join('');
}

function getPaint(name: string): string {
  const paint = PAINT[name];
  if (paint === undefined) throw new Error(`the map of a region has no paint for ${name}`);
  return paint;
}
