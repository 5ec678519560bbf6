/** Lines and shapes of the plane as path data, and the bar of a map. */

import type { Line } from '../../domain/geo/plane.ts';
import { text } from '../../domain/map/markup.ts';
import type { Point } from '../kit/geometry.ts';
import { polygon, polyline } from '../kit/path.ts';

/** Closed shapes as one path; the style sheet fills them even-odd, so that islands stay land. */
export const shapes = (rings: readonly Line[]): string => rings.map((ring) => polygon(ring.slice(0, -1))).join('');

export const strokes = (lines: readonly Line[]): string => lines.map((line) => polyline(line)).join('');

/** Draws on a raster of so many units: the same lines, for fewer figures. */
export const penOn = (raster: number) => ({
  shapes: (rings: readonly Line[]) => shapes(rings.map((ring) => onRaster(ring, raster))),
  strokes: (lines: readonly Line[]) =>
    strokes(lines.map((line) => onRaster(line, raster)).filter((line) => line.length > 1)),
});

const onRaster = (line: Line, raster: number): Line =>
  line
    .map(([x, y]): Point => [Math.round(x / raster) * raster, Math.round(y / raster) * raster])
    .filter(([x, y], i, all) => {
      const before = all[i - 1];
      return !before || before[0] !== x || before[1] !== y;
    });

/** A bar with its length written above it, ending at the right. */
export function scaleBar([right, baseline]: Point, length: number, words: string, fontSize: number): string {
  const tick = Math.round(fontSize * 0.4);
  const [left, y] = [Math.round(right - length), Math.round(baseline)];
  const bar = `M${left} ${y - tick}v${tick}h${Math.round(length)}v-${tick}`;
  const label = text([right - length / 2, y - tick - fontSize * 0.15], words, 'middle');
  return `<g class="map-scale" font-size="${fontSize}"><path d="${bar}"/>${label}</g>`;
}
