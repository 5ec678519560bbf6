/** Claims in the browser's own database: they survive closing the browser and a restart. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Claim } from './claim.ts';

interface ClaimsDatabase extends DBSchema {
  claims: { key: string; value: Claim };
}

/** Tells other tabs, and the service worker tells pages, that claims have changed. */
const channelName = 'claims';

let opened: Promise<IDBPDatabase<ClaimsDatabase>> | undefined;

function database(): Promise<IDBPDatabase<ClaimsDatabase>> {
  opened ??= openDB<ClaimsDatabase>('north-star-trails', 1, {
    upgrade: (db) => {
      db.createObjectStore('claims', { keyPath: 'claimId' });
    },
    terminated: openAfresh,
  }).catch((error) => {
    openAfresh();
    throw error;
  });
  return opened;
}

function openAfresh(): void {
  opened = undefined;
}

export async function keepClaim(claim: Claim): Promise<void> {
  await (await database()).put('claims', claim);
  announce();
}

export async function dropClaim(claimId: string): Promise<void> {
  await (await database()).delete('claims', claimId);
  announce();
}

export async function dropClaimsOf(userId: string): Promise<void> {
  for (const claim of await allClaims()) if (claim.userId === userId) await dropClaim(claim.claimId);
}

/** The oldest first. */
export async function allClaims(): Promise<Claim[]> {
  const claims = await (await database()).getAll('claims');
  return claims.sort((a, b) => a.takenAt.localeCompare(b.takenAt));
}

function announce(): void {
  const channel = new BroadcastChannel(channelName);
  channel.postMessage('changed');
  channel.close();
}

export function onClaimsChanged(react: () => void): () => void {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = react;
  return () => channel.close();
}
