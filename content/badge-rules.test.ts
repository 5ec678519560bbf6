import { expect, test } from 'vitest';
import { ourContent } from '../test/content.ts';
import { loadBadgeRules } from './badge-rules.ts';

test('the rules page states the radius, the tolerance for GPS error and the outer limit', () => {
  const text = JSON.stringify(loadBadgeRules(ourContent));
  expect(text).toMatch(/within one mile of a trailhead/);
  expect(text).toMatch(/up to half a mile/);
  expect(text).toMatch(/beyond a mile and a half|beyond 1\.5 miles/);
});
