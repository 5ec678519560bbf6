import { describe, expect, test } from 'vitest';
import { hikeLike } from '../../test/hikes.ts';
import { wallTime } from '../time/wall-clock.ts';
import { type Clock, departureFrom, departureOn, isBeforeDark, outingTo } from './outing.ts';

const stPaul = { latitude: 44.94, longitude: -93.09 };
/** UTC−6 all year. */
const clock: Clock = (moment) => {
  const there = new Date(moment.getTime() - 6 * 3_600_000);
  const minutes = there.getUTCHours() * 60 + there.getUTCMinutes();
  return { year: there.getUTCFullYear(), month: there.getUTCMonth() + 1, day: there.getUTCDate(), minutes };
};
const at = (time: string) => new Date(`2026-11-20T${time}:00-06:00`);
const leave = (time: string) => departureFrom(stPaul, at(time), clock);

describe('the departure is', () => {
  test('now, while there is light', () => {
    expect(leave('10:30')).toMatchObject({ at: at('10:30'), isNow: true, day: { day: 20 } });
  });
  test('the departure is at eight if it is night', () => {
    expect(leave('04:10')).toMatchObject({ at: at('08:00'), isNow: false, day: { day: 20 } });
  });
  test.each(['15:00', '22:30'])('the departure is at eight the next morning if it is too late at %s', (time) => {
    expect(leave(time)).toMatchObject({ at: new Date('2026-11-21T08:00:00-06:00'), isNow: false, day: { day: 21 } });
  });
  test('the departure is at eight even if clocks change overnight', () => {
    const change = new Date('2026-11-21T02:00:00-06:00');
    const withChange: Clock = (moment) => clock(new Date(moment.getTime() - (moment >= change ? 3_600_000 : 0)));
    for (const now of [at('22:00'), new Date('2026-11-21T01:00:00-06:00')])
      expect(withChange(departureFrom(stPaul, now, withChange).at)).toMatchObject({ day: 21, minutes: 8 * 60 });
  });
  test('the departure is on the next day, not the day after, if clocks go forward overnight', () => {
    const change = new Date('2026-11-21T02:00:00-06:00');
    const withChange: Clock = (moment) => clock(new Date(moment.getTime() + (moment >= change ? 3_600_000 : 0)));
    expect(withChange(departureFrom(stPaul, at('23:30'), withChange).at)).toMatchObject({ day: 21, minutes: 8 * 60 });
  });
  test('now, if it is past eight and the sun is not up yet', () => {
    const farWest = { ...stPaul, longitude: -115 };
    expect(departureFrom(farWest, at('08:05'), clock)).toMatchObject({ at: at('08:05'), isNow: true });
  });
  test('now, if the sun does not set', () => {
    const midsummer = new Date('2026-06-21T23:00:00-06:00');
    expect(departureFrom({ latitude: 75, longitude: -93 }, midsummer, clock)).toMatchObject({
      at: midsummer,
      isNow: true,
    });
  });
});

describe('a day out', () => {
  const hike = hikeLike('a', { place: stPaul, duration: { minutes: [60, 90], about: false, of: undefined } });
  test('a day out is the drive, the slow end of the walk, and the drive home', () => {
    expect(outingTo(hike, 45, leave('10:00'))?.home).toEqual(at('13:00'));
  });
  test('a day out is over before dark, or not', () => {
    const outing = (minutes: number) => outingTo(hike, minutes, leave('10:00'));
    expect([outing(120), outing(180)].map((day) => day && isBeforeDark(day))).toEqual([true, false]);
    const sunset = at('16:40');
    expect(isBeforeDark({ home: sunset, sunset })).toBe(true);
  });
  test('a day out is undefined if the walking time is unknown', () => {
    expect(outingTo({ ...hike, duration: null }, 45, leave('10:00'))).toBeUndefined();
  });
});

const minnesota = { winter: -6, summer: -5 };

test.each([
  ['winter', '2027-01-20', '2027-01-21', '-06:00'],
  ['summer', '2027-07-20', '2027-07-21', '-05:00'],
])('in %s a day out starts at eight, or at noon, by the clock of the state', (_, day, next, offset) => {
  const evening = new Date(`${day}T22:30:00${offset}`);
  const plannedFor = (afternoon: boolean) => departureOn(next, afternoon, evening, minnesota)?.at;
  expect(plannedFor(false)).toEqual(new Date(`${next}T08:00:00${offset}`));
  expect(plannedFor(true)).toEqual(new Date(`${next}T12:00:00${offset}`));
  expect(departureFrom(stPaul, evening, (moment) => wallTime(moment, minnesota)).at).toEqual(plannedFor(false));
});

/** Sunset in St. Paul is at 5:06 PM and at 8:52 PM. */
test.each([
  ['winter', [2027, 1, 20], '2027-01-20T17:00:00-06:00', '2027-01-20T17:12:00-06:00'],
  ['summer', [2027, 7, 20], '2027-07-20T20:46:00-05:00', '2027-07-20T20:58:00-05:00'],
] as const)('in %s who is home minutes before sunset is home before dark', (_, [year, month, day], before, after) => {
  const hike = hikeLike('a', { place: stPaul, duration: { minutes: [60, 60], about: false } });
  const isHomeBeforeDark = (home: string) => {
    const at = new Date(Date.parse(home) - 60 * 60_000);
    const outing = outingTo(hike, 0, { at, day: { year, month, day }, isNow: false });
    return outing && isBeforeDark(outing);
  };
  expect([before, after].map(isHomeBeforeDark)).toEqual([true, false]);
});
