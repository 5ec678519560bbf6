import type { ForecastDay, Sky } from '../../../../domain/status/weather.ts';
import { capitalized, weekdayNames } from '../../../../domain/units.ts';
import { formatDay, formatTime } from '../../../lib/clock.ts';
import { degreesIn, speedIn, type Units } from './weather-units.ts';

const skies: Record<Sky, string> = {
  sun: 'sunny',
  cloud: 'cloudy',
  rain: 'rain',
  snow: 'snow',
  storm: 'storms',
  fog: 'fog',
  wind: 'windy',
};

/** Below this temperature the precipitation may be snow. */
const mayFreeze = 45;
/** The service does not mention smaller chances either. */
const worthSaying = 15;

/** A mix of sun and clouds: the service distinguishes it only in its text. */
export const isPartSun = ({ sky, words }: ForecastDay): boolean =>
  (sky === 'sun' || sky === 'cloud') && /partly|mostly (sunny|clear)/i.test(words);

/**
 * Sky, chance and wind, as text or for screen readers. A missing chance is reported as missing: it does not mean dry.
 */
function getRest(day: ForecastDay, units: Units, aloud: boolean): string {
  const { sky, high, low, chance, wind } = day;
  const isWet = ['rain', 'snow', 'storm'].includes(sky);
  const parts = isWet ? [] : [isPartSun(day) ? 'partly sunny' : skies[sky]];
  const unsure = (high ?? low ?? 0) < mayFreeze ? 'rain or snow' : 'rain';
  const falls = isWet ? skies[sky] : unsure;
  if (chance === undefined) parts.push(`chance of ${falls} not given`);
  else if (isWet || chance >= worthSaying)
    parts.push(aloud ? `chance of ${falls} ${chance} percent` : `${falls} ${chance}%`);
  if (wind !== undefined) parts.push(wind ? `wind ${speedIn(units, wind)} ${speedUnit(units, aloud)}` : 'calm');
  return parts.join(', ');
}

function speedUnit({ kilometers }: Units, aloud: boolean): string {
  if (aloud) return `${kilometers ? 'kilometers' : 'miles'} an hour`;
  return kilometers ? 'km/h' : 'mph';
}

/** "high 34, low 21 degrees Fahrenheit, " */
function spokenDegrees({ high, low }: ForecastDay, units: Units): string {
  const named = Object.entries({ high, low }).flatMap(([name, degrees]) =>
    degrees === undefined ? [] : [`${name} ${degreesIn(units, degrees)}`.replace('-', 'minus ')],
  );
  return named.length > 0 ? `${named.join(', ')} degrees ${units.celsius ? 'Celsius' : 'Fahrenheit'}, ` : '';
}

const weekday = (day: string): string => weekdayNames[new Date(`${day}T12:00Z`).getUTCDay()] ?? '';

const hourMs = 3_600_000;

function ago(hours: number): string {
  if (hours < 1) return 'less than an hour ago';
  return hours < 2 ? 'an hour ago' : `${Math.floor(hours)} hours ago`;
}

export const forecastMessages = {
  title: ({ celsius }: Pick<Units, 'celsius'>) => (celsius ? 'Forecast in °C' : 'Forecast'),
  sevenDays: '7 days',
  /** Today, Tonight once its high has passed, then Thu, Fri. */
  day: ({ day, high }: ForecastDay, today: string): string => {
    if (day !== today) return weekday(day).slice(0, 3);
    return high === undefined ? 'Tonight' : 'Today';
  },
  degrees: (fahrenheit: number | undefined, units: Units): string =>
    fahrenheit === undefined ? '' : `${degreesIn(units, fahrenheit)}°`.replace('-', '−'),
  lowAlone: 'low ',
  /** "Snow 60%, wind 15 mph" */
  rest: (day: ForecastDay, units: Units) => capitalized(getRest(day, units, false)),
  /** "Saturday: high 34, low 21 degrees Fahrenheit, chance of snow 60 percent, wind 15 miles an hour" */
  spoken: (day: ForecastDay, units: Units) =>
    `${weekday(day.day)}: ${spokenDegrees(day, units)}${getRest(day, units, true)}`,
  /** @param ageMs of the forecast */
  source: (ageMs: number, isOld: boolean) =>
    `National Weather Service, issued ${ago(ageMs / hourMs)}${isOld ? '. It may have changed.' : ''}`,
  /** In print, where the age is unknown. */
  issued: (asOf: Date) => `National Weather Service, issued ${formatDay(asOf)}, ${formatTime(asOf)}`,
};
