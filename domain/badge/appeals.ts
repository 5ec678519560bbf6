/** "I was there, but…": what a hiker may say against a refused try, and what may become of it. */

import { dayMs, retention } from '../time/retention.ts';
import { timeFault } from './rule.ts';

/** Why the try came to nothing: what the server said, or that the device told no position at all. */
export const appealReasons = ['too-far', 'too-vague', 'too-fast', 'no-position'] as const;
export type AppealReason = (typeof appealReasons)[number];

export const appealStates = ['open', 'granted', 'declined'] as const;
export type AppealState = (typeof appealStates)[number];

export const appealLimits = {
  words: 1000,
  /** Open at the same time, for one account. */
  open: 5,
  /** How long ago one may have been there: after that the position is erased, and nobody could check. */
  days: retention.positionDays,
} as const;

/** What is wrong with the dates of an appeal, if anything. A photograph has a day only, which begins earlier farther east. */
export function appealTimeFault(
  { takenAt, photoDate }: { takenAt: string; photoDate?: string | null | undefined },
  now: Date,
): string | undefined {
  const tooOld = `that is more than ${appealLimits.days} days ago.`;
  const taken = new Date(takenAt);
  if (timeFault(taken, now) === 'in-the-future') return 'takenAt: this moment has not come yet.';
  if (now.getTime() - taken.getTime() > appealLimits.days * dayMs) return `takenAt: ${tooOld}`;
  if (!photoDate) return undefined;
  const photoDaysAgo = Math.floor(now.getTime() / dayMs) - Date.parse(photoDate) / dayMs;
  if (photoDaysAgo < -1) return 'photoDate: this day has not come yet.';
  return photoDaysAgo > appealLimits.days ? `photoDate: ${tooOld}` : undefined;
}

/** Whether a refusal can be appealed against. The others can be mended on the spot: a clock is set, a late try was told when. */
export const isAppealable = (outcome: string): outcome is AppealReason =>
  appealReasons.some((reason) => reason === outcome);
