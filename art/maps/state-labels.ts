/** The names of the regions on the map of the front page: by hand, since the eye expects them in one place. */

import { type Box, grown, union } from '../../domain/geo/plane.ts';
import { escaped } from '../../domain/map/markup.ts';
import type { Region } from '../../domain/trail/region.ts';

/** Letters in units of the map; on a phone the style sheet takes the larger ones. */
export const LABEL_SIZES = { wide: { name: 270, count: 140 }, phone: { name: 320, count: 215 } };

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

/** Touch target around a name outside its region. */
export const targetAround = (label: RegionLabel): Box => grown(labelBoxes(label, LABEL_SIZES.phone).reduce(union), 110);

/** @param note a smaller line below the name */
export function regionName(
  {
    code,
    label: {
      lines,
      at: [x, y],
      leader,
    },
  }: Region,
  note: string,
): string {
  const rows = lines.map((line, i) => `<tspan x="${x}"${i > 0 ? ' dy="1em"' : ''}>${escaped(line)}</tspan>`);
  const small = `<tspan class="map-count" x="${x}" dy="1.3em">${escaped(note)}</tspan>`;
  const line = leader ? `<path class="map-leader" d="M${leader[0].join(' ')}L${leader[1].join(' ')}"/>` : '';
  return `<g data-region="${code}">${line}<text y="${y}">${rows.join('')}${small}</text></g>`;
}
