/** Whether a hike is closed on a day, by its own content. Kept small, because pages ship it to the browser. */
import type { CalendarDay } from '../time/sun.ts';
import type { Season, When } from './facts.ts';
import { holdsOn, isoDay } from './seasons.ts';
import type { Trail } from './trail.ts';

export type TrailStatus = 'closed' | 'partly' | 'none';

/** One reason why a hike, or a part of it, is closed, as pages and rows ship it to the browser. */
export type Closure = {
  status: Exclude<TrailStatus, 'none'>;
  words: string;
  /** Which days; without it, every day before `expires`. */
  when?: When;
  /** First day after the closure. Without this and `when` it is permanent. */
  expires?: string;
  /** The last day or month, where one is known: 2027-07. */
  until?: string;
};

export type StatusOn = { status: TrailStatus; words?: string; until?: string };

const statuses = { all: 'closed', part: 'partly' } as const;

/** Everything that closes the hike for certain, in this order: notices, then seasons. */
export function closuresOf({ notices, seasons }: Pick<Trail, 'notices' | 'seasons'>): Closure[] {
  return [
    ...notices.flatMap(({ closes, title, until, expires }) =>
      closes ? [{ status: statuses[closes], words: title, until, expires }] : [],
    ),
    ...seasons.flatMap((season) =>
      (season.closes === 'all' || season.closes === 'part') && hasFixedDays(season)
        ? [{ status: statuses[season.closes], words: season.words, when: season.when }]
        : [],
    ),
  ];
}

/**
 * The window of a yearly hunt is the widest range of its few days, and ski tracks depend on snow: the hike may be closed then, which
 * its page says, but that is not certain.
 */
export const hasFixedDays = ({ kind, when }: Pick<Season, 'kind' | 'when'>): boolean =>
  !['hunt', 'ski'].includes(kind) || ('from' in when && when.from.length > 'MM-DD'.length);

/** Whether it may close the hike, or a part of it, on a day that it covers. */
export const mayClose = (season: Pick<Season, 'kind' | 'closes' | 'when'>): boolean =>
  season.closes === 'unknown' || (season.closes !== 'no' && !hasFixedDays(season));

/** The spans within which a hunt may close the hike for a few days. */
export const huntsOf = ({ seasons }: Pick<Trail, 'seasons'>): When[] =>
  seasons.filter((season) => season.kind === 'hunt' && mayClose(season)).map(({ when }) => when);

export const mayBeHunted = (hunts: readonly When[] | undefined, day: CalendarDay): boolean =>
  hunts?.some((when) => holdsOn(when, day)) ?? false;

/** Closed wins over partly closed; the first wins a tie. Without a known closure: "No closures posted". */
export function statusOn(closures: readonly Closure[], day: CalendarDay): StatusOn {
  const holding = closures.filter(
    ({ when, expires }) => (!when || holdsOn(when, day)) && (!expires || isoDay(day) < expires),
  );
  const found = holding.find(({ status }) => status === 'closed') ?? holding[0];
  if (!found) return { status: 'none' };
  const until = found.until ?? (found.when && lastDay(found.when, day));
  return { status: found.status, words: found.words, ...(until && { until }) };
}

/** Closures that apply every day until their stated end, for pages that do not know the date yet. */
export const standingStatus = (closures: readonly Closure[]): StatusOn =>
  statusOn(
    closures.filter(({ when }) => !when).map(({ expires, ...closure }) => closure),
    { year: 0, month: 1, day: 1 },
  );

/** Last day of a span; undefined for months only. */
function lastDay(when: When, { year, month, day }: CalendarDay): string | undefined {
  if (!('to' in when)) return undefined;
  if (when.to.length > 'MM-DD'.length) return when.to;
  const isNextYear = when.to < isoDay({ year, month, day }).slice('YYYY-'.length);
  return `${isNextYear ? year + 1 : year}-${when.to}`;
}
