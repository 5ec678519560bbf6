/** Which facts the filters use; wheels, buses and trains that were merely reported are marked. */
import { expect, test } from 'vitest';
import { ourContent } from '../../test/content.ts';
import type { Trail } from '../trail/trail.ts';
import { toHike } from './hike.ts';

const [any] = ourContent.listed;
const getHike = (more: Partial<Trail>) => {
  if (!any) throw new Error('the guide has no hikes');
  return toHike({ ...any, ...more });
};

test('a hike has the length, time, climb and place of its page, and none that its page does not have', () => {
  const figures = {
    distance: { miles: 3.2, route: 'loop' },
    duration: { minutes: [90, 120], about: true },
    climb: { feet: 210, precision: 'about', flat: false },
    walked: undefined,
  } satisfies Partial<Trail>;
  expect(getHike(figures)).toMatchObject({
    distance: { miles: 3.2, route: 'loop' },
    duration: { minutes: [90, 120], about: true },
    climb: { feet: 210, flat: false },
    place: { latitude: any?.trailhead.latitude, longitude: any?.trailhead.longitude },
  });
  expect(getHike({ ...figures, distance: null, duration: null })).toMatchObject({ distance: null, duration: null });
});

test('a hike is free where no fee is due', () => {
  expect(getHike({ fees: { kind: 'none', note: 'A city park.' } }).free).toBe(true);
  expect(getHike({ fees: { kind: 'state park permit' } }).free).toBe(false);
});

test('a track chair is listed if the park lends one', () => {
  const wheels: Trail['wheels'] = { wheelchair: 'no', stroller: 'no', words: 'Roots and rocks.', reported: false };
  expect(getHike({ wheels }).trackChair).toBe(false);
  expect(getHike({ wheels: { ...wheels, trackChair: 'Ask at the office.' } }).trackChair).toBe(true);
});

test('restrooms have the text of the page, unless it says that there are none', () => {
  expect(getHike({ restrooms: 'Vault toilet at the lot' }).restrooms).toBe('Vault toilet at the lot');
  expect(getHike({ restrooms: 'None; the nearest are in town' }).restrooms).toBeUndefined();
});

test('a hike has drinking water if its page states some, and none that is only reported', () => {
  const water = { words: 'At the lot, May to October.', available: true, reported: false };
  expect(getHike({ water }).water).toBe(water.words);
  expect(getHike({ water: { ...water, reported: true } }).water).toBeUndefined();
  expect(getHike({ water: { ...water, available: false } }).water).toBeUndefined();
  expect(getHike({ water: undefined }).water).toBeUndefined();
});

test('a hike has its buses and trains, marked if they are only reported', () => {
  const transit: Trail['transit'] = { by: ['bus', 'train'], words: 'Line 9, last stop.', reported: false };
  expect(getHike({ transit }).transit).toEqual(['bus', 'train']);
  expect(getHike({ transit: { ...transit, reported: true } })).toMatchObject({
    transit: transit.by,
    reported: ['transit'],
  });
  expect(getHike({ transit: undefined }).transit).toEqual([]);
});

test.each([
  ['yes', 'all'],
  ['part', 'part'],
  ['no', 'no'],
  ['unknown', 'no'],
] as const)('a hike that can be walked in snow (%s) has winter: %s', (onFoot, winter) => {
  const known = { onFoot, words: 'Packed by snowshoes.', reported: false };
  expect(getHike({ winter: known }).winter).toBe(winter);
  expect(getHike({ winter: { ...known, reported: true } }).winter).toBe('no');
  expect(getHike({ winter: undefined }).winter).toBe('no');
});

test('a hike has the wheels of its page, also if they are only reported', () => {
  const wheels: Trail['wheels'] = {
    wheelchair: 'part',
    stroller: 'all',
    words: 'Paved to the view.',
    reported: false,
  };
  expect(getHike({ wheels }).wheels).toEqual({ wheelchair: 'part', stroller: 'all' });
  expect(getHike({ wheels: { ...wheels, reported: true } }).wheels).toEqual({ wheelchair: 'part', stroller: 'all' });
});

test('a hike has no stairs only if its page states it, and some also if they are only reported', () => {
  const wheels = { wheelchair: 'no', stroller: 'no', words: 'Paved to the view.', reported: false } as const;
  const getStairs = (stairs: 'none' | 'some' | undefined, reported: boolean) =>
    getHike({ wheels: { ...wheels, stairs, reported } }).stairs;
  expect(getStairs('none', false)).toBe('none');
  expect(getStairs('none', true)).toBe('not mentioned');
  expect(getStairs('some', true)).toBe('some');
  expect(getStairs(undefined, false)).toBe('not mentioned');
});

test('facts that are only reported are listed, for the note on what a hike lacks', () => {
  const wheels: Trail['wheels'] = { wheelchair: 'no', stroller: 'part', words: 'Paved to the view.', reported: true };
  const reported = { words: 'At the lot.', reported: true };
  const none = { water: undefined, winter: undefined, transit: undefined };
  expect(getHike({ ...none, wheels }).reported).toEqual(['stroller']);
  expect(getHike({ ...none, wheels: { ...wheels, reported: false } }).reported).toBeUndefined();
  const all = {
    wheels,
    water: reported,
    winter: { ...reported, onFoot: 'part' },
    transit: { ...reported, by: ['bus'] },
  } satisfies Partial<Trail>;
  expect(getHike(all).reported).toEqual(['stroller', 'water', 'winter', 'transit']);
  const negative = {
    ...none,
    wheels: { ...wheels, stroller: 'no' },
    water: { words: 'None; bring your own', reported: true },
    winter: { ...reported, onFoot: 'no' },
  } satisfies Partial<Trail>;
  expect(getHike(negative).reported).toBeUndefined();
});
