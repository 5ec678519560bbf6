/** The bowed ribbon with folded tails that carries a badge's name. */
import { badgeRibbon, badgeSize, ribbonOutline } from '../../domain/pictures/badge-sheet.ts';
import type { PatchColors } from './patch-colors.ts';
import { CAP_HEIGHT, lettering, textWidth } from './text.ts';

export const CREAM = '#fbf0d3';

const MIDDLE = badgeSize.width / 2;
const WRITABLE_WIDTH = 312;

export interface RibbonColors {
  face: string;
  seam: string;
  tail: string;
  dark: string;
}

export function ribbonColors({ border, thread, dark }: PatchColors): RibbonColors {
  return { face: CREAM, seam: border, tail: thread, dark };
}

export function ribbon(name: string, { face, seam, tail, dark }: RibbonColors): string {
  const { left, right, top, height, bow } = badgeRibbon;
  const [reach, width, half] = [MIDDLE - left, right - left, height / 2];
  const leftTail = `M${left + 34} ${top + 12}L4 ${top + 18}l14 ${half}-14 ${half} 50-4z`;
  const rightTail = `M${right - 34} ${top + 12}l52 6-14 ${half} 14 ${half}-50-4z`;
  const folds = `M${left} ${top + height}l34-5v14zM${right} ${top + height}l-34-5v14z`;
  const seams = `M${left + 8} ${top + 6}q${reach - 8}-${bow * 2} ${width - 16} 0m0 ${height - 11}q${-(reach - 8)}-${bow * 2} ${-(width - 16)} 0`;
  return [
    `<g stroke="${dark}" stroke-width="5" stroke-linejoin="round"><path fill="${tail}" d="${leftTail}${rightTail}"/>`,
    `<path fill="${dark}" d="${folds}"/><path fill="${face}" d="${ribbonOutline()}"/></g>`,
    `<path fill="none" stroke="${seam}" stroke-width="2" stroke-dasharray="7 4" d="${seams}"/>`,
    `<path fill="${dark}" d="${ribbonLettering(name.toUpperCase())}"/>`,
  ].join('');
}

/** Long names are set smaller first and then condensed a little: thin letters would be lost at 96 px. */
function lettersThatFit(text: string): { size: number; condense: number } {
  const size = 56;
  const overflow = textWidth(text, size, tracking(size)) / WRITABLE_WIDTH;
  if (overflow <= 1) return { size, condense: 1 };
  const condense = Math.max(0.8, 1 / Math.sqrt(overflow));
  return { size: Math.min(size, size / overflow / condense), condense };
}

const tracking = (size: number) => size * 0.043;

/** Letters shear with the bow, as on a real banner. */
function ribbonLettering(text: string): string {
  const { left, right, top, height, bow } = badgeRibbon;
  const { size, condense } = lettersThatFit(text);
  const width = textWidth(text, size, tracking(size));
  const baseline = top + (height + size * CAP_HEIGHT) / 2 - 1;
  const half = (right - left) / 2;
  return lettering(text, size, tracking(size), (x, y) => {
    const fromMiddle = (x - width / 2) * condense;
    return [MIDDLE + fromMiddle, baseline + y - bow * (1 - (fromMiddle / half) ** 2)];
  });
}
