/**
 * How many sign-ins may be started: a few by one browser, far more by one address, because a whole trailhead, campground
 * or mobile network may stand behind it.
 */
import { kept } from '../../../domain/kept.ts';
import type { Clock } from '../../clock.ts';
import { type Fingerprint, networkOf } from '../../fingerprints.ts';
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
  /** Until when a network may begin no more: whoever knocks on is not counted again, which costs the database a write. */
  const fullUntil = new Map<string, number>();
  const secondsUntil = (moment: number) => Math.ceil((moment - clock().getTime()) / 1000);

  const wait = async (what: string, most: number) => {
    const now = clock();
    const key = `sign-in ${fingerprint(what, now)}`;
    const { hits, endsAt } = await countHit(store.db, key, now, startLimits.minutes * 60_000);
    return hits <= most ? undefined : secondsUntil(endsAt.getTime());
  };
  return {
    async secondsToWait({ address, browserSecret }) {
      const network = networkOf(address);
      const still = secondsUntil(fullUntil.get(network) ?? 0);
      if (still > 0) return still;
      fullUntil.delete(network);
      const forBrowser = browserSecret && (await wait(`browser ${browserSecret}`, startLimits.browser));
      if (forBrowser) return forBrowser;
      const forNetwork = await wait(`address ${network}`, startLimits.address);
      if (forNetwork) fullUntil.set(network, clock().getTime() + forNetwork * 1000);
      return forNetwork;
    },
  };
}
