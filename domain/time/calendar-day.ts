/** Calendar days as ISO dates (2026-11-21), and the moments at which they start at a place. */
import { dayMs } from './retention.ts';
import type { CalendarDay } from './sun.ts';
import { type Clock, wallTime } from './wall-clock.ts';

const minute = 60_000;

/** Undefined for a date that does not exist: 2026-02-30. */
export function calendarDay(iso: string): CalendarDay | undefined {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(iso)?.map(Number) ?? [];
  const known = { year: year ?? 0, month: month ?? 0, day: day ?? 0 };
  const midnight = new Date(Date.UTC(known.year, known.month - 1, known.day));
  return year && midnight.toISOString().startsWith(iso) ? known : undefined;
}

const getMidnight = (iso: string): Date => new Date(`${iso}T00:00:00Z`);

export const addDays = (iso: string, days: number): string =>
  new Date(getMidnight(iso).getTime() + days * dayMs).toISOString().slice(0, 10);

/** Sunday is 0. */
export const getWeekday = (iso: string): number => getMidnight(iso).getUTCDay();

export function dayAt(moment: Date, clock: Clock): string {
  const { year, month, day } = wallTime(moment, clock);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

/** The moment at which the local clock shows this many minutes after midnight on that day. */
export function momentAt(iso: string, minutes: number, clock: Clock): Date {
  const guess = new Date(getMidnight(iso).getTime() + minutes * minute - clock.winter * 60 * minute);
  const ahead = wallTime(guess, clock).minutes - minutes;
  // Wraps to ±12 hours: across midnight, one hour ahead reads as 23 hours behind.
  return new Date(guess.getTime() - (((ahead + 2160) % 1440) - 720) * minute);
}

/** Local midnight. */
export const startOfDay = (iso: string, clock: Clock): Date => momentAt(iso, 0, clock);
