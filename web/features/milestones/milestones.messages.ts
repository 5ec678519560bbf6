/** Milestones: badges for badges. */
import { formatCount } from '../../../domain/units.ts';

export const milestoneMessages = {
  title: 'Milestones',
  lead: 'Gold patches you earn with your badges.',
  why: 'How milestones work',
  next: 'Up next',
  others: (count: number) => (count === 1 ? '1 more milestone' : `${count} more milestones`),
  /** 3 of 10 on the North Shore */
  standing: ({ have, need }: { have: number; need: number }, counted: string) => `${have} of ${need} ${counted}`,
  /** Before names that are links. */
  left: 'Still to go:',
  getLeft: (names: readonly string[]) => `Still to go: ${names.join(', ')}`,
  won: (names: readonly string[]) => `${names.length === 1 ? 'Milestone' : 'Milestones'}: ${names.join(', ')}!`,
};

/** In the catalog. */
export const milestoneCatalog = {
  title: 'Milestones',
  lead: (count: number) =>
    `Gold patches, ${formatCount(count)} in all, for collecting badges. You get one with the badge that completes it, and everyone in a family earns their own.`,
  rules: 'How milestones work',
  passport: 'Print them all as a passport',
};
