// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintAtSession } from '../../../test/session-hint.ts';
import { getAward, getBadge } from '../../../test/web/claims-device.ts';
import type { Claim } from '../claim/outbox/claim.ts';
import { remembered } from '../session/remembered.ts';
import { whoOpenedThisPage } from '../session/who.ts';
import { collectionStore } from './collection-store.ts';

const outbox = vi.hoisted(() => ({ settle: (_: Claim) => {} }));
vi.mock('../claim/outbox/in-page.ts', () => ({
  claims: () => ({
    current: () => [],
    watch: (react: typeof outbox.settle) => {
      outbox.settle = react;
      return () => {};
    },
  }),
}));

const requests: string[] = [];
let onServer = [getBadge('Gorge')];
beforeEach(() => {
  vi.useFakeTimers();
  hintAtSession(true);
  requests.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    const [path = ''] = url.split('?');
    requests.push(path);
    if (path === '/v1/account') return Response.json({ $id: 'ann', name: 'Ann', email: 'ann@mail.example' });
    return Response.json(path === '/v1/hikers' ? { hikers: [] } : { documents: onServer });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  hintAtSession(false);
  localStorage.clear();
});

async function opened() {
  const store = collectionStore();
  const stop = store.subscribe(() => {});
  await vi.waitFor(() => expect(store.current().state).toBe('signed-in'));
  const names = () => store.current().known?.documents.map(({ badgeName }) => badgeName);
  return { store, stop, names };
}

test('the badges are read once more after two seconds, and the account once with the header', async () => {
  await whoOpenedThisPage();
  const { names, stop } = await opened();
  onServer = [getBadge('Gorge'), getBadge('Lighthouse')];
  await vi.advanceTimersByTimeAsync(2000);
  expect(names()).toEqual(['Gorge', 'Lighthouse']);
  await vi.advanceTimersByTimeAsync(60_000);
  const calls = (path: string) => requests.filter((request) => request.startsWith(path)).length;
  expect([calls('/v1/account'), calls('/v1/hikers'), calls('/v1/databases')]).toEqual([1, 2, 2]);
  stop();
});

test('a badge earned meanwhile is shown at once, and not removed by a list from before', async () => {
  const { names, stop } = await opened();
  onServer = [getBadge('Gorge')];
  outbox.settle({
    state: 'answered',
    claimId: 'one',
    takenAt: new Date().toISOString(),
    accuracy: 5,
    whose: { userId: 'ann' },
    reply: getAward('Beaver'),
  });
  expect(names()).toContain('Beaver');
  await vi.advanceTimersByTimeAsync(2000);
  expect(names()).toEqual(['Gorge', 'Beaver']);
  expect(remembered()?.documents).toHaveLength(2);
  stop();
});
