/** Logging out: at once on this device; the server hears of it now, or when it can be reached again. */
import { endCurrentSession, isSignedOut } from '../lib/api.ts';
import { isLeaving, noteLeaving } from '../lib/session-hint.ts';
import { forget } from './remembered.ts';

export async function leave(): Promise<void> {
  forget();
  noteLeaving();
  await finishLeaving();
}

/** The server's answer takes the note away, with the session. Without the note somebody has signed in since, and stays. */
export async function finishLeaving(): Promise<void> {
  if (!isLeaving()) return;
  try {
    await endCurrentSession();
  } catch (error) {
    if (!isSignedOut(error)) addEventListener('online', finishLeaving, { once: true });
  }
}
