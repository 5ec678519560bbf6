/** The server's answer to a claim, in words. */

import { badgeRule, testBadge } from '../../../domain/badge/rule.ts';
import { formatCount, kmToMiles } from '../../../domain/units.ts';
import { allowance, near } from '../../lib/text/badge-rule.ts';
import { formatAccuracy, miles, milesAway, shortMiles } from '../../lib/text/distance.ts';
import { localDate, localTime } from '../../lib/text/local-time.ts';
import type { Count } from '../badges/badges.messages.ts';
import { keepsFor, toMoment } from './claim.messages.ts';
import type { AnsweredClaim, Claim, RejectedClaim } from './outbox/claim.ts';

const ruleMessages =
  `You earn a badge within ${near} of the trailhead. ` + `We allow for GPS error, up to ${allowance}.`;

const testRuleMessages = `The ${testBadge.name} has its own rule: within ${testBadge.radiusKm} km, about ${formatCount(Math.round(kmToMiles(testBadge.radiusKm)))} miles, with no allowance.`;

/** So that a refused hiker can see why: distance, accuracy and rule. */
export function measurement(claim: Claim): string {
  const within = formatAccuracy(claim.accuracy);
  const nearest = claim.state === 'answered' ? claim.reply.nearest : null;
  if (!nearest) return `Your device knew where you were to within ${within}. ${ruleMessages}`;
  const isTest = nearest.badgeName === testBadge.name;
  const away = `${milesAway(nearest.distanceKm)} from ${isTest ? 'the test spot' : 'the trailhead'}`;
  return `You were ${away} in a straight line, give or take ${within}. ${isTest ? testRuleMessages : ruleMessages}`;
}

export const answerMessages = {
  earned: (date: string) => `Earned ${date}.`,
  back: 'Good to see you again!',
  tooFar: 'Not close enough yet',
  /** Before the name of its badge. */
  nearest: 'The nearest trailhead is',
  directions: 'Directions',
};

/** Beside the drawing of the distance. */
export const rulerMessages = {
  inWords: (away: string) => `You are ${away} from the trailhead. You earn the badge within ${near}.`,
  trailhead: 'trailhead',
  mile: `${badgeRule.promiseMiles} ${miles.short}`,
  you: (away: string) => `you, ${shortMiles(away)}`,
};

export const claimedAt = (claim: Claim): string => `Your try from ${toMoment(claim)}.`;

/** Answers that are neither a badge nor a distance. */
export function getRefusalMessage(claim: AnsweredClaim | RejectedClaim): { title: string; text: string } {
  const { takenAt } = claim;
  const reason = claim.state === 'refused' ? claim.reason : '';
  switch (claim.state === 'answered' && claim.reply.outcome) {
    case 'too-vague':
      return {
        title: 'Your location was too vague',
        text: 'Step out under open sky, turn on precise location for this browser, wait a moment and try again.',
      };
    case 'too-old':
      return {
        title: 'This try came in too late',
        text: `It had been on this device since ${localDate(takenAt)}, and a try is only good for ${keepsFor}.`,
      };
    case 'in-the-future':
      return {
        title: 'This device’s clock is ahead of ours',
        text: `It said ${localTime(takenAt)} when you tried. If that’s wrong, fix the time and try again. If it’s right, ours is wrong: try again later.`,
      };
    case 'too-fast':
      return {
        title: 'No one travels that fast',
        text: 'This trailhead is too far from your last badge for the time in between. If you’re really there, try again later.',
      };
    case 'unknown':
      return {
        title: 'We got your try',
        text: 'This page is out of date and can’t show the answer. Reload it. If you earned a badge, it’s in your collection, and Your data lists every try.',
      };
    default:
      return { title: 'No badge this time', text: reason };
  }
}

export const celebrationMessages = {
  every: (total: number) => `All ${total}! You’ve earned every badge in the guide.`,
  readPage: 'See this hike',
  /** Badge 7 of 50! Metro: 2 of 6. */
  count: (all: Count, region: string, inRegion: Count) =>
    `Badge ${all.found} of ${all.total}! ${region}: ${inRegion.found} of ${inRegion.total}.`,
};
