// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { deerSeasons } from '../../content/deer-season.ts';
import { getWeekday } from '../../domain/time/calendar-day.ts';
import { showDeerSeason } from './deer-season.ts';

test.each([
  ['2026-11-06', false],
  ['2026-11-07', true],
  ['2026-11-22', true],
  ['2026-11-23', false],
])('on %s a page says that it is deer season: %s', (day, isShown) => {
  document.body.innerHTML = '<aside data-deer-season hidden></aside>';
  showDeerSeason(document.body, new Date(`${day}T18:00:00Z`));
  expect(document.querySelector<HTMLElement>('aside')?.hidden).toBe(!isShown);
  expect('inDeerSeason' in document.body.dataset).toBe(isShown);
  delete document.body.dataset.inDeerSeason;
});

test('a deer season that is not announced opens on the Saturday nearest November 6 and lasts sixteen days', () => {
  for (const { from, to, sure } of deerSeasons.filter((season) => season.sure === 'by rule')) {
    expect([sure, getWeekday(from)]).toEqual(['by rule', 6]);
    expect(Math.abs(Date.parse(from) - Date.parse(`${from.slice(0, 4)}-11-06`))).toBeLessThanOrEqual(3 * 86_400_000);
    expect(Date.parse(to) - Date.parse(from)).toBe(15 * 86_400_000);
  }
});
