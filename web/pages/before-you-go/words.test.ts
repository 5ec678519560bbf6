import { expect, test } from 'vitest';
import { monthName, reportedNote } from './words.ts';

test('what is only reported says so, with its date where one is known; what is sure says nothing', () => {
  expect(reportedNote({ reported: true, known: '2018' })).toBe('reported 2018');
  expect(reportedNote({ reported: true })).toBe('reported');
  expect(reportedNote({ reported: false, known: '2018' })).toBeUndefined();
});

test('a month has its name', () => {
  expect([1, 5, 12].map(monthName)).toEqual(['January', 'May', 'December']);
});
