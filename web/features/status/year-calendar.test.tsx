import { expect, test } from 'vitest';
import type { Season } from '../../../domain/trail/facts.ts';
import { all, toMarkup, toWords } from '../../../test/markup.tsx';
import { YearCalendar } from './year-calendar.tsx';

const season = (kind: Season['kind'], when: Season['when']) => ({ kind, when }) as Season;

test('yearly seasons have a row, and one-time ones are listed with their year', () => {
  const seasons = [
    season('road', { months: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] }),
    season('hunt', { from: '11-03', to: '11-17' }),
    season('works', { from: '2027-04-01', to: '2027-11-30' }),
    season('works', { from: '2024-09-16', to: '2026-07-31' }),
  ];
  const names = all(toMarkup(<YearCalendar seasons={seasons} />), 'th')
    .map(toWords)
    .slice(12);
  expect(names).toEqual(['Hunting season', 'Construction 2027', 'Construction 2024–2026']);
});
