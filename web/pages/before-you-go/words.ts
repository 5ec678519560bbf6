/** What the page before all hikes says of single ones; its prose is content/before-you-go.md. */
import type { Season, When } from '../../../domain/trail/facts.ts';
import { dateInWords } from '../../../domain/units.ts';

/** "November 15 to 25", "November 24 to December 10", "November and December" */
export function spanInWords(when: When): string {
  if ('months' in when) return when.months.map(monthName).join(' and ');
  const [from, to] = [dayInWords(when.from), dayInWords(when.to)];
  const sameMonth = isYearly(when.from) && when.from.slice(0, 2) === when.to.slice(0, 2);
  return `${from} to ${sameMonth ? Number(when.to.slice(-2)) : to}`;
}

const isYearly = (day: string): boolean => day.length === 'MM-DD'.length;

/** Any year has these months: it is cut off again. */
const someYear = '2000';
export const monthName = (month: number): string =>
  dateInWords(`${someYear}-${String(month).padStart(2, '0')}`).replace(` ${someYear}`, '');

/** 12-06 → December 6; 2027-10-31 → October 31, 2027 */
const dayInWords = (day: string): string =>
  isYearly(day) ? dateInWords(`${someYear}-${day}`).replace(`, ${someYear}`, '') : dateInWords(day);

export const closing: Record<Season['closes'], string> = {
  all: 'closed',
  part: 'partly closed',
  no: 'open',
};

export const share = { all: 'The whole hike', part: 'A part', no: 'No' } as const;

/** What is less than sure says so, with its year. */
export const reportedNote = ({ reported, known }: { reported: boolean; known?: string }): string | undefined =>
  reported ? ['reported', known && dateInWords(known)].filter(Boolean).join(' ') : undefined;

export const words = {
  contents: 'On this page',
  hike: 'Hike',
  between: 'Some days between',
  wheelchair: 'Wheelchair',
  stroller: 'Stroller',
  alsoHunted: 'Hunters share the park with walkers at ',
  /** Before the last of several. */
  and: ' and ',
} as const;
