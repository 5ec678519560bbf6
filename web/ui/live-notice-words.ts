import { state } from '../../content/state.ts';
import type { NoticeKind } from '../../domain/live/now.ts';
import { dayMs } from '../../domain/time/retention.ts';
import { wallTime } from '../../domain/time/wall-clock.ts';
import { daysWritten, monthNames } from '../../domain/units.ts';

const wallDay = (moment: string): string => {
  const { month, day } = wallTime(new Date(moment), state.clock);
  return `${monthNames[month - 1]} ${day}`;
};

const lastDay = (until: string): string => wallDay(new Date(Date.parse(until) - 1).toISOString());

const wallHour = (moment: string): string => {
  const { minutes } = wallTime(new Date(moment), state.clock);
  const hour = Math.floor(minutes / 60);
  return `${hour % 12 || 12}:${String(minutes % 60).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`;
};

export const liveNoticeWords = {
  kinds: {
    closed: 'Closed',
    partly: 'Partly closed',
    hazard: 'Hazard',
    information: 'Information',
  } satisfies Record<NoticeKind, string>,
  /** "through November 24", the last day on which it holds: dates are those of the state, wherever they are read. */
  until: (until: string) => `through ${lastDay(until)}`,
  posted: (asOf: string, source: string | undefined) =>
    `${source ? `${source}. ` : ''}Posted by a park steward, ${wallDay(asOf)}, ${wallHour(asOf)}.`,
  /** What an offline copy says of its age. */
  offline: (asOf: string, moment: Date, phone: string | undefined) => {
    const days = Math.floor((moment.getTime() - Date.parse(asOf)) / dayMs);
    const age = days < 1 ? 'earlier today' : `${daysWritten(days)} old`;
    return `As of ${wallDay(asOf)}, ${age}. ${phone ? `Call ${phone} before you drive.` : 'Call the park before you drive.'}`;
  },
  /** In a row: "Closed through Nov 24" */
  short: (kind: NoticeKind, until: string) =>
    `${liveNoticeWords.kinds[kind]} through ${lastDay(until).replace(/^(\w{3})\w*/, '$1')}`,
};
