/**
 * Local time and date of a place without Intl: loading the browser's time zone and locale data was the longest single step
 * of page startup.
 */
import type { CalendarDay } from './sun.ts';

/** Hours ahead of UTC, in winter and in summer. */
export type Clock = { winter: number; summer: number };

export type WallTime = CalendarDay & { minutes: number; weekday: number };

const hour = 60 * 60_000;
const day = 24 * hour;
const [march, november] = [2, 10];

export function wallTime(moment: Date, clock: Clock): WallTime {
  const wall = new Date(moment.getTime() + hoursAhead(moment, clock) * hour);
  return {
    year: wall.getUTCFullYear(),
    month: wall.getUTCMonth() + 1,
    day: wall.getUTCDate(),
    minutes: wall.getUTCHours() * 60 + wall.getUTCMinutes(),
    weekday: wall.getUTCDay(),
  };
}

/** US daylight saving time since 2007: changes at 2 a.m. on the second Sunday of March and the first of November. */
function hoursAhead(moment: Date, { winter, summer }: Clock): number {
  const year = moment.getUTCFullYear();
  const toSummer = sundayFrom(year, march, 8) + (2 - winter) * hour;
  const toWinter = sundayFrom(year, november, 1) + (2 - summer) * hour;
  return moment.getTime() >= toSummer && moment.getTime() < toWinter ? summer : winter;
}

function sundayFrom(year: number, month: number, date: number): number {
  const first = new Date(Date.UTC(year, month, date));
  return first.getTime() + ((7 - first.getUTCDay()) % 7) * day;
}
