/** The names on a map: selection for a view, placement and drawing. */

import { type Box, boxAround, distance, grown, overlap, type Point, union } from '../geo/plane.ts';
import { type CollisionIndex, type Label, placesAround, textWidth } from './labels.ts';
import type { Place, PlaceKind } from './layers.ts';
import { escaped } from './markup.ts';

/** Font size by kind and rank, in pixels. */
export type NameSize = (place: Pick<Place, 'kind' | 'rank'>) => number;

export type NameView = {
  /** Pixels a unit of the map. */
  scale: number;
  /** Names up to this rank are shown. */
  detail: number;
  size: NameSize;
  /** Marks on the map, in pixels. A town of the first rank is named beside the mark that covers it. */
  marks: readonly Box[];
};

/** A placed name; everything in pixels except its map position. */
export type PlacedName = {
  place: Place;
  /** Offset from its position to the start of the first line. */
  offset: Point;
  anchor: Label['anchor'];
  size: number;
  /** Its dot, if visible. */
  dot: readonly Box[];
  /** The boxes covered by the letters; several for a rotated name. */
  boxes: readonly Box[];
};

/** Minimum pixels per kilometer of each zoom step, from the whole state to a town. */
const steps = [0.9, 1.8, 3.6, 7.2];
export const detailAt = (pixelsPerKm: number): number => steps.filter((step) => pixelsPerKm >= step).length;

/** Letter spacing in ems, as in the style sheet. */
const widths: Readonly<Record<PlaceKind, (words: string, size: number) => number>> = {
  town: textWidth,
  park: textWidth,
  lake: textWidth,
  river: (words, size) => textWidth(words, size) + words.length * 0.06 * size,
  'great-lake': (words, size) => textWidth(words, size) + words.length * 0.08 * size,
  abroad: (words, size) => words.length * 0.95 * size,
  region: (words, size) => words.length * 0.47 * size,
};

const dotSize = (size: number) => size * 0.5;
/** A name may be this much wider than the lake it belongs to. */
const OVERHANG = 2.2;

/** Places the names in the order of the list. A name avoids the dots of large towns that are placed later, if it has another position. */
export function placeNames(places: readonly Place[], view: NameView, collisions: CollisionIndex): PlacedName[] {
  const placed: PlacedName[] = [];
  const great = places.filter(({ kind, rank }) => kind === 'town' && rank === 0);
  for (const place of places.filter(({ rank }) => rank <= view.detail)) {
    if (place.kind === 'river' && isSaidNearby(place, placed, view)) continue;
    const size = view.size(place);
    const spots = (place.kind === 'town' || place.kind === 'park' ? besideSpots : middleSpots)(place, size, view);
    const filled = (box: Box) => grown(box, size * 0.15);
    const coversTown = ({ boxes }: PlacedName) =>
      great.some((town) => {
        const dot = dotBox(town, view.size(town), view);
        return town !== place && boxes.some((box) => overlap(filled(box), dot));
      });
    const twin = great.find(
      (town) => town !== place && place.kind === 'town' && distance(town.at, place.at) * view.scale < CONFUSING,
    );
    /** Beyond its twin: Minneapolis written east of St. Paul. */
    const isBeyondTwin = ({ boxes }: PlacedName) => {
      if (!twin) return false;
      const [x, middle] = [place.at[0], getMiddle(boxes.reduce(union))[0]];
      return (twin.at[0] - x) * (middle - twin.at[0] * view.scale) > 0;
    };
    const free = spots.filter(
      (spot) =>
        ![...spot.boxes, ...spot.dot].some(collisions.isTaken) &&
        placed.every((other) => keepsOrder(spot, other, view)),
    );
    const found =
      free.find((spot) => !coversTown(spot) && !isBeyondTwin(spot)) ??
      free.find((spot) => !coversTown(spot)) ??
      free[0];
    if (!found) continue;
    for (const box of found.boxes) collisions.add(filled(box));
    for (const dot of found.dot) collisions.add(dot);
    placed.push(found);
  }
  return placed;
}

/** Pixels between two dots beyond which their names cannot be confused. */
const CONFUSING = 120;

/**
 * Names of neighbors are in the same order as their places: St. Paul is never written west of Minneapolis. Where two places lie in one
 * row or column, that order counts; else the names must not be swapped in the row or column that they share.
 */
function keepsOrder(spot: PlacedName, other: PlacedName, { scale }: NameView): boolean {
  if (![spot, other].every(({ place }) => place.kind === 'town' || place.kind === 'park')) return true;
  const [x, y] = [spot.place.at[0] - other.place.at[0], spot.place.at[1] - other.place.at[1]].map((d) => d * scale);
  if (x === undefined || y === undefined || Math.hypot(x, y) > CONFUSING) return true;
  const [one, two] = [spot.boxes.reduce(union), other.boxes.reduce(union)];
  const [right, below] = [getMiddle(one)[0] - getMiddle(two)[0], getMiddle(one)[1] - getMiddle(two)[1]];
  const [keepsX, keepsY] = [x * right >= 0, y * below >= 0];
  const line = spot.size;
  const isRow = Math.abs(y) < Math.max(line, Math.abs(x) / 2);
  const isColumn = Math.abs(x) < Math.max(line, Math.abs(y) / 2);
  if (isRow || isColumn) return isRow && (!isColumn || Math.abs(x) >= Math.abs(y)) ? keepsX : keepsY;
  const sharesRow = one.top < two.bottom && two.top < one.bottom;
  const sharesColumn = one.left < two.right && two.left < one.right;
  return (keepsX || keepsY) && (keepsX || !sharesRow) && (keepsY || !sharesColumn);
}

const getMiddle = ({ left, top, right, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2];

/** Minimum distance in pixels between two names of the same river. */
const RIVER_APART = 300;

const isSaidNearby = ({ words, at }: Place, placed: readonly PlacedName[], { scale }: NameView): boolean =>
  placed.some(({ place }) => place.words[0] === words[0] && distance(place.at, at) * scale < RIVER_APART);

const dotBox = ({ at: [x, y] }: Place, size: number, { scale }: NameView): Box =>
  boxAround(x * scale, y * scale, dotSize(size), dotSize(size));

/** Next to the dot. Only a place of the first rank is named under a mark; a large town even at a distance if marks surround it. */
function besideSpots(place: Place, size: number, view: NameView): PlacedName[] {
  const dot = dotBox(place, size, view);
  const covering = view.marks.filter((mark) => overlap(mark, dot));
  if (covering.length > 0 && place.rank > 0) return [];
  const [words = ''] = place.words;
  const [x, y] = [place.at[0] * view.scale, place.at[1] * view.scale];
  const around = covering.reduce(union, dot);
  const rings =
    place.kind === 'town' && place.rank === 0 ? [around, grown(around, size), grown(around, size * 2)] : [around];
  return rings
    .flatMap((mark) => placesAround(mark, words, size))
    .map(({ at, anchor, box }) => ({
      place,
      anchor,
      size,
      dot: covering.length === 0 ? [dot] : [],
      offset: [at[0] - x, at[1] - y],
      boxes: [box],
    }));
}

/** How many lines a name may move to either side to avoid a mark. */
const shifts: Partial<Record<PlaceKind, readonly number[]>> = {
  region: [0, -1, 1, -1.6, 1.6],
  lake: [0, 0.9, -0.9],
  'great-lake': [0, 1, 2, 3, -1],
};

function middleSpots(place: Place, size: number, { scale }: NameView): PlacedName[] {
  const width = Math.max(...place.words.map((line) => widths[place.kind](line, size)));
  if (place.width !== undefined && width > place.width * scale * OVERHANG) return [];
  const angle = ((place.turn ?? 0) * Math.PI) / 180;
  const down: Point = [-Math.sin(angle), Math.cos(angle)];
  const lower = (place.words.length - 1) * size;
  return (shifts[place.kind] ?? [0]).map((shift) => {
    const offset: Point = [down[0] * shift * size, down[1] * shift * size];
    const rise = lower / 2 - size * 0.3;
    const [x, y] = [place.at[0] * scale + offset[0], place.at[1] * scale + offset[1]];
    const boxes = chain([x + down[0] * rise, y + down[1] * rise], width, size + lower, place.turn ?? 0);
    return { place, offset, anchor: 'middle', size, dot: [], boxes };
  });
}

/** A slanted name does not fill an upright box, so it is covered by several. */
function chain([x, y]: Point, width: number, height: number, turn: number): Box[] {
  if (turn === 0) return [boxAround(x, y, width, height)];
  const angle = (turn * Math.PI) / 180;
  const links = Math.max(2, Math.ceil(width / height));
  const side = height * (Math.abs(Math.cos(angle)) + Math.abs(Math.sin(angle)));
  return Array.from({ length: links }, (_, i) => {
    const along = ((i + 0.5) / links - 0.5) * width;
    return boxAround(x + Math.cos(angle) * along, y + Math.sin(angle) * along, side, side);
  });
}

/** @param where the position of a name in the drawing */
export function namesMarkup(names: readonly PlacedName[], where: (at: Point) => Point): string {
  return names.map((name) => nameMarkup(name, where(name.place.at))).join('');
}

function nameMarkup({ place, offset, anchor, size, dot }: PlacedName, [x, y]: Point): string {
  const { kind, rank, words, turn, code } = place;
  const [left, top] = [tenths(x + offset[0]), tenths(y + offset[1])];
  const circle =
    dot.length > 0 ? `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(dotSize(size) * 0.38)}"/>` : '';
  const aligned = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  const stand = turn ? `transform="translate(${left} ${top})rotate(${turn})"` : `x="${left}" y="${top}"`;
  const [first = '', second] = words;
  const below = second === undefined ? '' : `<tspan x="${left}" dy="1em">${escaped(second)}</tspan>`;
  const region = code === undefined ? '' : ` data-region="${code}"`;
  const text = `<text ${stand}${aligned}>${escaped(first)}${below}</text>`;
  const className =
    kind === 'town' ? `map-town map-rank-${rank}` : `map-${kind}-name${place.leader ? ' map-outside' : ''}`;
  return `<g class="${className}"${region} font-size="${size}">${circle}${text}</g>`;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
