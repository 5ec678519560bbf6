/** How a trail page words facts that go out of date. */
import { describe, expect, test } from 'vitest';
import {
  formatStroller,
  formatWheelchair,
  getHost,
  noticeAsOf,
  noticeSince,
  noticeUntil,
  phoneLink,
  seasonSource,
  seasonTitle,
  sourceNote,
  wheelDetails,
} from './trail-facts.ts';

describe('how sure and how old a fact is', () => {
  test.each([
    ['stated, with the date of its source', { known: '2025-07', reported: false }, 'As of July 2025'],
    ['stated, without a date', { reported: false }, ''],
    ['only reported, with its year', { known: '2018', reported: true }, 'Reported 2018'],
    ['only reported, without a date', { reported: true }, 'Reported, not confirmed'],
  ])('%s', (_, fact, words) => expect(sourceNote(fact)).toBe(words));
});

describe('a season', () => {
  const yearly = { from: '11-03', to: '11-27' };
  const once = { from: '2026-11-21', to: '2026-11-22' };
  test.each([
    ['hunt', 'all', yearly, 'A hunt may close this hike'],
    ['hunt', 'part', yearly, 'A hunt may close part of the park'],
    ['hunt', 'unknown', yearly, 'A hunt may close trails here'],
    ['hunt', 'all', once, 'Closed for a hunt'],
    ['hunt', 'no', yearly, 'Hunting season'],
    ['ski', 'all', yearly, 'Ski trail in snow'],
    ['ski', 'part', yearly, 'Part of it is a ski trail in snow'],
    ['ice', 'part', yearly, 'Partly closed for ice'],
    ['high water', 'unknown', yearly, 'May be closed for high water'],
  ] as const)('a season of %s that closes %s of the hike, %j, reads: %s', (kind, closes, when, title) =>
    expect(seasonTitle({ kind, closes, when }, closes !== 'part')).toBe(title),
  );
  test('a season in which the hike stayed open says so with its years', () => {
    const hunt = { kind: 'hunt', closes: 'unknown', when: yearly } as const;
    expect(seasonTitle({ ...hunt, stayedOpen: [2024, 2025] }, false)).toBe('Stayed open for hunts in 2024 and 2025');
    expect(seasonTitle(hunt, false)).toBe('Hunting season');
  });

  const season = { kind: 'ski', when: { months: [1] }, closes: 'no', words: 'Groomed.', source: 'DNR' } as const;
  test('a season names its source and date', () => {
    expect(seasonSource({ ...season, when: { months: [1] }, known: '2025-12', reported: false })).toBe(
      'DNR, December 2025',
    );
  });
  test('a season that is only reported is marked as such', () => {
    expect(seasonSource({ ...season, when: { months: [1] }, reported: true })).toBe('Reported by DNR');
  });
});

describe('on wheels', () => {
  const wheels = { wheelchair: 'part', stroller: 'all', words: 'To the bridge.', reported: false } as const;
  test('wheelchair and stroller are distinguished', () => {
    expect(formatWheelchair(wheels)).toBe('Partly wheelchair accessible');
    expect(formatStroller(wheels)).toBe('Good for strollers');
    expect(formatWheelchair({ ...wheels, wheelchair: 'no' })).toBe('Not wheelchair accessible');
  });
  test('unknown facts are left out, and a no is stated', () => {
    expect(wheelDetails({ ...wheels, steps: '40', toilet: false })).toEqual([
      ['Steps', '40'],
      ['Accessible restroom', 'No'],
    ]);
    expect(wheelDetails(wheels)).toEqual([]);
  });
  test('every known fact has its label', () => {
    const known = {
      surface: 'boards',
      steps: 'none',
      grade: '5 %',
      toilet: true,
      parking: true,
      trackChair: 'on loan',
    };
    expect(wheelDetails({ ...wheels, ...known })).toEqual([
      ['Surface', 'boards'],
      ['Steps', 'none'],
      ['Grade', '5 %'],
      ['Accessible restroom', 'Yes'],
      ['Accessible parking', 'Yes'],
      ['Track chair', 'on loan'],
    ]);
  });
});

test('a phone number can be dialed from abroad', () => expect(phoneLink('218-353-8800')).toBe('tel:+1-218-353-8800'));
test('a link names the site of its target', () => {
  expect(getHost('https://www.nps.gov/pipe/')).toBe('nps.gov');
  expect(getHost('https://maps.www.example/')).toBe('maps.www.example');
});
test('a notice shows when it took effect', () => expect(noticeSince('2023-12')).toBe('Since December 2023'));
test('a notice shows its end', () => expect(noticeUntil('2027-10')).toBe('Expected to last until October 2027.'));
test('a notice without a known start shows the date of its source', () =>
  expect(noticeAsOf('2025-12-01')).toBe('As of December 1, 2025'));
