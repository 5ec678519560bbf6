// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { WishChange } from '../../../domain/wire/wire.ts';
import { hintAtSession } from '../../../test/session-hint.ts';
import { forget } from '../session/remembered.ts';
import { sync } from './sync.ts';
import { isListPersistent, want, wantedHikes, watchWishes } from './wishes.ts';

const [falls, gorge, ridge] = ['north/falls', 'north/gorge', 'south/ridge'] as const;
const list = () => [...wantedHikes()];

function signIn(isSignedIn: boolean): void {
  hintAtSession(isSignedIn);
  if (!isSignedIn) forget();
}

/** The list of one account, as the server keeps it: the newest word on a hike counts. */
function account(userId: string, hikes: Record<string, string> = {}) {
  const words = new Map<string, WishChange>(
    Object.entries(hikes).map(([hike, changedAt]) => [hike, { hike, wanted: true, changedAt }]),
  );
  const received: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    const sent: { userId?: string; wishes: WishChange[] } = JSON.parse(body);
    for (const word of (sent.userId ?? userId) === userId ? sent.wishes : []) {
      received.push(`${word.wanted ? '+' : '-'} ${word.hike}`);
      if (word.changedAt > (words.get(word.hike)?.changedAt ?? '')) words.set(word.hike, word);
    }
    const wishes = [...words.values()].filter(({ wanted }) => wanted);
    return new Response(JSON.stringify({ userId, total: wishes.length, wishes }));
  });
  return { received, hikes: () => [...words.values()].filter(({ wanted }) => wanted).map(({ hike }) => hike) };
}

/** Files share a document: another may have left a visitor signed in. */
beforeEach(() => {
  signIn(false);
  localStorage.clear();
});
afterEach(() => {
  signIn(false);
  want(list(), false);
  vi.unstubAllGlobals();
});

describe('without an account', () => {
  test('hikes go on the list and off again', () => {
    want([falls, ridge], true);
    want([gorge], true);
    want([falls], false);
    expect(list()).toEqual([ridge, gorge]);
    expect(localStorage.length).toBe(1);
    want([ridge, gorge], false);
    expect([list(), localStorage.length]).toEqual([[], 0]);
  });

  test('another tab is heard of', () => {
    const listener = vi.fn();
    const stop = watchWishes(listener);
    localStorage.setItem('wishes', JSON.stringify({ [ridge]: { at: '2026-07-04T12:00:00.000Z' } }));
    dispatchEvent(new Event('storage'));
    stop();
    dispatchEvent(new Event('storage'));
    expect([listener.mock.calls.length, list()]).toEqual([1, [ridge]]);
  });

  test('where the browser keeps nothing, the list lives as long as the page, and says so', () => {
    vi.stubGlobal('localStorage', undefined);
    want([falls], true);
    expect([list(), isListPersistent()]).toEqual([[falls], false]);
  });
});

describe('on signing in', () => {
  test('the lists of device and account become one, and neither loses a hike', async () => {
    want([falls], true);
    const ann = account('ann', { [ridge]: '2026-07-04T12:00:00.000Z' });
    signIn(true);
    expect(list()).toEqual([falls]);
    await sync();
    expect(list().toSorted()).toEqual([falls, ridge]);
    expect(ann.hikes().toSorted()).toEqual([falls, ridge]);
  });

  test('what the account took off later stays off', async () => {
    want([falls], true);
    const ann = account('ann');
    signIn(true);
    want([falls], false);
    await sync();
    expect([list(), ann.hikes()]).toEqual([[], []]);
  });
});

describe('signed in', () => {
  test('what changes while a call is under way is told too', async () => {
    signIn(true);
    const ann = account('ann');
    want([falls], true);
    const running = sync();
    want([gorge], true);
    await running;
    expect(ann.received).toEqual([`+ ${falls}`, `+ ${gorge}`]);
    expect(list()).toEqual([falls, gorge]);
  });

  test('without a signal the list waits, and is told when there is one', async () => {
    signIn(true);
    vi.stubGlobal('fetch', async () => Promise.reject(new TypeError('offline')));
    want([falls], true);
    await sync();
    expect(list()).toEqual([falls]);
    const ann = account('ann');
    await sync();
    expect(ann.hikes()).toEqual([falls]);
  });

  test('more than one call takes is told in several', async () => {
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
  test('the device keeps its own list, and nothing of the account', async () => {
    want([falls], true);
    account('ann', { [ridge]: '2026-07-04T12:00:00.000Z' });
    signIn(true);
    want([gorge], true);
    await sync();
    signIn(false);
    expect(list()).toEqual([falls]);
    expect(JSON.stringify(localStorage)).not.toMatch(/ann|ridge|gorge/);
  });

  test('the next who signs in is given nothing of the one before', async () => {
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

  test('a session that another account has taken over gets none of its changes', async () => {
    signIn(true);
    account('ann');
    await sync();
    want([falls], true);
    const bob = account('bob');
    await sync();
    expect([bob.hikes(), list()]).toEqual([[], []]);
  });

  test('what is put on the list between two sessions goes to the second', async () => {
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
