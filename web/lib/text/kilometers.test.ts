import { expect, test } from 'vitest';
import { formatKilometers, usesKilometers } from './kilometers.ts';

test.each(['de', 'fr-CA', 'en-CA', 'en-AU', 'es', 'ja-JP'])('a reader of %s sees kilometers too', (language) => {
  expect(usesKilometers(language)).toBe(true);
});

test.each(['en-US', 'en', 'en-GB', 'es-US', '', 'no language'])('a reader of "%s" sees no kilometers', (language) => {
  expect(usesKilometers(language)).toBe(false);
});

test.each([
  [0.4, '0.6 km'],
  [2.5, '4 km'],
  [8, '13 km'],
])('%d miles are %s', (miles, words) => {
  expect(formatKilometers(miles)).toBe(words);
});
