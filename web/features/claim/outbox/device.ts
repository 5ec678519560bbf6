/**
 * What the outbox uses of a device, in pages and in the service worker: the store, a lock, messages between pages,
 * background sync and the API calls.
 */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { ascending } from '../../../../domain/order.ts';
import { type Account, fetchCompanions, sendClaim, sendCondition } from '../../../lib/api.ts';
import { createLock } from '../../../lib/lock.ts';
import type { Claim, ClaimServer, Whose } from './claim.ts';

/** The tag of the background sync that wakes the service worker to send. */
export const sendingClaims = 'send-claims';

export const device = () => ({
  store: openClaimStore(),
  withLock: createLock(sendingClaims),
  channel: openClaimChannel('claims'),
  now: Date.now,
});

export function serverFor(
  readAccount: () => Promise<Account | undefined>,
  session: () => string | undefined,
): ClaimServer {
  const whoIsSignedIn = async () => {
    const account = await readAccount();
    return account && { userId: account.$id };
  };
  const isFamily = async ({ userId }: Whose) => (await fetchCompanions(userId)).length > 0;
  return { session, whoIsSignedIn, isFamily, sendClaim, sendCondition };
}

/** Claims in IndexedDB: they survive closing the browser and a restart. */
export type ClaimStore = {
  /** Oldest first. */
  all(): Promise<Claim[]>;
  save(claim: Claim): Promise<void>;
  /**
   * Reads and writes in one transaction: `next` returns the new claim, or undefined to delete it. A deleted claim is
   * not restored.
   */
  change(claimId: string, next: (claim: Claim) => Claim | undefined): Promise<void>;
};

interface ClaimsDatabase extends DBSchema {
  claims: { key: string; value: Claim };
}

export function openClaimStore(): ClaimStore {
  let opened: Promise<IDBPDatabase<ClaimsDatabase>> | undefined;
  const resetConnection = () => {
    opened = undefined;
  };
  const database = () => {
    opened ??= openDB<ClaimsDatabase>('north-star-trails', 1, {
      upgrade: (db) => {
        db.createObjectStore('claims', { keyPath: 'claimId' });
      },
      terminated: resetConnection,
    }).catch((error) => {
      resetConnection();
      throw error;
    });
    return opened;
  };

  return {
    async all() {
      const claims = await (await database()).getAll('claims');
      return claims.sort((a, b) => ascending(a.takenAt, b.takenAt));
    },
    async save(claim) {
      await (await database()).put('claims', claim);
    },
    async change(claimId, next) {
      const transaction = (await database()).transaction('claims', 'readwrite');
      const claim = await transaction.store.get(claimId);
      const changed = claim && next(claim);
      if (changed) await transaction.store.put(changed);
      else await transaction.store.delete(claimId);
      await transaction.done;
    },
  };
}

/** A message between pages and the service worker. */
export type ClaimMessage = { kind: 'changed' } | { kind: 'result'; claim: Claim };

export type ClaimChannel = {
  broadcast(message: ClaimMessage): void;
  /** Messages from other pages only: a page does not receive its own. */
  listen(react: (message: ClaimMessage) => void): void;
};

/** Closed while the page is in the back/forward cache: an open channel would make the page ineligible for it. */
export function openClaimChannel(name: string, page: EventTarget = globalThis): ClaimChannel {
  let react: (message: ClaimMessage) => void = () => {};
  let channel: BroadcastChannel | undefined;
  const open = () => {
    channel ??= new BroadcastChannel(name);
    channel.onmessage = ({ data }: MessageEvent<ClaimMessage>) => react(data);
  };
  open();
  page.addEventListener('pageshow', open);
  page.addEventListener('pagehide', () => {
    channel?.close();
    channel = undefined;
  });
  return {
    broadcast: (message) => channel?.postMessage(message),
    listen: (listener) => {
      react = listener;
    },
  };
}

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

export type BrowserHelp = {
  /**
   * Registers a background sync; resolves to whether claims are sent after the page is closed. Not every browser
   * supports it.
   */
  sendWhenClosed(): Promise<boolean>;
  /** Requests persistent storage, which the browser does not evict. */
  keepFromClearing(): void;
};

/** Background sync: sending with the site closed, where the browser supports it. */
export async function sendWhenClosed(): Promise<boolean> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(sendingClaims);
    return true;
  } catch {
    return false; // disabled by the visitor
  }
}
