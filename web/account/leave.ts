/** Logging out: at once on this device; the server hears of it now, or when it can be reached again. */
import type { Whose } from '../claims/claim.ts';
import { claims } from '../claims/in-page.ts';
import { endCurrentSession, isSignedOut } from '../lib/api.ts';
import { isLeaving, isPerhapsSignedIn, noteLeaving } from '../lib/session-hint.ts';
import { forget } from './remembered.ts';

export async function leave(whose: Whose | undefined): Promise<void> {
  noteLeaving();
  await clearDevice(whose);
  await finishLeaving();
  // A position may have come meanwhile, and a try with it; or somebody else, in another tab.
  if (!isPerhapsSignedIn()) await clearDevice(whose);
}

/** What the device knew of a hiker whom it should know no longer. */
export async function clearDevice(whose: Whose | undefined): Promise<void> {
  forget();
  await claims()
    .leave(whose)
    .catch((error) => console.warn('Tries on this device could not be put away', error));
}

/** The server's answer takes the note away, with the session. Without the note somebody has signed in since, and stays. */
export async function finishLeaving(): Promise<void> {
  if (!isLeaving()) return;
  try {
    await endCurrentSession();
  } catch (error) {
    if (isSignedOut(error)) return;
    console.warn('The server has not heard yet that you logged out', error);
    addEventListener('online', finishLeaving, { once: true });
  }
}
