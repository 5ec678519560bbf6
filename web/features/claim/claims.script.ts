/** Loads the outbox where it holds claims or reports, now or from another tab. */
import { whenIdle } from '../../lib/when-idle.ts';
import { mayWait } from './outbox/waiting.ts';

export function initClaims(): void {
  let isLoaded = false;
  const loadIfMarked = () => {
    if (isLoaded || !mayWait()) return;
    isLoaded = true;
    import('./outbox/watch-claims.ts').then(({ watchClaims }) => watchClaims()).catch(console.warn);
  };
  whenIdle(loadIfMarked);
  addEventListener('storage', loadIfMarked);
  // Back from the collection: a page restored from the bfcache gets no storage events.
  addEventListener('pageshow', ({ persisted }) => persisted && loadIfMarked());
}
