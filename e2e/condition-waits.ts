/** Condition reports wait up to three hours until they are public: this ends their wait on a test server. */
import { expect } from 'vitest';
import type { LiveDocument } from '../domain/status/live-document.ts';
import { openStore, type StoreOptions } from '../server/store/open.ts';

type Server = { origin: string } & Pick<StoreOptions, 'databaseUrl' | 'dataDir'>;

/** Resolves once the server shows something else than before, at its next look into the database. */
export async function endConditionWaits({ origin, databaseUrl, dataDir }: Server): Promise<void> {
  const shown = async () => {
    const response = await fetch(`${origin}/now.json`, { cache: 'no-store' });
    return JSON.stringify(((await response.json()) as LiveDocument).conditions);
  };
  const before = await shown();
  const store = await openStore({ databaseUrl, dataDir, onConnectionError: () => {} });
  await store.db.deleteFrom('condition_waits').execute();
  await store.close();
  await expect.poll(shown, { timeout: 30_000 }).not.toBe(before);
}
