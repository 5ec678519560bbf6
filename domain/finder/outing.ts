/** A day out: the drive, the walk and the drive home, against the daylight at the trailhead. */

import type { Point } from '../geo/geo.ts';
import { type CalendarDay, horizon, sunPasses } from '../time/sun.ts';
import { type Hike, minutesWalked } from './hike.ts';

const minute = 60_000;
const day = 1440 * minute;

export type Outing = { home: Date; sunset: Date };
export type Departure = { at: Date; day: CalendarDay; isNow: boolean };

/** What the clock and the calendar of the place read at a moment. */
export type Clock = (moment: Date) => CalendarDay & { minutes: number };

const eight = 8 * 60;
const lightWorthLeavingFor = 2 * 60 * minute;

/** Now, while there is light enough to leave for; else at eight in the morning. */
export function departureFrom(origin: Point, now: Date, clock: Clock): Departure {
  const today = clock(now);
  const sunset = sunPasses(horizon, 'down', today, origin);
  const sunrise = sunPasses(horizon, 'up', today, origin);
  const isTooLate = sunset !== undefined && sunset.getTime() - now.getTime() < lightWorthLeavingFor;
  const isNight = sunrise !== undefined && now < sunrise;
  if (!isTooLate && !isNight) return { at: now, day: today, isNow: true };
  // From eight to eight: a day later by the hours may be two days later where the clocks go forward overnight.
  const at = atEight(new Date(atEight(now, clock).getTime() + (isTooLate ? day : 0)), clock);
  // Far in the northwest the sun may rise after eight.
  if (at < now) return { at: now, day: today, isNow: true };
  return { at, day: clock(at), isNow: false };
}

/** Twice, since a day on which clocks change is not as long as the others. */
function atEight(moment: Date, clock: Clock): Date {
  const nearly = new Date(moment.getTime() + (eight - clock(moment).minutes) * minute);
  return new Date(nearly.getTime() + (eight - clock(nearly).minutes) * minute);
}

/** What becomes of the day; nothing where the walk's time is not known or the sun does not set. */
export function outingTo(
  hike: Pick<Hike, 'place' | 'duration'>,
  minutesAway: number,
  departure: Departure,
): Outing | undefined {
  const walk = minutesWalked(hike);
  const sunset = sunPasses(horizon, 'down', departure.day, hike.place);
  if (walk === null || !sunset) return undefined;
  return { home: new Date(departure.at.getTime() + (2 * minutesAway + walk) * minute), sunset };
}

export const isBeforeDark = ({ home, sunset }: Outing): boolean => home <= sunset;
