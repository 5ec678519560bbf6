/** Days on the calendar of a place, written 2026-11-17, and the moment at which each begins there. */
import { dayMs } from './retention.ts';
import { type Clock, wallTime } from './wall-clock.ts';

export function dayAt(moment: Date, clock: Clock): string {
  const { year, month, day } = wallTime(moment, clock);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

/** Midnight, by the clock of that day. */
export function startOfDay(day: string, clock: Clock): Date {
  const midnightIn = (hoursAhead: number) => new Date(Date.parse(day) - hoursAhead * 60 * 60_000);
  const inSummer = midnightIn(clock.summer);
  const isMidnight = wallTime(inSummer, clock).minutes === 0 && dayAt(inSummer, clock) === day;
  return isMidnight ? inSummer : midnightIn(clock.winter);
}
