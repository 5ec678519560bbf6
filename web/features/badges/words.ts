/** What is said of one earned badge, and of what can be done with it. */
import { countInWords } from '../../../domain/units.ts';

/** The alternative text of a badge's picture. */
export const badgeOf = (name: string | null): string => `${name} badge`;

export type Count = { found: number; total: number };

export const countedInWords = ({ found, total }: Count): string => `${countInWords(found)} of ${countInWords(total)}`;

export const badgeWords = {
  open: 'Keep or share',
  openOf: (badge: string) => `${badgeWords.open}: ${badge}`,
  earned: (date: string) => (date ? `Earned ${date}` : ''),
  actions: 'What to do with it',
  picture: 'Save the patch as a picture (SVG)',
};
