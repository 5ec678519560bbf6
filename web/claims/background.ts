/** What a browser can do for claims that wait. */

/** The name of the background sync, by which the service worker is asked to send. */
export const sendingClaims = 'send-claims';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

export type BrowserHelp = {
  /** Asks for it; resolves to whether what waits is sent even after the page is closed. Not every browser does that. */
  sendWhenClosed(): Promise<boolean>;
  /** Asks that the storage is not cleared away to make room. */
  keepFromClearing(): void;
};

async function sendWhenClosed(): Promise<boolean> {
  try {
    const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
    if (!registration?.active || !registration.sync) return false;
    await registration.sync.register(sendingClaims);
    return true;
  } catch {
    return false; // switched off by the visitor
  }
}

let isAsked = false;

/**
 * Some browsers empty the storage of a site that was not visited for a week, which is as long as a claim may wait. Some
 * ask the visitor, who is not to be asked twice, nor waited for.
 */
async function keepFromClearing(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  try {
    if (!(await navigator.storage?.persisted?.())) await navigator.storage?.persist?.();
  } catch {
    // no say in it
  }
}

export const browserHelp: BrowserHelp = { sendWhenClosed, keepFromClearing };
