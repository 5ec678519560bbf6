/** Logging out: at once on this device; the server hears of it now, or when it can be reached again. */
import { leavingPrefix } from '../../../domain/wire/sign-in.ts';
import { endSession, isSignedOut } from '../../lib/api.ts';
import { isPerhapsSignedIn, leavingHint, noteLeaving, noteOver } from '../../lib/session-hint.ts';
import type { Whose } from '../claim/outbox/claim.ts';
import { claims } from '../claim/outbox/in-page.ts';
import { forget } from '../session/remembered.ts';

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

/** Tells the server, and takes the note away. Where it has been written over, somebody has signed in since and stays. */
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
