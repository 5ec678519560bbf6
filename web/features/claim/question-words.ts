/** The question whether to try for a badge, and what is said while the position is read. */
import { badgeRule } from '../../../domain/badge/rule.ts';
import { countInWords } from '../../../domain/units.ts';

export const question = {
  asked: 'Do you want to try for a badge?',
  /** Below it, where a page of a hike sent the hiker. */
  badge: (name: string) => `The ${name} badge`,
  yes: 'Yes',
  no: 'No',
  /** Where the browser would not even ask. */
  blocked: 'Your browser keeps your position from this site.',
  why: `Your browser will ask for your position, because a badge is earned within ${countInWords(badgeRule.promiseMiles)} mile of its trailhead. It is read once, now.`,
};

export const tryForThis = 'Try for this badge';

export const checking = {
  title: 'Checking location...',
  reading: 'Stand still under open sky for a moment.',
  vague: (within: string) =>
    `So far your device knows its place only to within ${within}. Stand still under open sky: a better fix may take up to a minute.`,
  secondsLeft: (seconds: number) => `${seconds} s left`,
  kept: 'Your position is read and kept on this device.',
  sending: 'Your position is read and kept on this device. Asking how far the trailhead is.',
};
