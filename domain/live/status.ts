/** Whether a hike is closed or has a hazard at a moment, by its own content or by a live notice. */
import { lastMoment } from '../time/last-moment.ts';
import { type Clock, wallTime } from '../time/wall-clock.ts';
import { isoDay } from '../trail/seasons.ts';
import { type Closure, type StatusOn, statusOn } from '../trail/status.ts';
import type { Notice, NoticeKind } from './now.ts';

/** With the one icon that a row or a marker shows; information has none. */
export type StatusNow = StatusOn & {
  sign?: Exclude<NoticeKind, 'information'>;
  /** The weather alert that covers it, by its name: "Winter Storm Warning". */
  alert?: string | undefined;
  /** A hunt may close it that day. */
  hunt?: boolean;
};

export function statusNow(
  closures: readonly Closure[],
  notices: readonly Notice[],
  moment: Date,
  clock: Clock,
): StatusNow {
  const closure = closureNow(closures, notices, moment, clock);
  if (closure.status !== 'none') return { ...closure, sign: closure.status };
  return notices.some(({ kind }) => kind === 'hazard') ? { ...closure, sign: 'hazard' } : closure;
}

/** The stricter of the two wins. On a tie the live notice wins: it is newer and has an end date. */
function closureNow(closures: readonly Closure[], notices: readonly Notice[], moment: Date, clock: Clock): StatusOn {
  const content = statusOn(closures, wallTime(moment, clock));
  const live = notices.find(({ kind }) => kind === 'closed') ?? notices.find(({ kind }) => kind === 'partly');
  if (!live || (live.kind === 'partly' && content.status === 'closed')) return content;
  return {
    status: live.kind === 'closed' ? 'closed' : 'partly',
    words: live.words,
    until: lastDayOf(live, clock),
  };
}

/** Last active day of a notice. */
const lastDayOf = ({ until }: Pick<Notice, 'until'>, clock: Clock): string =>
  isoDay(wallTime(lastMoment(until), clock));
