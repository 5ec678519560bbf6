/** The day that an answer is for: the one that is asked for, else the next on which one could leave. */
import { useMemo } from 'react';
import { state } from '../../../content/state.ts';
import { daysThere, type WeatherWish, weatherWishes } from '../../../domain/finder/day-there.ts';
import { dayKey, readDays } from '../../../domain/finder/days.ts';
import type { Query, Situation } from '../../../domain/finder/finder.ts';
import { type Departure, departureFrom, departureOn } from '../../../domain/finder/outing.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import type { Now } from '../../../domain/live/now.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { isoDay } from '../../../domain/trail/seasons.ts';
import { figuresOf } from '../../lib/clock.ts';

export type AskedDay = {
  /** One for each day that counts; none where all that were asked are past. */
  departures: readonly Departure[];
  wishes: readonly WeatherWish[];
  /** The days that were asked for, past or not; else the one on which one would leave. */
  days: readonly string[];
  isAsked: boolean;
  isPast: boolean;
  /** How old the oldest forecast is that reaches the day, in milliseconds; else why there is none. */
  forecast: number | 'tooFar' | 'none';
  /** Undefined where the day is past. */
  dayThere: Situation['dayThere'];
};

type Given = {
  live?: Now | undefined;
  moment?: Date | undefined;
  /** Where one starts, or any place of the state: it decides whether there is light enough to leave today. */
  from: Point | undefined;
};

export function useAskedDay(asked: Query, { live, moment, from }: Given): AskedDay | undefined {
  return useMemo(() => askedDay(asked, { live, moment, from }), [asked, live, moment, from]);
}

export function askedDay({ answers }: Pick<Query, 'answers'>, { live, moment, from }: Given): AskedDay | undefined {
  const wishes = weatherWishes.filter((wish) => wish in answers);
  const asked = readDays(answers[dayKey] ?? '');
  if (!moment || !from || (!asked && wishes.length === 0 && !('daylight' in answers))) return undefined;
  const now = wholeMinute(moment);
  const today = dayAt(now, state.clock);
  const departures = asked
    ? asked.days
        .filter((day) => day >= today)
        .flatMap((day) => departureOn(day, asked.afternoon, now, state.clock) ?? [])
    : [departureFrom(from, now, figuresOf)];
  const days = departures.map(({ day }) => isoDay(day));
  const current = (live?.forecasts ?? []).filter(({ until }) => now.getTime() < Date.parse(until));
  const reaching = current.filter((forecast) => forecast.days.some(({ day }) => days.includes(day)));
  const oldest = Math.max(...reaching.map(({ asOf }) => now.getTime() - Date.parse(asOf)));
  const isPast = departures.length === 0;
  return {
    ...{ departures, wishes, isPast },
    days: asked?.days ?? days,
    isAsked: asked !== undefined,
    forecast: reaching.length > 0 ? oldest : current.length > 0 ? 'tooFar' : 'none',
    dayThere: isPast ? undefined : daysThere({ live, moment: now, clock: state.clock, departures, wishes }),
  };
}

/** Within a minute no time that is told changes. */
const wholeMinute = (moment: Date): Date => new Date(Math.floor(moment.getTime() / 60_000) * 60_000);
