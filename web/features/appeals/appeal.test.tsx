/** Where an appeal is offered, and the wording of its answer. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../domain/wire/wire.ts';
import { collectionGuide, collectionHike, inCollection } from '../../../test/collection.tsx';
import { all, toMarkup, toWords } from '../../../test/markup.tsx';
import { toHikers } from '../badges/hikers.ts';
import { AnswerLine } from '../claim/answer-line.tsx';
import type { AnsweredClaim } from '../claim/outbox/claim.ts';
import { answerText, answerTitle, appealLine } from './appeals.messages.ts';

const hikes = ['Gorge', 'Lighthouse'].map((badge) => collectionHike(badge));
const guide = collectionGuide({ regions: [{ code: 'ns', name: 'North Shore', shape: 'circle', hikes }] });
const hikers = toHikers(guide, { account: { $id: 'ann', name: 'Ann', email: '' }, documents: [] });
const answered = (outcome: Outcome, badgeName?: string): AnsweredClaim => ({
  state: 'answered',
  claimId: 'c',
  takenAt: '2026-07-04T15:00:00.000Z',
  accuracy: 5,
  whose: { userId: 'ann' },
  reply: { outcome, awarded: [], nearest: badgeName ? { badgeName, trail: null, distanceKm: 5 } : null },
});
const shown = (claim: AnsweredClaim) =>
  toMarkup(inCollection({ guide, collectors: hikers }, <AnswerLine claim={claim} onDismiss={() => {}} />));

describe('“I was there, but…”', () => {
  test.each<[Outcome, boolean]>([
    ['too-far', true],
    ['too-vague', true],
    ['too-fast', true],
    ['too-old', false],
    ['in-the-future', false],
    ['already-earned', false],
    ['awarded', false],
  ])('“I was there, but…” after %s is offered: %s', (outcome, isOffered) => {
    expect(shown(answered(outcome, 'Lighthouse')).includes('I was there, but…')).toBe(isOffered);
  });

  test('“I was there, but…” is about the nearest badge unless another is chosen', () => {
    const [choices = ''] = all(shown(answered('too-far', 'Lighthouse')), 'select');
    expect(choices).toMatch(/<option selected="">Lighthouse<\/option>/);
    expect(all(choices, 'option').map(toWords)).toEqual(['Choose a badge', 'Gorge', 'Lighthouse']);
    expect(shown(answered('too-vague'))).toContain('<option value="" selected="">');
  });
});

test('an answer is well formed, with and without a message', () => {
  const appeal = { badgeName: 'Gorge', reason: 'too-vague' as const, takenAt: '2026-07-04T15:00:00.000Z' };
  expect(answerTitle({ ...appeal, state: 'granted' })).toBe('The Gorge badge is yours after all');
  expect(answerTitle({ ...appeal, state: 'declined' })).toBe('No Gorge badge after your appeal');
  expect(answerText({ ...appeal, answer: 'Gladly.' })).toBe('We’ve answered your appeal about July 4, 2026. “Gladly.”');
  expect(appealLine({ ...appeal, state: 'open', answer: '' })).toBe(
    'Gorge, July 4, 2026, location too vague: waiting for an answer.',
  );
});
