import { describe, expect, test } from 'vitest';
import { countInWords, dateInWords, milesInWords, rangeInWords, roughMiles } from './units.ts';

describe('figures in words', () => {
  test.each([
    [[30, 45], '30 to 45 minutes'],
    [[45, 60], '45 to 60 minutes'],
    [[30, 90], '30 to 90 minutes'],
    [[60, 90], '1 to 1.5 hours'],
    [[60, 75], '1 to 1.25 hours'],
    [[60, 240], '1 to 4 hours'],
    [[60, 60], '1 hour'],
    [[75, 75], '1 hour 15 minutes'],
    [[90, 90], '1.5 hours'],
    [[120, 120], '2 hours'],
  ] as const)('%j minutes read %s', (minutes, words) => {
    expect(rangeInWords(minutes)).toBe(words);
  });

  test('miles', () => {
    expect([0.4, 1, 2.4, 39].map(milesInWords)).toEqual(['0.4 mile', '1 mile', '2.4 miles', '39 miles']);
    expect([0.3, 1.6, 16.2].map(roughMiles)).toEqual(['under a mile', '1 mile', '10 miles']);
  });

  test('dates', () => {
    expect(dateInWords('2025-09-29')).toBe('September 29, 2025');
    expect(dateInWords('2026-09')).toBe('September 2026');
  });

  test('counts', () => {
    expect([4, 6, 10, 50, 51].map(countInWords)).toEqual(['four', 'six', 'ten', 'fifty', '51']);
  });
});
