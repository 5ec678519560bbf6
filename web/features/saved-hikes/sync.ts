/** Syncs the account's wish list with this device, on every change and when the network returns. */
import { wishLimits } from '../../../domain/wire/saved-hikes.ts';
import { isSignedOut, sendWishes, Unreachable } from '../../lib/api.ts';
import { isPerhapsSignedIn, sessionMark } from '../../lib/session-hint.ts';
import { accountWishes } from '../session/remembered.ts';
import { deviceWishes, noAccountWishes, notifyListeners, watchWishes } from './saved-hikes.ts';

/** Not every page view needs a request. */
const freshMs = 60_000;

/** An upper bound, enough for thousands of hikes. */
const mostCalls = 50;

let running: Promise<void> | undefined;

export function startSync(): void {
  const { at = '' } = accountWishes.read() ?? noAccountWishes;
  const isFresh = Math.abs(Date.now() - Date.parse(at)) < freshMs;
  if (!isFresh || unsynced().length > 0) sync();
  watchWishes(() => {
    if (unsynced().length > 0) sync();
  });
  addEventListener('online', sync);
}

/** Changes not synced yet, and hikes that were put on the device's list before signing in. */
function unsynced() {
  const { changes } = accountWishes.read() ?? noAccountWishes;
  const own = Object.entries(deviceWishes.read() ?? {}).filter(([hike, { given }]) => !given && !(hike in changes));
  return [
    ...Object.entries(changes).map(([hike, { wanted, at }]) => ({ hike, wanted, changedAt: at })),
    ...own.map(([hike, { at }]) => ({ hike, wanted: true, changedAt: at })),
  ].slice(0, wishLimits.changes);
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
    if (!(error instanceof Unreachable) && !isSignedOut(error)) console.warn('The wish list could not be kept', error);
  }
}

async function syncOnce(): Promise<void> {
  const { userId } = accountWishes.read() ?? noAccountWishes;
  const sent = unsynced();
  const session = sessionMark();
  const response = await sendWishes({ userId, wishes: sent });
  if (!session || sessionMark() !== session) return; // logged out meanwhile, and the stored data is deleted
  const isOurs = userId === undefined || userId === response.userId;
  const { changes } = accountWishes.read() ?? noAccountWishes;
  const later = Object.entries(changes).filter(
    ([hike, { at }]) => !sent.some((word) => word.hike === hike && word.changedAt === at),
  );
  accountWishes.write({
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
  const own = Object.entries(deviceWishes.read() ?? {});
  if (own.length === 0) return;
  deviceWishes.write(
    Object.fromEntries(own.map(([hike, wish]) => [hike, hikes.has(hike) ? { ...wish, given: true as const } : wish])),
  );
}
