/** The finder's texts about a day: in chips, above the results, in a row, and for hikes that were left out. */
import { type DayThere, type WeatherFilter, weatherLimits } from '../../../../domain/finder/day-there.ts';
import { readDays } from '../../../../domain/finder/days.ts';
import type { ForecastDay } from '../../../../domain/status/weather.ts';
import { calendarDay, getWeekday } from '../../../../domain/time/calendar-day.ts';
import { capitalized, monthNames, weekdayNames } from '../../../../domain/units.ts';
import { formatTime } from '../../../lib/clock.ts';
import { forecastMessages } from '../../status/weather/weather.messages.ts';
import { degreesIn, unitsFor } from '../../status/weather/weather-units.ts';

const weekday = (iso: string): string => weekdayNames[getWeekday(iso)] ?? '';
const getMonth = (iso: string): string => monthNames[(calendarDay(iso)?.month ?? 1) - 1] ?? '';
const toDate = (iso: string): number => calendarDay(iso)?.day ?? 0;

/** Sat, Nov 21 */
const shortDay = (iso: string): string => `${weekday(iso).slice(0, 3)}, ${getMonth(iso).slice(0, 3)} ${toDate(iso)}`;
/** Saturday, November 21 */
export const longDay = (iso: string): string => `${weekday(iso)}, ${getMonth(iso)} ${toDate(iso)}`;

const { dryBelow, coldBelow, hotAbove } = weatherLimits;

/** The service has one probability for rain and snow. */
const wet = ({ sky }: ForecastDay): string =>
  sky === 'snow' ? 'snow' : sky === 'rain' || sky === 'storm' ? 'rain' : 'rain or snow';

function getChanceMessage(weather: ForecastDay): string {
  if (weather.chance === undefined) return `chance of ${wet(weather)} not given`;
  return weather.chance < dryBelow ? 'dry' : `${weather.chance}% chance of ${wet(weather)}`;
}

/** In the reader's unit: 41°, −3° */
const degrees = (fahrenheit: number): string =>
  `${degreesIn(unitsFor(navigator.language), fahrenheit)}°`.replace('-', '−');
const limit = (fahrenheit: number): string => degrees(fahrenheit) + (unitsFor(navigator.language).celsius ? 'C' : 'F');

/** dry, 41° */
export const getWeatherMessage = (weather: ForecastDay, isChanceSaid = false): string =>
  [!isChanceSaid && getChanceMessage(weather), weather.high !== undefined && degrees(weather.high)]
    .filter(Boolean)
    .join(', ');

const wantedWeather: Record<WeatherFilter, () => string> = {
  dry: () => `Dry means less than a ${dryBelow}% chance of rain or snow.`,
  sunny: () => 'Sunny means the forecast for the day is sun.',
  notcold: () => `Not too cold means a high of at least ${limit(coldBelow)}.`,
  nothot: () => `Not too hot means a high of at most ${limit(hotAbove)}.`,
};

export const dayMessages = {
  /** Sat, Nov 21; Sat and Sun, Nov 21–22; Sun, Nov 22, afternoon */
  chip: (value: string): string => {
    const {
      days: [first = '', second],
      afternoon,
    } = readDays(value) ?? { days: [], afternoon: false };
    const said = second
      ? `${weekday(first).slice(0, 3)} and ${weekday(second).slice(0, 3)}, ${getMonth(first).slice(0, 3)} ${toDate(first)}–${getMonth(second) === getMonth(first) ? '' : `${getMonth(second).slice(0, 3)} `}${toDate(second)}`
      : shortDay(first);
    return afternoon ? `${said}, afternoon` : said;
  },
  /** Saturday, November 21, or Sunday, November 22 */
  days: (days: readonly string[]) => days.map(longDay).join(' or '),
  /** After the number of results. */
  for: (days: readonly string[]) => `for ${dayMessages.days(days)}`,
  past: (days: readonly string[]) => `${dayMessages.days(days)}, has passed. These are hikes for any day.`,
  rule: 'Closed hikes are left out, and you’re off the trail half an hour before sunset.',
  wantedWeather,
  noForecast: {
    tooFar: 'The forecast doesn’t reach that far yet, so we can’t check the weather.',
    none: 'There’s no forecast right now, so we can’t check the weather.',
  },
  source: (ageMs: number) => `${forecastMessages.source(ageMs, false)}.`,
  /**
   * "Dry, 41°, sunset 4:38 PM, home around 2:10 PM"; for a weekend, with its better day.
   * @param isChanceSaid for a hike that misses the filter
   */
  reason: (there: DayThere, isDriven: boolean, isOneOfTwo: boolean, isChanceSaid: boolean): string => {
    const { day, weather, sunset, outing } = there;
    const parts = [
      weather && getWeatherMessage(weather, isChanceSaid),
      sunset && `sunset ${formatTime(sunset)}`,
      isDriven && outing && `home around ${formatTime(outing.home)}`,
    ].filter(Boolean);
    const said = parts.join(', ');
    return isOneOfTwo ? `${weekday(day)}: ${said}` : capitalized(said);
  },
  plan: 'Plan a day',
};

/** Why a hike misses a filter about the day. */
export function getDayMissMessage(key: WeatherFilter | 'day', there: DayThere | undefined): string {
  if (key === 'day') return 'Dark before you’d be off the trail';
  const weather = there?.weather;
  if (!weather) return 'No forecast here';
  if (key === 'dry') return capitalized(getChanceMessage(weather));
  if (key === 'sunny') return `Not sunny: ${weather.words}`;
  return weather.high === undefined ? 'High not given' : `High of ${degrees(weather.high)}`;
}

/** Shared by all hikes with this reason, as their heading; details follow each name. */
export const whyNotMessages = {
  title: 'Why not the others?',
  closed: 'Closed that day',
  drive: (most: string) => `More than a ${most} drive`,
  day: 'Not enough daylight',
  /** A value that the service does not give is neither good nor bad. */
  weather: (key: WeatherFilter, weather: ForecastDay | undefined): string => {
    if (!weather) return 'No forecast there';
    if (key === 'sunny') return 'Not sunny';
    if (key === 'dry') return weather.chance === undefined ? 'Chance of rain or snow not given' : 'Not dry';
    if (weather.high === undefined) return 'High not given';
    return key === 'notcold' ? `Colder than ${limit(coldBelow)}` : `Hotter than ${limit(hotAbove)}`;
  },
  /** Beside a name: 70%, 28° */
  detail: (key: WeatherFilter, weather: ForecastDay | undefined): string => {
    if (!weather) return '';
    if (key === 'sunny') return weather.words.toLowerCase();
    if (key === 'dry') return weather.chance === undefined ? '' : `${weather.chance}%`;
    return weather.high === undefined ? '' : degrees(weather.high);
  },
};
