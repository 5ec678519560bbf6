/** Days in the state's time zone, in the format of date fields, and the timestamps of their start and end. */
import { state } from '../../../../content/state.ts';
import { addDays, dayAt, startOfDay } from '../../../../domain/time/calendar-day.ts';
import { monthNames, weekdayNames } from '../../../../domain/units.ts';

/** 2026-11-17 */
export const toDay = (moment: Date): string => dayAt(moment, state.clock);

export const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

/** Midnight in the state's time zone. */
export const getStart = (day: string): Date => startOfDay(day, state.clock);

/** Its last second: a notice until the 24th includes that day, and its end still reads "November 24". */
export const getEnd = (day: string): Date => new Date(getStart(addDays(day, 1)).getTime() - 1000);

/** November 24 */
export function formatDay(day: string): string {
  const [, month, date] = day.split('-').map(Number);
  return `${monthNames[(month ?? 1) - 1]} ${date}`;
}

/** Nov 24 */
export const shortDay = (day: string): string => formatDay(day).replace(/^(\w{3})\w*/, '$1');

/** Tue, Nov 24 */
export const weekdayAndDay = (day: string): string =>
  `${weekdayNames[new Date(Date.parse(day)).getUTCDay()]?.slice(0, 3)}, ${shortDay(day)}`;
