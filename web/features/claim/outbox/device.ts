/**
 * What the outbox uses of a device, in pages and in the service worker: the store, a lock, messages between pages,
 * background sync and the API calls.
 */
import { type IDBPDatabase, openDB } from 'idb';
import { ascending } from '../../../../domain/order.ts';
import type { ReportRequest } from '../../../../domain/wire/wire.ts';
import { type Account, fetchOtherHikers, sendClaim, sendCondition, sendReport } from '../../../lib/api.ts';
import { createLock } from '../../../lib/lock.ts';
import type { AccountRef, Claim, ClaimServer } from './claim.ts';

/** The tag of the background sync that wakes the service worker to send. */
export const sendingClaims = 'send-claims';

export const device = () => ({
  store: openClaimQueue(),
  reportQueue: openReportQueue(),
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
  const isFamily = async ({ userId }: AccountRef) => (await fetchOtherHikers(userId)).length > 0;
  return { session, whoIsSignedIn, isFamily, sendClaim, sendCondition, sendReport };
}

/** What waits, in IndexedDB: it survives closing the browser and a restart. */
export type Queue<Row> = {
  /** Oldest first. */
  all(): Promise<Row[]>;
  save(row: Row): Promise<void>;
  /**
   * Reads and writes in one transaction: `next` returns the new row, or undefined to delete it. A deleted row is not
   * restored.
   */
  change(key: string, next: (row: Row) => Row | undefined): Promise<void>;
};

type Text<Row> = keyof Row & string;

function openQueue<Row>(name: string, store: string, keyPath: Text<Row>, oldestBy: (row: Row) => string): Queue<Row> {
  let opened: Promise<IDBPDatabase> | undefined;
  const resetConnection = () => {
    opened = undefined;
  };
  const database = () => {
    opened ??= openDB(name, 1, {
      upgrade: (db) => {
        db.createObjectStore(store, { keyPath });
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
      const rows: Row[] = await (await database()).getAll(store);
      return rows.sort((a, b) => ascending(oldestBy(a), oldestBy(b)));
    },
    async save(row) {
      await (await database()).put(store, row);
    },
    async change(key, next) {
      const transaction = (await database()).transaction(store, 'readwrite');
      const row: Row | undefined = await transaction.store.get(key);
      const changed = row && next(row);
      if (changed) await transaction.store.put(changed);
      else await transaction.store.delete(key);
      await transaction.done;
    },
  };
}

export const openClaimQueue = (): Queue<Claim> =>
  openQueue('north-star-trails', 'claims', 'claimId', ({ takenAt }) => takenAt);

/**
 * Reports have had a database of their own since the first version, and keep it: to add them to the other one, every tab
 * that has it open would have to be closed first.
 */
export const openReportQueue = (): Queue<ReportRequest> =>
  openQueue('north-star-trails-reports', 'reports', 'reportId', ({ writtenAt }) => writtenAt);

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
