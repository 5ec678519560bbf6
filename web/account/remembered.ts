/**
 * Who was signed in, and what they had earned, when the server last answered: at a trailhead without a signal the site
 * still knows its hiker. It stays on the device, and goes with the session.
 */
import { storedNote } from '../lib/note.ts';
import type { Account, Badge } from '../lib/replies.ts';
import { isPerhapsSignedIn } from '../lib/session-hint.ts';

export type Remembered = { account: Account; documents: Badge[]; at: string };

const { read, write, erase } = storedNote<Remembered>('localStorage', 'last-collection');

export { erase as forget, write as remember };

export const remembered = (): Remembered | undefined => (isPerhapsSignedIn() ? read() : undefined);
