/** The few SVG elements that maps are made of. Paint comes from the style sheet, by class. */

import type { Point } from '../geo/plane.ts';
import type { Anchor } from './labels.ts';

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

/** A path with a class, or an empty string without path data. */
export const path = (className: string, data: string): string =>
  data === '' ? '' : `<path class="${className}" d="${data}"/>`;

export const dot = ([x, y]: Point, radius: number): string =>
  `<circle cx="${Math.round(x)}" cy="${Math.round(y)}" r="${radius}"/>`;

export function text([x, y]: Point, words: string, anchor: Anchor = 'start'): string {
  const aligned = anchor === 'start' ? '' : ` text-anchor="${anchor}"`;
  return `<text x="${Math.round(x)}" y="${Math.round(y)}"${aligned}>${escaped(words)}</text>`;
}

/** For the attribute transform: moved from the corner to a point. */
export const movedTo = ([x, y]: Point): string => `translate(${Math.round(x)} ${Math.round(y)})`;
