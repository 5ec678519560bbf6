/** Days of the calendar as pages and addresses write them: 2026-11-21. */
import type { CalendarDay } from './sun.ts';
import { type Clock, wallTime } from './wall-clock.ts';

const minute = 60_000;
const dayMs = 1440 * minute;

/** Undefined for what is no day of the calendar: 2026-02-30. */
export function calendarDay(iso: string): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)?.map(Number) ?? [];
  const known = { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
  const midnight = new Date(Date.UTC(known.year, known.month - 1, known.day));
  return year && midnight.toISOString().startsWith(iso) ? known : undefined;
}

const midnightOf = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

export const daysLater = (iso: string, days: number): string =>
  new Date(midnightOf(iso).getTime() + days * dayMs).toISOString().slice(0, 10);

/** Sunday is 0. */
export const weekdayOf = (iso: string): number => midnightOf(iso).getUTCDay();

export function dayAt(moment: Date, clock: Clock): string {
  const { year, month, day } = wallTime(moment, clock);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The moment at which the clock on the wall reads so many minutes after midnight that day. */
export function momentAt(iso: string, minutes: number, clock: Clock): Date {
  const guess = new Date(midnightOf(iso).getTime() + minutes * minute - clock.winter * 60 * minute);
  const ahead = wallTime(guess, clock).minutes - minutes;
  // Read across midnight, an hour ahead looks like 23 behind.
  return new Date(guess.getTime() - (((ahead + 2160) % 1440) - 720) * minute);
}
