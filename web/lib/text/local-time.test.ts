import { expect, test } from 'vitest';
import { localDate, localDayAndTime, localTime } from './local-time.ts';

const inWords = (date: Date) => new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(date);

test('a date without a time is the same day in every time zone', () => {
  expect(localDate('2026-05-06')).toBe(inWords(new Date(2026, 4, 6)));
});

test("a timestamp is shown as the day in the visitor's time zone", () => {
  expect(localDate('2026-05-02T02:30:00.000Z')).toBe(inWords(new Date('2026-05-02T02:30:00.000Z')));
});

test("a timestamp is shown as the time in the visitor's time zone", () => {
  const plain = (words: string) => words.replaceAll('\u202f', ' ');
  expect(plain(localTime('2026-11-21T21:10:00.000Z'))).toBe('3:10 PM');
  expect(plain(localDayAndTime('2026-11-21T21:10:00.000Z'))).toMatch(/^Saturday, November 21(,| at) 3:10 PM$/);
});

test('an invalid date is empty', () => {
  expect([localDate('soon'), localDate(''), localTime('')]).toEqual(['', '', '']);
});
