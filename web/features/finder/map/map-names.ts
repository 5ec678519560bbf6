/** The labels and road shields of the finder's map: placed per zoom level, then shown where they fit completely. */

import { type RoadKind, roadKinds } from '../../../../domain/drive/road-kinds.ts';
import { type Box, boxAround, distance, grown, overlap, type Point, within } from '../../../../domain/geo/plane.ts';
import { unitsPerKm } from '../../../../domain/map/cone.ts';
import { createCollisionIndex } from '../../../../domain/map/labels.ts';
import type { MapLayers, Place } from '../../../../domain/map/layers.ts';
import { detailAt, type NameSize, namesMarkup, type PlacedName, placeNames } from '../../../../domain/map/names.ts';
import { placeShields, type Shield, shieldMarkup } from '../../../../domain/map/road-paths.ts';

/** Pixels, by kind and, for towns, by rank. */
const townSizes = [17, 15, 14];
const sizes: Readonly<Record<Place['kind'], number>> = {
  town: 13,
  park: 14,
  lake: 13,
  river: 12,
  'great-lake': 21,
  abroad: 11,
  region: 25,
};
const nameSize: NameSize = ({ kind, rank }) => (kind === 'town' ? (townSizes[rank] ?? sizes.town) : sizes[kind]);

const shieldPlan = { height: 18, apart: 240 };
/** The scale, in pixels per kilometer, from which roads are labeled. */
const shieldsFrom: Readonly<Record<RoadKind, number>> = { interstate: 0, us: 1.4, state: 3.6 };
/** From this level of detail on, regions and neighbors are hidden, and hikes and waters are labeled. */
const closeUp = 2;

/** Pixels: the distance of labels and shields from the frame and the controls. */
export const frameMargin = 3;

const markSize = { width: 32, height: 36 };
/** Pixels: closer to the start than this, a town is the start itself. */
const dotSize = 4;

export type PlacedOnMap = { names: PlacedName[]; shields: Shield[] };

type Sheet = Pick<MapLayers, 'cone'>;

const pixelsPerKm = ({ cone }: Sheet, scale: number): number => scale * unitsPerKm(cone);

/** The level of detail of a scale (pixels per unit). */
export const getDetail = (sheet: Sheet, scale: number): number => detailAt(pixelsPerKm(sheet, scale));

/** A marker on the map; a marker of a single hike may have a label. The start of the drive has one of its own. */
export type MapMark = { at: Point; name?: string; code?: string; isStart?: boolean };

/** @param scale pixels per unit */
export function placeOnMap(layers: MapLayers, scale: number, marks: readonly MapMark[]): PlacedOnMap {
  const detail = getDetail(layers, scale);
  const boxes = marks.map(({ at: [x, y] }) => boxAround(x * scale, y * scale, markSize.width, markSize.height));
  // No view goes beyond the sheet: a shield at its edge would be cut off, and block the next one of its road.
  const sheet: Box = { left: 0, top: 0, right: layers.width * scale, bottom: layers.height * scale };
  const crowd = createCollisionIndex(boxes, grown(sheet, -frameMargin));
  const near = detail >= closeUp;
  const start = marks.find(({ isStart }) => isStart);
  const isStart = ({ kind, at }: Place) => start && kind === 'town' && distance(at, start.at) * scale < dotSize;
  const shown = layers.places.filter(
    (place) => !(near && (place.kind === 'region' || place.kind === 'abroad')) && !isStart(place),
  );
  const parks = near ? marks.flatMap(getPark) : [];
  const [first, others] = [shown.filter(({ rank }) => rank === 0), shown.filter(({ rank }) => rank > 0)];
  const view = { scale, detail, size: nameSize, marks: boxes };
  const names = placeNames([...first, ...parks, ...others], view, crowd);
  const kinds = roadKinds.filter((kind) => pixelsPerKm(layers, scale) >= shieldsFrom[kind]);
  return { names, shields: placeShields(layers.roads, scale, { ...shieldPlan, kinds }, crowd) };
}

const getPark = ({ at: [x, y], name, code }: MapMark): Place[] =>
  name ? [{ kind: 'park', words: [name], rank: 0, at: [x, y], code }] : [];

/** The visible part of the sheet: pixels per unit, and the offset of its corner in the frame. */
export type SheetView = { scale: number; x: number; y: number };

/** Labels and shields that fit: inside the frame and not covered by the controls. */
export function namesInView(
  { names, shields }: PlacedOnMap,
  placedAt: number,
  { scale, x, y }: SheetView,
  frame: Box,
  controls: readonly Box[],
): string {
  const where = (at: readonly [number, number]): Point => [x + at[0] * scale, y + at[1] * scale];
  const shifted = (box: Box, at: readonly [number, number]): Box => {
    const [left, top] = where(at);
    const [dx, dy] = [left - at[0] * placedAt, top - at[1] * placedAt];
    return { left: box.left + dx, top: box.top + dy, right: box.right + dx, bottom: box.bottom + dy };
  };
  const isWhole = (box: Box) => within(box, frame) && !controls.some((control) => overlap(control, box));
  const shown = names.filter(({ place, boxes }) => boxes.every((box) => isWhole(shifted(box, place.at))));
  const signs = shields.filter(({ at, box }) => isWhole(shifted(box, at)));
  const leaders = shown.flatMap(({ place: { leader, code } }) =>
    leader
      ? `<path class="map-leader" data-region="${code}" d="M${leader.map((at) => where(at).join(' ')).join('L')}"/>`
      : [],
  );
  return [
    ...leaders,
    namesMarkup(shown, where),
    `<g class="map-shields" font-size="${shieldPlan.height}">`,
    ...signs.map((shield) => shieldMarkup(shield, where(shield.at), shieldPlan.height)),
    '</g>',
  ].join('');
}
