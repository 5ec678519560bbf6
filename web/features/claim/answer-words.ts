/** The server's answer to a try, in words. */

import { badgeRule, testBadge } from '../../../domain/badge/rule.ts';
import { countInWords, kmToMiles } from '../../../domain/units.ts';
import { allowance, near } from '../../lib/text/badge-rule.ts';
import { accuracyWords, miles, milesAway, shortMiles } from '../../lib/text/distance.ts';
import { localDate, localTime } from '../../lib/text/local-time.ts';
import { type Count, countedInWords } from '../badges/words.ts';
import type { AnsweredClaim, Claim, RefusedClaim } from './outbox/claim.ts';
import { keepsFor, momentOf } from './words.ts';

const ruleWords =
  `A badge is earned within ${near} of the trailhead; ` +
  `what the device reports as its error is allowed for, up to ${allowance}.`;

const testRuleWords = `The ${testBadge.name} has a rule of its own: ${testBadge.radiusKm} km, about ${countInWords(Math.round(kmToMiles(testBadge.radiusKm)))} miles, and no allowance.`;

/** So that a refused hiker can see why: distance, accuracy and rule. */
export function measurement(claim: Claim): string {
  const within = accuracyWords(claim.accuracy);
  const nearest = claim.state === 'answered' ? claim.reply.nearest : null;
  if (!nearest) return `Your device knew its place to within ${within}. ${ruleWords}`;
  const isTest = nearest.badgeName === testBadge.name;
  const away = `${milesAway(nearest.distanceKm)} from ${isTest ? 'its place' : 'the trailhead'}`;
  return `You were ${away} in a straight line, give or take ${within}. ${isTest ? testRuleWords : ruleWords}`;
}

export const answerWords = {
  earned: (date: string) => `Earned ${date}.`,
  back: 'Good to see you back.',
  tooFar: 'Not close enough yet',
  /** Before the name of its badge. */
  nearest: 'The nearest trailhead is',
  directions: 'Directions',
};

/** Beside the drawing of how far that is. */
export const rulerWords = {
  inWords: (away: string) => `You are ${away} from the trailhead; the badge is earned within ${near}`,
  trailhead: 'trailhead',
  mile: `${badgeRule.promiseMiles} ${miles.short}`,
  you: (away: string) => `you, ${shortMiles(away)}`,
};

export const claimedAt = (claim: Claim): string => `Your try of ${momentOf(claim)}.`;

/** Answers that are neither a badge nor a distance. */
export function refusalWords(claim: AnsweredClaim | RefusedClaim): { title: string; text: string } {
  const { takenAt } = claim;
  const reason = claim.state === 'refused' ? claim.reason : '';
  switch (claim.state === 'answered' && claim.reply.outcome) {
    case 'too-vague':
      return {
        title: 'Your position was too vague',
        text: 'Step out under open sky, turn on precise location for this browser, wait a moment and try again.',
      };
    case 'too-old':
      return {
        title: 'This try came too late',
        text: `It waited on this device since ${localDate(takenAt)}; a try keeps for ${keepsFor}.`,
      };
    case 'in-the-future':
      return {
        title: 'The clock of this device runs ahead',
        text: `It said ${localTime(takenAt)} when you tried. Set the time and try again.`,
      };
    case 'too-fast':
      return {
        title: 'Nobody travels that fast',
        text: 'This trailhead is too far from your last badge for the time in between. If you are really there, try again later.',
      };
    case 'unknown':
      return {
        title: 'Your try arrived',
        text: 'This page is too old to read the answer. Reload it: a badge you earned is in your collection, and every try is listed under Your data.',
      };
    default:
      return { title: 'No badge this time', text: reason };
  }
}

export const celebrationWords = {
  readPage: 'Read the page of this hike',
  /** That makes seven of fifty (Metro: two of six). */
  thatMakes: (all: Count, region: string, inRegion: Count) =>
    `That makes ${countedInWords(all)} (${region}: ${countedInWords(inRegion)}).`,
};
