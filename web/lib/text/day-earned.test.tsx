// @vitest-environment happy-dom
/** The day of a badge is the day at the trailhead, on every page that shows it and in every time zone it is read in. */
import { afterEach, describe, expect, test, vi } from 'vitest';
import { state } from '../../../content/state.ts';
import { dayEarned } from '../../../domain/badge/day-earned.ts';
import { collectionGuide, collectionHike, inCollection } from '../../../test/collection.tsx';
import { toMarkup, toWords } from '../../../test/markup.tsx';
import { hintAtSession, session } from '../../../test/session-hint.ts';
import { Everything } from '../../features/account/account-data.tsx';
import { appealLine } from '../../features/appeals/appeals.messages.ts';
import { markEarned } from '../../features/badges/earned.script.ts';
import type { EarnedBadge } from '../../features/badges/earned.ts';
import { EarnedMark } from '../../features/badges/earned-mark.tsx';
import { BadgeDialog } from '../../features/collection/badge-dialog.tsx';
import { EarnedGrid } from '../../features/collection/earned-grid.tsx';
import { Milestones } from '../../features/milestones/milestones.tsx';
import { badgePoster, collectionPoster } from '../../features/posters/poster-contents.ts';
import { remember } from '../../features/session/remembered.ts';
import { initPassport } from '../../pages/passport/passport.script.ts';
import type { Badge } from '../api.ts';

const guide = collectionGuide({
  regions: [{ code: 'ns', name: 'North Shore', shape: 'circle', hikes: [collectionHike('Gorge')] }],
  milestones: [
    {
      id: 'one',
      name: 'One',
      above: '',
      below: '',
      says: '',
      counted: '',
      picture: '/art/gorge.svg',
      rule: { kind: 'count', badges: 1 },
    },
  ],
});

const account = { $id: 'ann', name: 'Ann', email: 'ann@mail.example', $createdAt: '2026-05-01T12:00:00.000Z' };

/** Every place that shows a badge with its day, as rendered. */
const places: Record<string, (earnedDate: string) => string | Promise<string>> = {
  'the collection': (earnedDate) =>
    toWords(toMarkup(inCollection({ guide }, <EarnedGrid hiker={hiker(earnedDate)} left={0} />))),
  'the dialog of one badge': (earnedDate) =>
    toWords(toMarkup(<BadgeDialog badge={earned(earnedDate)} hiker={hiker(earnedDate)} onClose={() => {}} />)),
  'the milestones': (earnedDate) =>
    toWords(toMarkup(inCollection({ guide }, <Milestones badges={[earned(earnedDate)]} />))),
  'the poster of a badge': (earnedDate) => badgePoster(earned(earnedDate)).lines.join(', '),
  'the poster of the collection': (earnedDate) => collectionPoster(guide, hiker(earnedDate)).lines.join(', '),
  'the account page': (earnedDate) =>
    toWords(
      toMarkup(
        <Everything
          account={account}
          hikers={{ isLoading: true, reload: () => Promise.resolve() }}
          lists={{
            value: {
              account,
              identities: [],
              sessions: [],
              hikers: [],
              attempts: [],
              appeals: [],
              badges: [{ ...getBadge(earnedDate), hikerId: 'ann' }],
            },
            isLoading: false,
            reload: () => Promise.resolve(),
          }}
        />,
      ),
    ),
  'an appeal': (takenAt) =>
    appealLine({ badgeName: 'Gorge', reason: 'too-far', takenAt, state: 'granted', answer: '' }),
  'the page of the hike': (earnedDate) => {
    document.body.innerHTML = `<p data-badge="Gorge"></p>${toMarkup(<EarnedMark />)}`;
    markEarned(document, { documents: [getBadge(earnedDate)] });
    return document.body.textContent ?? '';
  },
  'the passport': async (earnedDate) => {
    hintAtSession(true);
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    vi.stubGlobal('Option', function Option(text: string, value: string) {
      return Object.assign(document.createElement('option'), { text, value }); // happy-dom has no Option constructor
    });
    remember({ session, account, documents: [getBadge(earnedDate)], companions: [], at: '2026-07-06T12:00:00.000Z' });
    document.body.innerHTML = `<div>
      <label data-whose hidden><select></select></label>
      <p data-stamp="Gorge"><span data-blank></span><time></time></p>
    </div>`;
    await initPassport(document.querySelector('div') as HTMLElement);
    return document.querySelector('time')?.textContent ?? '';
  },
};

const getBadge = (earnedDate: string): Badge => ({ $id: 'x', badgeName: 'Gorge', earnedDate, badgeFile: null });
const earned = (earnedDate: string): EarnedBadge => ({
  id: 'x',
  name: 'Gorge',
  earnedDate,
  picture: '/art/gorge.svg',
  hike: 'Gorge Park',
  path: '/trails/a/gorge',
});
const hiker = (earnedDate: string) => ({
  id: 'ann',
  name: 'Ann',
  color: 'night',
  isOwn: true,
  badges: [earned(earnedDate)],
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  hintAtSession(false);
  localStorage.clear();
});

describe.each(Object.entries(places))('%s', (_, read) => {
  test.each(['Pacific/Kiritimati', 'Pacific/Honolulu'])(
    'shows the day at the trailhead to a reader in %s',
    async (zone) => {
      vi.stubEnv('TZ', zone);
      for (const earnedDate of ['2026-07-04', '2026-07-05T03:30:00.000Z', '2026-07-04T05:00:00.000Z']) {
        expect(dayEarned(earnedDate, state.clock)).toBe('2026-07-04');
        expect(await read(earnedDate)).toContain('July 4, 2026');
      }
    },
  );
});
