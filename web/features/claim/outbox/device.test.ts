import { deleteDB, openDB } from 'idb';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ann, makeDevice, positionAt, start } from '../../../../test/web/claims-device.ts';
import type { WaitingClaim } from './claim.ts';
import {
  type ClaimMessage,
  openClaimChannel,
  openClaimQueue,
  sendingClaims,
  sendWhenClosed,
  serverFor,
} from './device.ts';

afterEach(() => vi.unstubAllGlobals());

test('a claim belongs to the signed-in user, and to nobody if there is none', async () => {
  const ann = { $id: 'ann', name: 'Ann', email: 'ann@mail.example' };
  const session = () => 'a-session';
  expect(await serverFor(async () => ann, session).whoIsSignedIn()).toEqual({ userId: 'ann' });
  expect(await serverFor(async () => undefined, session).whoIsSignedIn()).toBeUndefined();
});

describe('the channel between pages', () => {
  const pages: EventTarget[] = [];
  function openPage() {
    const page = new EventTarget();
    pages.push(page);
    const received: ClaimMessage[] = [];
    const channel = openClaimChannel('a test channel', page);
    channel.listen((message) => received.push(message));
    return { page, received, channel };
  }
  afterEach(() => {
    for (const page of pages) page.dispatchEvent(new Event('pagehide'));
  });

  test('a message reaches every other page, but not its sender', async () => {
    const [sender, listener] = [openPage(), openPage()];
    sender.channel.broadcast({ kind: 'changed' });
    await expect.poll(() => listener.received).toEqual([{ kind: 'changed' }]);
    expect(sender.received).toEqual([]);
  });

  test('a page in the back/forward cache neither receives nor sends messages until it is shown', async () => {
    const [sender, hidden, witness] = [openPage(), openPage(), openPage()];
    hidden.page.dispatchEvent(new Event('pagehide'));
    hidden.channel.broadcast({ kind: 'changed' });
    sender.channel.broadcast({ kind: 'changed' });
    await expect.poll(() => witness.received).toHaveLength(1);
    expect(hidden.received).toEqual([]);
    hidden.page.dispatchEvent(new Event('pageshow'));
    sender.channel.broadcast({ kind: 'changed' });
    await expect.poll(() => hidden.received).toHaveLength(1);
    hidden.channel.broadcast({ kind: 'changed' });
    await expect.poll(() => witness.received).toHaveLength(3);
  });
});

describe('background sync', () => {
  function browserWith(registration: object | undefined): void {
    vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => registration } });
  }

  test('a page says that closing it is safe where a background sync is registered', async () => {
    const register = vi.fn(async () => {});
    browserWith({ active: {}, sync: { register } });
    expect(await sendWhenClosed()).toBe(true);
    expect(register).toHaveBeenCalledExactlyOnceWith(sendingClaims);
  });

  test.each([
    ['has no service workers', () => vi.stubGlobal('navigator', {})],
    ['has none here', () => browserWith(undefined)],
    ['has one that is not ready', () => browserWith({ sync: { register: async () => {} } })],
    ['cannot send in the background', () => browserWith({ active: {} })],
    [
      'does not send in the background by the wish of its owner',
      () => browserWith({ active: {}, sync: { register: () => Promise.reject(new Error('denied')) } }),
    ],
  ])('a browser that %s reports that nothing is sent after closing', async (_, prepare) => {
    prepare();
    expect(await sendWhenClosed()).toBe(false);
  });
});

const claim: WaitingClaim = { state: 'waiting', claimId: 'x', sendings: 0, whose: ann, ...positionAt(start) };
const countedUp = (kept: typeof claim): WaitingClaim => ({ ...kept, sendings: kept.sendings + 1 });

test('two concurrent changes to a claim are both applied', async () => {
  makeDevice();
  const [tab, other] = [openClaimQueue(), openClaimQueue()];
  await tab.save(claim);
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? tab : other).change('x', (kept) => countedUp(kept as WaitingClaim))),
  );
  expect(await other.all()).toEqual([{ ...claim, sendings: 20 }]);
});

test('a change does not bring back a deleted claim', async () => {
  makeDevice();
  const store = openClaimQueue();
  await store.save(claim);
  await store.change('x', () => undefined);
  await store.change('x', () => claim);
  expect(await store.all()).toEqual([]);
});

test('a database that could not be opened is opened again on the next call', async () => {
  makeDevice();
  const working = globalThis.indexedDB;
  const store = openClaimQueue();
  globalThis.indexedDB = {
    open: () => {
      throw new DOMException('The visitor allows no storage', 'SecurityError');
    },
  } as unknown as IDBFactory;
  await expect(store.save(claim)).rejects.toThrow('The visitor allows no storage');
  globalThis.indexedDB = working;
  await store.save(claim);
  expect(await store.all()).toEqual([claim]);
});

test('a database blocked by another version of the site is opened again on the next call', async () => {
  makeDevice();
  const store = openClaimQueue();
  const newer = await openDB('north-star-trails', 2);
  await expect(store.save(claim)).rejects.toThrow('version');
  newer.close();
  await deleteDB('north-star-trails');
  await store.save(claim);
  expect(await store.all()).toEqual([claim]);
});
