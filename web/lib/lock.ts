/** One at a time, among all tabs and the service worker. */
export type WithLock = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Without Web Locks (a page that is not served securely) one at a time in this page only: what two pages then send twice,
 * the server knows by its id.
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
