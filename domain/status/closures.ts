/** What the content of a hike says about its status, as pages and rows ship it to the browser. */
import type { Season, When } from '../trail/facts.ts';
import type { Trail } from '../trail/trail.ts';
import { formatDate } from '../units.ts';
import type { StatusKind } from './kinds.ts';

/** One reason why a hike, or a part of it, is or may be closed; or news about it. */
export type Closure = {
  kind: StatusKind;
  words: string;
  /** Which days; without it, every day before `expires`. */
  when?: When;
  /** First day after the announced end. Without this and `when` it is permanent. */
  expires?: string;
  /** The last day or month, where one is known: 2027-07. */
  until?: string;
  /** The last year in which a hunt counts by the age of its source. A rule that repeats has none. */
  lastYear?: number;
  /** "KEYC, December 2024" */
  source?: string;
};

const closing = { all: 'closed', part: 'partly' } as const;

/** Notices, then seasons. */
export function getClosures({ notices, seasons, checked }: Pick<Trail, 'notices' | 'seasons' | 'checked'>): Closure[] {
  return [
    ...notices.map(({ closes, title, until, expires, source, reported }) => ({
      kind: closes ? closing[closes] : ('information' as const),
      words: title,
      until,
      expires,
      source: `${source.name}, ${formatDate(reported)}`,
    })),
    ...seasons.map((season) => ofSeason(season, checked)).filter((closure) => closure !== undefined),
  ];
}

/** What most pages ship: no source, and words only where a list says why a hike is closed. */
export type BriefClosure = Omit<Closure, 'source' | 'words'> & { words?: string };
export const withoutWords = ({ source: _, words: __, ...closure }: Partial<Closure> & BriefClosure): BriefClosure =>
  closure;
export const forLists = (closure: Closure): BriefClosure =>
  closure.kind === 'closed' ? { ...withoutWords(closure), words: closure.words } : withoutWords(closure);

function ofSeason(season: Season, checked: string): Closure | undefined {
  const { kind, closes, when, words, source, known } = season;
  const saidBy = { words, when, source: [source, known && formatDate(known)].filter(Boolean).join(', ') };
  if ((closes === 'all' || closes === 'part') && hasFixedDays(season)) return { kind: closing[closes], ...saidBy };
  if (kind === 'hunt' && mayClose(season, checked)) return { kind, lastYear: getLastYear(season), ...saidBy };
  if (kind === 'hunt') return { kind: 'hunters', ...saidBy };
  if (kind === 'ski' && mayClose(season, checked)) return { kind, ...saidBy };
  return undefined;
}

/**
 * The window of a yearly hunt is the widest range of its few days, and ski tracks depend on snow: the hike may be closed then, which
 * its page says, but that is not certain.
 */
export const hasFixedDays = ({ kind, when }: Pick<Season, 'kind' | 'when'>): boolean =>
  !['hunt', 'ski'].includes(kind) || ('from' in when && when.from.length > 'MM-DD'.length);

/**
 * Whether it may close the hike on a day that it covers, by what was known when the content was checked. A hunt counts if its source
 * is recent or it repeats by a rule, and not if it closes only a part of the park, or nothing in the years that are known.
 */
export function mayClose(season: Season, checked: string): boolean {
  const { kind, closes, known, repeats, stayedOpen } = season;
  if (closes !== 'all' && closes !== 'unknown') return kind !== 'hunt' && closes === 'part' && !hasFixedDays(season);
  if (hasFixedDays(season)) return closes === 'unknown';
  if (kind !== 'hunt') return true;
  const isRecent = known !== undefined && (getLastYear(season) ?? 0) >= Number(checked.slice(0, 4));
  return !stayedOpen && (repeats === true || isRecent);
}

/** A hunt of three years ago still says what may happen this year; an older one does not. */
const yearsThatCount = 3;

const getLastYear = ({ repeats, known = '' }: Pick<Season, 'repeats' | 'known'>): number | undefined =>
  repeats ? undefined : Number(known.slice(0, 4)) + yearsThatCount;
