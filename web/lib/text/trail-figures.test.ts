import { describe, expect, test } from 'vitest';
import { state } from '../../../content/state.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import {
  atAGlance,
  formatClimb,
  formatDifficulty,
  formatDistance,
  formatDuration,
  formatFee,
  formatLength,
  formatPet,
  mapsLink,
  plainDifficulty,
  publishedNote,
  rowLength,
  shortDuration,
} from './trail-figures.ts';

type Distance = NonNullable<Trail['distance']>;
type Duration = NonNullable<Trail['duration']>;

describe('the length of a hike', () => {
  const read = (distance: Distance) => formatDistance({ distance });

  test.each([
    [{ miles: 2.1, route: 'loop' }, '2.1 miles', 'loop'],
    [{ miles: 1, route: 'round trip' }, '1 mile', 'round trip'],
    [{ miles: 0.5, route: 'one way' }, '0.5 mile', 'one way'],
    [{ miles: 39, route: 'total' }, '39 miles', 'total'],
  ] as const)('%j reads %s, %s', (distance, figure, note) => {
    expect(read(distance)).toEqual({ figure, note });
  });

  test('the length of a hike is followed by its remark and its doubt, in that order', () => {
    const distance = { miles: 4, route: 'total', note: 'most walk one mile', unconfirmed: 'no map shows it' } as const;
    expect(read(distance).note).toBe('total; most walk one mile; unconfirmed');
  });

  test('the length of a hike that is unknown reads Data TBD', () => {
    expect(formatDistance({ distance: null })).toEqual({ figure: 'Data TBD' });
  });
});

describe('a length in one phrase', () => {
  test.each([
    [{ miles: 4.6, route: 'loop' }, '4.6-mile loop'],
    [{ miles: 0.4, route: 'loop' }, '0.4-mile loop'],
    [{ miles: 2.5, route: 'round trip' }, '2.5 miles round trip'],
    [{ miles: 0.5, route: 'one way' }, '0.5 mile one way'],
    [{ miles: 39, route: 'total' }, '39 miles total'],
    [null, ''],
  ] as const)('%j reads %s', (distance, words) => {
    expect(formatLength({ distance })).toBe(words);
  });
});

test('the miles in a list have a note if they are unconfirmed or not the length of the walk', () => {
  const row = (distance: Trail['distance']) => rowLength({ distance });
  expect(row({ miles: 0.6, route: 'one way' })).toBe('0.6 mile one way');
  expect(row({ miles: 4.6, route: 'loop', unconfirmed: 'no map shows it' })).toBe('4.6 miles, unconfirmed');
  expect(row({ miles: 5, route: 'total', unconfirmed: 'no map shows it' })).toBe('5 miles total, unconfirmed');
  expect(row({ miles: 3, route: 'loop' })).toBe('3 miles');
  expect(row({ miles: 3, route: 'round trip' })).toBe('3 miles');
});

describe('the duration of a hike', () => {
  const read = (duration: Duration) => formatDuration({ duration });

  test('the duration of a hike is a range, or about one figure', () => {
    expect(read({ minutes: [60, 90], about: false })).toEqual({ figure: '1 to 1.5 hours', note: undefined });
    expect(read({ minutes: [45, 45], about: true }).figure).toBe('About 45 minutes');
    expect(read({ minutes: [45, 45], about: false }).figure).toBe('45 minutes');
  });

  test('the duration of a hike names the part that it covers, and its remark', () => {
    expect(read({ minutes: [30, 30], about: false, of: 'uphill', note: 'less going down' }).note).toBe(
      'uphill; less going down',
    );
    expect(read({ minutes: [30, 30], about: false, note: 'at a stroll' }).note).toBe('at a stroll');
  });

  test('the duration of a hike that is unknown reads Data TBD', () => {
    expect(formatDuration({ duration: null })).toEqual({ figure: 'Data TBD' });
  });
});

test.each<[figure: string, from: number, to: number]>([
  ['45 min', 45, 45],
  ['1.5 hr', 90, 90],
  ['1 hr 15 min', 75, 75],
  ['30–45 min', 30, 45],
  ['45–90 min', 45, 90],
  ['45 min–2 hr', 45, 120],
  ['1–1.5 hr', 60, 90],
  ['1 hr 10 min–1.5 hr', 70, 90],
])('a time in a list reads %s for %i to %i minutes', (figure, from, to) => {
  expect(shortDuration({ duration: { minutes: [from, to], about: true } })).toBe(figure);
});

test.each([
  [{ feet: 300, precision: 'about', flat: false }, 'About 300 ft', undefined],
  [{ feet: 87, precision: 'exactly', flat: false }, '87 ft', undefined],
  [{ feet: 50, precision: 'under', flat: true, note: 'two short ramps' }, 'Under 50 ft', 'two short ramps'],
  [{ precision: 'about', flat: true, note: 'next to none' }, 'Next to none', undefined],
] as const)('the climb %j reads %s', (climb, figure, note) => {
  expect(formatClimb({ climb })).toEqual({ figure, note });
});

describe('the difficulty', () => {
  const difficulty = 'Easy (Accessible Boardwalk)';

  test('the difficulty is complete on the page of the hike, and only the level in lists', () => {
    expect(formatDifficulty({ difficulty })).toEqual({ figure: difficulty });
    expect(plainDifficulty({ difficulty })).toBe('Easy');
    expect(plainDifficulty({ difficulty: 'Moderate' })).toBe('Moderate');
  });
});

describe('a hike at a glance', () => {
  const trail: Trail = {
    ...first(ourContent.listed),
    walked: undefined,
    distance: { miles: 2.5, route: 'round trip' },
    duration: { minutes: [90, 90], about: true },
    climb: { feet: 250, precision: 'about', flat: false },
    difficulty: 'Moderate',
  };

  test('a hike at a glance is its length and kind of route, its time, its climb and its level', () => {
    expect(atAGlance(trail)).toEqual(['2.5 miles round trip', '1.5 hr', '250 ft up', 'Moderate']);
  });

  test('a hike at a glance leaves out what is unknown, and says if it is flat', () => {
    const unknown = { ...trail, distance: null, duration: null };
    expect(atAGlance({ ...unknown, climb: { precision: 'about', flat: true, note: 'next to none' } })).toEqual([
      'Flat',
      'Moderate',
    ]);
    expect(atAGlance({ ...unknown, climb: { precision: 'about', flat: false, note: 'not measured' } })).toEqual([
      'Moderate',
    ]);
  });

  test('a hike at a glance shows a different published figure beside it, with its remark', () => {
    expect(publishedNote({ figure: '0.6 mile', note: 'loop' })).toBe('published as 0.6 mile, loop');
    expect(publishedNote({ figure: '0.6 mile' })).toBe('published as 0.6 mile');
    expect(publishedNote({ figure: 'About 80 ft' })).toBe('published as about 80 ft');
  });
});

describe('the cost', () => {
  const { dayDollars, yearDollars, inDoubt } = state.permit;

  test('the cost is the permit with its daily and yearly price', () => {
    expect(formatFee({ fees: { kind: 'state park permit' } })).toBe(
      `Minnesota State Park vehicle permit, $${dayDollars} a day or $${yearDollars} a year (${inDoubt?.through} prices; bring $${inDoubt?.bringDollars})`,
    );
    expect(dayDollars).toBeLessThan(yearDollars);
  });

  test('the cost is the permit without a price if none is stated', () => {
    expect(formatFee({ fees: { kind: 'state park permit, price not stated' } })).toBe(
      'Minnesota State Park vehicle permit required; check the current price',
    );
  });

  test('the cost is none, with the reason', () => {
    expect(formatFee({ fees: { kind: 'none', note: 'a national monument' } })).toBe(
      'No state park permit required (a national monument)',
    );
    expect(formatFee({ fees: { kind: 'none' } })).toBe('No state park permit required');
  });

  test('the cost has its remark as a separate sentence', () => {
    expect(formatFee({ fees: { kind: 'state park permit', note: 'tours cost extra' } })).toMatch(
      /bring \$10\)\. Tours cost extra$/,
    );
  });
});

describe('pets', () => {
  test("pets are allowed on a leash of the park's length", () => {
    expect(formatPet({ pets: {} })).toBe('Pets allowed on a leash');
    expect(formatPet({ pets: { leashFeet: 6 } })).toBe('Pets allowed on a 6-ft leash');
  });

  test('list where they are not allowed', () => {
    expect(formatPet({ pets: { leashFeet: 6, note: 'not on beaches' } })).toBe(
      'Pets allowed on a 6-ft leash; not on beaches',
    );
  });
});

test('the directions to the gate are a maps search for park and address', () => {
  const link = new URL(mapsLink({ park: 'Lake & Rock Park', address: { text: '1 Main St, Ely, MN 55731' } }));
  expect(link.origin + link.pathname).toBe('https://www.google.com/maps/search/');
  expect(Object.fromEntries(link.searchParams)).toEqual({
    api: '1',
    query: 'Lake & Rock Park, 1 Main St, Ely, MN 55731',
  });
});
