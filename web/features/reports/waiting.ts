/** Whether reports wait, as every page can see without opening a database: this is all that pages carry of them. */

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
    // then the next report takes them along
  }
}
