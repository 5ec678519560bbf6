/** A season is shown only during its part of the year. */
import { describe, expect, test } from 'vitest';
import { getMonths, holdsOn } from './seasons.ts';

const on = (text: string) => {
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  return { year, month, day };
};

describe('the days of a season', () => {
  test.each([
    ['months of every year', { months: [11, 12] }, ['2026-11-01', '2031-12-31'], ['2026-10-31', '2027-01-01']],
    ['days of every year', { from: '12-06', to: '12-10' }, ['2026-12-06', '2030-12-10'], ['2026-12-05', '2026-12-11']],
    [
      'past New Year',
      { from: '12-15', to: '03-31' },
      ['2026-12-15', '2027-01-01', '2027-03-31'],
      ['2026-12-14', '2027-04-01'],
    ],
    ['one day', { from: '07-04', to: '07-04' }, ['2026-07-04', '2030-07-04'], ['2026-07-03', '2026-07-05']],
    [
      'once',
      { from: '2025-08-09', to: '2027-10-31' },
      ['2025-08-09', '2026-01-01', '2027-10-31'],
      ['2025-08-08', '2027-11-01', '2028-01-01'],
    ],
  ])('%s', (_, when, inside, outside) => {
    for (const day of inside) expect(holdsOn(when, on(day)), day).toBe(true);
    for (const day of outside) expect(holdsOn(when, on(day)), day).toBe(false);
  });
});

describe('the months that a season marks in the calendar', () => {
  test.each([
    ['its own', { months: [12, 1] }, [1, 12]],
    ['those that its days touch', { from: '03-20', to: '05-02' }, [3, 4, 5]],
    ['past New Year', { from: '12-15', to: '03-31' }, [1, 2, 3, 12]],
    ['of a span within a year', { from: '2026-10-01', to: '2027-02-10' }, [1, 2, 10, 11, 12]],
    ['of one day', { from: '07-04', to: '07-04' }, [7]],
    ['of a span within one calendar year', { from: '2026-03-20', to: '2026-05-02' }, [3, 4, 5]],
    [
      'all of a span of exactly a year',
      { from: '2025-08-09', to: '2026-08-09' },
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
    [
      'all of a span of a year or more',
      { from: '2025-08-09', to: '2027-10-31' },
      [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    ],
  ])('%s', (_, when, months) => expect(getMonths(when)).toEqual(months));
});
