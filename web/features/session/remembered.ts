/**
 * Who was signed in, and what they had earned, when the server last answered: at a trailhead without a signal the site
 * still knows its hikers. It stays on the device, and goes with the session.
 */
import type { ConditionKind } from '../../../domain/live/conditions.ts';
import { commonMark } from '../../../domain/wire/sign-in.ts';
import { type Note, storedNote } from '../../lib/note.ts';
import type { Account, Badge, Companion } from '../../lib/replies.ts';
import { sessionMark } from '../../lib/session-hint.ts';

type OfSession = {
  /** The mark of the session in which the server told it. A note of an earlier version has none. */
  session: string | undefined;
};

/** Can be read in the session that it was written in. Whoever signs in next finds nothing. */
function sessionNote<T extends OfSession>(key: string): Note<T> {
  const note = storedNote<T>('localStorage', key);
  return {
    ...note,
    read: () => {
      const kept = note.read();
      return kept && (kept.session ?? commonMark) === sessionMark() ? kept : undefined;
    },
  };
}

export type Remembered = OfSession & {
  account: Account;
  documents: Badge[];
  /** Those who collect beside the account's own hiker; missing in a note of an earlier version. */
  companions?: Companion[];
  at: string;
};

const collection = sessionNote<Remembered>('last-collection');

/** Who of them came along the last time. */
export const cameAlong = storedNote<readonly string[]>('localStorage', 'came-along');

/** That this device has sent an appeal whose answer has not been read here: the last of them. */
export const appealsAsked = storedNote<string>('localStorage', 'appeals-asked');

/** Where this device asked today how it is out there, by the path of the hike, and what was answered. */
export type ConditionsAsked = { day: string; hikes: Record<string, readonly ConditionKind[]> };
export const conditionsAsked = storedNote<ConditionsAsked>('localStorage', 'conditions-asked');

/** The wish list of the account as the server last told it, and what it has not heard of yet. */
export type AccountWishes = OfSession & {
  userId?: string;
  hikes: readonly string[];
  changes: Readonly<Record<string, { wanted: boolean; at: string }>>;
  at?: string;
};
export const accountWishes = sessionNote<AccountWishes>('wishes-of-account');

/** An answer that comes when its reader has left is kept no more. */
export function remember(collected: Remembered): void {
  if (collected.session !== undefined && collected.session === sessionMark()) collection.write(collected);
}

export function forget(): void {
  collection.erase();
  cameAlong.erase();
  appealsAsked.erase();
  conditionsAsked.erase();
  accountWishes.erase();
}

export const remembered = (): Remembered | undefined => collection.read();
