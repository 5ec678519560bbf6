import { state } from '../../content/state.ts';
import type { NoticeKind } from '../../domain/live/now.ts';
import { wallTime } from '../../domain/time/wall-clock.ts';
import { monthNames } from '../../domain/units.ts';

const wallDay = (moment: string): string => {
  const { month, day } = wallTime(new Date(moment), state.clock);
  return `${monthNames[month - 1]} ${day}`;
};

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
  /** "until November 24": dates are those of the state, wherever they are read. */
  until: (until: string) => `until ${wallDay(until)}`,
  posted: (asOf: string, source: string | undefined) =>
    `${source ? `${source}. ` : ''}Posted by a park steward, ${wallDay(asOf)}, ${wallHour(asOf)}.`,
  /** In a row: "Closed until Nov 24" */
  short: (kind: NoticeKind, until: string) =>
    `${liveNoticeWords.kinds[kind]} until ${wallDay(until).replace(/^(\w{3})\w*/, '$1')}`,
};
