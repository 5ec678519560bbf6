// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { hintAtSession } from '../../test/session-hint.ts';
import { call, fetchBadges } from './api.ts';
import { sessionMark } from './session-hint.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  hintAtSession(false);
});

test.each([
  ['ends the session that was refused', 'ann', undefined],
  ['leaves a session that has started meanwhile', 'ben', 'ben'],
])('a reply of 401 %s', async (_, meanwhile, left) => {
  hintAtSession(true, 'ann');
  vi.stubGlobal('fetch', async () => {
    hintAtSession(true, meanwhile);
    return Response.json({ message: 'No', code: 401 }, { status: 401 });
  });
  await expect(call('GET', '/account')).rejects.toMatchObject({ status: 401 });
  expect(sessionMark()).toBe(left);
});

test('a badge record without a picture, or with a name instead of a badge name, is a badge too', async () => {
  const documents = [
    { $id: '1', badgeName: 'Gorge', earnedDate: '2026-07-04' },
    { $id: '2', name: 'Light', badgeFile: 'light.svg', earnedDate: '2026-07-05' },
    { $id: '3', badgeName: 'Falls', name: 'Falls State Park', badgeFile: null, earnedDate: '2026-07-06' },
  ];
  vi.stubGlobal('fetch', async () => Response.json({ total: documents.length, documents }));
  const badges = await fetchBadges('ann');
  expect(badges.map(({ badgeName, badgeFile }) => [badgeName, badgeFile])).toEqual([
    ['Gorge', null],
    ['Light', 'light.svg'],
    ['Falls', null],
  ]);
});
