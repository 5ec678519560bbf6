/** "I was there, but…": the form after a refused claim, and its answer. */

import type { Appeal } from '../../lib/api.ts';
import { formatDayEarned } from '../../lib/text/day-earned.ts';

export const appealMessages = {
  open: 'I was there, but…',
  why: 'GPS has bad days. Tell us what happened and a person will take a look.',
  badge: 'Which badge?',
  choose: 'Choose a badge',
  words: 'What happened?',
  wordsHint: 'The lot was full, so we parked down the road. My phone lost GPS in the gorge.',
  photo: 'Date of a photo you took there (optional)',
  photoHint: 'Just the date. No photo is sent.',
  send: 'Send',
  rules: 'How appeals are decided',
  missing: 'Choose the badge and write a few words.',
  sent: 'Thanks! We got it.',
  sentText: 'You’ll see our answer here and under Your data.',
  notSent: 'We couldn’t send it. What you wrote is still here, so try again when you have a signal.',
  alreadyAsked: 'You’ve already asked about this badge. Our answer is on its way.',
  tooMany: 'You have several appeals waiting for an answer. Send this one after that.',
  signedOut: 'You’re signed out, so nothing was sent. Copy what you wrote, sign in again and send it then.',
  anotherAccount: 'Someone else is signed in on this device now, so nothing was sent.',
  refused: (reason: string) => `We couldn’t accept it: ${reason}`,
  later: 'We couldn’t take it right now. What you wrote is still here, so try again in a while.',
  section: 'Appeals',
};

export const reasonMessages: Record<Appeal['reason'], string> = {
  'too-far': 'too far away',
  'too-vague': 'location too vague',
  'too-fast': 'too far from your last badge for the time in between',
  'no-position': 'no location',
  unknown: 'another reason',
};

const stateMessages: Record<Appeal['state'], string> = {
  open: 'waiting for an answer',
  granted: 'granted',
  declined: 'declined',
  unknown: 'this page is out of date and can’t show its status',
};

type Told = Omit<Appeal, '$id'>;

/** Crow Wing, July 4, 2026, too far away: waiting for an answer. */
export const appealLine = ({ badgeName, reason, takenAt, state, answer }: Told): string =>
  `${badgeName}, ${formatDayEarned(takenAt)}, ${reasonMessages[reason]}: ${stateMessages[state]}.${answer && ` “${answer}”`}`;

export const answerTitle = ({ badgeName, state }: Pick<Told, 'badgeName' | 'state'>): string =>
  state === 'granted' ? `The ${badgeName} badge is yours after all` : `No ${badgeName} badge after your appeal`;

export const answerText = ({ takenAt, answer }: Pick<Told, 'takenAt' | 'answer'>): string =>
  `We’ve answered your appeal about ${formatDayEarned(takenAt)}.${answer && ` “${answer}”`}`;
