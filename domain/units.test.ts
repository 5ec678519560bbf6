import { describe, expect, test } from 'vitest';
import {
  capitalized,
  daysWritten,
  formatCount,
  formatDate,
  formatMiles,
  formatRange,
  milesWritten,
  minutesWritten,
  roughMiles,
} from './units.ts';

describe('figures in words', () => {
  test.each([
    [[30, 45], '30 to 45 minutes'],
    [[45, 60], '45 to 60 minutes'],
    [[30, 90], '30 to 90 minutes'],
    [[45, 120], '45 minutes to 2 hours'],
    [[59, 59], '59 minutes'],
    [[60, 90], '1 to 1.5 hours'],
    [[60, 75], '1 to 1.25 hours'],
    [[60, 240], '1 to 4 hours'],
    [[100, 120], '1 hour 40 minutes to 2 hours'],
    [[60, 80], '1 hour to 1 hour 20 minutes'],
    [[45, 100], '45 minutes to 1 hour 40 minutes'],
    [[60, 60], '1 hour'],
    [[75, 75], '1 hour 15 minutes'],
    [[90, 90], '1.5 hours'],
    [[120, 120], '2 hours'],
  ] as const)('%j minutes read %s', (minutes, words) => {
    expect(formatRange(minutes)).toBe(words);
  });

  test('miles', () => {
    expect([0.4, 1, 2.4, 39].map(formatMiles)).toEqual(['0.4 mile', '1 mile', '2.4 miles', '39 miles']);
    expect([0.3, 0.9, 1.6, 16.2].map(roughMiles)).toEqual(['under a mile', '1 mile', '1 mile', '10 miles']);
  });

  test('dates', () => {
    expect(formatDate('2025-09-29')).toBe('September 29, 2025');
    expect(formatDate('2026-01-05')).toBe('January 5, 2026');
    expect(formatDate('2026-09')).toBe('September 2026');
    expect(formatDate('2026')).toBe('2026');
  });

  test('counts', () => {
    expect([4, 6, 10, 50, 51].map(formatCount)).toEqual(['four', 'six', 'ten', 'fifty', '51']);
    expect([0, 12, 13, 20, 90, 100].map(formatCount)).toEqual(['zero', 'twelve', '13', 'twenty', 'ninety', '100']);
  });

  test('small figures are written out in running text', () => {
    expect([1, 7, 90].map(daysWritten)).toEqual(['one day', 'seven days', '90 days']);
    expect([10, 45].map(minutesWritten)).toEqual(['ten minutes', '45 minutes']);
    expect([0.5, 1, 1.5, 2, 2.5, 15].map(milesWritten)).toEqual([
      'half a mile',
      'one mile',
      'a mile and a half',
      'two miles',
      '2.5 miles',
      '15 miles',
    ]);
  });

  test('a sentence begins with a capital letter', () => {
    expect(['tours cost extra', 'Ely', ''].map(capitalized)).toEqual(['Tours cost extra', 'Ely', '']);
  });
});
