import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { distanceKm, type Point } from '../geo/geo.ts';
import { type Given, latestHome, type Planned, planFor } from './plan.ts';

const clock = { winter: -6, summer: -5 };
const home: Point = { latitude: 45, longitude: -93 };
/** Minutes east of home; negative is west. */
const away = (name: string, minutes: number, walk: number | null = 60) => ({
  name,
  place: { latitude: 45, longitude: -93 + minutes / 100 },
  walk,
});
type Hike = ReturnType<typeof away>;
const minutesBetween = (from: Point, to: Point) => Math.round(Math.abs(from.longitude - to.longitude) * 100);

const given = (hikes: readonly Hike[], other: Partial<Given<Hike>> = {}): Given<Hike> => ({
  hikes,
  origin: home,
  days: ['2026-11-21', '2026-11-22'],
  leaveAt: 8 * 60,
  now: new Date('2026-11-18T18:00:00Z'),
  clock,
  drive: minutesBetween,
  isClosed: () => false,
  ...other,
});
const orders = (hikes: readonly Hike[], other?: Partial<Given<Hike>>) =>
  planFor(given(hikes, other)).days.map(({ stops }) => stops.map(({ hike }) => hike.name));
const left = (hikes: readonly Hike[], other?: Partial<Given<Hike>>) =>
  planFor(given(hikes, other)).left.map(({ hike, why }) => [hike.name, why]);
const getTime = (moment: Date | undefined) => moment?.toISOString().slice(11, 16);

describe('a plan', () => {
  test('a plan minimizes the driving time: each road out and back once', () => {
    expect(planFor(given([away('far', 60), away('west', -20), away('near', 30)])).driven).toBe(2 * (60 + 20));
    expect(orders([away('far', 60), away('near', 30, 200), away('west', -20, 200)]).flat()).toHaveLength(3);
  });

  test('a plan has the times of departure, arrival, the end of the walk and the return home', () => {
    const { days, driven } = planFor(given([away('a', 30), away('b', 60, 90)]));
    const [day] = days;
    expect(getTime(day?.leave)).toBe('14:00');
    expect(day?.stops.map(({ arrive, done }) => [getTime(arrive), getTime(done)])).toEqual([
      ['14:30', '15:30'],
      ['16:00', '17:30'],
    ]);
    expect([getTime(day?.home), driven]).toEqual(['18:30', 120]);
  });

  test('a plan uses a second day if one is too short, and no more days than needed', () => {
    expect(orders([away('a', 10, 240), away('b', 20, 240)])).toHaveLength(2);
    expect(orders([away('a', 10, 60), away('b', 20, 60)])).toHaveLength(1);
  });

  test('a plan takes the earlier of two days that are equally good', () => {
    expect(planFor(given([away('a', 30)])).days.map(({ day }) => day)).toEqual(['2026-11-21']);
  });

  test('a plan reports which hike does not fit, and why', () => {
    const long = ['a', 'b', 'c'].map((name) => away(name, 30, 300));
    expect(left(long).map(([, why]) => why)).toEqual(['no room']);
    expect(left([away('a', 30), away('mars', 500)])).toEqual([['mars', 'too far']]);
    expect(left([away('a', 30), away('b', 30, null)])).toEqual([['b', 'unknown']]);
    expect(left([away('a', 30), away('b', 30)], { isClosed: ({ name }) => name === 'b' })).toEqual([['b', 'closed']]);
  });

  test('a plan visits a hike on a day when it is open', () => {
    const isClosed = ({ name }: Hike, from: Date) => name === 'a' && from < new Date('2026-11-22T06:00:00Z');
    expect(planFor(given([away('a', 30)], { isClosed })).days.map(({ day }) => day)).toEqual(['2026-11-22']);
  });

  test('a plan departs later instead of waiting at the trailhead for sunrise', () => {
    const [day] = planFor(given([away('a', 30)], { leaveAt: 5 * 60 })).days;
    expect(getTime(day?.leave)).toBe('12:50');
    expect(getTime(day?.stops[0]?.arrive)).toBe('13:20');
  });

  test('a plan brings everybody home by ten in the evening, even if it is light for longer', () => {
    const inJune = { days: ['2027-06-19'], leaveAt: 14 * 60 };
    expect(getTime(planFor(given([away('a', 180, 120)], inJune)).days[0]?.home)).toBe('03:00');
    expect(left([away('a', 180, 125)], inJune)).toEqual([['a', 'too far']]);
  });

  test('a plan for today departs now at the earliest', () => {
    const days = ['2026-11-18'];
    expect(getTime(planFor(given([away('a', 30)], { days })).days[0]?.leave)).toBe('18:00');
    expect(left([away('a', 30)], { days, now: new Date('2026-11-18T22:00:00Z') })).toEqual([['a', 'too far']]);
  });

  test('a plan is empty without hikes, and has at most six', () => {
    expect(planFor(given([]))).toEqual({ days: [], driven: 0, left: [] });
    const many = Array.from({ length: 8 }, (_, i) => away(`${i}`, i, 10));
    expect(orders(many).flat()).toHaveLength(6);
  });
});

test('no plan for any hikes walks in the dark, comes home late or loses a hike', () => {
  const anyHike = fc.record({
    place: fc.record({
      latitude: fc.double({ min: 43.5, max: 49, noNaN: true }),
      longitude: fc.double({ min: -97, max: -90, noNaN: true }),
    }),
    walk: fc.option(fc.integer({ min: 15, max: 400 })),
  });
  fc.assert(
    fc.property(fc.array(anyHike, { maxLength: 5 }), (hikes: Planned[]) => {
      const { days, left } = planFor({
        ...given([]),
        hikes,
        drive: (from, to) => Math.round((distanceKm(from, to) / 64) * 60),
        isClosed: () => false,
      });
      const stops = days.flatMap((day) => day.stops);
      expect(stops.length + left.length).toBe(hikes.length);
      for (const { done, sunset } of stops) expect(done.getTime() + 30 * 60_000).toBeLessThanOrEqual(Number(sunset));
      for (const { day, home } of days)
        expect(home.getTime()).toBeLessThanOrEqual(Date.parse(`${day}T06:00:00Z`) + latestHome * 60_000);
    }),
    { numRuns: 30 },
  );
});
