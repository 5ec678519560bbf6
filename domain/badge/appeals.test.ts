import { expect, test } from 'vitest';
import { isAppealable } from './appeals.ts';

test('a refusal for distance, accuracy or speed can be appealed, one for the time of the claim cannot', () => {
  expect(['too-far', 'too-vague', 'too-fast', 'no-position'].map(isAppealable)).toEqual([true, true, true, true]);
  expect(['awarded', 'already-earned', 'too-old', 'in-the-future'].map(isAppealable)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
