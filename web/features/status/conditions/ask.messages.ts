/** Texts of the condition report at the trailhead, and of its result. */
import {
  type ConditionKind,
  conditionDays,
  isUrgent,
  publication,
} from '../../../../domain/status/condition-reports.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { capitalized, daysWritten, formatCount, weekdayNames } from '../../../../domain/units.ts';
import { near } from '../../../lib/text/badge-rule.ts';
import { localTime } from '../../../lib/text/local-time.ts';
import { conditionNames, inFewWords } from './conditions.messages.ts';

/** An hour or two after the claim, at the next full hour. */
const shownWithin = `within ${formatCount((publication.aloneMinutes + publication.minutes) / 60)} hours`;

export const askMessages = {
  title: 'How is it out there?',
  pick: `Pick up to four. No name goes with it, just these words. Hikers see it ${shownWithin}.`,
  again: 'You’ve sent one today. A new one replaces it.',
  full: 'Four is the limit.',
  kind: (kind: ConditionKind) => capitalized(conditionNames[kind]),
  gate: 'A closed road or gate goes to the park’s stewards. They check it before anything changes here.',
  /** Send: icy, muddy */
  send: (kinds: readonly ConditionKind[]) =>
    kinds.length > 0 ? `Send: ${kinds.map((kind) => conditionNames[kind]).join(', ')}` : 'Send',
  skip: 'Not now',
  failed: 'We couldn’t save that. Try again.',
};

/** On the trail page, for a hiker who has the badge. */
export const comeBackMessages = {
  report: 'I’m here: report conditions',
  about: 'We’ll check your location once. You won’t get another badge.',
};

type Report = {
  kinds: readonly ConditionKind[];
  day?: string | undefined;
  retryAt?: number | undefined;
};

export type ReportMessages = { title: string; text: string };

const getWeekday = (day: string): string => weekdayNames[new Date(day).getUTCDay()] ?? '';

/** The kinds that are shown in public. */
const getShown = (kinds: readonly ConditionKind[]) => kinds.filter((kind) => kind !== 'gate');

/** The retention of the kind that is shown longest. */
const longest = (kinds: readonly ConditionKind[]): number =>
  Math.max(0, ...getShown(kinds).map((kind) => conditionDays[kind]));

const at = (hike: string | undefined): string => (hike ? `, at ${hike}` : '');

/** @param today 2026-11-18 */
export function getSentMessage({ kinds, day = '' }: Report, hike: string | undefined, today: string): ReportMessages {
  const shown = getShown(kinds);
  if (shown.length === 0) return { title: 'Thanks. The stewards will check it.', text: askMessages.gate };
  const gate = shown.length < kinds.length ? ' The closed road or gate goes to the park’s stewards.' : '';
  const said = `${inFewWords(shown)}${at(hike)}.`;
  if (day >= today) {
    const stays = shown.length > 1 ? 'It stays up for up to' : 'It stays up for';
    return {
      title: shown.every(isUrgent)
        ? 'Thanks. Hikers will see it in a few minutes.'
        : `Thanks. Hikers will see it ${shownWithin}.`,
      text: `${said} ${stays} ${daysWritten(longest(kinds))}.${gate}`,
    };
  }
  const last = addDays(day, longest(kinds) - 1);
  const through =
    last < addDays(today, 7) ? ` It stays up through ${last === today ? 'today' : getWeekday(last)}.` : '';
  return { title: `Sent. It counts for ${getWeekday(day)}.`, text: `${said}${through}${gate}` };
}

export const reportMessages = {
  sending: (kinds: readonly ConditionKind[]): ReportMessages => ({
    title: 'Sending…',
    text: `${inFewWords(kinds)}. You can put your phone away.`,
  }),
  waiting: (kinds: readonly ConditionKind[], hike: string | undefined): ReportMessages => ({
    title: 'Saved on this device',
    text: `${inFewWords(kinds)}${at(hike)}. We’ll send it when you have a signal, and it counts for today.`,
  }),
  server: (kinds: readonly ConditionKind[]): ReportMessages => ({
    title: 'Saved on this device',
    text: `${inFewWords(kinds)}. Our server can’t take it right now. We’ll send it again.`,
  }),
  signedOut: (kinds: readonly ConditionKind[]): ReportMessages => ({
    title: 'Sign in to send your report',
    text: `${inFewWords(kinds)}. It’s saved on this device. Your name isn’t saved with it.`,
  }),
  tooMany: (retryAt: number | undefined): ReportMessages => ({
    title: 'Give it a few minutes',
    text: `A lot of reports came in. Yours is saved, and we’ll send it ${retryAt ? `after ${localTime(retryAt)}` : 'soon'}.`,
  }),
  expired: (kinds: readonly ConditionKind[]): ReportMessages => ({
    title: 'Your report is too old to help',
    text: `${inFewWords(kinds)} counts for ${daysWritten(longest(kinds))}, so we didn’t post it. Your badge is safe.`,
  }),
  off: {
    title: 'No reports for this hike right now',
    text: 'The park’s stewards have turned them off. Your badge isn’t affected.',
  },
  lost: {
    title: 'We couldn’t post your report',
    text: 'A report counts for seven days after you were at the trailhead. Your badge isn’t affected.',
  },
  notThere: {
    title: 'We didn’t send your report',
    text: `Reports count within ${near} of the trailhead. Try again when you’re there.`,
  },
  change: 'Change it',
  withdraw: 'Don’t send',
};
