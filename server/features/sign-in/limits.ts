/**
 * How many sign-ins may be started: a few by one browser, far more by one address, because a whole trailhead, campground
 * or mobile network may stand behind it.
 */
import { kept } from '../../../domain/time/retention.ts';
import type { Clock } from '../../clock.ts';
import { type Fingerprint, networkOf } from '../../http/fingerprints.ts';
import type { Store } from '../../store/open.ts';
import { countHit } from '../../store/upkeep.ts';

export const startLimits = { browser: 20, address: 1000, minutes: kept.signInMinutes } as const;

export type Starter = { address: string; browserSecret: string | undefined };
export type Limits = {
  /** Counts one more; the seconds until the next may come, where it was one too many. */
  secondsToWait(starter: Starter): Promise<number | undefined>;
};

/** What is kept, and only for the window, are fingerprints. */
export function makeLimits(store: Store, clock: Clock, fingerprint: Fingerprint): Limits {
  const keyOf = (what: string) => `sign-in ${fingerprint(what, clock())}`;
  /** Whoever is over the limit and knocks on is not counted again: that would cost the database a write. */
  const fullUntil = new Map<string, Date>();
  const secondsUntil = (moment: Date) => Math.ceil((moment.getTime() - clock().getTime()) / 1000);
  const secondsWhileFull = (key: string) => {
    for (const [full, end] of fullUntil) if (end <= clock()) fullUntil.delete(full); // few: each took many starts
    const end = fullUntil.get(key);
    return end && secondsUntil(end);
  };

  const wait = async (key: string, most: number) => {
    const full = secondsWhileFull(key);
    if (full) return full;
    const { hits, endsAt } = await countHit(store.db, key, clock(), startLimits.minutes * 60_000);
    if (hits <= most) return undefined;
    fullUntil.set(key, endsAt);
    return secondsUntil(endsAt);
  };
  return {
    async secondsToWait({ address, browserSecret }) {
      const network = keyOf(`address ${networkOf(address)}`);
      const full = secondsWhileFull(network);
      if (full) return full;
      const forBrowser = browserSecret && (await wait(keyOf(`browser ${browserSecret}`), startLimits.browser));
      return forBrowser || wait(network, startLimits.address);
    },
  };
}
