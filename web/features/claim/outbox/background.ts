/** Sending with the site closed, where the browser can. */

/** The name of the background sync, by which the service worker is asked to send. */
export const sendingClaims = 'send-claims';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

export type BrowserHelp = {
  /** Asks for it; resolves to whether what waits is sent even after the page is closed. Not every browser does that. */
  sendWhenClosed(): Promise<boolean>;
  /** Asks that the storage is not cleared away to make room. */
  keepFromClearing(): void;
};

export async function sendWhenClosed(): Promise<boolean> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(sendingClaims);
    return true;
  } catch {
    return false; // switched off by the visitor
  }
}
