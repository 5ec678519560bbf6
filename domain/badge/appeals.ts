/** Appeals against a refused claim ("I was there, but…"): reasons, states and limits. */

import { dayMs, retention } from '../time/retention.ts';
import { timeIssue } from './rule.ts';

/** Why the claim failed: the server's reason, or that the device gave no position at all. */
export const appealReasons = ['too-far', 'too-vague', 'too-fast', 'no-position'] as const;
export type AppealReason = (typeof appealReasons)[number];

export const appealStates = ['open', 'granted', 'declined'] as const;
export type AppealState = (typeof appealStates)[number];

export const appealLimits = {
  words: 1000,
  /** Open appeals per account. */
  open: 5,
  /** Maximum age of the visit: after that the position is deleted, and the appeal could not be checked. */
  days: retention.positionDays,
} as const;

/** Validates the dates of an appeal. A photo has a date without a time zone, so it may be a day ahead of UTC. */
export function appealTimeIssue(
  { takenAt, photoDate }: { takenAt: string; photoDate?: string | null | undefined },
  now: Date,
): string | undefined {
  const tooOld = `that is more than ${appealLimits.days} days ago.`;
  const taken = new Date(takenAt);
  if (timeIssue(taken, now) === 'in-the-future') return 'takenAt: this moment has not come yet.';
  if (now.getTime() - taken.getTime() > appealLimits.days * dayMs) return `takenAt: ${tooOld}`;
  if (!photoDate) return undefined;
  const photoDaysAgo = Math.floor(now.getTime() / dayMs) - Date.parse(photoDate) / dayMs;
  if (photoDaysAgo < -1) return 'photoDate: this day has not come yet.';
  return photoDaysAgo > appealLimits.days ? `photoDate: ${tooOld}` : undefined;
}

/** Whether a rejection can be appealed. Those for the time of the claim cannot: a wrong clock can be set, and the age limit was shown. */
export const isAppealable = (outcome: string): outcome is AppealReason =>
  appealReasons.some((reason) => reason === outcome);
