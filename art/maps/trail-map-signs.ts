/** Parts of the map of a route besides its marks: names, the grid, the scale bar and the compass. */

import { type Box, boxAround, inBox, type Point } from '../../domain/geo/plane.ts';
import { labelBeside, type Room, textWidth } from '../../domain/map/labels.ts';
import { movedTo, text } from '../../domain/map/markup.ts';
import { KM_PER_MILE } from '../../domain/units.ts';

/** A name at its place, without a mark: one word per line, because a loop may be narrow. */
export function named([x, y]: Point, words: string): string {
  const lines = words.split(' ');
  const top = y - ((lines.length - 1) / 2) * PLACE_LINE + 15;
  const set = lines.map((line, i) => text([x, top + i * PLACE_LINE], line, 'middle'));
  return `<g class="map-place">${set.join('')}</g>`;
}
const PLACE_LINE = 48;

/** The space reserved by a place without a mark. */
export const namedBox = ([x, y]: Point, words: string, size: number): Box => {
  const lines = words.split(' ');
  return boxAround(x, y, Math.max(...lines.map((line) => textWidth(line, size))), lines.length * PLACE_LINE);
};

/** A name beside its mark, where there is room for it. */
export function nameBeside(mark: Box, words: string, size: number, room: Room): string {
  const label = words === '' ? undefined : labelBeside(mark, words, size, room, true);
  return label ? `<g font-size="${size}">${text(label.at, label.words, label.anchor)}</g>` : '';
}

/** Grid lines from the center outward, as a scale. */
export function grid({ right, bottom }: Box, every: number): string {
  const from = (length: number) => (length / 2) % every;
  const steps = (length: number) =>
    Array.from({ length: Math.floor((length - from(length)) / every) + 1 }, (_, i) =>
      Math.round(from(length) + i * every),
    );
  const upright = steps(right).map((x) => `M${x} 0v${bottom}`);
  const level = steps(bottom).map((y) => `M0 ${y}h${right}`);
  return [...upright, ...level].join('');
}

const SIZES = { scale: { width: 400, height: 130 }, north: { width: 110, height: 150 } };

/** A corner that the walk leaves free, and the other box too; the last one where none is free. */
export function cornerFor(what: keyof typeof SIZES, frame: Box, points: readonly Point[], other?: Box): Box {
  const { width, height } = SIZES[what];
  const [left, right] = [frame.left, frame.right - width];
  const [top, bottom] = [frame.top, frame.bottom - height];
  const corners = {
    scale: [
      [left, bottom],
      [right, bottom],
      [left, top],
      [right, top],
    ],
    north: [
      [right, top],
      [left, top],
      [right, bottom],
      [left, bottom],
    ],
  }[what];
  const boxes = corners.map(([x = 0, y = 0]): Box => ({ left: x, top: y, right: x + width, bottom: y + height }));
  const isFree = (box: Box) =>
    !points.some((point) => inBox(point, box)) && !(other && isSameCorner(box, other, frame));
  return boxes.find(isFree) ?? boxes.findLast((box) => !(other && isSameCorner(box, other, frame))) ?? frame;
}

const isSameCorner = (a: Box, b: Box, { left, top }: Box): boolean =>
  (a.left === left) === (b.left === left) && (a.top === top) === (b.top === top);

const SCALE_SIZE = 40;

/** Miles above the bar, kilometers below it. */
export function scale(corner: Box, miles: number, km: number, unitsPerKm: number): string {
  const [inMiles, inKm] = [miles * KM_PER_MILE * unitsPerKm, km * unitsPerKm].map(Math.round) as [number, number];
  const [x, y] = [corner.left + 40, corner.top + 62];
  const bar = `M${x} ${y - 16}v32M${x} ${y}h${Math.max(inMiles, inKm)}M${x + inMiles} ${y - 16}v16M${x + inKm} ${y}v16`;
  const words = text([x + 10, y - 14], `${miles} mi`) + text([x + 10, y + 40], km < 1 ? `${km * 1000} m` : `${km} km`);
  return `<g class="map-scale" font-size="${SCALE_SIZE}"><path d="${bar}"/>${words}</g>`;
}

export const north = ({ left, top }: Box): string =>
  `<g class="map-north" transform="${movedTo([left + 55, top + 80])}"><path d="M0-52l24 62-24-14-24 14z"/>${text([0, 58], 'N', 'middle')}</g>`;
