/** One account, several hikers: who earned which badge, and how that is worded. */
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Outcome } from '../../../domain/wire/wire.ts';
import { collectionGuide, collectionHike, inCollection } from '../../../test/collection.tsx';
import { all, toMarkup, toWords } from '../../../test/markup.tsx';
import { getAward, getBadge } from '../../../test/web/claims-device.ts';
import type { ClaimResponse } from '../../lib/api.ts';
import { howToAllow } from '../../lib/geolocation.messages.ts';
import { listed } from '../../lib/text/listed.ts';
import { actions } from '../../ui/action.messages.ts';
import { AnswerLine } from '../claim/answer-line.tsx';
import type { AnsweredClaim } from '../claim/outbox/claim.ts';
import { StatusLine } from '../claim/status-line.tsx';
import type { ClaimFlow } from '../claim/use-claim-flow.ts';
import { FamilyMap, slice } from '../collection/family-map.tsx';
import { alreadyHas, wonSentence } from '../family/family.messages.ts';
import { earnedMessages } from './earned.messages.ts';
import { foundTogether, toHikers, toOutcomes, withFresh, withResults } from './hikers.ts';

const hikes = [collectionHike('Gorge', { at: [10, 50] }), collectionHike('Lighthouse', { at: [20, 50] })];
const guide = collectionGuide({ regions: [{ code: 'ns', name: 'North Shore', shape: 'circle', hikes }] });
const otherHiker = (name: string, ...badges: string[]) => ({
  $id: name.toLowerCase(),
  name,
  color: 'lake',
  badges: badges.map((badge) => getBadge(badge)),
});
const known = {
  account: { $id: 'ann', name: 'Ann Lake', email: '' },
  documents: [getBadge('Gorge')],
  companions: [otherHiker('Max'), otherHiker('Ida', 'Gorge')],
};
const family = toHikers(guide, known);
const fresh = (hikerId: string, badgeName: string) => ({
  hikerId,
  outcome: 'awarded' as const,
  awarded: [getBadge(badgeName, { $id: `${hikerId} ${badgeName}` })],
});
const answer = (reply: Partial<ClaimResponse>, whose = { userId: 'ann' }): AnsweredClaim => ({
  state: 'answered',
  claimId: 'c',
  takenAt: '',
  accuracy: 5,
  whose,
  reply: { ...getAward('Lighthouse'), ...reply },
});

describe('the hikers of an account', () => {
  test('list the account’s own hiker first, each with their badges', () => {
    expect(family.map(({ name, isOwn, badges }) => [name, isOwn, badges.length])).toEqual([
      ['Ann', true, 1],
      ['Max', false, 0],
      ['Ida', false, 1],
    ]);
    expect(foundTogether(family).map(({ name }) => name)).toEqual(['Gorge']);
  });

  test('each get the badges that an answer awarded to them, and no others', () => {
    const results = withFresh([], [fresh('max', 'Lighthouse'), fresh('ann', 'Lighthouse')]);
    const after = toHikers(guide, withResults(known, results));
    expect(after.map(({ badges }) => badges.length)).toEqual([2, 1, 1]);
  });

  test('the hikers of an account are unchanged by an answer that arrives twice', () => {
    const once = withFresh([], [fresh('max', 'Lighthouse')]);
    expect(withFresh(once, [fresh('max', 'Lighthouse')])).toBe(once);
  });
});

describe('an answer', () => {
  test('an answer lists everyone who was there, except hikers removed since', () => {
    const hikers = [fresh('ann', 'Lighthouse'), fresh('gone', 'Lighthouse'), fresh('ida', 'Lighthouse')];
    expect(toOutcomes(answer({ hikers }), family).map(({ who }) => who.name)).toEqual(['Ann', 'Ida']);
  });

  test('an answer without hikers is for the account’s own hiker', () => {
    expect(toOutcomes(answer({}), family).map(({ who }) => who.name)).toEqual(['Ann']);
  });

  test('an answer is shown even if the page does not know the account yet', () => {
    const hikers = [fresh('ann', 'Lighthouse')];
    expect(toOutcomes(answer({ hikers }), toHikers(guide, undefined))).toHaveLength(1);
  });

  const [ann, max, ida] = family;
  test.each([
    [[ann], ['Gorge'], 'You earned the Gorge badge!'],
    [[ann, max], ['Gorge'], 'You and Max earned the Gorge badge!'],
    [[ann, max, ida], ['Gorge', 'Lighthouse'], 'You, Max and Ida earned the Gorge and Lighthouse badges!'],
    [[ida], ['Test Badge'], 'Ida earned the Test Badge!'],
  ])('an answer of a win is a well-formed sentence', (who, badges, sentence) => {
    expect(
      wonSentence(
        who.filter((one) => one !== undefined),
        badges,
      ),
    ).toBe(sentence);
  });

  test('an answer that the badge is already earned is a well-formed sentence', () => {
    expect(alreadyHas([ann], 'Gorge')).toBe('You already have the Gorge badge');
    expect(ida && alreadyHas([ida], 'Gorge')).toBe('Ida already has the Gorge badge');
    expect(ida && max && alreadyHas([max, ida], 'Gorge')).toBe('Max and Ida already have the Gorge badge');
    expect(listed([])).toBe('');
  });

  test('an answer that arrives before the page knows any hiker addresses the reader', () => {
    expect(wonSentence([], ['Gorge'])).toBe('You earned the Gorge badge!');
    expect(alreadyHas([], 'Gorge')).toBe('You already have the Gorge badge');
  });

  const told = (reply: Partial<ClaimResponse>) =>
    toWords(
      toMarkup(inCollection({ guide, collectors: family }, <AnswerLine claim={answer(reply)} onDismiss={() => {}} />)),
    );
  const result = (hikerId: string, outcome: Outcome) => ({ hikerId, outcome, awarded: [] });

  test('an answer of a win counts badges in all and in the region, and lists the other hikers’ outcomes', () => {
    const said = told({ hikers: [fresh('ann', 'Lighthouse'), result('max', 'too-fast'), result('ida', 'too-old')] });
    expect(said).toContain('You earned the Lighthouse badge!');
    expect(said).toContain('All 2! You’ve earned every badge in the guide.');
    expect(said).toContain('Max: too far from the last badge for the time in between.');
    expect(said).toContain('Ida: the try came in too late.');
  });

  test('the answer of a win by a child counts the badges of that child', () => {
    const said = told({ hikers: [fresh('max', 'Lighthouse')] });
    expect(said).toContain('Max earned the Lighthouse badge!');
    expect(said).toContain('Badge 1 of 2! North Shore: 1 of 2.');
  });

  test('an answer that the badge is already earned says since when', () => {
    const nearest = { badgeName: 'Gorge', trail: null, distanceKm: 0.1 };
    const said = told({ nearest, hikers: [result('ann', 'already-earned'), result('max', 'too-vague')] });
    expect(said).toContain('You already have the Gorge badge');
    expect(said).toContain('Earned July 4, 2026. Max: location too vague. Good to see you again!');
  });

  test('an answer that the badge is already earned names family members who lack it and were not there', () => {
    const nearest = { badgeName: 'Gorge', trail: null, distanceKm: 0.1 };
    expect(told({ nearest, hikers: [result('ann', 'already-earned')] })).toContain('Max doesn’t have it yet.');
    const allThere = told({ nearest, hikers: [result('ann', 'already-earned'), result('max', 'too-far')] });
    expect(allThere).not.toContain('have it yet');
    expect(earnedMessages.lacking([undefined])).toBe('You don’t have it yet.');
  });

  test('an answer that the hiker is too far away says how far', () => {
    const nearest = { badgeName: 'Gorge', trail: null, distanceKm: 8 };
    expect(told({ outcome: 'too-far', awarded: [], nearest })).toContain(
      'The nearest trailhead is Gorge, 5.0 miles away.',
    );
  });
});

describe('the map of a family', () => {
  test('the family’s map has a light for each badge and a slice for each hiker who earned it', () => {
    const markup = toMarkup(inCollection({ guide, collectors: family }, <FamilyMap />));
    expect(toWords(all(markup, 'details')[0] ?? '')).toBe('Who earned what Gorge: You and Ida');
    expect([...markup.matchAll(/<path [^>]*data-patch="(\w+)"/g)].map(([, color]) => color)).toEqual(['night', 'lake']);
    expect(markup).toContain('Map of Minnesota with lights at Gorge Park"');
    expect(slice(0, 1)).not.toContain('L');
  });

  test('the map of a family is not shown before the first badge', () => {
    expect(
      toMarkup(
        inCollection(
          { guide, collectors: toHikers(guide, { ...known, documents: [], companions: [] }) },
          <FamilyMap />,
        ),
      ),
    ).toBe('');
  });
});

test('an answer from too far away links to directions to the trailhead itself', () => {
  const line = <AnswerLine claim={answer({ outcome: 'too-far', awarded: [] })} onDismiss={() => {}} />;
  expect(toMarkup(inCollection({ guide, collectors: family }, line))).toContain('destination=45,-94"');
  vi.stubGlobal('navigator', { userAgent: 'Mozilla/5.0 (iPhone)', maxTouchPoints: 5 });
  expect(toMarkup(inCollection({ guide, collectors: family }, line))).toContain(
    'https://maps.apple.com/?daddr=45,-94"',
  );
  vi.unstubAllGlobals();
});

test('a hike whose badge nobody has is a dark dot at its place on the map of the family', () => {
  expect(toMarkup(inCollection({ guide, collectors: family }, <FamilyMap />))).toContain('cx="20" cy="50"');
});

test.each([
  ['unsupported', false, false],
  ['refused', true, true],
  ['failed', true, false],
] as const)(
  'a position that is %s can be tried again: %s, and explains how to allow it: %s',
  (reason, again, allows) => {
    vi.stubGlobal('navigator', { userAgent: '' });
    onTestFinished(() => void vi.unstubAllGlobals());
    const flow = { status: { kind: 'no-position', reason, at: '2026-07-04T15:00:00Z' } } as ClaimFlow;
    const line = <StatusLine flow={flow} signedOut={false} askAgainAt="/" onTryAgain={() => {}} />;
    const read = toMarkup(inCollection({ guide, collectors: family }, line));
    expect(read.includes(actions.tryAgain)).toBe(again);
    expect(read.includes(howToAllow({ userAgent: '' } as Navigator))).toBe(allows);
  },
);
