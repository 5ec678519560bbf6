/** The account page shows everything that is stored. */
import { describe, expect, test } from 'vitest';
import type { Outcome } from '../../../domain/wire/wire.ts';
import { first } from '../../../test/first.ts';
import { all, getFacts, toMarkup, toVisibleText, toWords } from '../../../test/markup.tsx';
import { Everything } from '../../features/account/account-data.tsx';
import { Claims } from '../../features/account/attempts.tsx';
import { DeleteAccount } from '../../features/account/delete-account.tsx';
import type { Export } from '../../lib/api.ts';

type Attempt = Export['attempts'][number];

const attempt = (other: Partial<Attempt> = {}): Attempt => ({
  claimId: crypto.randomUUID(),
  hikerId: 'ann',
  takenAt: '2026-07-04T15:00:00.000Z',
  receivedAt: '2026-07-04T15:00:02.000Z',
  outcome: 'too-far',
  latitude: 47.20004,
  longitude: -91.36996,
  accuracy: 12,
  nearestBadge: 'Lighthouse',
  nearestKm: 4.83,
  waited: false,
  ...other,
});

const stored = (other: Partial<Export> = {}): Export => ({
  account: { $id: 'ann', name: 'Ann Lake', email: 'ann@mail.example', $createdAt: '2026-05-01T12:00:00.000Z' },
  identities: [{ $id: 'one', providerUid: '1029384756' }],
  sessions: [
    { $id: 'a', $createdAt: '2026-07-01T12:00:00.000Z', expire: '2026-07-31T12:00:00.000Z' },
    { $id: 'b', $createdAt: '2026-07-03T12:00:00.000Z', expire: '2026-08-02T12:00:00.000Z' },
  ],
  hikers: [],
  badges: [
    { $id: 'x', badgeName: 'Lighthouse', earnedDate: '2026-07-04T15:00:00.000Z', badgeFile: null, hikerId: 'ann' },
    { $id: 'y', badgeName: 'Gorge', earnedDate: '2026-07-05T15:00:00.000Z', badgeFile: null, hikerId: 'ann' },
  ],
  attempts: [attempt()],
  appeals: [],
  ...other,
});

const loaded = { isLoading: false, reload: () => Promise.resolve() };

/** The page with everything loaded. */
const everything = (data: Export) => (
  <Everything account={data.account} hikers={{ ...loaded, value: [] }} lists={{ ...loaded, value: data }} />
);

describe('the profile', () => {
  test('the profile shows name, e-mail, start date, and the Google account', () => {
    expect(getFacts(everything(stored()))).toEqual({
      Name: 'Ann Lake',
      Email: 'ann@mail.example',
      'Member since': 'May 1, 2026',
      'Your Google ID': '1029384756',
      'Signed in on': '2 devices, until August 2, 2026',
    });
  });

  test('the profile without a name, an e-mail or a second device says so', () => {
    const account = { $id: 'ann', name: '', email: '', $createdAt: '2026-05-01T12:00:00.000Z' };
    const session = first(stored().sessions);
    const facts = getFacts(everything(stored({ account, sessions: [session] })));
    expect(facts).toMatchObject({
      Name: 'not given',
      Email: 'not given',
      'Signed in on': 'this device, until July 31, 2026',
    });
  });
});

describe('badges and claims', () => {
  test('badges and claims are counted and listed, each badge with its day', () => {
    const markup = toMarkup(everything(stored()));
    expect(all(markup, 'h2').map(toWords)).toEqual([
      'You',
      'Hikers with you',
      'Badges: 2',
      'Tries: 1',
      'Take it with you',
      'Log out everywhere',
      'Delete your account',
    ]);
    expect(all(markup, 'li').map(toWords)).toEqual(['Lighthouse, July 4, 2026', 'Gorge, July 5, 2026']);
  });

  test('say so if there are none yet', () => {
    const read = toVisibleText(everything(stored({ badges: [], attempts: [] })));
    expect(read).toContain('Badges: 0 None yet. Your first is waiting at a trailhead.');
    expect(read).toMatch(/Tries: 0 .* None yet\./);
  });

  test('the list of saved hikes is counted, without removed hikes', () => {
    const changedAt = '2026-07-04T12:00:00.000Z';
    const savedHikes = [
      { hike: 'north/falls', wanted: true, changedAt },
      { hike: 'north/gorge', wanted: false, changedAt },
    ];
    expect(toVisibleText(everything(stored({ wishes: savedHikes })))).toContain('Wish list: 1');
    expect(toVisibleText(everything(stored({})))).not.toContain('Wish list');
  });

  test('condition reports that can still be traced to the account are listed', () => {
    const conditions = [{ hike: 'gorge', day: '2026-07-04', kinds: ['icy', 'tree'] }];
    expect(toVisibleText(everything(stored({ conditions })))).toMatch(
      /Trail reports: 1 From the last eight days\. .* July 4, 2026: icy, tree down/,
    );
    expect(toVisibleText(everything(stored({})))).not.toContain('Trail reports');
  });

  test('appeals are listed with their answers, if any', () => {
    const appeal = { $id: 'a', badgeName: 'Gorge', reason: 'too-far' as const, takenAt: '2026-07-04T15:00:00.000Z' };
    const read = toVisibleText(
      everything(stored({ appeals: [{ ...appeal, state: 'declined', answer: 'That was the other lot.' }] })),
    );
    expect(read).toContain('Gorge, July 4, 2026, too far away: declined. “That was the other lot.”');
  });

  test('badges and claims can be downloaded as one file', () => {
    expect(toMarkup(everything(stored()))).toMatch(
      /<a [^>]*href="\/v1\/account\/export" download="north-star-trails\.json"/,
    );
  });
});

describe('a claim', () => {
  const cells = (given: Attempt[]) => all(toMarkup(<Claims attempts={given} />), 'td').map(toWords);

  test('a claim shows time, outcome, nearest badge and position', () => {
    const [when, outcome, where] = cells([attempt()]);
    expect(when).toMatch(/^Jul 4, 2026, /);
    expect(outcome).toBe('too far away: Lighthouse, 3.0 miles');
    expect(where).toBe('47.2000, -91.3700, give or take 40 feet');
  });

  test.each([
    ['awarded', 'badge earned'],
    ['already-earned', 'already earned'],
    ['too-far', 'too far away'],
    ['too-vague', 'location too vague'],
    ['too-old', 'sent too late'],
    ['in-the-future', 'device clock was ahead'],
    ['too-fast', 'too far from your last badge for the time in between'],
  ] satisfies [Outcome, string][])('%s reads “%s”', (outcome, words) => {
    expect(cells([attempt({ outcome, nearestBadge: null })])[1]).toBe(words);
    expect(cells([attempt({ outcome, nearestKm: null })])[1]).toBe(words);
  });

  test('a claim that waited on the device says so', () => {
    expect(cells([attempt({ waited: true })])[1]).toBe('too far away: Lighthouse, 3.0 miles (sent later)');
  });

  test('a claim whose position has been erased says so', () => {
    expect(cells([attempt({ latitude: null })])[2]).toBe('erased');
    expect(cells([attempt({ longitude: null })])[2]).toBe('erased');
    expect(cells([attempt({ accuracy: null })])[2]).toBe('47.2000, -91.3700');
  });

  test('a claim of today is above the one of yesterday', () => {
    const days = cells([
      attempt({ takenAt: '2026-07-03T15:00:00.000Z' }),
      attempt({ takenAt: '2026-07-05T15:00:00.000Z' }),
      attempt({ takenAt: '2026-07-04T15:00:00.000Z' }),
    ]).filter((_, i) => i % 3 === 0);
    expect(days.map((day) => day.slice(0, 5))).toEqual(['Jul 5', 'Jul 4', 'Jul 3']);
  });
});

test.each([
  [0, ''],
  [1, 'your badge, '],
  [7, 'your 7 badges, '],
])('deleting the account with %i badges names them', (badges, words) => {
  expect(toVisibleText(<DeleteAccount userId="ann" badges={badges} />)).toContain(
    `This deletes your name, your email address, ${words}every try and everything else on this page, right away and for good.`,
  );
});
