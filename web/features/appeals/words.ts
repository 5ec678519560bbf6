/** "I was there, but…": what is said where a try was refused, and when the answer comes. */
import type { AppealReason, AppealState } from '../../../domain/badge/appeals.ts';
import { dayEarnedInWords } from '../../lib/day-earned.ts';

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
  tooMany: 'You have asked about this badge already, or several of your questions still wait for their answer.',
  section: 'Appeals',
};

export const reasonWords: Record<AppealReason, string> = {
  'too-far': 'too far away',
  'too-vague': 'position too vague',
  'too-fast': 'too far from the last badge for the time between',
  'no-position': 'no position',
};

const stateWords: Record<AppealState, string> = {
  open: 'waits for an answer',
  granted: 'granted',
  declined: 'declined',
};

type Told = { badgeName: string; reason: AppealReason; takenAt: string; state: AppealState; answer: string };

/** Crow Wing, July 4, 2026, too far away: waits for an answer. */
export const appealLine = ({ badgeName, reason, takenAt, state, answer }: Told): string =>
  `${badgeName}, ${dayEarnedInWords(takenAt)}, ${reasonWords[reason]}: ${stateWords[state]}.${answer && ` “${answer}”`}`;

export const answerTitle = ({ badgeName, state }: Pick<Told, 'badgeName' | 'state'>): string =>
  state === 'granted' ? `The ${badgeName} badge is yours after all` : `No ${badgeName} badge after your appeal`;

export const answerText = ({ takenAt, answer }: Pick<Told, 'takenAt' | 'answer'>): string =>
  `Your appeal about ${dayEarnedInWords(takenAt)} was answered.${answer && ` “${answer}”`}`;
