/** Background sync: sending with the site closed, where the browser supports it. */

/** The tag of the background sync that wakes the service worker to send. */
export const sendingClaims = 'send-claims';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

export type BrowserHelp = {
  /**
   * Registers a background sync; resolves to whether claims are sent after the page is closed. Not every browser
   * supports it.
   */
  sendWhenClosed(): Promise<boolean>;
  /** Requests persistent storage, which the browser does not evict. */
  keepFromClearing(): void;
};

export async function sendWhenClosed(): Promise<boolean> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(sendingClaims);
    return true;
  } catch {
    return false; // disabled by the visitor
  }
}
