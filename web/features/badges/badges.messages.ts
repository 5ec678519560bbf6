/** One earned badge, and what to do with it. */
import { site } from '../../../content/site.ts';
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
  share: 'Share',
  /** Sent along with the link to the hike. */
  shared: (badge: string) => `I earned the ${badge} badge on ${site.name}!`,
  sharedAll: (total: number) => `I earned all ${total} badges on ${site.name}!`,
  notShared: 'That didn’t work. Copy the address of this page instead.',
  picture: 'Save the badge as a picture (SVG)',
};
