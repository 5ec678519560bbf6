/** The mark: the north star, large, over a wind-bent white pine and water. It holds at 24 px. */
import { around } from './geometry.ts';
import { numbers } from './path.ts';
import { svg } from './svg.ts';

export const LOGO = { size: 256, night: '#12343b', cream: '#fbf0d3', gold: '#f3c65a', lake: '#3f8a86' } as const;
export const logoAlt = (siteName: string): string => `${siteName}: the north star over a white pine`;

const PINE = [
  'M68 202q26-14 58-4-8-70-8-140h-6q2 80-14 138z',
  'M114 26l9 11 9-1 3 9 12 4q-14 10-34 9-16 1-28-5l13-8 2-9 9 1z',
  'M70 80l14-9 3-9 12 4 10-9 12 8 12-5 8 9 14 0-8 9 16 7q-30 12-58 8-24 2-43-5z',
  'M42 120l16-8 5-9 13 5 13-10 13 7 14-5 10 9 16-4 4 10 18 1-4 8 20 8q-34 11-66 7-40 4-72-6z',
  'M36 158l14-8 6-8 14 5 11-9 14 8 14-3-2 18q-36 8-71 3zM118 152l14-5 10-8 13 6 13-4 8 8 16 1-8 8 12 5q-42 10-78 3z',
] as const;

/** Eight rays; the upright ones are longer. */
function northStar(x: number, y: number, radius: number, notch: number): string {
  const points = Array.from({ length: 16 }, (_, i) => {
    const reach = i % 2 ? notch : i % 4 ? radius * 0.6 : radius;
    return numbers(around(x, y, reach, i * 22.5 - 90).map(Math.round));
  });
  return `M${points.join('L')}z`;
}

/** Pine, star and water on a sheet of 256, without the night behind them. */
export function logoMarkup(): string {
  const fill = (color: string, data: string) => `<path fill="${color}" d="${data}"/>`;
  return [
    fill(LOGO.lake, 'M28 196q50-12 100 0t100 0q-32 48-100 48t-100-48z'),
    fill(LOGO.night, 'M62 214q33-9 66-1t66 1q-33 9-66 2t-66-2z'),
    `<g transform="translate(20 102)scale(.5)">${PINE.map((data) => fill(LOGO.cream, data)).join('')}</g>`,
    fill(LOGO.gold, northStar(148, 102, 80, 20)),
  ].join('');
}

export function drawLogo(siteName: string): string {
  const ring = `<circle cx="128" cy="128" r="119" fill="none" stroke="${LOGO.cream}" stroke-width="6"/>`;
  const night = `<circle cx="128" cy="128" r="126" fill="${LOGO.night}"/>`;
  return svg({ width: LOGO.size, height: LOGO.size, title: logoAlt(siteName) }, night + logoMarkup() + ring);
}
