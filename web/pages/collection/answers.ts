/** The server's answer to a try, in words. */
import { badgeRule } from '../../../domain/badge-rule.ts';
import { countInWords, kmToMiles } from '../../../domain/units.ts';
import type { AttemptReply } from '../../../domain/wire.ts';
import type { Claim } from '../../claims/claim.ts';
import { localTime } from './earned.ts';

const { promiseMiles, allowanceMiles, longestWaitDays } = badgeRule;

/** One decimal near by, none far away. */
export function milesAway(km: number): string {
  const miles = kmToMiles(km);
  const figure = miles < 10 ? miles.toFixed(1) : Math.round(miles).toLocaleString('en-US');
  return `${figure} ${figure === '1.0' ? 'mile' : 'miles'}`;
}

const metresPerFoot = 0.3048;

export function accuracyWords(metres: number): string {
  const feet = metres / metresPerFoot;
  if (feet < 1000) return `${Math.max(10, Math.round(feet / 10) * 10)} feet`;
  return milesAway(metres / 1000);
}

export const ruleWords =
  `A badge is earned within ${countInWords(promiseMiles)} mile of the trailhead; ` +
  'what the device reports as its error is allowed for, up to half a mile.';

/** So that a refused hiker can see why: distance, accuracy and rule. */
export function measurement(claim: Claim): string {
  const nearest = claim.reply?.nearest;
  const accuracy = `Your device knew its place to within ${accuracyWords(claim.accuracy)}.`;
  if (!nearest) return `${accuracy} ${ruleWords}`;
  return `You were ${milesAway(nearest.distanceKm)} from it, in a straight line. ${accuracy} ${ruleWords}`;
}

export const allowedMiles = promiseMiles + allowanceMiles;

type Outcome = AttemptReply['outcome'];

/** Outcomes that are neither a badge nor a distance. */
export function refusalWords(outcome: Outcome, claim: Claim): { title: string; text: string } | undefined {
  switch (outcome) {
    case 'too-vague':
      return {
        title: 'Your position was too vague',
        text: 'Step out under open sky, turn on precise location for this browser, wait a moment and try again.',
      };
    case 'too-old':
      return {
        title: 'This try came too late',
        text: `It waited on this device since ${new Date(claim.takenAt).toLocaleDateString()}; a try keeps for ${longestWaitDays} days.`,
      };
    case 'in-the-future':
      return {
        title: 'The clock of this device runs ahead',
        text: `It said ${localTime(claim.takenAt)} when you tried. Set the time and try again.`,
      };
    case 'too-fast':
      return {
        title: 'Nobody travels that fast',
        text: 'This trailhead is too far from your last badge for the time in between. If you are really there, try again later.',
      };
    default:
      return undefined;
  }
}
