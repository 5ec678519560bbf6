/**
 * What holds for a hike at a moment, from its content and the live document. Trail pages, rows of lists, the finder, plans, /now,
 * maps and calendar files ask this one function, so that they cannot disagree.
 */

import { lastMoment } from '../time/last-moment.ts';
import type { CalendarDay } from '../time/sun.ts';
import { type Clock, wallTime } from '../time/wall-clock.ts';
import type { When } from '../trail/facts.ts';
import { holdsOn, isoDay } from '../trail/seasons.ts';
import type { BriefClosure, Closure } from './closures.ts';
import { type ConditionSummary, getConditionSummary } from './conditions.ts';
import { type StatusKind, statusKinds } from './kinds.ts';
import { type LiveDocument, type Notice, noticesBetween } from './live-document.ts';
import { alertsFor } from './weather.ts';

export type HikeStatus = {
  /** The first of `kinds`. None means that nothing is known, never that it is open. */
  kind: StatusKind | 'none';
  /** Everything that holds, the most important first. A closed hike is only closed. */
  kinds: readonly StatusKind[];
  /** Of the first. */
  words?: string | undefined;
  until?: string | undefined;
  /** Closed, and the announced end has passed: it is not known whether it is open again. */
  isPastEnd?: boolean | undefined;
  /** The weather alert that covers it, by its name: "Winter Storm Warning". */
  alert?: string | undefined;
  /** What hikers reported, the newest first; undefined until the live document has loaded. */
  conditions?: readonly ConditionSummary[] | undefined;
};

/** Before the date is known. */
export const nothingKnown: HikeStatus = { kind: 'none', kinds: [] };

export type StatusSource = { slug: string; closures?: readonly BriefClosure[] | undefined };
export type LiveData = Pick<LiveDocument, 'notices'> & Partial<Pick<LiveDocument, 'conditions' | 'alerts'>>;
/** A moment, or a visit until a later one. */
type Visit = { from: Date; until?: Date; clock: Clock };

export function hikeStatus(
  { slug, closures = [] }: StatusSource,
  live: LiveData | undefined,
  { from, until = from, clock }: Visit,
): HikeStatus {
  const day = wallTime(from, clock);
  // Of equals the live notice wins: it is newer and has an end date.
  const posted = live ? noticesBetween(live, slug, from, until).map((notice) => ofNotice(notice, clock)) : [];
  return {
    ...strictest([...posted, ...reasonsOn(closures, day)]),
    alert: alertsFor(live?.alerts, slug, from)[0]?.event,
    conditions: live && getConditionSummary(live.conditions, slug, from),
  };
}

/** What the content says every day until its stated end, for pages that do not know the date yet. */
export const standingStatus = (closures: readonly BriefClosure[]): HikeStatus =>
  strictest(closures.filter(({ when }) => !when));

/** Rows, markers, plans and files warn of these; only the hike's own page and /now say the rest. */
export const isWarning = (kind: StatusKind): boolean => kind !== 'hunters' && kind !== 'information';
export const getWarnings = ({ kinds }: Pick<HikeStatus, 'kinds'>): StatusKind[] => kinds.filter(isWarning);

export const hasHunt = (kinds: readonly StatusKind[]): boolean => kinds.includes('hunt') || kinds.includes('hunters');

export type Reason = Pick<HikeStatus, 'words' | 'until' | 'isPastEnd'> & { kind: StatusKind; source?: string };

/** Everything that the content says for that day. */
export const reasonsOn = (closures: readonly BriefClosure[], day: CalendarDay): Reason[] =>
  closures.map((closure) => holding(closure, day)).filter((reason) => reason !== undefined);

function strictest(reasons: readonly Reason[]): HikeStatus {
  const kinds = statusKinds.filter((kind) => reasons.some((reason) => reason.kind === kind));
  const [kind = 'none'] = kinds;
  const { words, until, isPastEnd }: Partial<Reason> = reasons.find((reason) => reason.kind === kind) ?? {};
  return { kind, kinds: kind === 'closed' ? [kind] : kinds, words, until, isPastEnd };
}

/** Until its last active day. */
const ofNotice = ({ kind, words, until }: Notice, clock: Clock): Reason => ({
  kind,
  words,
  until: isoDay(wallTime(lastMoment(until), clock)),
});

/** An announced end opens nothing: a hike that was closed as a whole stays closed until the content says otherwise. */
function holding(closure: BriefClosure, day: CalendarDay): Reason | undefined {
  const { kind, when, expires, until, lastYear } = closure;
  const { words, source }: Partial<Closure> = closure;
  if (when && !holdsOn(when, day)) return undefined;
  if (lastYear && day.year > lastYear) return { kind: 'hunters', words, source };
  if (!expires || isoDay(day) < expires) return { kind, words, until: until ?? (when && lastDay(when, day)), source };
  return kind === 'closed' ? { kind, words, isPastEnd: true, source } : undefined;
}

/** Last day of a span; undefined for months only. */
function lastDay(when: When, { year, month, day }: CalendarDay): string | undefined {
  if (!('to' in when)) return undefined;
  if (when.to.length > 'MM-DD'.length) return when.to;
  const isNextYear = when.to < isoDay({ year, month, day }).slice('YYYY-'.length);
  return `${isNextYear ? year + 1 : year}-${when.to}`;
}
