/**
 * Rate limits of started sign-ins: a few per browser, far more per network, because a whole trailhead, campground or mobile
 * network may share one address.
 */
import { retention } from '../../../domain/time/retention.ts';
import type { Clock } from '../../clock.ts';
import { type Fingerprint, networkOf } from '../../http/fingerprints.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';

export const startLimits = { browser: 20, address: 1000, minutes: retention.signInMinutes } as const;

export type Starter = { address: string; browserSecret: string | undefined };
export type Limits = {
  /** Counts one more; returns the seconds to wait if it is over the limit. */
  secondsToWait(starter: Starter): Promise<number | undefined>;
};

/** Only fingerprints are stored, for the length of the window. */
export function makeLimits(limiter: RateLimiter, clock: Clock, fingerprint: Fingerprint): Limits {
  const keyOf = (what: string) => `sign-in ${fingerprint(what, clock())}`;
  const { minutes } = startLimits;
  return {
    async secondsToWait({ address, browserSecret }) {
      const network = keyOf(`address ${networkOf(address)}`);
      const known = await limiter.knownWait(network); // first, because a cookie can be forged
      if (known !== undefined) return known;
      if (browserSecret) {
        const { wait } = await limiter.take(keyOf(`browser ${browserSecret}`), { most: startLimits.browser, minutes });
        if (wait !== undefined) return wait;
      }
      return (await limiter.take(network, { most: startLimits.address, minutes })).wait;
    },
  };
}
