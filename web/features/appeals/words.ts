/** "I was there, but…": what is said where a try was refused, and when the answer comes. */
import { dayEarnedInWords } from '../../lib/day-earned.ts';
import type { Appeal } from '../../lib/replies.ts';

export const appealWords = {
  open: 'I was there, but…',
  why: 'Phones and trailheads have bad days. Tell us what happened, and a person looks into it.',
  badge: 'Which badge',
  choose: 'Choose a badge',
  words: 'What happened',
  wordsHint: 'The lot was full and we parked farther off. The phone lost its position in the gorge.',
  photo: 'Day of a photograph you took there, if you have one',
  photoHint: 'The day is enough: no picture is sent.',
  send: 'Send',
  rules: 'How appeals are decided',
  missing: 'Choose the badge and write a few words.',
  sent: 'Thank you. It is with those who keep this guide.',
  sentText: 'The answer appears here and under Your data.',
  notSent: 'It could not be sent, and what you wrote is still here. Try again when there is a signal.',
  alreadyAsked: 'You have asked about this badge already, and the answer is on its way.',
  tooMany: 'Several of your appeals still wait for their answer. Send this one after that.',
  signedOut: 'You are signed out, and nothing was sent. Copy what you wrote, sign in again and send it then.',
  somebodyElse: 'Somebody else is signed in on this device now, and nothing was sent.',
  refused: (reason: string) => `It was not accepted: ${reason}`,
  later: 'The site could not take it just now, and what you wrote is still here. Try again in a while.',
  section: 'Appeals',
};

export const reasonWords: Record<Appeal['reason'], string> = {
  'too-far': 'too far away',
  'too-vague': 'position too vague',
  'too-fast': 'too far from the last badge for the time between',
  'no-position': 'no position',
  unknown: 'another reason',
};

const stateWords: Record<Appeal['state'], string> = {
  open: 'waits for an answer',
  granted: 'granted',
  declined: 'declined',
  unknown: 'this page is too old to read its state',
};

type Told = Omit<Appeal, '$id'>;

/** Crow Wing, July 4, 2026, too far away: waits for an answer. */
export const appealLine = ({ badgeName, reason, takenAt, state, answer }: Told): string =>
  `${badgeName}, ${dayEarnedInWords(takenAt)}, ${reasonWords[reason]}: ${stateWords[state]}.${answer && ` “${answer}”`}`;

export const answerTitle = ({ badgeName, state }: Pick<Told, 'badgeName' | 'state'>): string =>
  state === 'granted' ? `The ${badgeName} badge is yours after all` : `No ${badgeName} badge after your appeal`;

export const answerText = ({ takenAt, answer }: Pick<Told, 'takenAt' | 'answer'>): string =>
  `Your appeal about ${dayEarnedInWords(takenAt)} was answered.${answer && ` “${answer}”`}`;
