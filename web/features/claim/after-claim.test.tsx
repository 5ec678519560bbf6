import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { collectionGuide, collectionHike, inCollection } from '../../../test/collection.tsx';
import { toVisibleText } from '../../../test/markup.tsx';
import { getAward, start } from '../../../test/web/claims-device.ts';
import { conditionsAsked } from '../session/remembered.ts';
import { AfterClaim } from './after-claim.tsx';
import type { AnsweredClaim } from './outbox/claim.ts';

const hike = collectionHike('Gorge');
const guide = collectionGuide({ regions: [{ code: 'ns', name: 'North Shore', shape: 'circle', hikes: [hike] }] });
const today = '2026-07-04';

/** On the day of the claim. */
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: start }));
afterEach(() => {
  vi.useRealTimers();
  conditionsAsked.erase();
});

type Case = Partial<AnsweredClaim['reply']> & { daysAgo?: number; asked?: string; isWanted?: boolean };

test.each<[string, Case, boolean]>([
  ['a badge was earned there today', {}, true],
  ['they had the badge already', { outcome: 'already-earned', awarded: [] }, true],
  ['they were too far away', { outcome: 'too-far', awarded: [] }, false],
  ['that was yesterday', { daysAgo: 1 }, false],
  ['they were asked today', { asked: today }, false],
  ['they were asked yesterday', { asked: '2026-07-03' }, true],
  ['they were asked today, but came to report', { asked: today, isWanted: true }, true],
])(
  'how it is out there is asked of a hiker: %s',
  (_, { daysAgo = 0, asked = '', isWanted = false, ...reply }, asks) => {
    if (asked) conditionsAsked.write({ day: asked, hikes: { [hike.path]: [] } });
    const takenAt = new Date(start - daysAgo * 86_400_000).toISOString();
    const claim: AnsweredClaim = {
      state: 'answered',
      claimId: 'one',
      takenAt,
      accuracy: 5,
      reply: { ...getAward('Gorge'), ...reply },
    };
    const flow = { report: async () => true, dismiss: () => {} };
    const read = toVisibleText(inCollection({ guide }, <AfterClaim claim={claim} flow={flow} isWanted={isWanted} />));
    expect(read.includes('How is it out there?')).toBe(asks);
  },
);
