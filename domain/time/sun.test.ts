import { describe, expect, test } from 'vitest';
import { type CalendarDay, horizon, sunPasses } from './sun.ts';

const minneapolis = { latitude: 44.98, longitude: -93.264 };
const fargoMoorhead = { latitude: 46.874, longitude: -96.77 };
const minute = 60_000;

const toDate = (text: string): CalendarDay => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};
const rise = (date: string, place = minneapolis) => sunPasses(horizon, 'up', toDate(date), place);
const set = (date: string, place = minneapolis) => sunPasses(horizon, 'down', toDate(date), place);

/** Published times of extreme days, valid for a week around each, in local time. */
const almanac: [string, 'rise' | 'set', typeof minneapolis, string][] = [
  ['Minneapolis, shortest days', 'set', minneapolis, '2008-12-06T16:31-06:00'],
  ['Minneapolis, shortest days', 'set', minneapolis, '2008-12-12T16:31-06:00'],
  ['Minneapolis, latest sunrise', 'rise', minneapolis, '2008-12-27T07:51-06:00'],
  ['Minneapolis, latest sunrise', 'rise', minneapolis, '2009-01-07T07:51-06:00'],
  ['Minneapolis, earliest sunrise', 'rise', minneapolis, '2009-06-09T05:26-05:00'],
  ['Minneapolis, earliest sunrise', 'rise', minneapolis, '2009-06-21T05:26-05:00'],
  ['Minneapolis, latest sunset', 'set', minneapolis, '2009-06-22T21:04-05:00'],
  ['Minneapolis, latest sunset', 'set', minneapolis, '2009-06-30T21:04-05:00'],
  ['Minneapolis, solstice', 'set', minneapolis, '2020-12-21T16:34-06:00'],
  ['Minneapolis, end of the year', 'set', minneapolis, '2020-12-31T16:41-06:00'],
  ['Moorhead, earliest sunrise', 'rise', fargoMoorhead, '2010-06-17T05:32-05:00'],
  ['Moorhead, latest sunset', 'set', fargoMoorhead, '2010-06-25T21:26-05:00'],
];

describe('sunrise and sunset agree with the almanac to two minutes', () => {
  test.each(almanac)('%s: %s at %o, %s', (_, event, place, published) => {
    const computed = event === 'rise' ? rise(published.slice(0, 10), place) : set(published.slice(0, 10), place);
    const off = Math.abs((computed?.getTime() ?? 0) - new Date(published).getTime()) / minute;
    expect(off).toBeLessThanOrEqual(2);
  });
  test.each([
    ['2008-12-21', 8 * 60 + 45 + 56 / 60],
    ['2009-06-20', 15 * 60 + 37 + 6 / 60],
  ])('the day length of %s', (date, published) => {
    const length = ((set(date)?.getTime() ?? 0) - (rise(date)?.getTime() ?? 0)) / minute;
    expect(Math.abs(length - published)).toBeLessThan(1);
  });
});

/** The extremes of the equation of time, as almanacs print them: minutes and seconds, ahead of the clock or behind. */
test.each([
  ['2026-02-11', -(14 + 15 / 60)],
  ['2026-05-14', 3 + 41 / 60],
  ['2026-07-26', -(6 + 30 / 60)],
  ['2026-11-03', 16 + 25 / 60],
])('on %s a sundial is %d minutes ahead of the clock', (date, published) => {
  const greenwich = { latitude: 0, longitude: 0 };
  const [up, down] = (['up', 'down'] as const).map((way) => sunPasses(0, way, toDate(date), greenwich)?.getTime() ?? 0);
  const noon = ((up ?? 0) + (down ?? 0)) / 2;
  const ahead = (Date.parse(`${date}T12:00:00Z`) - noon) / minute;
  expect(Math.abs(ahead - published)).toBeLessThan(0.1);
});

/** The equinox of March 2026 is at 14:46 in Greenwich, that of September 2025 at 18:19: in Minnesota, while the sun is up. */
test.each(['2026-03-20', '2025-09-22'])('on %s day and night are equally long', (date) => {
  const [up, down] = (['up', 'down'] as const).map((way) => sunPasses(0, way, toDate(date), minneapolis)?.getTime());
  expect(Math.abs(((down ?? 0) - (up ?? 0)) / minute - 12 * 60)).toBeLessThan(1);
});

describe('the course of a day', () => {
  test('dawn comes before sunrise, and dusk after sunset', () => {
    const date = toDate('2026-03-20');
    const passes = [
      sunPasses(-6, 'up', date, minneapolis),
      rise('2026-03-20'),
      set('2026-03-20'),
      sunPasses(-6, 'down', date, minneapolis),
    ].map((moment) => moment?.getTime() ?? Number.NaN);
    expect(passes).toEqual(passes.toSorted((a, b) => a - b));
  });
  test('the course of a day has no sunset in the arctic summer', () => {
    expect(set('2026-06-21', { latitude: 75, longitude: 0 })).toBeUndefined();
  });
});

/** Jean Meeus, Astronomical Algorithms, examples 25.a and 28.b: the sun on October 13, 1992, at 0 h in Greenwich. */
const tables = { moment: Date.parse('1992-10-13T00:00:00Z'), declination: -7.78507, sundialAheadMinutes: 13.7094 };

describe('agrees with a textbook to half a second', () => {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  /** Hour angle in degrees before noon at which the sun has this altitude. */
  const beforeNoon = (height: number, latitude: number) => {
    const [h, phi, delta] = [height, latitude, tables.declination].map(radians) as [number, number, number];
    const cosine = (Math.sin(h) - Math.sin(phi) * Math.sin(delta)) / (Math.cos(phi) * Math.cos(delta));
    return (Math.acos(cosine) * 180) / Math.PI;
  };

  test.each([
    [20, 30],
    [10, 45],
    [0, 60],
    [horizon, 65],
    [-6, 62],
  ])('the sun at an altitude of %d and a latitude of %d degrees north agrees with a textbook', (height, latitude) => {
    const noonAt = 180 - tables.sundialAheadMinutes / 4;
    const turn = beforeNoon(height, latitude);
    const morning = { latitude, longitude: noonAt - turn };
    const evening = { latitude, longitude: noonAt + turn - 360 };
    const up = sunPasses(height, 'up', toDate('1992-10-13'), morning)?.getTime() ?? 0;
    const down = sunPasses(height, 'down', toDate('1992-10-12'), evening)?.getTime() ?? 0;
    expect(Math.abs(up - tables.moment)).toBeLessThan(500);
    expect(Math.abs(down - tables.moment)).toBeLessThan(500);
  });
});
