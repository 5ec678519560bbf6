/** The day of a badge: the calendar day at the trailhead, the same on every page and in every file, wherever it is read. */
import { type Clock, wallTime } from './time/wall-clock.ts';

/** 2026-07-04. Old records hold the day alone; what is no date is an empty string. */
export function dayEarned(earnedDate: string, clock: Clock): string {
  if (/^\d{4}-\d{2}-\d{2}$/.test(earnedDate)) return earnedDate;
  const moment = new Date(earnedDate);
  if (Number.isNaN(moment.getTime())) return '';
  const { year, month, day } = wallTime(moment, clock);
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}
