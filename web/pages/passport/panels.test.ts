import { expect, test } from 'vitest';
import { regionPages, sheetsFor } from './panels.ts';

const region = (name: string, hikes: number) => ({
  code: name,
  name,
  hikes: Array.from({ length: hikes }, (_, i) => i),
});

test('every region starts a new page, and one that does not fit is split evenly', () => {
  const pages = regionPages([region('small', 4), region('full', 12), region('large', 13), region('none', 0)]);
  expect(pages.map(({ name, isContinued, hikes }) => [name, isContinued, hikes.length])).toEqual([
    ['small', false, 4],
    ['full', false, 12],
    ['large', false, 7],
    ['large', true, 6],
  ]);
  expect(pages.flatMap(({ hikes }) => hikes)).toHaveLength(29);
});

test('pages with at most half the badges draw them larger', () => {
  const pages = regionPages([region('four', 4), region('six', 6), region('seven', 7)]);
  expect(pages.map(({ isRoomy }) => isRoomy)).toEqual([true, true, false]);
});

test.each([
  [6, 4],
  [2, 2],
  [3, 3],
])('%i pages of regions, a cover and the milestones need %i sheets', (pages, sheets) => {
  expect(sheetsFor(pages)).toBe(sheets);
});
