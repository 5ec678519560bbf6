/**
 * Progress toward milestones, computed from the badges alone and never stored. Every milestone has parts to fill
 * (badges, regions, seasons), and every badge fills at most one part of each.
 */

import { ascending } from '../order.ts';
import type { Clock } from '../time/wall-clock.ts';
import type { Sight } from '../trail/trail.ts';
import { dayEarned } from './day-earned.ts';
import type { MilestoneRule } from './milestone.ts';
import { plainBadge } from './name.ts';

/** A badge that can be earned. */
export type GuideBadge = { name: string; region: string; sights: readonly Sight[] };

/** An earned badge, with a full timestamp, or a date only in old records. */
export type DatedBadge = { name: string; earnedDate: string };

export type Standing = {
  have: number;
  need: number;
  /** Names of the missing parts, if they have names: badges, regions, seasons. */
  left: readonly string[];
  /** The badge that filled the last part. */
  completedBy?: DatedBadge;
};

type Parts = {
  need: number;
  names: readonly string[];
  toPart: (badge: GuideBadge, earnedDate: string) => string | undefined;
};

export function standingIn(
  rule: MilestoneRule,
  guide: readonly GuideBadge[],
  earned: readonly DatedBadge[],
  clock: Clock,
): Standing {
  const { need, names, toPart } = toParts(rule, guide, clock);
  const known = new Map(guide.map((badge) => [plainBadge(badge.name), badge]));
  const filled = new Set<string>();
  let completedBy: DatedBadge | undefined;
  for (const badge of oldestFirst(earned)) {
    const found = known.get(plainBadge(badge.name));
    const part = found && toPart(found, badge.earnedDate);
    if (part === undefined || filled.has(part)) continue;
    filled.add(part);
    if (filled.size === need) completedBy = badge;
  }
  const left = names.filter((name) => !filled.has(name));
  return { have: Math.min(filled.size, need), need, left, ...(completedBy && { completedBy }) };
}

/** Whether it can be reached in this guide and does not duplicate another milestone. */
export function isReachable(rule: MilestoneRule, guide: readonly GuideBadge[]): boolean {
  const regions = new Set(guide.map(({ region }) => region)).size;
  if (rule.kind === 'count') return rule.badges < guide.length;
  if (rule.kind === 'region' || rule.kind === 'regions') return regions > 1 && getNeed(rule, guide) > 0;
  return getNeed(rule, guide) > 0;
}

export const getNeed = (rule: MilestoneRule, guide: readonly GuideBadge[]): number => toParts(rule, guide, utc).need;

const utc: Clock = { winter: 0, summer: 0 };

function toParts(rule: MilestoneRule, guide: readonly GuideBadge[], clock: Clock): Parts {
  switch (rule.kind) {
    case 'region':
      return getEach(guide.filter(({ region }) => region === rule.region));
    case 'sights':
      return getEach(guide.filter(({ sights }) => rule.sights.some((sight) => sights.includes(sight))));
    case 'all':
      return getEach(guide);
    case 'count':
      return { need: rule.badges, names: [], toPart: ({ name }) => name };
    case 'regions': {
      const names = [...new Set(guide.map(({ region }) => region))];
      return { need: names.length, names, toPart: ({ region }) => region };
    }
    case 'seasons': {
      const names = Object.keys(rule.seasons);
      const getSeason = (month: number) => names.find((name) => rule.seasons[name]?.includes(month));
      return { need: names.length, names, toPart: (_, date) => getSeason(getMonth(date, clock)) };
    }
  }
}

function getEach(badges: readonly GuideBadge[]): Parts {
  const names = badges.map(({ name }) => name);
  return { need: names.length, names, toPart: ({ name }) => (names.includes(name) ? name : undefined) };
}

/** Breaks ties, so that the same badge always completes it. */
const oldestFirst = (earned: readonly DatedBadge[]): DatedBadge[] =>
  [...earned].sort((a, b) => ascending(a.earnedDate, b.earnedDate) || ascending(a.name, b.name));

/** 1 to 12; 0 for a record without a date. */
const getMonth = (earnedDate: string, clock: Clock): number => Number(dayEarned(earnedDate, clock).slice(5, 7));
