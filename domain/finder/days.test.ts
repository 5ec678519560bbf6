import { describe, expect, test } from 'vitest';
import { type DayWords, readDay, readDays, writeDays } from './days.ts';
import { tokenize } from './tokens.ts';

const words: DayWords = {
  today: ['today'],
  tomorrow: ['tomorrow'],
  afterTomorrow: ['day after tomorrow'],
  weekend: ['weekend'],
  weekdays: [['sunday'], ['monday'], [], [], [], ['friday'], ['saturday']],
  months: [['jan'], ['february']],
  before: ['this'],
  next: ['next'],
  afternoon: ['afternoon'],
  morning: [],
};
const dayIn = (text: string, today: string) => readDay(tokenize(text), 0, words, today)?.value;

describe('a day in words', () => {
  test.each([
    ['saturday', '2026-11-21', '2026-11-21', 'today, where it is one'],
    ['saturday', '2026-11-22', '2026-11-28', 'the coming one'],
    ['weekend', '2026-11-21', '2026-11-21.2026-11-22', 'the one that has begun'],
    ['this weekend', '2026-11-22', '2026-11-22', 'what is left of it on a Sunday'],
    ['next weekend', '2026-11-22', '2026-11-28.2026-11-29', 'in the week that begins tomorrow'],
    ['next weekend', '2026-11-21', '2026-11-28.2026-11-29', 'not the one that has begun'],
    ['next monday', '2026-11-18', '2026-11-23', 'in the coming week'],
    ['next friday', '2026-11-18', '2026-11-27', 'not the one in two days'],
    ['tomorrow', '2026-12-31', '2027-01-01', 'over the end of the year'],
    ['jan 2', '2026-12-31', '2027-01-02', 'next year, where this year’s is past'],
    ['jan 2', '2026-01-02', '2026-01-02', 'today, not in a year'],
    ['saturday, jan 2', '2026-12-18', '2027-01-02', 'the date, not the coming Saturday'],
    ['saturday 1/2', '2025-12-18', '2025-12-20', 'as said, before a figure that is no date on that weekday'],
    ['friday 11/27/2026 afternoon', '2026-11-18', '2026-11-27.afternoon', 'with its year and its part'],
    ['sunday afternoon', '2026-11-18', '2026-11-22.afternoon', 'with its part'],
  ])('“%s” on %s is %s: %s', (text, today, value) => {
    expect(dayIn(text, today)).toBe(value);
  });

  test('a day in words that does not exist is ignored', () => {
    expect(dayIn('february 30', '2026-11-18')).toBeUndefined();
    expect(dayIn('13/45', '2026-11-18')).toBeUndefined();
  });
});

describe('a day in an address', () => {
  test.each(['2026-11-21', '2026-11-21.2026-11-22', '2026-11-22.afternoon'])('%s survives a round trip', (value) => {
    const days = readDays(value);
    expect(days && writeDays(days)).toBe(value);
  });
  test.each(['', 'afternoon', 'saturday', '2026-02-30', '2026-11-21.2026-11-22.2026-11-23', '2026-11-21.evening'])(
    '“%s” is rejected',
    (value) => {
      expect(readDays(value)).toBeUndefined();
    },
  );
});
