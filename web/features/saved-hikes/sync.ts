/** Syncs the account's list of saved hikes with this device, on every change and when the network returns. */
import { savedHikeLimits } from '../../../domain/wire/saved-hikes.ts';
import { isSignedOut, sendSavedHikes, Unreachable } from '../../lib/api.ts';
import { isPerhapsSignedIn, sessionMark } from '../../lib/session-hint.ts';
import { accountSavedHikes } from '../session/remembered.ts';
import { deviceSavedHikes, noAccountSavedHikes, notifyListeners, watchSavedHikes } from './saved-hikes.ts';

/** Not every page view needs a request. */
const freshMs = 60_000;

/** An upper bound, enough for thousands of hikes. */
const mostCalls = 50;

let running: Promise<void> | undefined;

export function startSync(): void {
  const { at = '' } = accountSavedHikes.read() ?? noAccountSavedHikes;
  const isFresh = Math.abs(Date.now() - Date.parse(at)) < freshMs;
  if (!isFresh || unsynced().length > 0) sync();
  watchSavedHikes(() => {
    if (unsynced().length > 0) sync();
  });
  addEventListener('online', sync);
}

/** Changes not synced yet, and hikes that were put on the device's list before signing in. */
function unsynced() {
  const { changes } = accountSavedHikes.read() ?? noAccountSavedHikes;
  const own = Object.entries(deviceSavedHikes.read() ?? {}).filter(([hike, { given }]) => !given && !(hike in changes));
  return [
    ...Object.entries(changes).map(([hike, { wanted, at }]) => ({ hike, wanted, changedAt: at })),
    ...own.map(([hike, { at }]) => ({ hike, wanted: true, changedAt: at })),
  ].slice(0, savedHikeLimits.changes);
}

/** One sync at a time; changes made meanwhile are sent by the next request. */
export function sync(): Promise<void> {
  running ??= syncAll().finally(() => {
    running = undefined;
  });
  return running;
}

async function syncAll(): Promise<void> {
  try {
    for (let calls = 0; calls < mostCalls; calls += 1) {
      await syncOnce();
      if (!isPerhapsSignedIn() || unsynced().length === 0) break;
    }
  } catch (error) {
    // Offline, the changes wait; without a session, the device's own list is used again.
    if (!(error instanceof Unreachable) && !isSignedOut(error))
      console.warn('The saved hikes could not be kept', error);
  }
}

async function syncOnce(): Promise<void> {
  const { userId } = accountSavedHikes.read() ?? noAccountSavedHikes;
  const sent = unsynced();
  const session = sessionMark();
  const response = await sendSavedHikes({ userId, wishes: sent });
  if (!session || sessionMark() !== session) return; // logged out meanwhile, and the stored data is deleted
  const isOurs = userId === undefined || userId === response.userId;
  const { changes } = accountSavedHikes.read() ?? noAccountSavedHikes;
  const later = Object.entries(changes).filter(
    ([hike, { at }]) => !sent.some((word) => word.hike === hike && word.changedAt === at),
  );
  accountSavedHikes.write({
    session,
    userId: response.userId,
    hikes: response.wishes.map(({ hike }) => hike),
    changes: Object.fromEntries(later),
    at: new Date().toISOString(),
  });
  if (isOurs) markGiven(new Set(sent.map(({ hike }) => hike)));
  notifyListeners();
}

function markGiven(hikes: ReadonlySet<string>): void {
  const own = Object.entries(deviceSavedHikes.read() ?? {});
  if (own.length === 0) return;
  deviceSavedHikes.write(
    Object.fromEntries(
      own.map(([hike, savedHike]) => [hike, hikes.has(hike) ? { ...savedHike, given: true as const } : savedHike]),
    ),
  );
}
