import { expect, test } from 'vitest';
import { localDate, localTime } from './local-time.ts';

const inWords = (date: Date) => new Intl.DateTimeFormat(undefined, { dateStyle: 'long' }).format(date);

test('a date without a time is that day everywhere', () => {
  expect(localDate('2026-05-06')).toBe(inWords(new Date(2026, 4, 6)));
});

test('a moment is the day it was where the visitor is', () => {
  expect(localDate('2026-05-02T02:30:00.000Z')).toBe(inWords(new Date('2026-05-02T02:30:00.000Z')));
});

test('what is no date is nothing, and breaks nothing', () => {
  expect([localDate('soon'), localDate(''), localTime('')]).toEqual(['', '', '']);
});
