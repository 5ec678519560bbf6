import { describe, expect, it } from 'vitest';
import { state } from '../../../content/state.ts';
import { type Json, recording } from '../../../test/weather-service.ts';
import { currentDays, toDays, toSky } from './forecast.ts';
import { readForecast } from './responses.ts';

/** When the recordings were made: Minneapolis in the week of the change to summer time, Alaska in autumn. */
const wednesday = new Date('2026-03-04T18:38:56Z');
const tuesday = new Date('2026-10-06T15:05:55Z');

const read = (json: Json, now: Date) => readForecast(JSON.stringify(json), now, state.clock);
const period = (start: string, isDaytime: boolean, other: object = {}) => ({
  start: new Date(start),
  isDaytime,
  words: isDaytime ? 'Sunny' : 'Clear',
  temperature: isDaytime ? 50 : 30,
  ...other,
});

describe('a forecast', () => {
  it('a forecast is grouped into local days, also when clocks change', () => {
    const { asOf, days } = read(recording('forecast', wednesday), wednesday);
    expect(asOf).toBe('2026-03-04T18:26:59.000Z');
    expect(days).toEqual([
      // The recording says 250 °F for the afternoon and -350 °F for the night.
      { day: '2026-03-04', sky: 'sun', words: 'Mostly Sunny', chance: 0, wind: 5 },
      { day: '2026-03-05', sky: 'fog', words: 'Patchy Fog then Partly Sunny', high: 53, low: 42, chance: 2, wind: 10 },
      { day: '2026-03-06', sky: 'rain', words: 'Rain Showers', high: 55, low: 32, chance: 87, wind: 10 },
      { day: '2026-03-07', sky: 'sun', words: 'Mostly Sunny', high: 44, low: 38, chance: 8, wind: 10 },
      { day: '2026-03-08', sky: 'sun', words: 'Mostly Sunny', high: 61, low: 44, chance: 4, wind: 15 },
      { day: '2026-03-09', sky: 'cloud', words: 'Partly Sunny', high: 63, low: 36, chance: 4, wind: 10 },
      {
        day: '2026-03-10',
        sky: 'snow',
        words: 'Chance Snow Showers then Chance Rain Showers',
        high: 48,
        low: 22,
        chance: 38,
        wind: 15,
      },
    ]);
  });

  it('a forecast of a winter week has a day for each pair of periods', () => {
    const { days } = read(recording('forecast-winter', tuesday), tuesday);
    expect(days.map(({ high, low }) => [high, low])).toEqual([
      ...[
        [43, 30],
        [35, 23],
        [30, 24],
        [34, 26],
        [33, 24],
        [29, 21],
        [30, 24],
      ],
    ]);
  });

  it('a forecast omits a missing chance of precipitation, which does not mean dry', () => {
    const json = recording('forecast', wednesday);
    json.properties.periods[2].probabilityOfPrecipitation.value = null;
    delete json.properties.periods[4].probabilityOfPrecipitation;
    const { days } = read(json, wednesday);
    expect(days.slice(1, 4).map(({ chance }) => chance)).toEqual([undefined, undefined, 8]);
  });

  it.each([
    ['5 mph', 5],
    ['3 to 9 mph', 9],
    ['0 mph', 0],
    ['calm', undefined],
    ['900 mph', undefined],
    [null, undefined],
    [{ unitCode: 'wmoUnit:km_h-1', value: 8 }, undefined],
  ])('a forecast with the wind %j has the upper figure: %s', (windSpeed, wind) => {
    const json = recording('forecast', wednesday);
    json.properties.periods[2].windSpeed = windSpeed;
    expect(read(json, wednesday).days[1]?.wind).toBe(wind);
  });

  it.each([
    ['130.5', undefined],
    [-71, undefined],
    [-40, -40],
    [110, 110],
    [null, undefined],
  ])('a forecast with a temperature of %j has a high of %s', (temperature, high) => {
    const json = recording('forecast', wednesday);
    json.properties.periods[2].temperature = temperature;
    expect(read(json, wednesday).days[1]?.high).toBe(high);
  });

  it('a forecast skips a period that it cannot read and keeps the others', () => {
    const json = recording('forecast', wednesday);
    json.properties.periods[4] = { number: 5 };
    json.properties.periods[6].temperatureUnit = 'C';
    expect(read(json, wednesday).days.map(({ high }) => high)).toEqual([
      ...[undefined, 53, undefined, undefined, 61, 63, 48],
    ]);
  });

  it('a forecast has text without control characters and of limited length', () => {
    const json = recording('forecast', wednesday);
    json.properties.periods[2].shortForecast = `\u001b[31mSunny\u202e\n${'x'.repeat(500)}`;
    const words = read(json, wednesday).days[1]?.words ?? '';
    expect(words).toMatch(/^\[31mSunny x+$/);
    expect(words).toHaveLength(120);
  });

  it.each<[string, (json: Json) => void]>([
    ['without the time at which it was made', ({ properties }) => delete properties.updateTime],
    ['without periods', ({ properties }) => delete properties.periods],
    ['of the future', ({ properties }) => Object.assign(properties, { updateTime: '2026-03-05T18:38:56+00:00' })],
    [
      'with nothing but periods that cannot be read',
      ({ properties }) => Object.assign(properties, { periods: [1, {}] }),
    ],
  ])('%s is refused', (_, spoil) => {
    const json = recording('forecast', wednesday);
    spoil(json);
    expect(() => read(json, wednesday)).toThrow();
  });
});

describe('the days of a forecast', () => {
  it('start in the evening with a night only: its low and its text, no high', () => {
    const days = toDays([period('2026-11-18T00:00:00Z', false), period('2026-11-18T12:00:00Z', true)], state.clock);
    expect(days[0]).toMatchObject({ day: '2026-11-17', words: 'Clear', high: undefined, low: 30 });
    expect(days[1]).toMatchObject({ day: '2026-11-18', words: 'Sunny', high: 50, low: undefined });
  });

  it('start after midnight with the daytime and skip the rest of the night', () => {
    const overnight = period('2026-11-18T08:00:00Z', false, { temperature: 5 });
    const [day, night] = [period('2026-11-18T12:00:00Z', true), period('2026-11-19T00:00:00Z', false)];
    expect(toDays([overnight, day, night], state.clock)).toMatchObject([{ day: '2026-11-18', high: 50, low: 30 }]);
    expect(toDays([overnight, day], state.clock)).toMatchObject([{ day: '2026-11-18', high: 50, low: undefined }]);
    expect(toDays([overnight], state.clock)).toEqual([]);
  });

  it('the days of a forecast are at most seven', () => {
    const { days } = read(recording('forecast', wednesday), wednesday);
    const many = [...days, ...days.map((each) => ({ ...each, day: `2027${each.day.slice(4)}` }))];
    const forecast = { asOf: wednesday.toISOString(), days: many };
    expect(currentDays(forecast, wednesday, state.clock)).toEqual(many.slice(0, 7));
  });

  it('drop yesterday at local midnight, and expire 18 hours after the forecast was issued', () => {
    const { days } = read(recording('forecast', wednesday), wednesday);
    const forecast = { asOf: wednesday.toISOString(), days };
    const firstAt = (moment: string) => currentDays(forecast, new Date(moment), state.clock)[0]?.day;
    expect(firstAt('2026-03-05T05:59:59Z')).toBe('2026-03-04');
    expect(firstAt('2026-03-05T06:00:00Z')).toBe('2026-03-05');
    expect(firstAt('2026-03-05T12:38:55Z')).toBe('2026-03-05');
    expect(firstAt('2026-03-05T12:38:56Z')).toBeUndefined();
  });
});

describe('the sky', () => {
  it.each([
    ['Sunny', 0, 'sun'],
    ['Mostly Clear', 5, 'sun'],
    ['Partly Sunny', 4, 'cloud'],
    ['Partly Cloudy', 4, 'cloud'],
    ['Mostly Cloudy', undefined, 'cloud'],
    ['Patchy Fog then Partly Sunny', 2, 'fog'],
    ['Areas Of Smoke', 0, 'fog'],
    ['Rain Showers', 87, 'rain'],
    ['Slight Chance Rain Showers', 20, 'rain'],
    ['Mostly Cloudy then Slight Chance Rain Showers', 20, 'cloud'],
    ['Mostly Cloudy then Slight Chance Rain Showers', undefined, 'rain'],
    ['Mostly Cloudy then Scattered Rain And Snow Showers', 27, 'snow'],
    ['Isolated Rain And Snow Showers then Mostly Cloudy', 24, 'cloud'],
    ['Chance Freezing Drizzle', 30, 'snow'],
    ['Slight Chance T-storms', 18, 'storm'],
    ['Mostly Sunny then Isolated Showers And Thunderstorms', 15, 'storm'],
    ['Heavy Snow and Blustery', 90, 'snow'],
    ['Sunny and Breezy', 0, 'wind'],
    ['Nice', 0, 'cloud'],
    ['Unsettled', 70, 'rain'],
  ])('the sky of "%s" at %s percent is %s', (words, chance, sky) => expect(toSky({ words, chance })).toBe(sky));
});
