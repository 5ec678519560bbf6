/** What a browser can do for claims that wait. */

/** The name of the background sync, by which the service worker is asked to send. */
export const sendingClaims = 'send-claims';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

/** Where the browser can, it sends even after the page is closed; and it does not clear claims away to make room. */
export function askBrowserForHelp(): Promise<boolean> {
  keepFromClearing();
  return sendWhenClosed();
}

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
