import { expect, test } from 'vitest';
import { monthName } from './words.ts';

test('a month has its name', () => {
  expect([1, 5, 12].map(monthName)).toEqual(['January', 'May', 'December']);
});
