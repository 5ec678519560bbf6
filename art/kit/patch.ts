/** The patch: a region's outline, a merrowed border, a small scene under thread, and a ribbon with the hike's name. */
import { badgeSize } from '../../domain/pictures/badge-sheet.ts';
import type { PatchColors } from './patch-colors.ts';
import { CREAM, ribbon, ribbonColors } from './ribbon.ts';
import type { Scene } from './scene.ts';
import { svg } from './svg.ts';

export interface PatchOptions {
  scene: Scene;
  name: string;
  outline: string;
  colors: PatchColors;
  /** Every id in the drawing starts with this. */
  idPrefix: string;
}

export function drawPatch({ scene, name, outline, colors, idPrefix }: PatchOptions): string {
  const [edge, clip, thread] = [`${idPrefix}edge`, `${idPrefix}clip`, `${idPrefix}thread`];
  const sheet = `M0 0h${badgeSize.width}v${badgeSize.height}H0z`;
  return svg(
    { ...badgeSize, title: scene.alt },
    [
      `<defs><path id="${edge}" d="${outline}"/>${threadPattern(thread)}</defs>`,
      `<clipPath id="${clip}"><use href="#${edge}"/></clipPath>`,
      `<g clip-path="url(#${clip})">${scene.markup(idPrefix)}<path fill="url(#${thread})" d="${sheet}"/></g>`,
      border(edge, clip, colors),
      ribbon(scene.ribbon ?? name, ribbonColors(colors)),
    ].join(''),
  );
}

export function threadPattern(id: string): string {
  const light = '<path stroke="#fff" stroke-opacity=".2" d="M0 .5h8"/>';
  const dark = '<path stroke="#000" stroke-opacity=".1" d="M0 2h8"/>';
  const frame = 'width="8" height="3" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)"';
  return `<pattern id="${id}" ${frame}>${light}${dark}</pattern>`;
}

/** A thin cream line inside, then dense short stitches across a thick edge. */
export function border(edge: string, clip: string, { border: color, thread, dark }: PatchColors): string {
  const stroke = (ink: string, width: number, more = '') =>
    `<use href="#${edge}" stroke="${ink}" stroke-width="${width}"${more}/>`;
  const rounds = [
    stroke(CREAM, 36, ` clip-path="url(#${clip})"`),
    stroke(dark, 29),
    stroke(color, 20),
    stroke(thread, 18, ' stroke-dasharray="2 3.2"'),
  ];
  return `<g fill="none" stroke-linejoin="round">${rounds.join('')}</g>`;
}
