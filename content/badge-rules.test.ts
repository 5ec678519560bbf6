import { expect, test } from 'vitest';
import { ourContent } from '../test/content.ts';
import { loadBadgeRules } from './badge-rules.ts';

test('the rules page says how near is near enough, how much error is allowed, and beyond what nobody earns a badge', () => {
  const text = JSON.stringify(loadBadgeRules(ourContent));
  expect(text).toMatch(/within one mile of a trailhead/);
  expect(text).toMatch(/up to half a mile/);
  expect(text).toMatch(/beyond a mile and a half|beyond 1\.5 miles/);
});
