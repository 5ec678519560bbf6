/**
 * Who was signed in, and what they had earned, when the server last answered: at a trailhead without a signal the site
 * still knows its hikers. It stays on the device, and goes with the session.
 */
import { storedNote } from '../../lib/note.ts';
import type { Account, Badge, Companion } from '../../lib/replies.ts';
import { isPerhapsSignedIn } from './session-hint.ts';

export type Remembered = {
  account: Account;
  documents: Badge[];
  /** Those who collect beside the account's own hiker; missing in a note of an earlier version. */
  companions?: Companion[];
  at: string;
};

const collection = storedNote<Remembered>('localStorage', 'last-collection');

/** Who of them came along the last time. */
export const cameAlong = storedNote<readonly string[]>('localStorage', 'came-along');

/** That this device has sent an appeal whose answer has not been read here: the last of them. */
export const appealsAsked = storedNote<string>('localStorage', 'appeals-asked');

/** The wish list of the account as the server last told it, and what it has not heard of yet. */
export type AccountWishes = {
  userId?: string;
  hikes: readonly string[];
  changes: Readonly<Record<string, { wanted: boolean; at: string }>>;
  at?: string;
};
export const accountWishes = storedNote<AccountWishes>('localStorage', 'wishes-of-account');

/** An answer that comes when its reader has left is kept no more. */
export function remember(collected: Remembered): void {
  if (isPerhapsSignedIn()) collection.write(collected);
}

export function forget(): void {
  collection.erase();
  cameAlong.erase();
  appealsAsked.erase();
  accountWishes.erase();
}

export const remembered = (): Remembered | undefined => (isPerhapsSignedIn() ? collection.read() : undefined);
