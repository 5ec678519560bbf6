/** A region of many hikes, shown in steps. */
import { expect, test } from 'vitest';
import { hikesInList, inSteps, stepPath, stepsOf } from './many-hikes.ts';

const numbered = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

test('a list holds sixty hikes; what is beyond them goes on the next', () => {
  expect(hikesInList).toBe(60);
  expect(inSteps(numbered(60))).toEqual([numbered(60)]);
  expect(inSteps(numbered(61))).toEqual([numbered(60), [61]]);
  expect(inSteps(numbered(150)).map((step) => [step[0], step.at(-1)])).toEqual([
    [1, 60],
    [61, 120],
    [121, 150],
  ]);
});

test('a region without hikes has its one page all the same', () => {
  expect(inSteps([])).toEqual([[]]);
});

test('the first page of a list is the region’s own, the others are numbered', () => {
  const region = { path: '/regions/northwest' };
  expect([1, 2, 3].map((number) => stepPath(region, number))).toEqual([
    '/regions/northwest',
    '/regions/northwest/2',
    '/regions/northwest/3',
  ]);
});

test('only a region whose hikes do not fit has further pages, counted from its own hikes', () => {
  const regions = ['small', 'large'].map((slug) => ({ slug, path: `/regions/${slug}` }));
  const listed = [...numbered(60).map(() => ({ region: 'small' })), ...numbered(121).map(() => ({ region: 'large' }))];
  expect(stepsOf({ regions, listed })).toEqual(['/regions/large/2', '/regions/large/3']);
});
