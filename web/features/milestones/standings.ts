/** Where a hiker stands with every milestone. */
import { state } from '../../../content/state.ts';
import { type GuideBadge, type Standing, standingIn } from '../../../domain/badge/milestones.ts';
import { ascending } from '../../../domain/order.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import type { CollectionGuide } from '../badges/guide.ts';

export type MilestoneStanding = Standing & { milestone: CollectionGuide['milestones'][number] };

const guideBadges = ({ regions }: CollectionGuide): GuideBadge[] =>
  regions.flatMap(({ code, hikes }) => hikes.map(({ badge, sights }) => ({ name: badge, region: code, sights })));

type Dated = Pick<EarnedBadge, 'name' | 'earnedDate'>;

export function standings(guide: CollectionGuide, badges: readonly Dated[]): MilestoneStanding[] {
  const all = guideBadges(guide);
  return guide.milestones.map((milestone) => ({
    milestone,
    ...standingIn(milestone.rule, all, badges, state.clock),
  }));
}

/** The newest first. */
export const reached = (all: readonly MilestoneStanding[]): MilestoneStanding[] =>
  all
    .filter(({ completedBy }) => completedBy)
    .sort((a, b) => ascending(b.completedBy?.earnedDate ?? '', a.completedBy?.earnedDate ?? ''));

/** The fewest left first; of those with as many left, the one that is further along. */
export const ahead = (all: readonly MilestoneStanding[]): MilestoneStanding[] =>
  all
    .filter(({ completedBy }) => !completedBy)
    .sort((a, b) => a.need - a.have - (b.need - b.have) || b.have / b.need - a.have / a.need);

/** What is left of it, as a hiker calls it: regions by their names. */
export const leftOf = (guide: CollectionGuide, { left, milestone }: MilestoneStanding): string[] =>
  left.map((part) => {
    const region = milestone.rule.kind === 'regions' && guide.regions.find(({ code }) => code === part);
    return region ? region.name : part;
  });
