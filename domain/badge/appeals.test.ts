import { expect, test } from 'vitest';
import { isAppealable } from './appeals.ts';

test('who was refused for where or how fast they were may answer; who only has to set a clock or wait may not', () => {
  expect(['too-far', 'too-vague', 'too-fast', 'no-position'].map(isAppealable)).toEqual([true, true, true, true]);
  expect(['awarded', 'already-earned', 'too-old', 'in-the-future'].map(isAppealable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
