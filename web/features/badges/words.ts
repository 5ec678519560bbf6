/** One earned badge, and what to do with it. */
import { countInWords } from '../../../domain/units.ts';

/** The alternative text of a badge's picture. */
export const badgeOf = (name: string | null): string => `${name} badge`;

export type Count = { found: number; total: number };

export const countedInWords = ({ found, total }: Count): string => `${countInWords(found)} of ${countInWords(total)}`;

export const badgeWords = {
  open: 'Keep or share',
  openOf: (badge: string) => `${badgeWords.open}: ${badge}`,
  earned: (date: string) => (date ? `Earned ${date}` : ''),
  actions: 'Keep or share this badge',
  picture: 'Save the badge as a picture (SVG)',
};
