// @vitest-environment happy-dom
/** What becomes of a condition report, in words; the outbox's tests say which reply leads to which state. */
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inCollection } from '../../../test/collection.tsx';
import { getAward, positionAt, start } from '../../../test/web/claims-device.ts';
import type { CollectionGuide } from '../badges/guide.ts';
import { AfterClaim } from './after-claim.tsx';
import { type ConditionReport, toAnsweredClaim, type WaitingClaim } from './outbox/claim.ts';

const badge = 'Devil’s Kettle';
const place = { latitude: 47.2, longitude: -91.37 };
const guide = {
  regions: [{ code: 'ns', hikes: [{ badge, path: '/trails/north-shore/kettle-trail', name: 'Kettle Trail', place }] }],
} as unknown as CollectionGuide;

const claim: WaitingClaim = {
  state: 'waiting',
  claimId: 'c',
  sendings: 1,
  whose: { userId: 'ann' },
  ...positionAt(start),
};

function lineAbout(report: Partial<ConditionReport>): string {
  const reported = {
    ...toAnsweredClaim(claim, getAward(badge)),
    report: { id: 'r', kinds: ['muddy'], state: 'waiting', sendings: 1, ...report },
  } as const;
  const flow = { report: async () => true, dismiss: () => {} };
  const place = document.createElement('div');
  place.innerHTML = renderToStaticMarkup(inCollection({ guide }, <AfterClaim claim={reported} flow={flow} isAlone />));
  return [...place.querySelectorAll('[role=status] strong, [role=status] button')]
    .map((part) => part.textContent)
    .join(' | ');
}

test.each<[string, Partial<ConditionReport>, string]>([
  ['is switched off', { state: 'off' }, 'No reports for this hike right now | Dismiss'],
  ['is too old', { state: 'expired' }, 'Your report is too old to help | Dismiss'],
  ['is not accepted for its claim', { state: 'lost' }, 'We couldn’t post your report | Dismiss'],
  ['is not at the trailhead', { state: 'not-there' }, 'We didn’t send your report | Dismiss'],
  ['is rate limited', { trouble: 'too-many' }, 'Give it a few minutes | Change it | Don’t send'],
  ['is failed by the server', { trouble: 'server' }, 'Saved on this device | Change it | Don’t send'],
  ['has no signal', { trouble: 'no-signal' }, 'Saved on this device | Change it | Don’t send'],
  ['is signed out', { trouble: 'signed-out' }, 'Sign in to send your report | Change it | Don’t send'],
  ['is being sent', {}, 'Sending… | Change it | Don’t send'],
  [
    'is sent',
    { state: 'sent', day: '2099-01-01' },
    'Thanks. Hikers will see it within three hours. | Change it | Dismiss',
  ],
])('a report that %s says so, and offers what can still be done', (_, report, line) => {
  expect(lineAbout(report)).toBe(line);
});
