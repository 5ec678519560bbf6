/** The day that the results are for: the requested one, else the next on which a trip could start. */
import { useMemo } from 'react';
import { state } from '../../../../content/state.ts';
import { daysThere, type WeatherFilter, weatherFilters } from '../../../../domain/finder/day-there.ts';
import { dayKey, readDays } from '../../../../domain/finder/days.ts';
import type { Query, Situation } from '../../../../domain/finder/finder.ts';
import { type Departure, departureFrom, departureOn } from '../../../../domain/finder/outing.ts';
import type { Point } from '../../../../domain/geo/geo.ts';
import type { LiveDocument } from '../../../../domain/status/live-document.ts';
import { dayAt } from '../../../../domain/time/calendar-day.ts';
import { isoDay } from '../../../../domain/trail/seasons.ts';
import { getFigures } from '../../../lib/clock.ts';

export type ChosenDay = {
  /** One for each day that counts; empty if all requested days are past. */
  departures: readonly Departure[];
  wantedWeather: readonly WeatherFilter[];
  /** The requested days, past or not; else the day of the next possible start. */
  days: readonly string[];
  isChosen: boolean;
  isPast: boolean;
  /** The age of the oldest forecast for the day, in milliseconds; else why there is none. */
  forecast: number | 'tooFar' | 'none';
  /** Undefined if the day is past. */
  dayThere: Situation['dayThere'];
};

type Given = {
  live?: LiveDocument | undefined;
  moment?: Date | undefined;
  /** The starting point, or any place in the state: it decides whether there is enough daylight to leave today. */
  from: Point | undefined;
};

export function useChosenDay(active: Query, { live, moment, from }: Given): ChosenDay | undefined {
  return useMemo(() => getChosenDay(active, { live, moment, from }), [active, live, moment, from]);
}

export function getChosenDay({ values }: Pick<Query, 'values'>, { live, moment, from }: Given): ChosenDay | undefined {
  const wantedWeather = weatherFilters.filter((filter) => filter in values);
  const active = readDays(values[dayKey] ?? '');
  if (!moment || !from || (!active && wantedWeather.length === 0 && !('daylight' in values))) return undefined;
  const now = wholeMinute(moment);
  const today = dayAt(now, state.clock);
  const departures = active
    ? active.days
        .filter((day) => day >= today)
        .flatMap((day) => departureOn(day, active.afternoon, now, state.clock) ?? [])
    : [departureFrom(from, now, getFigures)];
  const days = departures.map(({ day }) => isoDay(day));
  const current = (live?.forecasts ?? []).filter(({ until }) => now.getTime() < Date.parse(until));
  const reaching = current.filter((forecast) => forecast.days.some(({ day }) => days.includes(day)));
  const oldest = Math.max(...reaching.map(({ asOf }) => now.getTime() - Date.parse(asOf)));
  const isPast = departures.length === 0;
  return {
    departures,
    wantedWeather,
    isPast,
    days: active?.days ?? days,
    isChosen: active !== undefined,
    forecast: reaching.length > 0 ? oldest : current.length > 0 ? 'tooFar' : 'none',
    dayThere: isPast ? undefined : daysThere({ live, moment: now, clock: state.clock, departures, wantedWeather }),
  };
}

/** Rounded, because no displayed time changes within a minute. */
const wholeMinute = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
