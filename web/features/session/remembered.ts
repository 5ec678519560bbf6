/**
 * Caches who was signed in, and what they had earned, at the last response of the server: at a trailhead without a
 * signal the site still knows its hikers. Stored on the device for as long as the session.
 */
import type { ConditionKind } from '../../../domain/status/condition-reports.ts';
import { commonMark } from '../../../domain/wire/sign-in.ts';
import type { Account, Badge, OtherHiker } from '../../lib/api.ts';
import { type Note, storedNote } from '../../lib/note.ts';
import { sessionMark } from '../../lib/session-hint.ts';

type OfSession = {
  /** The marker of the session in which it was fetched. A note of an earlier version has none. */
  session: string | undefined;
};

/** Readable only in the session that wrote it: the next user finds nothing. */
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
  /** The account's other hikers; missing in a note of an earlier version. */
  companions?: OtherHiker[];
  at: string;
};

const collection = sessionNote<Remembered>('last-collection');

/** Which hikers of the account stayed at home last time. */
export const stayedHome = storedNote<readonly string[]>('localStorage', 'stayed-home');

/** The latest appeal that was sent from this device and whose answer has not been read here. */
export const appealsAsked = storedNote<string>('localStorage', 'appeals-asked');

/** The hikes whose conditions this device asked about today, by path, with the answers. */
export type ConditionsAsked = { day: string; hikes: Record<string, readonly ConditionKind[]> };
export const conditionsAsked = storedNote<ConditionsAsked>('localStorage', 'conditions-asked');

/** The account's list of saved hikes at the last sync, and the changes not synced yet. */
export type AccountSavedHikes = OfSession & {
  userId?: string;
  hikes: readonly string[];
  changes: Readonly<Record<string, { wanted: boolean; at: string }>>;
  at?: string;
};
export const accountSavedHikes = sessionNote<AccountSavedHikes>('wishes-of-account');

/** A response that arrives after its user has left is discarded. */
export function remember(collected: Remembered): void {
  if (collected.session !== undefined && collected.session === sessionMark()) collection.write(collected);
}

export function forget(): void {
  collection.erase();
  stayedHome.erase();
  appealsAsked.erase();
  conditionsAsked.erase();
  accountSavedHikes.erase();
}

export const remembered = (): Remembered | undefined => collection.read();
