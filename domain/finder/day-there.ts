/** Conditions at a hike on a given day: open or closed, daylight, and the weather forecast. */
import type { LiveDocument } from '../status/live-document.ts';
import { type HikeStatus, hikeStatus } from '../status/status.ts';
import type { Forecast, ForecastDay } from '../status/weather.ts';
import { horizon, sunPasses } from '../time/sun.ts';
import type { Clock } from '../time/wall-clock.ts';
import { isoDay } from '../trail/seasons.ts';
import type { Hike } from './hike.ts';
import { type Departure, isInDaylight, type Outing, outingTo } from './outing.ts';
import { getSlug } from './saved-hikes.ts';

export type DayThere = {
  /** 2026-11-21 */
  day: string;
  /** Status during the visit. */
  status: HikeStatus;
  sunset?: Date | undefined;
  /** Undefined if the walking time is unknown. */
  outing?: Outing | undefined;
  weather?: ForecastDay | undefined;
  /** Whether any hike has a forecast for this day. */
  isForecast: boolean;
};

export const weatherFilters = ['dry', 'sunny', 'notcold', 'nothot'] as const;
export type WeatherFilter = (typeof weatherFilters)[number];
export const isWeatherFilter = (key: string): key is WeatherFilter =>
  (weatherFilters as readonly string[]).includes(key);

/** Thresholds of the weather filters, in percent and °F. The page shows them next to the filter. */
export const weatherLimits = { dryBelow: 30, coldBelow: 32, hotAbove: 85 } as const;
/** How far over the threshold a forecast may be for a close match. */
const nearly = { chance: 20, degrees: 5 };

const { dryBelow, coldBelow, hotAbove } = weatherLimits;

const isMet: Record<WeatherFilter, (weather: ForecastDay, loose: boolean) => boolean | undefined> = {
  dry: ({ chance }, loose) => (chance === undefined ? undefined : chance < dryBelow + (loose ? nearly.chance : 0)),
  sunny: ({ sky }, loose) => sky === 'sun' || (loose && sky === 'cloud'),
  notcold: ({ high }, loose) => (high === undefined ? undefined : high >= coldBelow - (loose ? nearly.degrees : 0)),
  nothot: ({ high }, loose) => (high === undefined ? undefined : high <= hotAbove + (loose ? nearly.degrees : 0)),
};

/** A missing value never matches, but is a close match. If no forecast covers the day, everything matches. */
export function isForecastMet(
  filter: WeatherFilter,
  { weather, isForecast }: Pick<DayThere, 'weather' | 'isForecast'>,
) {
  if (!isForecast) return 'yes';
  const met = weather && isMet[filter](weather, false);
  if (met) return 'yes';
  return met === undefined || (weather && isMet[filter](weather, true)) ? 'nearly' : 'no';
}

/** A hike with an unknown walking time is not filtered out. */
export const isDoable = ({ outing }: DayThere): boolean => !outing || isInDaylight(outing);

export type Almanac = {
  live: LiveDocument | undefined;
  moment: Date;
  clock: Clock;
  /** One per requested day, earliest first. */
  departures: readonly Departure[];
  wantedWeather: readonly WeatherFilter[];
};

/** Of several days, the one that fits the hike best; the earliest wins a tie. */
export function daysThere(almanac: Almanac): (hike: Hike, minutesAway: number | undefined) => DayThere {
  const forecasts = currentForecasts(almanac);
  const forecastDays = new Set([...forecasts.values()].flatMap(({ days }) => days.map(({ day }) => day)));
  const known = new Map<string, { minutesAway: number | undefined; best: DayThere }>();
  return (hike, minutesAway) => {
    const before = known.get(hike.id);
    if (before && before.minutesAway === minutesAway) return before.best;
    const [first, ...later] = almanac.departures.map((departure) =>
      dayThere(hike, minutesAway, departure, almanac, forecasts.get(getSlug(hike)), forecastDays),
    );
    if (!first) throw new Error('There is no day to look at');
    const best = later.reduce(
      (a, b) => (issues(b, almanac.wantedWeather) < issues(a, almanac.wantedWeather) ? b : a),
      first,
    );
    known.set(hike.id, { minutesAway, best });
    return best;
  };
}

/** By slug. */
function currentForecasts({ live, moment }: Almanac): ReadonlyMap<string, Forecast> {
  const current = (live?.forecasts ?? []).filter(({ until }) => moment.getTime() < Date.parse(until));
  return new Map(current.flatMap((forecast) => forecast.hikes.map((slug): [string, Forecast] => [slug, forecast])));
}

/** The forecast for a hike on a day, unless it has expired. */
export const weatherOn = (
  live: LiveDocument | undefined,
  slug: string,
  day: string,
  moment: Date,
): ForecastDay | undefined =>
  live?.forecasts
    ?.find(({ hikes, until }) => hikes.includes(slug) && moment.getTime() < Date.parse(until))
    ?.days.find((each) => each.day === day);

const issues = (there: DayThere, wantedWeather: readonly WeatherFilter[]): number =>
  (there.status.kind === 'closed' ? 20 : 0) +
  (isDoable(there) ? 0 : 10) +
  wantedWeather.filter((filter) => isForecastMet(filter, there) !== 'yes').length;

function dayThere(
  hike: Hike,
  minutesAway: number | undefined,
  departure: Departure,
  { live, clock }: Almanac,
  forecast: Forecast | undefined,
  forecastDays: ReadonlySet<string>,
): DayThere {
  const day = isoDay(departure.day);
  const outing = outingTo(hike, minutesAway ?? 0, departure);
  const sunset = outing?.sunset ?? sunPasses(horizon, 'down', departure.day, hike.place);
  const from = outing?.arrive ?? departure.at;
  const until = outing?.offTrail ?? sunset ?? departure.at;
  return {
    day,
    status: hikeStatus({ slug: getSlug(hike), closures: hike.closures }, live, { from, until, clock }),
    sunset,
    outing,
    weather: forecast?.days.find((each) => each.day === day),
    isForecast: forecastDays.has(day),
  };
}
