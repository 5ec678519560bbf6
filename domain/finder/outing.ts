/** A day out: the drive, the walk and the drive home, against the daylight at the trailhead. */

import type { Point } from '../geo/geo.ts';
import { calendarDay, momentAt } from '../time/calendar-day.ts';
import { type CalendarDay, horizon, sunPasses } from '../time/sun.ts';
import type { Clock as WallClock } from '../time/wall-clock.ts';
import { type Hike, minutesToSpare, minutesWalked } from './hike.ts';

const minute = 60_000;
const day = 1440 * minute;

export type Outing = { arrive: Date; offTrail: Date; home: Date; sunset: Date };
export type Departure = { at: Date; day: CalendarDay; isNow: boolean };

/** Local time and date of the place at a moment. */
export type Clock = (moment: Date) => CalendarDay & { minutes: number };

const eight = 8 * 60;
const lightWorthLeavingFor = 2 * 60 * minute;

/** Now, if enough daylight is left; else at eight in the morning. */
export function departureFrom(origin: Point, now: Date, clock: Clock): Departure {
  const today = clock(now);
  const sunset = sunPasses(horizon, 'down', today, origin);
  const sunrise = sunPasses(horizon, 'up', today, origin);
  const isTooLate = sunset !== undefined && sunset.getTime() - now.getTime() < lightWorthLeavingFor;
  const isNight = sunrise !== undefined && now < sunrise;
  if (!isTooLate && !isNight) return { at: now, day: today, isNow: true };
  // From eight to eight: adding 24 hours could skip a date when clocks go forward overnight.
  const at = atEight(new Date(atEight(now, clock).getTime() + (isTooLate ? day : 0)), clock);
  // Far in the northwest the sun may rise after eight.
  if (at < now) return { at: now, day: today, isNow: true };
  return { at, day: clock(at), isNow: false };
}

const noon = 12 * 60;

/** On a requested day: at eight or at noon; now, if that time has passed today. */
export function departureOn(iso: string, afternoon: boolean, now: Date, clock: WallClock): Departure | undefined {
  const day = calendarDay(iso);
  if (!day) return undefined;
  const at = momentAt(iso, afternoon ? noon : eight, clock);
  return at < now ? { at: now, day, isNow: true } : { at, day, isNow: false };
}

/** Computed twice, because a day on which clocks change is not 24 hours long. */
function atEight(moment: Date, clock: Clock): Date {
  const nearly = new Date(moment.getTime() + (eight - clock(moment).minutes) * minute);
  return new Date(nearly.getTime() + (eight - clock(nearly).minutes) * minute);
}

/** The schedule of the day; undefined if the walking time is unknown or the sun does not set. */
export function outingTo(
  hike: Pick<Hike, 'place' | 'duration'>,
  minutesAway: number,
  departure: Departure,
): Outing | undefined {
  const walk = minutesWalked(hike);
  const sunset = sunPasses(horizon, 'down', departure.day, hike.place);
  if (walk === null || !sunset) return undefined;
  const after = (minutes: number) => new Date(departure.at.getTime() + minutes * minute);
  return {
    arrive: after(minutesAway),
    offTrail: after(minutesAway + walk),
    home: after(2 * minutesAway + walk),
    sunset,
  };
}

export const isBeforeDark = ({ home, sunset }: Pick<Outing, 'home' | 'sunset'>): boolean => home <= sunset;

/** Off the trail before sunset, with half an hour to spare; the drive home may be in the dark. */
export const isInDaylight = ({ offTrail, sunset }: Pick<Outing, 'offTrail' | 'sunset'>): boolean =>
  offTrail.getTime() + minutesToSpare * minute <= sunset.getTime();
