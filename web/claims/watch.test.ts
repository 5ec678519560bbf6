import { expect, test } from 'vitest';
import { awardOf, dayMs, positionAt, start } from '../../test/claims-device.ts';
import { localDayAndTime } from '../lib/local-time.ts';
import { answered, type WaitingClaim } from './claim.ts';
import { newsOf } from './watch.ts';

const claim: WaitingClaim = { state: 'waiting', claimId: 'x', sendings: 1, trouble: 'no-signal', ...positionAt(start) };

test('the way to the collection tells of an answer, and of a try that will not keep much longer', () => {
  expect(newsOf([], start)).toBeUndefined();
  expect(newsOf([claim], start + dayMs)).toBeUndefined();
  expect(newsOf([claim], start + 6 * dayMs)).toBe(
    `Your try for a badge keeps only until ${localDayAndTime(start + 7 * dayMs)}`,
  );
  expect(newsOf([claim, answered(claim, awardOf('Split Rock'))], start + 6 * dayMs)).toBe(
    'Your try for a badge has its answer',
  );
});
