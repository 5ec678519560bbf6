/** The picture of the milestone of all regions: their badges in a ring, each on the color of its region, around one star. */
import { badgeOutlines, badgeSize } from '../../domain/pictures/badge-sheet.ts';
import type { Region } from '../../domain/trail/region.ts';
import { formatCount } from '../../domain/units.ts';
import { around } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { CREAM } from '../kit/ribbon.ts';
import { emblem, type Layer, type Scene } from '../kit/scene.ts';

const NIGHT = '#12343b';
const STAR = '#f3c65a';
const REACH = 150;

export function regionWheel(regions: readonly Region[]): Scene {
  const alt = `The outlines of the badges of ${formatCount(regions.length)} regions in a ring around one star`;
  return emblem({ alt, palette: { cream: CREAM, night: NIGHT, star: STAR }, layers: [wheel(regions)] });
}

const wheel =
  (regions: readonly Region[]): Layer<'cream' | 'night' | 'star'> =>
  (canvas) => {
    const middle = canvas.width / 2;
    const turn = 360 / regions.length;
    for (const [i, { badge, band, light }] of regions.entries()) {
      const [from, to] = [i * turn - 90 - turn / 2, i * turn - 90 + turn / 2];
      const [start, end] = [around(middle, middle, REACH, from), around(middle, middle, REACH, to)];
      const wedge = `M${middle} ${middle}L${rounded(start)}A${REACH} ${REACH} 0 0 1 ${rounded(end)}z`;
      canvas.add(`<path fill="${light.base}" stroke="${CREAM}" stroke-width="4" d="${wedge}"/>`);
      const scale = Math.min(0.17, 1 / regions.length);
      const [x, y] = around(middle, middle, 88, i * turn - 90);
      const corner = rounded([x - (badgeSize.width * scale) / 2, y - (badgeSize.height * scale) / 2]);
      const frame = `transform="translate(${corner})scale(${numbers([scale])})" stroke="${CREAM}" stroke-width="26"`;
      canvas.add(`<path fill="${band}" ${frame} stroke-linejoin="round" d="${badgeOutlines[badge.shape]}"/>`);
    }
    canvas.add(`<circle cx="${middle}" cy="${middle}" r="44" fill="${NIGHT}" stroke="${CREAM}" stroke-width="4"/>`);
    canvas.fill('star', compassStar(middle, 38));
  };

const rounded = (point: readonly number[]): string => numbers(point.map(Math.round));

/** Eight rays, the upright ones longer. */
function compassStar(middle: number, radius: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 ? radius * 0.26 : i % 4 ? radius * 0.6 : radius;
    return rounded(around(middle, middle, reach, i * 22.5 - 90));
  });
  return `M${points.join('L')}z`;
}
