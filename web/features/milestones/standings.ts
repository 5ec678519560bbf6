/** A hiker's progress on every milestone. */
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

/** Newest first. */
export const reached = (all: readonly MilestoneStanding[]): MilestoneStanding[] =>
  all
    .filter(({ completedBy }) => completedBy)
    .sort((a, b) => ascending(b.completedBy?.earnedDate ?? '', a.completedBy?.earnedDate ?? ''));

/** Fewest left first; with equally many left, the one with the most progress. */
export const ahead = (all: readonly MilestoneStanding[]): MilestoneStanding[] =>
  all
    .filter(({ completedBy }) => !completedBy)
    .sort((a, b) => a.need - a.have - (b.need - b.have) || b.have / b.need - a.have / a.need);

/** What is left of it, with the regions' display names. */
export const getLeft = (guide: CollectionGuide, { left, milestone }: MilestoneStanding): string[] =>
  left.map((part) => {
    const region = milestone.rule.kind === 'regions' && guide.regions.find(({ code }) => code === part);
    return region ? region.name : part;
  });
