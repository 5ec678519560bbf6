/** The date of a badge is the calendar day at the trailhead, on every page and in every file, in any time zone. */
import { dayAt } from '../time/calendar-day.ts';
import type { Clock } from '../time/wall-clock.ts';

/** 2026-07-04. Old records have a date without a time; an invalid date gives an empty string. */
export function dayEarned(earnedDate: string, clock: Clock): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(earnedDate)) return earnedDate;
  const moment = new Date(earnedDate);
  return Number.isNaN(moment.getTime()) ? '' : dayAt(moment, clock);
}
