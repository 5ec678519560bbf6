import { expect, test } from 'vitest';
import { deerSeasons } from '../../content/deer-season.ts';
import { getWeekday } from '../../domain/time/calendar-day.ts';
import { markDeerSeason } from './deer-season.ts';

test.each([
  ['2026-11-06', false],
  ['2026-11-07', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('a page of %s is marked as one of the deer season: %s', (day, isMarked) => {
  const dataset: DOMStringMap = {};
  markDeerSeason({ dataset }, new Date(`${day}T18:00:00Z`));
  expect('inDeerSeason' in dataset).toBe(isMarked);
});

test('a deer season that is not announced opens on the Saturday nearest November 6 and lasts sixteen days', () => {
  for (const { from, to, sure } of deerSeasons.filter((season) => season.sure === 'by rule')) {
    expect([sure, getWeekday(from)]).toEqual(['by rule', 6]);
    expect(Math.abs(Date.parse(from) - Date.parse(`${from.slice(0, 4)}-11-06`))).toBeLessThanOrEqual(3 * 86_400_000);
    expect(Date.parse(to) - Date.parse(from)).toBe(15 * 86_400_000);
  }
});
