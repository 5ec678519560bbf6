import { expect, test } from 'vitest';
import type { ForecastDay } from '../../../../domain/status/weather.ts';
import { forecastMessages as messages } from './weather.messages.ts';
import { unitsFor } from './weather-units.ts';

const us = unitsFor('en-US');
const saturday: ForecastDay = {
  day: '2026-11-21',
  sky: 'snow',
  words: 'Chance Snow Showers',
  high: 34,
  low: 21,
  chance: 60,
  wind: 15,
};
const line = (day: ForecastDay, units = us) =>
  `${messages.day(day, '2026-11-18')} ${messages.degrees(day.high, units)}/${messages.degrees(day.low, units)}, ${messages.rest(day, units)}`;
const without = (...fields: (keyof ForecastDay)[]): ForecastDay =>
  Object.fromEntries(Object.entries(saturday).filter(([field]) => !fields.includes(field as never))) as ForecastDay;

test('a day is one line', () => {
  expect(line(saturday)).toBe('Sat 34°/21°, Snow 60%, wind 15 mph');
});

test('a day is a whole sentence for a screen reader', () => {
  expect(messages.spoken(saturday, us)).toBe(
    'Saturday: high 34, low 21 degrees Fahrenheit, chance of snow 60 percent, wind 15 miles an hour',
  );
});

test('a missing chance is reported as missing, under any sky', () => {
  const unknown = without('chance');
  expect(line(unknown)).toBe('Sat 34°/21°, Chance of snow not given, wind 15 mph');
  expect(line({ ...unknown, sky: 'sun' })).toBe('Sat 34°/21°, Sunny, chance of rain or snow not given, wind 15 mph');
  expect(line({ ...unknown, sky: 'sun', high: 75 })).toContain('Sunny, chance of rain not given');
  expect(messages.spoken(unknown, us)).toContain('chance of snow not given');
});

test('under a dry sky a small chance is left out, and a larger one is not', () => {
  const cloudy: ForecastDay = { ...saturday, sky: 'cloud', high: 61 };
  expect(messages.rest({ ...cloudy, chance: 10 }, us)).toBe('Cloudy, wind 15 mph');
  expect(messages.rest({ ...cloudy, chance: 20 }, us)).toBe('Cloudy, rain 20%, wind 15 mph');
  expect(messages.spoken({ ...cloudy, chance: 10 }, us)).toMatch(/Fahrenheit, cloudy, wind/);
});

test('a day without temperature or wind shows what is given', () => {
  expect(messages.spoken(without('high', 'low', 'wind'), us)).toBe('Saturday: chance of snow 60 percent');
});

test('today is Today, and Tonight once its high has passed', () => {
  expect(messages.day(saturday, '2026-11-21')).toBe('Today');
  expect(messages.day(without('high'), '2026-11-21')).toBe('Tonight');
});

test('units are those of the reader’s region', () => {
  expect(line(saturday, unitsFor('de'))).toBe('Sat 1°/−6°, Snow 60%, wind 24 km/h');
  expect(line(saturday, unitsFor('en-GB'))).toBe('Sat 1°/−6°, Snow 60%, wind 15 mph');
  expect(messages.spoken(saturday, unitsFor('fr-CA'))).toBe(
    'Saturday: high 1, low minus 6 degrees Celsius, chance of snow 60 percent, wind 24 kilometers an hour',
  );
  expect(['en-US', 'en', 'es-PR', ''].map((language) => unitsFor(language).celsius)).toEqual(Array(4).fill(false));
  expect([messages.title(us), messages.title(unitsFor('de'))]).toEqual(['Forecast', 'Forecast in °C']);
});

test('a forecast shows its age, and an old one says that it may have changed', () => {
  const minutes = (count: number, isOld = false) => messages.source(count * 60_000, isOld);
  expect(minutes(-3)).toBe('National Weather Service, issued less than an hour ago');
  expect(minutes(60)).toBe('National Weather Service, issued an hour ago');
  expect(minutes(150)).toBe('National Weather Service, issued 2 hours ago');
  expect(minutes(840, true)).toBe('National Weather Service, issued 14 hours ago. It may have changed.');
});
