/**
 * How many sign-ins may be started: a few by one browser, far more by one network, because a whole trailhead, campground
 * or mobile network may stand behind it.
 */
import { retention } from '../../../domain/time/retention.ts';
import type { Clock } from '../../clock.ts';
import { type Fingerprint, networkOf } from '../../http/fingerprints.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';

export const startLimits = { browser: 20, address: 1000, minutes: retention.signInMinutes } as const;

export type Starter = { address: string; browserSecret: string | undefined };
export type Limits = {
  /** Counts one more; the seconds until the next may come, where it was one too many. */
  secondsToWait(starter: Starter): Promise<number | undefined>;
};

/** What is kept, and only for the window, are fingerprints. */
export function makeLimits(limiter: RateLimiter, clock: Clock, fingerprint: Fingerprint): Limits {
  const keyOf = (what: string) => `sign-in ${fingerprint(what, clock())}`;
  const { minutes } = startLimits;
  return {
    async secondsToWait({ address, browserSecret }) {
      const network = keyOf(`address ${networkOf(address)}`);
      const known = await limiter.knownWait(network); // first, since a cookie can be made up
      if (known !== undefined) return known;
      if (browserSecret) {
        const { wait } = await limiter.take(keyOf(`browser ${browserSecret}`), { most: startLimits.browser, minutes });
        if (wait !== undefined) return wait;
      }
      return (await limiter.take(network, { most: startLimits.address, minutes })).wait;
    },
  };
}
