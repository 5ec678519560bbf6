/** What the content of a hike says about its status, as pages and rows ship it to the browser. */
import type { Season, When } from '../trail/facts.ts';
import type { Trail } from '../trail/trail.ts';
import { dateInWords } from '../units.ts';
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
export function closuresOf({ notices, seasons }: Pick<Trail, 'notices' | 'seasons'>): Closure[] {
  return [
    ...notices.map(({ closes, title, until, expires, source, reported }) => ({
      kind: closes ? closing[closes] : ('information' as const),
      words: title,
      until,
      expires,
      source: `${source.name}, ${dateInWords(reported)}`,
    })),
    ...seasons.flatMap((season) => ofSeason(season) ?? []),
  ];
}

/** For a page that shows no words of it, or none of its source. */
export const withoutSource = ({ source: _, ...closure }: Closure): Omit<Closure, 'source'> => closure;
export const withoutWords = ({ source: _, words: __, ...closure }: Closure): BriefClosure => closure;
export type BriefClosure = Omit<Closure, 'source' | 'words'>;

function ofSeason(season: Season): Closure | undefined {
  const { kind, closes, when, words, source, known } = season;
  const saidBy = { words, when, source: [source, known && dateInWords(known)].filter(Boolean).join(', ') };
  if ((closes === 'all' || closes === 'part') && hasFixedDays(season)) return { kind: closing[closes], ...saidBy };
  if (kind === 'hunt' && mayClose(season)) return { kind, lastYear: lastYearOf(season), ...saidBy };
  if (kind === 'hunt') return { kind: 'hunters', ...saidBy };
  if (kind === 'ski' && mayClose(season)) return { kind, ...saidBy };
  return undefined;
}

/**
 * The window of a yearly hunt is the widest range of its few days, and ski tracks depend on snow: the hike may be closed then, which
 * its page says, but that is not certain.
 */
export const hasFixedDays = ({ kind, when }: Pick<Season, 'kind' | 'when'>): boolean =>
  !['hunt', 'ski'].includes(kind) || ('from' in when && when.from.length > 'MM-DD'.length);

type Uncertain = Pick<Season, 'kind' | 'closes' | 'when'> & Partial<Pick<Season, 'known' | 'repeats' | 'stayedOpen'>>;

/**
 * Whether it may close the hike on a day that it covers. A hunt counts if its source has a date or it repeats by a rule, and not if it
 * closes only a part of the park, or nothing in the years that are known.
 */
export function mayClose(season: Uncertain): boolean {
  const { kind, closes, known, repeats, stayedOpen } = season;
  if (kind !== 'hunt') return closes === 'unknown' || (closes !== 'no' && !hasFixedDays(season));
  if (hasFixedDays(season)) return closes === 'unknown';
  return (closes === 'all' || closes === 'unknown') && !stayedOpen && (repeats === true || known !== undefined);
}

/** The same, by what was known when the content was checked: the dates of a page that does not know the day yet. */
export const mayCloseBy = (season: Season, checked: string): boolean =>
  mayClose(season) && (season.kind !== 'hunt' || (lastYearOf(season) ?? Infinity) >= Number(checked.slice(0, 4)));

/** A hunt of three years ago still says what may happen this year; an older one does not. */
const yearsThatCount = 3;

const lastYearOf = ({ repeats, known = '' }: Pick<Season, 'repeats' | 'known'>): number | undefined =>
  repeats ? undefined : Number(known.slice(0, 4)) + yearsThatCount;
