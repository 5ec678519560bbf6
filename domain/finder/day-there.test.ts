import { expect, test } from 'vitest';
import { hikeLike } from '../../test/hikes.ts';
import type { LiveDocument } from '../status/live-document.ts';
import { type Almanac, daysThere, weatherOn } from './day-there.ts';

const clock = { winter: -6, summer: -5 };
const at = new Date('2026-11-21T14:00:00Z');
const almanac: Almanac = {
  live: undefined,
  moment: at,
  clock,
  wantedWeather: [],
  departures: [{ at, day: { year: 2026, month: 11, day: 21 }, isNow: false }],
};

test('the day at a hike is computed again from a place with another drive', () => {
  const thereFrom = daysThere(almanac);
  const arrival = (minutesAway: number | undefined) =>
    thereFrom(hikeLike('falls'), minutesAway).outing?.arrive.toISOString();
  expect([arrival(undefined), arrival(60), arrival(90)]).toEqual([
    '2026-11-21T14:00:00.000Z',
    '2026-11-21T15:00:00.000Z',
    '2026-11-21T15:30:00.000Z',
  ]);
});

test('of two days the one with enough daylight for the walk is taken, else the earlier', () => {
  const leaving = (day: number, hours: number) => ({
    at: new Date(Date.UTC(2026, 10, day, hours)),
    day: { year: 2026, month: 11, day },
    isNow: false,
  });
  const findBest = (...departures: Almanac['departures']) =>
    daysThere({ ...almanac, departures })(hikeLike('falls'), 60).day;
  expect(findBest(leaving(21, 21), leaving(22, 14))).toBe('2026-11-22');
  expect(findBest(leaving(21, 14), leaving(22, 21))).toBe('2026-11-21');
  expect(findBest(leaving(21, 14), leaving(22, 14))).toBe('2026-11-21');
});

test('a hunt that may be on that day is part of the status', () => {
  const statusIn = (from: string, to: string) =>
    daysThere(almanac)(
      { ...hikeLike('falls'), id: `north-shore/${from}`, closures: [{ kind: 'hunt', words: '', when: { from, to } }] },
      60,
    ).status.kinds;
  expect(statusIn('11-20', '11-30')).toEqual(['hunt']);
  expect(statusIn('11-22', '11-30')).toEqual([]);
});

test('the day at a hike is judged by a forecast until that expires, and as unknown after that', () => {
  const saturday = { day: '2026-11-21', sky: 'snow' as const, words: 'Heavy Snow' };
  const forecast = { hikes: ['falls'], asOf: '2026-11-21T00:00:00Z', until: '2026-11-21T18:00:00Z', days: [saturday] };
  const live: LiveDocument = { version: 1, asOf: '2026-11-21T14:00:00Z', notices: [], forecasts: [forecast] };
  const at = (time: string) =>
    daysThere({ ...almanac, live, moment: new Date(`2026-11-21T${time}Z`) })(hikeLike('falls'), 60);
  expect(at('17:59:59')).toMatchObject({ weather: saturday, isForecast: true });
  expect(at('18:00:00')).toMatchObject({ weather: undefined, isForecast: false });
});

test('a hike has the forecast of a day until that forecast expires', () => {
  const saturday = { day: '2026-11-21', sky: 'snow' as const, words: 'Heavy Snow' };
  const live: LiveDocument = {
    version: 1 as const,
    asOf: '2026-11-20T14:00:00Z',
    notices: [],
    forecasts: [{ hikes: ['falls'], asOf: '2026-11-20T14:00:00Z', until: '2026-11-21T08:00:00Z', days: [saturday] }],
  };
  const said = (slug: string, day: string, moment: string) => weatherOn(live, slug, day, new Date(moment))?.words;
  expect(said('falls', '2026-11-21', '2026-11-21T07:59:59Z')).toBe('Heavy Snow');
  expect(said('falls', '2026-11-21', '2026-11-21T08:00:00Z')).toBeUndefined();
  expect(said('falls', '2026-11-22', '2026-11-21T07:59:59Z')).toBeUndefined();
  expect(said('gorge', '2026-11-21', '2026-11-21T07:59:59Z')).toBeUndefined();
});
