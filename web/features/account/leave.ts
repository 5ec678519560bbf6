/** Logging out takes effect on this device at once; the server is notified now or when it is reachable again. */
import { leavingPrefix } from '../../../domain/wire/sign-in.ts';
import { endSession, isSignedOut } from '../../lib/api.ts';
import { isPerhapsSignedIn, leavingHint, noteLeaving, noteOver } from '../../lib/session-hint.ts';
import type { AccountRef } from '../claim/outbox/claim.ts';
import { claims } from '../claim/outbox/in-page.ts';
import { forget } from '../session/remembered.ts';

export async function leave(account: AccountRef | undefined): Promise<void> {
  noteLeaving();
  await clearDevice(account);
  await finishLeaving();
  // Meanwhile a position may have been read and a claim saved; or another user signed in in another tab.
  if (!isPerhapsSignedIn()) await clearDevice(account);
}

/** Deletes what the device stores about a user. */
export async function clearDevice(account: AccountRef | undefined): Promise<void> {
  forget();
  await claims()
    .leave(account)
    .catch((error) => console.warn('Tries on this device could not be put away', error));
}

/**
 * Notifies the server and deletes the note. If the note was replaced, somebody has signed in since and stays signed in.
 */
export async function finishLeaving(): Promise<void> {
  const note = leavingHint();
  if (note === undefined) return;
  try {
    await endSession(note.slice(leavingPrefix.length));
  } catch (error) {
    if (!isSignedOut(error)) {
      console.warn('The server has not heard yet that you logged out', error);
      return addEventListener('online', finishLeaving, { once: true });
    }
  }
  noteOver(note);
}
