// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintAtSession, session } from '../../../test/session-hint.ts';

/** A fresh copy of the modules: a page starts its sync once, and listens for as long as it lives. */
beforeEach(() => {
  vi.resetModules();
  vi.spyOn(globalThis, 'addEventListener').mockImplementation(() => {});
  hintAtSession(true);
});
afterEach(() => {
  vi.resetModules(); // the copy that hears no event is not left to the next file
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  hintAtSession(false);
  localStorage.clear();
});

test.each([
  ['a few seconds ago is not fetched again', -5_000, 0],
  ['a few seconds ago, but not with a change since, is sent again', -5_000, 1, ['gorge']],
  ['an hour ago is fetched again', -3_600_000, 1],
  ['by a clock that was ahead then is fetched again', 3_600_000, 1],
])('the list of saved hikes that was synced %s', async (_, sinceMs, requests, changed: string[] = []) => {
  const at = new Date(Date.now() + sinceMs).toISOString();
  const changes = Object.fromEntries(changed.map((hike) => [hike, { wanted: true, at }]));
  localStorage.setItem('wishes-of-account', JSON.stringify({ session, userId: 'ann', hikes: [], changes, at }));
  const fetch = vi.fn(async () => Response.json({ userId: 'ann', total: 0, wishes: [] }));
  vi.stubGlobal('fetch', fetch);
  const { startSync } = await import('./sync.ts');
  startSync();
  await vi.waitFor(() => expect(fetch).toHaveBeenCalledTimes(requests));
});

test('saved hikes that wait on the device are sent when the network returns', async () => {
  const listen = vi.mocked(addEventListener);
  const sent: string[] = [];
  vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
  const { startSync, sync } = await import('./sync.ts');
  const { want } = await import('./saved-hikes.ts');
  startSync();
  want(['north/falls'], true);
  await sync();
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(...JSON.parse(body).wishes.map(({ hike }: { hike: string }) => hike));
    return Response.json({ userId: 'ann', total: 0, wishes: [] });
  });
  for (const [event, react] of listen.mock.calls) if (event === 'online') (react as () => void)();
  await vi.waitFor(() => expect(sent).toEqual(['north/falls']));
});
