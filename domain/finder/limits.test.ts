import { expect, test } from 'vitest';
import { isWithin, readLimit, relax, writeLimit } from './limits.ts';

test.each([
  ['3', [2.9, 3], [3.1]],
  ['under-3', [2.9], [3, 3.1]],
  ['over-5', [5.1], [4.9, 5]],
  ['from-4', [4, 9], [3.9]],
  ['2-3', [2, 2.5, 3], [1.9, 3.1]],
  ['1.5', [1.5], [1.6]],
])('the limit %s includes %j and excludes %j', (value, within, beyond) => {
  const limit = readLimit(value);
  if (!limit) throw new Error(`${value} is no limit`);
  expect(within.filter((figure) => !isWithin(figure, limit))).toEqual([]);
  expect(beyond.filter((figure) => isWithin(figure, limit))).toEqual([]);
  expect(writeLimit(limit)).toBe(value);
});

test.each(['', 'long', 'under', '-3', '3-', 'about-3', '99999', 'over-5-6'])('“%s” is not a valid limit', (value) => {
  expect(readLimit(value)).toBeUndefined();
});

test('a close match is at most half above the upper limit, or a quarter below the lower one', () => {
  expect(relax({ most: 4 })).toEqual({ most: 6 });
  expect(relax({ most: 4, strict: true })).toEqual({ most: 6 });
  expect(relax({ least: 4 })).toEqual({ least: 3 });
  expect(relax({ least: 2, most: 3 })).toEqual({ least: 1.5, most: 4.5 });
});
