/** Parses requested days, from text and from URLs: "this weekend" is 2026-11-21.2026-11-22. */
import { addDays, calendarDay, getWeekday } from '../time/calendar-day.ts';
import { phraseLength, type Token } from './tokens.ts';

export const dayKey = 'day';

/** Vocabulary for days; each list has all spellings of one. */
export type DayWords = {
  today: readonly string[];
  tomorrow: readonly string[];
  afterTomorrow: readonly string[];
  weekend: readonly string[];
  /** From Sunday on. */
  weekdays: readonly (readonly string[])[];
  months: readonly (readonly string[])[];
  /** Before a day, without meaning: "on", "this". */
  before: readonly string[];
  /** Before a day: in the week that starts next Monday. */
  next: readonly string[];
  /** After a day: leave at noon. */
  afternoon: readonly string[];
  /** After a day: leave in the morning, which is the default. */
  morning: readonly string[];
};

export type ChosenDays = {
  /** One day, or the two of a weekend. */
  days: readonly string[];
  afternoon: boolean;
};

const afternoonMark = 'afternoon';
const between = '.';

/** 2026-11-21, 2026-11-21.2026-11-22, 2026-11-22.afternoon. Validated: a URL is untrusted input. */
export function readDays(value: string): ChosenDays | undefined {
  const parts = value.split(between);
  const days = parts.filter((part) => part !== afternoonMark);
  const isRead = days.length >= 1 && days.length <= 2 && parts.length <= 3 && days.every(calendarDay);
  return isRead ? { days, afternoon: days.length < parts.length } : undefined;
}

export const writeDays = ({ days, afternoon }: ChosenDays): string =>
  [...days, ...(afternoon ? [afternoonMark] : [])].join(between);

const [saturday, monday] = [6, 1];

/** The next such weekday, today included. */
const coming = (weekday: number, from: string): string => addDays(from, (weekday - getWeekday(from) + 7) % 7);

/** On a Sunday, the rest of the weekend is today. */
const weekendFrom = (from: string): string[] =>
  getWeekday(from) === 0 ? [from] : [coming(saturday, from), addDays(coming(saturday, from), 1)];

/** Parses a day at this position and counts its tokens. A date that does not exist has no value. */
export function readDay(
  tokens: readonly Token[],
  start: number,
  words: DayWords,
  today: string,
): { length: number; value: string | undefined } | undefined {
  const skipped = phraseLength(tokens, start, words.before);
  const partOnly = partOfDay(tokens, start + skipped, words);
  // "this afternoon" is today's.
  if (skipped > 0 && partOnly.length > 0)
    return { length: skipped + partOnly.length, value: today && writeDays({ ...partOnly, days: [today] }) };
  const named = readNamed(tokens, start + skipped, words, today);
  const written = readWritten(tokens, start + skipped + (named?.length ?? 0), words, today);
  const read = named && written ? withDate(named, written) : (named ?? written);
  if (!read) return undefined;
  const part = partOfDay(tokens, start + skipped + read.length, words);
  const days = read.days.filter(calendarDay);
  return {
    length: skipped + read.length + part.length,
    value: days.length > 0 ? writeDays({ days, afternoon: part.afternoon }) : undefined,
  };
}

type Named = { length: number; days: string[] };

function readNamed(tokens: readonly Token[], start: number, words: DayWords, today: string): Named | undefined {
  const next = phraseLength(tokens, start, words.next);
  const at = start + next;
  // Without today's date none of these has a value, but they are still not search terms.
  const from = today && next > 0 ? coming(monday, addDays(today, 1)) : today;
  const found: [readonly string[], () => string[]][] = [
    [words.weekend, () => weekendFrom(from)],
    ...words.weekdays.map((names, i): [readonly string[], () => string[]] => [names, () => [coming(i, from)]]),
  ];
  if (next === 0)
    found.push(
      [words.today, () => [today]],
      [words.tomorrow, () => [addDays(today, 1)]],
      [words.afterTomorrow, () => [addDays(today, 2)]],
    );
  const matches = found.map(([names, days]) => ({ length: phraseLength(tokens, at, names), days }));
  const longest = matches.reduce((best, match) => (match.length > best.length ? match : best), {
    length: 0,
    days: (): string[] => [],
  });
  if (longest.length === 0) return undefined;
  return { length: next + longest.length, days: today ? longest.days() : [] };
}

/** "Saturday, November 28" is that date, not the coming Saturday; the 1/2 of "Saturday 1/2 mile" is no date on a Saturday. */
function withDate(named: Named, written: Named): Named {
  const isSame = written.days.every((date) => named.days.some((day) => getWeekday(day) === getWeekday(date)));
  return isSame ? { length: named.length + written.length, days: written.days } : named;
}

/** "November 28", "Nov 28th, 2026", "11/28": without a year this year, or next year if that date has passed. */
function readWritten(tokens: readonly Token[], at: number, words: DayWords, today: string): Named | undefined {
  const [first, second] = tokens.slice(at, at + 2);
  const slashed = /^(\d{1,2})\/(\d{1,2})$/.exec(first?.raw ?? '');
  const month = words.months.findIndex((names) => first && names.includes(first.word)) + 1;
  const numbered = month > 0 ? /^(\d{1,2})(?:st|nd|rd|th)?$/.exec(second?.word ?? '') : null;
  const [figures, length] = slashed
    ? [[Number(slashed[1]), Number(slashed[2])], 1]
    : numbered
      ? [[month, Number(numbered[1])], 2]
      : [undefined, 0];
  if (!figures) return undefined;
  const inYear = (year: number) => [year, ...figures].map((figure) => String(figure).padStart(2, '0')).join('-');
  const given = /^20\d\d$/.exec(tokens[at + length]?.raw ?? '')?.[0];
  if (given) return { length: length + 1, days: today ? [inYear(Number(given))] : [] };
  const year = Number(today.slice(0, 4));
  return { length, days: today ? [inYear(year) < today ? inYear(year + 1) : inYear(year)] : [] };
}

function partOfDay(tokens: readonly Token[], at: number, { afternoon, morning }: DayWords) {
  const [after, before] = [phraseLength(tokens, at, afternoon), phraseLength(tokens, at, morning)];
  return { length: Math.max(after, before), afternoon: after > 0 };
}
