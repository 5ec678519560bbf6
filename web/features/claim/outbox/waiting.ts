/** Whether reports wait, readable on every page without opening the database. */

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
    // They are sent along with the next report.
  }
}
