/** The badge that is not yet earned: the same patch as a chalk ghost, with the prints of someone on the way. */
import { badgeOutlines, badgeSize } from '../../domain/pictures/badge-sheet.ts';
import { border } from './patch.ts';
import { CHALK } from './patch-colors.ts';
import { ribbon } from './ribbon.ts';
import { svg } from './svg.ts';

const CLOTH = '#e8dec3';
const PRINTS = '#a5987a';

export const PLACEHOLDER_ALT = 'A badge not yet earned: an empty patch with boot prints across it';

export function drawPlaceholder(): string {
  const weave = 'width="8" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"';
  const seam = `stroke="${CHALK.dark}" stroke-width="3" stroke-dasharray="9 8" stroke-linejoin="round"`;
  const prints = bootPrint(150, 290, 8, -1) + bootPrint(236, 244, 14, 1) + bootPrint(172, 168, 8, -1);
  const [edge, clip] = ['placeholder-edge', 'placeholder-clip'];
  return svg(
    { ...badgeSize, title: PLACEHOLDER_ALT },
    [
      `<defs><path id="${edge}" d="${badgeOutlines.arrowhead}"/>`,
      `<pattern id="placeholder-weave" ${weave}><path stroke="#fff" stroke-opacity=".45" d="M0 1h8"/></pattern></defs>`,
      `<clipPath id="${clip}"><use href="#${edge}"/></clipPath>`,
      `<use href="#${edge}" fill="${CLOTH}"/><use href="#${edge}" fill="url(#placeholder-weave)"/>`,
      `<use href="#${edge}" fill="none" ${seam} transform="translate(25 38)scale(.87 .84)"/>`,
      `<g fill="${PRINTS}">${prints}</g>`,
      border(edge, clip, CHALK),
      ribbon('Not yet', { face: '#f4edda', seam: CHALK.border, tail: CHALK.thread, dark: CHALK.dark }),
    ].join(''),
  );
}

function bootPrint(x: number, y: number, degrees: number, side: -1 | 1): string {
  const sole =
    'M-16-52c4-14 26-14 32 2 5 14 2 30-2 44-8 4-20 4-26 1-5-16-9-33-4-47zM-11 6c7 3 16 3 23 0 2 14 2 30-9 33-13 2-15-18-14-33z';
  const tread = `<path stroke="${CLOTH}" stroke-width="4" d="M-16-40h32M-18-28h36M-16-16h32M-11 18h22M-9 28h18"/>`;
  return `<g transform="translate(${x} ${y})rotate(${degrees})scale(${side} 1)"><path d="${sole}"/>${tread}</g>`;
}
