/**
 * Whether the outbox holds claims or reports, so that other pages do not load it. If the mark is lost, the background sync and the
 * collection, which always loads the outbox, still send what waits.
 */

/** Named when only reports had it: devices still have the mark. */
const key = 'reports-wait';

export function mayWait(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function noteWaiting(waits: boolean): void {
  try {
    if (waits) localStorage.setItem(key, '');
    else localStorage.removeItem(key);
  } catch {
    // The collection finds them.
  }
}
