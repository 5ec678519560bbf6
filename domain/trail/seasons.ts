/** Which part of the year a season covers. Kept small, because trail pages ship it to the browser. */
import type { CalendarDay } from '../time/sun.ts';
import type { When } from './facts.ts';

const two = (figure: number): string => String(figure).padStart(2, '0');
const isYearly = (day: string): boolean => day.length === 'MM-DD'.length;

/** 2026-11-18 */
export const isoDay = ({ year, month, day }: CalendarDay): string => `${year}-${two(month)}-${two(day)}`;

/** Whether the season includes that day. */
export function holdsOn(when: When, day: CalendarDay): boolean {
  if ('months' in when) return when.months.includes(day.month);
  const { from, to } = when;
  if (!isYearly(from)) return from <= isoDay(day) && isoDay(day) <= to;
  const today = isoDay(day).slice('YYYY-'.length);
  const begunLastYear = from > to && today <= to;
  if ('years' in when && when.years && (day.year - Number(begunLastYear)) % 2 !== Number(when.years === 'odd'))
    return false;
  return from <= to ? from <= today && today <= to : today >= from || today <= to;
}

/** The months, 1 to 12, that it touches, for the small calendar of the year. */
export function getMonths(when: When): number[] {
  const all = Array.from({ length: 12 }, (_, i) => i + 1);
  if ('months' in when) return all.filter((month) => when.months.includes(month));
  if (!isYearly(when.from) && spansYear(when.from, when.to)) return all;
  const month = (day: string) => Number(day.slice(-5, -3));
  const [from, to] = [month(when.from), month(when.to)];
  const wraps = when.from.slice(-5) > when.to.slice(-5);
  return all.filter((each) => (wraps ? each >= from || each <= to : each >= from && each <= to));
}

/** Whether the span is a year or longer, which includes every month. */
function spansYear(from: string, to: string): boolean {
  const yearLater = `${Number(from.slice(0, 4)) + 1}${from.slice(4)}`;
  return to >= yearLater;
}
