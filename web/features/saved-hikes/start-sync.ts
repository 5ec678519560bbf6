import { isPerhapsSignedIn } from '../../lib/session-hint.ts';

/** If somebody may be signed in: fetches the account's list, and sends the changes not synced yet. */
export function startSavedHikeSync(): void {
  if (!isPerhapsSignedIn()) return;
  import('./sync.ts').then(({ startSync }) => startSync()).catch(console.warn);
}
