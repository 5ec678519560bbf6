/** Claims in IndexedDB: they survive closing the browser and a restart. */
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { ascending } from '../../../../domain/order.ts';
import type { Claim } from './claim.ts';

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
