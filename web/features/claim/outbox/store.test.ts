import { deleteDB, openDB } from 'idb';
import { expect, test } from 'vitest';
import { ann, makeDevice, positionAt, start } from '../../../../test/claims-device.ts';
import type { WaitingClaim } from './claim.ts';
import { openClaimStore } from './store.ts';

const claim: WaitingClaim = { state: 'waiting', claimId: 'x', sendings: 0, whose: ann, ...positionAt(start) };
const countedUp = (kept: typeof claim): WaitingClaim => ({ ...kept, sendings: kept.sendings + 1 });

test('two concurrent changes to a claim are both applied', async () => {
  makeDevice();
  const [tab, other] = [openClaimStore(), openClaimStore()];
  await tab.save(claim);
  await Promise.all(
    Array.from({ length: 20 }, (_, i) => (i % 2 ? tab : other).change('x', (kept) => countedUp(kept as WaitingClaim))),
  );
  expect(await other.all()).toEqual([{ ...claim, sendings: 20 }]);
});

test('a change does not bring back a deleted claim', async () => {
  makeDevice();
  const store = openClaimStore();
  await store.save(claim);
  await store.change('x', () => undefined);
  await store.change('x', () => claim);
  expect(await store.all()).toEqual([]);
});

test('a database that could not be opened is opened again on the next call', async () => {
  makeDevice();
  const working = globalThis.indexedDB;
  const store = openClaimStore();
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
  const store = openClaimStore();
  const newer = await openDB('north-star-trails', 2);
  await expect(store.save(claim)).rejects.toThrow('version');
  newer.close();
  await deleteDB('north-star-trails');
  await store.save(claim);
  expect(await store.all()).toEqual([claim]);
});
