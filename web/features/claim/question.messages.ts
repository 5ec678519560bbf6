/** The question whether to try for a badge, and the status while the location is read. */
import { badgeRule } from '../../../domain/badge/rule.ts';
import { formatCount } from '../../../domain/units.ts';

export const question = {
  asked: 'Do you want to try for a badge?',
  /** Below it, for a hiker who came from a trail page. */
  badge: (name: string) => `The ${name} badge`,
  yes: 'Yes',
  no: 'No',
  /** The browser has blocked the location and would not prompt. */
  blocked: 'Your browser doesn’t share your location with this site.',
  why: `You earn a badge within ${formatCount(badgeRule.promiseMiles)} mile of its trailhead, so your browser will ask to use your location. We check it once.`,
};

export const tryForThis = 'Try for this badge';

export const checking = {
  title: 'Checking location...',
  reading: 'Stand still under open sky for a moment.',
  vague: (within: string) =>
    `So far your device only knows where you are to within ${within}. Stand still under open sky. A better fix can take up to a minute.`,
  secondsLeft: (seconds: number) => `${seconds} sec left`,
  kept: 'Your location is saved on this device.',
  sending: 'Your location is saved on this device. Measuring how far you are from the trailhead.',
};
