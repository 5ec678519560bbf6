/**
 * The list of saved hikes. A device has its own list; while somebody is signed in, it shows the list of their account, which once
 * imports the device's list. docs/decisions/044-family-account.md
 */

import { storedNote } from '../../lib/note.ts';
import { isPerhapsSignedIn, sessionMark } from '../../lib/session-hint.ts';
import { type AccountSavedHikes, accountSavedHikes } from '../session/remembered.ts';

/** `given`: already imported by an account, so the next one that signs in here does not import it. */
type DeviceSavedHike = { at: string; given?: true };
export const deviceSavedHikes = storedNote<Readonly<Record<string, DeviceSavedHike>>>('localStorage', 'wishes');

export const noAccountSavedHikes: AccountSavedHikes = { session: undefined, hikes: [], changes: {} };

/** The ids of the hikes on the list, in the order in which they were added. */
export function wantedHikes(): Set<string> {
  const own = Object.entries(deviceSavedHikes.read() ?? {});
  if (!isPerhapsSignedIn()) return new Set(own.map(([hike]) => hike));
  const { hikes, changes } = accountSavedHikes.read() ?? noAccountSavedHikes;
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
  const onDevice = { ...deviceSavedHikes.read() };
  const known = accountSavedHikes.read() ?? noAccountSavedHikes;
  const changes = { ...known.changes };
  for (const hike of hikes) {
    if (session) changes[hike] = { wanted, at };
    else if (wanted && !onDevice[hike]) onDevice[hike] = { at };
    if (!wanted) delete onDevice[hike];
  }
  if (session) accountSavedHikes.write({ ...known, session, changes });
  if (Object.keys(onDevice).length > 0) deviceSavedHikes.write(onDevice);
  else deviceSavedHikes.erase();
  notifyListeners();
}

/** False if the browser stores nothing: then the list lasts as long as the page. */
export const isListPersistent = (): boolean => deviceSavedHikes.isPersisted() && accountSavedHikes.isPersisted();

const listeners = new Set<() => void>();

export function notifyListeners(): void {
  for (const listener of listeners) listener();
}

/** Also on changes in another tab, and when the page is restored from the back/forward cache. */
export function watchSavedHikes(listener: () => void): () => void {
  if (listeners.size === 0) for (const event of ['storage', 'pageshow']) addEventListener(event, notifyListeners);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) for (const event of ['storage', 'pageshow']) removeEventListener(event, notifyListeners);
  };
}
