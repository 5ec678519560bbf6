// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { SavedHikeChange } from '../../../domain/wire/wire.ts';
import { hintAtSession } from '../../../test/session-hint.ts';
import { forget } from '../session/remembered.ts';
import { isListPersistent, want, wantedHikes, watchSavedHikes } from './saved-hikes.ts';
import { sync } from './sync.ts';

const [falls, gorge, ridge] = ['north/falls', 'north/gorge', 'south/ridge'] as const;
const list = () => [...wantedHikes()];

function signIn(isSignedIn: boolean): void {
  hintAtSession(isSignedIn);
  if (!isSignedIn) forget();
}

/** One account's list on the server: the newest change to a hike wins. */
function account(userId: string, hikes: Record<string, string> = {}) {
  const words = new Map<string, SavedHikeChange>(
    Object.entries(hikes).map(([hike, changedAt]) => [hike, { hike, wanted: true, changedAt }]),
  );
  const received: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const sent: { userId?: string; wishes: SavedHikeChange[] } = JSON.parse(body);
    for (const word of (sent.userId ?? userId) === userId ? sent.wishes : []) {
      received.push(`${word.wanted ? '+' : '-'} ${word.hike}`);
      if (word.changedAt > (words.get(word.hike)?.changedAt ?? '')) words.set(word.hike, word);
    }
    const savedHikes = [...words.values()].filter(({ wanted }) => wanted);
    return new Response(JSON.stringify({ userId, total: savedHikes.length, wishes: savedHikes }));
  });
  return { received, hikes: () => [...words.values()].filter(({ wanted }) => wanted).map(({ hike }) => hike) };
}

/** Test files share a document: another may have left a visitor signed in. */
beforeEach(() => {
  signIn(false);
  localStorage.clear();
});
afterEach(() => {
  signIn(false);
  want(list(), false);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('without an account', () => {
  test('hikes are added to the list and removed again', () => {
    want([falls, ridge], true);
    want([gorge], true);
    want([falls], false);
    expect(list()).toEqual([ridge, gorge]);
    expect(localStorage.length).toBe(1);
    want([ridge, gorge], false);
    expect([list(), localStorage.length]).toEqual([[], 0]);
  });

  test('a change in another tab is noticed', () => {
    const listener = vi.fn();
    const stop = watchSavedHikes(listener);
    localStorage.setItem('wishes', JSON.stringify({ [ridge]: { at: '2026-07-04T12:00:00.000Z' } }));
    dispatchEvent(new Event('storage'));
    stop();
    dispatchEvent(new Event('storage'));
    expect([listener.mock.calls.length, list()]).toEqual([1, [ridge]]);
  });

  test('if the browser stores nothing, the list lasts as long as the page, and says so', () => {
    vi.stubGlobal('localStorage', undefined);
    want([falls], true);
    expect([list(), isListPersistent()]).toEqual([[falls], false]);
  });
});

describe('on signing in', () => {
  test('the lists of device and account are merged, and neither loses a hike', async () => {
    want([falls], true);
    const ann = account('ann', { [ridge]: '2026-07-04T12:00:00.000Z' });
    signIn(true);
    expect(list()).toEqual([falls]);
    await sync();
    expect(list().toSorted()).toEqual([falls, ridge]);
    expect(ann.hikes().toSorted()).toEqual([falls, ridge]);
  });

  test('a hike that the account removed later stays removed, also after logging out', async () => {
    want([falls], true);
    const ann = account('ann');
    signIn(true);
    want([falls], false);
    await sync();
    expect([list(), ann.hikes()]).toEqual([[], []]);
    signIn(false);
    expect(list()).toEqual([]);
  });
});

describe('signed in', () => {
  test('a change made during a sync is sent too', async () => {
    signIn(true);
    const ann = account('ann');
    want([falls], true);
    const running = sync();
    want([gorge], true);
    await running;
    expect(ann.received).toEqual([`+ ${falls}`, `+ ${gorge}`]);
    expect(list()).toEqual([falls, gorge]);
  });

  test('a hike that is taken off again during the sync that adds it stays off', async () => {
    vi.useFakeTimers({ now: Date.parse('2026-07-04T12:00:00Z') });
    signIn(true);
    const ann = account('ann');
    want([falls], true);
    const running = sync();
    vi.advanceTimersByTime(1000);
    want([falls], false);
    await running;
    expect([ann.hikes(), list()]).toEqual([[], []]);
  });

  test('offline the changes wait, and are sent when there is a signal', async () => {
    signIn(true);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    want([falls], true);
    await sync();
    expect(list()).toEqual([falls]);
    const ann = account('ann');
    await sync();
    expect(ann.hikes()).toEqual([falls]);
  });

  test('more changes than one request takes are sent in several', async () => {
    signIn(true);
    const ann = account('ann');
    want(
      Array.from({ length: 250 }, (_, n) => `north/hike-${n}`),
      true,
    );
    await sync();
    expect(ann.hikes()).toHaveLength(250);
  });
});

describe('after logging out', () => {
  test("the device keeps its own list, and nothing of the account's", async () => {
    want([falls], true);
    account('ann', { [ridge]: '2026-07-04T12:00:00.000Z' });
    signIn(true);
    want([gorge], true);
    await sync();
    signIn(false);
    expect(list()).toEqual([falls]);
    expect(JSON.stringify(localStorage)).not.toMatch(/ann|ridge|gorge/);
  });

  test('the next account gets nothing of the previous one', async () => {
    want([falls], true);
    account('ann');
    signIn(true);
    await sync();
    signIn(false);
    want([gorge], true);
    const bob = account('bob');
    signIn(true);
    expect(list()).toEqual([gorge]);
    await sync();
    expect(bob.hikes()).toEqual([gorge]);
    expect(bob.received).toEqual([`+ ${gorge}`]);
  });

  test("an account that has taken over the session gets none of the previous one's changes", async () => {
    signIn(true);
    account('ann');
    await sync();
    want([falls], true);
    const bob = account('bob');
    await sync();
    expect([bob.hikes(), list()]).toEqual([[], []]);
  });

  test('a hike added between two sessions goes to the second', async () => {
    signIn(true);
    account('ann');
    await sync();
    hintAtSession(false);
    want([gorge], true);
    const bob = account('bob');
    hintAtSession(true);
    await sync();
    expect([bob.hikes(), list()]).toEqual([[gorge], [gorge]]);
  });
});
