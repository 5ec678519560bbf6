import { describe, expect, test } from 'vitest';
import { addDays, calendarDay, dayAt, getWeekday, momentAt, startOfDay } from './calendar-day.ts';

const central = { winter: -6, summer: -5 };

test.each(['2026-02-30', '2026-13-01', '2026-1-1', 'saturday', '', '2026-11-21.2026-11-22'])(
  '“%s” is not a valid date',
  (text) => {
    expect(calendarDay(text)).toBeUndefined();
  },
);

test('a valid date is parsed, also February 29 of a leap year', () => {
  expect(calendarDay('2028-02-29')).toEqual({ year: 2028, month: 2, day: 29 });
});

test('adding days crosses the end of a month and a year', () => {
  expect([addDays('2026-11-30', 1), addDays('2026-12-31', 1), addDays('2027-01-01', -1)]).toEqual([
    '2026-12-01',
    '2027-01-01',
    '2026-12-31',
  ]);
  expect(getWeekday('2026-11-21')).toBe(6);
});

describe('the moment of a local time', () => {
  test.each([
    ['2026-11-21', 8 * 60, '2026-11-21T14:00:00.000Z'],
    ['2026-07-04', 8 * 60, '2026-07-04T13:00:00.000Z'],
    ['2026-07-04', 0, '2026-07-04T05:00:00.000Z'],
    ['2026-11-01', 8 * 60, '2026-11-01T14:00:00.000Z'],
    ['2027-03-14', 23 * 60 + 30, '2027-03-15T04:30:00.000Z'],
  ])('the moment of a local time on %s at minute %i', (day, minutes, moment) => {
    expect(momentAt(day, minutes, central).toISOString()).toBe(moment);
    expect(dayAt(new Date(moment), central)).toBe(day);
  });
});

test.each([
  ['2026-03-08', '2026-03-08T06:00:00.000Z'],
  ['2026-03-09', '2026-03-09T05:00:00.000Z'],
  ['2026-11-01', '2026-11-01T05:00:00.000Z'],
  ['2026-11-02', '2026-11-02T06:00:00.000Z'],
])('%s starts at local midnight around a change of the clocks', (day, moment) => {
  expect(startOfDay(day, central).toISOString()).toBe(moment);
});
