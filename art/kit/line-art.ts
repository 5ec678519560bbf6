/** A badge as line art: every shape of its scene as an outline on paper, for a badge that is not earned yet. */
import { badgeSize, ribbonOutline } from '../../domain/pictures/badge-sheet.ts';
import type { Scene } from './scene.ts';
import { svg } from './svg.ts';

export const LINE_ART = { paper: '#fcf8ec', ink: '#4b585a' } as const;

export interface LineArtOptions {
  scene: Pick<Scene, 'markup'>;
  outline: string;
  /** Every id in the drawing starts with this. */
  idPrefix: string;
}

/** Shapes keep their order and are filled with paper, so that a shape hides the lines behind it. */
export function drawLineArt({ scene, outline, idPrefix }: LineArtOptions): string {
  const [edge, clip] = [`${idPrefix}edge`, `${idPrefix}clip`];
  const { paper, ink } = LINE_ART;
  const lines = `fill="${paper}" stroke="${ink}" stroke-linejoin="round"`;
  return svg(
    badgeSize,
    [
      `<defs><path id="${edge}" d="${outline}"/></defs>`,
      `<clipPath id="${clip}"><use href="#${edge}"/></clipPath>`,
      `<g clip-path="url(#${clip})" ${lines} stroke-width=".9">${withoutColor(scene.markup(idPrefix))}</g>`,
      `<use href="#${edge}" fill="none" stroke="${ink}" stroke-width="7" stroke-linejoin="round"/>`,
      `<path ${lines} stroke-width="5" d="${ribbonOutline()}"/>`,
    ].join(''),
  );
}

/**
 * Washes of light and shade are no shapes: filled with paper they would hide the scene. Lines are as thin on a copy that the scene scales
 * as on any other shape. Fills are those of the group around them.
 */
function withoutColor(markup: string): string {
  return markup
    .replace(/<(path|circle|ellipse|rect|use)\b[^>]*(?:opacity|fill="url)[^>]*\/>/g, '')
    .replace(/ (?:color|stroke-width|stroke-linecap|stroke-dasharray)="[^"]*"/g, '')
    .replace(/<(path|circle|ellipse|rect)\b/g, '<$1 vector-effect="non-scaling-stroke"')
    .replace(/ fill="(?!none)[^"]*"/g, '')
    .replace(/ stroke="(?!none)[^"]*"/g, '');
}
