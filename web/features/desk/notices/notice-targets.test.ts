import { expect, test } from 'vitest';
import { guide } from '../../../../test/web/desk-page.tsx';
import { formatTargets, type Targets } from './notice-targets.ts';

test.each<[Partial<Targets>, string]>([
  [{ all: true }, 'All hikes'],
  [{ regions: ['north-shore'] }, 'All North Shore hikes'],
  [{ hikes: ['jay'] }, 'Jay Cooke'],
  [{ regions: ['southeast'], hikes: ['jay', 'removed'] }, 'All Southeast hikes, Jay Cooke and removed'],
  [{}, 'No hike yet'],
])('a notice for %j is about %s', (targets, words) => {
  expect(formatTargets({ hikes: [], regions: [], all: false, ...targets }, guide)).toBe(words);
});
