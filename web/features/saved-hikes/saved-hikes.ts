/**
 * The wish list. A device has its own list; while somebody is signed in, it shows the list of their account, which once
 * imports the device's list. docs/decisions/044-family-account.md
 */

import { storedNote } from '../../lib/note.ts';
import { isPerhapsSignedIn, sessionMark } from '../../lib/session-hint.ts';
import { type AccountWishes, accountWishes } from '../session/remembered.ts';

/** `given`: already imported by an account, so the next one that signs in here does not import it. */
type DeviceWish = { at: string; given?: true };
export const deviceWishes = storedNote<Readonly<Record<string, DeviceWish>>>('localStorage', 'wishes');

export const noAccountWishes: AccountWishes = { session: undefined, hikes: [], changes: {} };

/** The ids of the hikes on the list, in the order in which they were added. */
export function wantedHikes(): Set<string> {
  const own = Object.entries(deviceWishes.read() ?? {});
  if (!isPerhapsSignedIn()) return new Set(own.map(([hike]) => hike));
  const { hikes, changes } = accountWishes.read() ?? noAccountWishes;
  const all = new Set([...hikes, ...own.filter(([, { given }]) => !given).map(([hike]) => hike)]);
  for (const [hike, { wanted }] of Object.entries(changes)) {
    if (wanted) all.add(hike);
    else all.delete(hike);
  }
  return all;
}

/** Takes effect on the device at once, and is synced to the account later. */
export function want(hikes: Iterable<string>, wanted: boolean): void {
  const at = new Date().toISOString();
  const session = sessionMark();
  const onDevice = { ...deviceWishes.read() };
  const known = accountWishes.read() ?? noAccountWishes;
  const changes = { ...known.changes };
  for (const hike of hikes) {
    if (session) changes[hike] = { wanted, at };
    else if (wanted && !onDevice[hike]) onDevice[hike] = { at };
    if (!wanted) delete onDevice[hike];
  }
  if (session) accountWishes.write({ ...known, session, changes });
  if (Object.keys(onDevice).length > 0) deviceWishes.write(onDevice);
  else deviceWishes.erase();
  notifyListeners();
}

/** False if the browser stores nothing: then the list lasts as long as the page. */
export const isListPersistent = (): boolean => deviceWishes.isPersisted() && accountWishes.isPersisted();

const listeners = new Set<() => void>();

export function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Also on changes in another tab, and when the page is restored from the back/forward cache. */
export function watchWishes(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of ['storage', 'pageshow']) addEventListener(event, notifyListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of ['storage', 'pageshow']) removeEventListener(event, notifyListeners);
  };
}
