import { lastMoment } from '../../domain/time/last-moment.ts';
import { dayMs } from '../../domain/time/retention.ts';
import { daysWritten } from '../../domain/units.ts';
import { formatTime, monthAndDay } from '../lib/clock.ts';

export const liveNoticeMessages = {
  /** "through November 24", the last day on which it applies: the midnight that ends it belongs to the next day. */
  until: (until: string) => `through ${monthAndDay(lastMoment(until))}`,
  posted: (asOf: string, source: string | undefined) => {
    const at = new Date(asOf);
    return `${source ? `${source}. ` : ''}Posted by a park steward, ${monthAndDay(at)}, ${formatTime(at)}.`;
  },
  /** The age of an offline copy: its time while it is younger than a day, then in days. */
  offline: (asOf: string, moment: Date, phone: string | undefined) => {
    const at = new Date(asOf);
    const days = Math.floor((moment.getTime() - at.getTime()) / dayMs);
    const age = days < 1 ? formatTime(at) : `${daysWritten(days)} old`;
    return `As of ${monthAndDay(at)}, ${age}.${phone ? ` Call ${phone} before you drive.` : ''}`;
  },
};
