/** The server's answer to a try, in words. */
import { badgeRule } from '../../../domain/badge-rule.ts';
import { countInWords, kmToMiles } from '../../../domain/units.ts';
import type { Claim } from '../../claims/claim.ts';
import { localDate, localTime } from './earned.ts';

const { promiseMiles, longestWaitDays } = badgeRule;

/** One decimal near by, none far away; never rounded to the other side of the promise. */
export function milesAway(km: number): string {
  const miles = kmToMiles(km);
  if (miles < 0.05) return 'less than 0.1 miles';
  if (miles >= 10) return `${Math.round(miles).toLocaleString('en-US')} miles`;
  const figure = miles.toFixed(1);
  if (miles > promiseMiles && Number(figure) === promiseMiles)
    return `${(Math.ceil(miles * 100) / 100).toFixed(2)} miles`;
  return `${figure} ${figure === '1.0' ? 'mile' : 'miles'}`;
}

const metresPerFoot = 0.3048;

export function accuracyWords(metres: number): string {
  const feet = metres / metresPerFoot;
  if (feet < 1000) return `${Math.max(10, Math.round(feet / 10) * 10)} feet`;
  return milesAway(metres / 1000);
}

const ruleWords =
  `A badge is earned within ${countInWords(promiseMiles)} mile of the trailhead; ` +
  'what the device reports as its error is allowed for, up to half a mile.';

/** So that a refused hiker can see why: distance, accuracy and rule. */
export function measurement({ accuracy, reply }: Claim): string {
  const within = accuracyWords(accuracy);
  const measured = reply?.nearest
    ? `You were ${milesAway(reply.nearest.distanceKm)} from the trailhead in a straight line, give or take ${within}.`
    : `Your device knew its place to within ${within}.`;
  return `${measured} ${ruleWords}`;
}

export const keepsFor = `${longestWaitDays} days`;

/** Answers that are neither a badge nor a distance. */
export function refusalWords({ reply, refusal = '', takenAt }: Claim): { title: string; text: string } {
  switch (reply?.outcome) {
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
    default:
      return { title: 'No badge this time', text: refusal };
  }
}
