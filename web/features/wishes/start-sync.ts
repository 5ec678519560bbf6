import { isPerhapsSignedIn } from '../../lib/session-hint.ts';

/** For who may be signed in: fetches the list of the account, and tells it what it has not heard yet. */
export function startWishSync(): void {
  if (!isPerhapsSignedIn()) return;
  import('./sync.ts').then(({ startSync }) => startSync()).catch(console.warn);
}
