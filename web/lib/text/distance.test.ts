import { expect, test } from 'vitest';
import { milesToKm } from '../../../domain/units.ts';
import { away, formatAccuracy, milesAway, shortMiles } from './distance.ts';

test.each([
  [0.01, 'less than 0.1 mile'],
  [0.05, '0.1 mile'],
  [0.3, '0.3 mile'],
  [0.94, '0.9 mile'],
  [0.953, '0.95 mile'],
  [0.96, '0.96 mile'],
  [0.998, '1.00 mile'],
  [1, '1.00 mile'],
  [1.0001, '1.01 miles'],
  [1.04, '1.04 miles'],
  [1.06, '1.1 miles'],
  [1.3, '1.3 miles'],
  [1.49, '1.49 miles'],
  [1.4999, '1.50 miles'],
  [1.5001, '1.51 miles'],
  [1.51, '1.51 miles'],
  [2, '2.0 miles'],
  [9.96, '10.0 miles'],
  [10, '10 miles'],
  [10.4, '10 miles'],
  [1234.5, '1,235 miles'],
])('%d miles are worded as %s', (miles, words) => {
  expect(milesAway(milesToKm(miles))).toBe(words);
});

test.each([
  [0, '10 feet'],
  [5, '20 feet'],
  [12, '40 feet'],
  [300, '980 feet'],
  [304.8, '0.2 mile'],
  [305, '0.2 mile'],
  [2414, '1.50 miles'],
])('an error of %d meters is worded as %s', (meters, words) => {
  expect(formatAccuracy(meters)).toBe(words);
});

test('the short form of miles is the same for one and many', () => {
  expect(['1.00 mile', '2.4 miles'].map(shortMiles)).toEqual(['1.00 mi', '2.4 mi']);
});

test('a distance is followed by “away”', () => expect(away('2.4 miles')).toBe('2.4 miles away'));
