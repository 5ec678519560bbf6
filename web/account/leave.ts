/** Logging out: at once on this device; the server hears of it now, or when it can be reached again. */
import { endCurrentSession, isSignedOut } from '../lib/api.ts';
import { noteLeaving } from '../lib/session-hint.ts';
import { forget } from './remembered.ts';

export async function leave(): Promise<void> {
  forget();
  noteLeaving(); // the server's answer takes the note away, with the session
  try {
    await endCurrentSession();
  } catch (error) {
    if (!isSignedOut(error)) addEventListener('online', leave, { once: true });
  }
}
