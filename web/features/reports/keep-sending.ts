/** Sends waiting reports now, when the signal returns, and by background sync after the page is closed. */
import { outbox } from './here.ts';
import { sendingReports } from './outbox.ts';
import { noteWaiting } from './waiting.ts';

type SyncRegistration = ServiceWorkerRegistration & { sync?: { register(tag: string): Promise<void> } };

export async function sendReports(): Promise<void> {
  if (await outbox().sendWaiting()) await tryLater();
  else noteWaiting(false);
}

export async function tryLater(): Promise<void> {
  noteWaiting(true);
  addEventListener('online', () => sendReports().catch(console.warn), { once: true });
  await askForBackgroundSync().catch(console.warn); // no service worker, or disabled by the visitor
}

async function askForBackgroundSync(): Promise<void> {
  const registration = (await navigator.serviceWorker?.getRegistration()) as SyncRegistration | undefined;
  await registration?.sync?.register(sendingReports);
}
