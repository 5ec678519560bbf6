/** One earned badge, and what to do with it. */
import { site } from '../../../content/site.ts';
import { formatCount } from '../../../domain/units.ts';

/** The alternative text of a badge's picture. */
export const getBadge = (name: string | null): string => `${name} badge`;

export type Count = { found: number; total: number };

export const formatCounted = ({ found, total }: Count): string => `${formatCount(found)} of ${formatCount(total)}`;

export const badgeMessages = {
  open: 'Keep or share',
  getOpen: (badge: string) => `${badgeMessages.open}: ${badge}`,
  earned: (date: string) => (date ? `Earned ${date}` : ''),
  actions: 'Keep or share this badge',
  share: 'Share',
  /** Sent along with the link to the hike. */
  shared: (badge: string) => `I earned the ${badge} badge on ${site.name}!`,
  sharedAll: (total: number) => `I earned all ${total} badges on ${site.name}!`,
  notShared: 'That didn’t work. Copy the address of this page instead.',
  picture: 'Save the badge as a picture (SVG)',
};
