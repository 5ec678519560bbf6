import { expect, test } from 'vitest';
import { ann, dayMs, positionAt, start } from '../../../../test/web/claims-device.ts';
import { type Claim, isRunningOut, isTooLate, keepsUntil, toAnsweredClaim, type WaitingClaim } from './claim.ts';

const claim: WaitingClaim = { state: 'waiting', claimId: 'x', sendings: 0, whose: ann, ...positionAt(start) };
const tooFar: Claim = toAnsweredClaim(claim, { outcome: 'too-far', awarded: [], nearest: null });

test('a claim can earn its badge for seven days', () => {
  expect(keepsUntil(claim)).toBe(start + 7 * dayMs);
});

test('a waiting claim is about to expire during its last two days', () => {
  expect(isRunningOut(claim, start + 5 * dayMs)).toBe(false);
  expect(isRunningOut(claim, start + 5 * dayMs + 1)).toBe(true);
  expect(isRunningOut(tooFar, start + 6 * dayMs)).toBe(false);
});

test('a claim is too late one day after its seven days', () => {
  expect(isTooLate(claim, start + 8 * dayMs)).toBe(false);
  expect(isTooLate(claim, start + 8 * dayMs + 1)).toBe(true);
});
