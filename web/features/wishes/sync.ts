/** The list of the account and what this device says of it: told when it changes and when there is a signal again. */
import { wishLimits } from '../../../domain/wire/wishes.ts';
import { isSignedOut, sendWishes, Unreachable } from '../../lib/api.ts';
import { isPerhapsSignedIn, sessionMark } from '../../lib/session-hint.ts';
import { accountWishes } from '../session/remembered.ts';
import { deviceWishes, noAccountWishes, notifyListeners, watchWishes } from './wishes.ts';

/** Who goes from page to page need not ask on each. */
const freshMs = 60_000;

/** Enough for a guide of thousands. */
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

/** What the account has not heard of: changes here, and what stood on the device before anybody signed in. */
function unsynced() {
  const { changes } = accountWishes.read() ?? noAccountWishes;
  const own = Object.entries(deviceWishes.read() ?? {}).filter(([hike, { given }]) => !given && !(hike in changes));
  return [
    ...Object.entries(changes).map(([hike, { wanted, at }]) => ({ hike, wanted, changedAt: at })),
    ...own.map(([hike, { at }]) => ({ hike, wanted: true, changedAt: at })),
  ].slice(0, wishLimits.changes);
}

/** One call at a time; what is said meanwhile follows. */
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
    // Without a signal the list waits; without a session it is the device's own again.
    if (!(error instanceof Unreachable) && !isSignedOut(error)) console.warn('The wish list could not be kept', error);
  }
}

async function syncOnce(): Promise<void> {
  const { userId } = accountWishes.read() ?? noAccountWishes;
  const sent = unsynced();
  const session = sessionMark();
  const response = await sendWishes({ userId, wishes: sent });
  if (!session || sessionMark() !== session) return; // left meanwhile, with everything that was kept
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
