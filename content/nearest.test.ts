import { expect, test } from 'vitest';
import { nearest } from './nearest.ts';

test.each([
  ['letters swapped', 'twon', ['park', 'town'], 'town'],
  ['a letter too few', 'sumary', ['sights', 'summary'], 'summary'],
  ['a letter too many', 'lakes', ['lake'], 'lake'],
  ['another case', 'managedby', ['managedBy'], 'managedBy'],
  ['the nearer of two', 'seasons', ['season', 'reasons'], 'season'],
  ['the nearer of two, wherever it stands', 'hikes', ['bikers', 'hiker'], 'hiker'],
  ['another word', 'village', ['town', 'trail', 'park'], undefined],
  ['one letter of three', 'fee', ['fen'], 'fen'],
  ['two letters too many for four', 'lakesh', ['lake'], 'lake'],
  ['a letter in place of its neighbor, and another in its own', 'wet', ['ext'], undefined],
  ['a letter in front, and one less', 'tie', ['ote'], undefined],
  ['three letters that share one', 'fee', ['fat'], undefined],
])('%s', (_, typed, names, meant) => {
  expect(nearest(typed, names)).toBe(meant);
});
