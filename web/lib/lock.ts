/** Runs one piece of work at a time, across all tabs and the service worker. */
export type WithLock = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Without Web Locks (an insecure page) the lock covers this page only: the server deduplicates what two pages send by
 * its id.
 */
export function createLock(name: string, locks: LockManager | null = globalThis.navigator?.locks ?? null): WithLock {
  if (locks) return async (work) => locks.request(name, work);
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const mine = last.then(work, work);
    last = mine;
    return mine;
  };
}
