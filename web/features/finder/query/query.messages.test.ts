import { describe, expect, test } from 'vitest';
import { finderFilters } from '../../../../domain/finder/filters.ts';
import { emptyQuery, type Query } from '../../../../domain/finder/finder.ts';
import type { Hike } from '../../../../domain/finder/hike.ts';
import { hikeLike } from '../../../../test/hikes.ts';
import { formatFilters, formatMiss, isBox, labelsWith, townErrors } from './query.messages.ts';

const regions = [{ slug: 'far-north', name: 'Far North' }];
const labels = labelsWith(regions);
const allFilters = finderFilters(regions);

test.each(allFilters)('the question $key and each of its choices have labels', ({ key, choices }) => {
  expect(labels.filter(key)).not.toBe('');
  expect(labels.any(key) === '').toBe(isBox(key));
  const messages = choices.map(({ value }) => labels.choice(key, value));
  expect(messages).not.toContain('');
  expect(new Set(messages).size).toBe(choices.length);
});

test('a limit has a readable label', () => {
  const readings = (key: string) =>
    allFilters.find((filter) => filter.key === key)?.choices.map(({ value }) => labels.choice(key, value));
  expect(readings('within')).toEqual(['Within 25 miles', 'Within 50 miles', 'Within 100 miles', 'Within 150 miles']);
  expect(readings('drive')?.slice(0, 3)).toEqual([
    'Within a 30-minute drive',
    'Within a 1-hour drive',
    'Within a 1.5-hour drive',
  ]);
  expect(readings('length')).toEqual([
    'Up to 1 mile',
    'Up to 2 miles',
    'Up to 3 miles',
    'Up to 5 miles',
    'Over 5 miles',
  ]);
});

test.each([
  ['length', 'under-3', 'Under 3 miles'],
  ['length', '4', 'Up to 4 miles'],
  ['length', 'from-6', 'At least 6 miles'],
  ['length', '2-3', '2 to 3 miles'],
  ['time', 'under-45', 'Under 45 minutes'],
  ['time', 'over-60', 'Over 1 hour'],
  ['climb', '150', 'Up to 150 ft'],
  ['drive', '45', 'Within a 45-minute drive'],
  ['drive', 'over-120', 'More than a 2-hour drive'],
])('a custom limit on %s, %s, reads %s', (key, value, words) => {
  expect(labels.choice(key, value)).toBe(words);
});

describe('what a hike lacks', () => {
  test('agrees with its page: what the page states but is only reported is not confirmed, not missing', () => {
    const lacks = (key: string, reported?: Hike['reported']) =>
      formatMiss(labels, { key, value: 'yes', nearly: true }, { hike: hikeLike('a', reported && { reported }) });
    expect(lacks('stroller')).toBe('Not for strollers');
    expect(lacks('wheelchair')).toBe('Not wheelchair accessible');
    expect(lacks('wheels')).toBe('Not for wheelchairs or strollers');
    expect(lacks('transit')).toBe('No bus or train that we know of');
    expect(lacks('water', ['water'])).toBe('Drinking water not confirmed');
    expect(lacks('winter', ['winter'])).toBe('Winter hiking not confirmed');
    expect(lacks('camping', ['water'])).toBe('No camping in the park');
  });

  const lacking = (key: string, value: string, other: Partial<Hike> = {}, minutes?: number) =>
    formatMiss(labels, { key, value, nearly: true }, { hike: hikeLike('a', other), minutes });
  const miles = (figure: number) => ({ distance: { miles: figure, route: 'loop' as const } });

  test.each([
    [lacking('length', '3', miles(4)), 'Longer than 3 miles'],
    [lacking('length', 'under-3', miles(3)), 'Exactly 3 miles'],
    [lacking('length', 'from-6', miles(5)), 'Less than 6 miles'],
    [lacking('length', '2-3', miles(1)), 'Less than 2 miles'],
    [lacking('length', 'long', miles(1)), 'Shorter than you asked for'],
    [lacking('time', '60'), 'Takes longer than 1 hour'],
    [lacking('climb', '100'), 'Climbs more than 100 ft'],
    [lacking('drive', '30', {}, 95), '1 hr 5 min farther than you asked for'],
    [lacking('drive', '60', {}, 60), 'Exactly 1 hr'],
    [lacking('drive', 'over-120', {}, 95), 'Closer than you asked for'],
    [lacking('difficulty', 'easy'), 'Harder than easy'],
    [lacking('difficulty', 'hard'), 'Not as hard'],
    [lacking('region', 'far-north'), 'Not in Far North'],
    [lacking('badge', 'missing'), 'Badge already earned'],
    [lacking('kids', 'yes', { kids: 'with supervision' }), 'Kids with supervision'],
    [lacking('kids', 'yes', { kids: 'no' }), 'Not for small kids'],
    [lacking('nostairs', 'yes', { stairs: 'not mentioned' }), 'No word on stairs'],
    [lacking('nostairs', 'yes', { stairs: 'some' }), 'Has stairs'],
    [lacking('text', 'bison'), 'No mention of “bison”'],
  ])('%s', (said, words) => {
    expect(said).toBe(words);
  });
});

test('an unknown question has no label', () => {
  expect([labels.choice('region', 'nowhere'), labels.choice('smell', 'red'), labels.choice('length', 'soon')]).toEqual([
    '',
    '',
    '',
  ]);
});

test.each<[Partial<Query>, string]>([
  [{}, 'Find a hike'],
  [{ text: ' old mill ' }, 'old mill'],
  [{ near: 'Duluth' }, 'Near Duluth'],
  [{ near: 'here' }, 'Your location'],
  [
    { text: 'falls', values: { dogs: 'yes', length: '2', badge: 'missing' }, near: 'Ely' },
    'falls · Dogs · Up to 2 miles · Badge not earned · Near Ely',
  ],
])('%j is printed as %s', (query, line) => {
  expect(formatFilters(labels, { ...emptyQuery, ...query })).toBe(line);
});

test('an unknown place is named', () => {
  expect(townErrors.unknown('Atlantis')).toBe('We don’t know a town called Atlantis in Minnesota.');
  expect(townErrors.unknownZip('99999')).toBe('We don’t know the ZIP code 99999.');
});
