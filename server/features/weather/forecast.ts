/** Groups the service's half-day periods into days: sky, high, low, chance and wind. */
import type { Forecast, ForecastDay, Sky } from '../../../domain/status/weather.ts';
import { type Clock, wallTime } from '../../../domain/time/wall-clock.ts';
import { isoDay } from '../../../domain/trail/seasons.ts';

/** Maximum age of a forecast. */
export const forecastMs = 18 * 60 * 60_000;
const mostDays = 7;

export type Period = {
  start: Date;
  isDaytime: boolean;
  words: string;
  temperature?: number | undefined;
  chance?: number | undefined;
  wind?: number | undefined;
};

/**
 * A day has the text, chance and wind of its daytime, since people hike by day, and the low of the following night.
 * In the evening, today has only a night. A night that starts after midnight belongs to the day before and is skipped.
 */
export function toDays(periods: readonly Period[], clock: Clock): ForecastDay[] {
  const days = new Map<string, { day?: Period; night?: Period }>();
  for (const period of periods) {
    const wall = wallTime(period.start, clock);
    if (!period.isDaytime && wall.minutes < 12 * 60) continue;
    const key = isoDay(wall);
    days.set(key, { ...days.get(key), [period.isDaytime ? 'day' : 'night']: period });
  }
  return [...days].flatMap(([key, { day, night }]) => {
    const shown = day ?? night;
    if (!shown) return [];
    const { words, chance, wind } = shown;
    const figures = { high: day?.temperature, low: night?.temperature, chance, wind };
    return [{ day: key, sky: toSky(shown), words, ...figures }];
  });
}

/** The days from today on; empty if the forecast is too old. */
export function currentDays({ asOf, days }: Pick<Forecast, 'asOf' | 'days'>, now: Date, clock: Clock): ForecastDay[] {
  if (now.getTime() >= Date.parse(asOf) + forecastMs) return [];
  const today = isoDay(wallTime(now, clock));
  return days.filter(({ day }) => day >= today).slice(0, mostDays);
}

/** In order of importance outdoors. */
const inWords: [Sky, RegExp][] = [
  ['storm', /thunder|t-?storm|tornado|hurricane|tropical/i],
  ['snow', /snow|flurr|sleet|\bic[ey]\b|freezing|wintry|blizzard/i],
  ['rain', /rain|shower|drizzle|sprinkle/i],
  ['fog', /fog|haze|smoke|mist|dust/i],
  ['wind', /wind|breezy|blustery|gust/i],
  ['cloud', /cloud|overcast|partly sunny/i],
  ['sun', /sun|clear|fair/i],
];

/** 15 to 24 percent is a slight chance: then the rest of the phrase describes the day. */
const likelyFrom = 25;

/** "Mostly Cloudy then Isolated Rain Showers", 20 percent, is a cloudy day; a thunderstorm is never left out. */
export function toSky({ words, chance }: Pick<Period, 'words' | 'chance'>): Sky {
  const found = inWords.filter(([, pattern]) => pattern.test(words)).map(([sky]) => sky);
  const isUnlikely = chance !== undefined && chance < likelyFrom;
  const sky = found.find((one) => !(isUnlikely && (one === 'rain' || one === 'snow'))) ?? found[0];
  return sky ?? (chance !== undefined && chance >= 50 ? 'rain' : 'cloud');
}
