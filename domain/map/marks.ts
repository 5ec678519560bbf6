/**
 * The marks on a map of the land around one place, a locator's or a walk's: the build draws them, the key of the page repeats them, and the
 * browser adds where the hiker stands. Sizes are in the units of such a sheet; paint comes from web/styles/maps/around.css, by class.
 */

import { type Box, boxAround, type Point } from '../geo/plane.ts';
import { dot, movedTo } from './markup.ts';

export type MarkKind = 'start' | 'end' | 'trailhead' | 'check point' | 'mile';

/** Another place where the badge counts. */
export const CHECK_POINT = 16;

/** The tip of the pin is at its position; on the map of a walk it is smaller. */
const PIN: Box = { left: -42, top: -112, right: 42, bottom: 12 };
const SMALL_PIN = 0.75;

export const pinBox = ([x, y]: Point, size = 1): Box => ({
  left: x + PIN.left * size,
  top: y + PIN.top * size,
  right: x + PIN.right * size,
  bottom: y + PIN.bottom * size,
});

export function pin(point: Point, size = 1): string {
  const turn = movedTo(point) + (size === 1 ? '' : `scale(${size})`);
  return `<g class="map-pin" transform="${turn}"><path d="M0 0c-10-26-36-40-36-68a36 36 0 0 1 72 0c0 28-26 42-36 68z"/><circle cy="-68" r="13"/></g>`;
}

export const checkPoints = (points: readonly Point[]): string =>
  points.length === 0 ? '' : `<g class="map-ring">${points.map((point) => dot(point, CHECK_POINT)).join('')}</g>`;

/** Which way to go. */
export type Way = { at: Point; degrees: number };

export const ways = (arrows: readonly Way[]): string => {
  const arrow = ({ at, degrees }: Way) =>
    `<path d="M-17-21L21 0l-38 21 9-21z" transform="${movedTo(at)}rotate(${degrees})"/>`;
  return `<g class="map-way">${arrows.map(arrow).join('')}</g>`;
};

const forms: Readonly<Record<MarkKind, (at: Point) => string>> = {
  start: (at) => `<g class="map-start">${dot(at, 27)}${dot(at, 11)}</g>`,
  end: (at) => `<path class="map-end" d="M0-28l28 28-28 28-28-28z" transform="${movedTo(at)}"/>`,
  trailhead: (at) => pin(at, SMALL_PIN),
  'check point': (at) => checkPoints([at]),
  mile: (at) => `<g class="map-mile">${dot(at, 13)}</g>`,
};

const boxes: Readonly<Record<MarkKind, (at: Point) => Box>> = {
  start: ([x, y]) => boxAround(x, y, 64, 64),
  end: ([x, y]) => boxAround(x, y, 60, 60),
  trailhead: (at) => pinBox(at, SMALL_PIN),
  'check point': ([x, y]) => boxAround(x, y, 44, 44),
  mile: ([x, y]) => boxAround(x, y, 34, 34),
};

/** A mark of a route, and its label. */
export type Mark = { kind: MarkKind; at: Point; words: string };

export const markMarkup = ({ kind, at }: Pick<Mark, 'kind' | 'at'>): string => forms[kind](at);
/** The space that a mark reserves. */
export const markBox = ({ kind, at }: Pick<Mark, 'kind' | 'at'>): Box => boxes[kind](at);

/** The hiker's position with its accuracy circle, and off the line a connection to its nearest point. */
export function hiker(at: Point, sure: number, nearest?: Point): string {
  const way = nearest ? `<path d="M${at.join(' ')}L${nearest.join(' ')}"/>` : '';
  return `<g class="map-you"><circle class="map-sure" cx="${at[0]}" cy="${at[1]}" r="${sure}"/>${way}${dot(at, 24)}</g>`;
}
