/**
 * Limits of finished sign-ins: each once, and many per network, because a whole trailhead, campground or mobile network may share
 * one address. Starting one costs no write and has no limit.
 */
import { retention } from '../../../domain/time/retention.ts';
import type { SignInFailure } from '../../../domain/wire/sign-in.ts';
import type { Clock } from '../../clock.ts';
import { type Fingerprint, networkOf } from '../../http/fingerprints.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';
import { hashOf } from '../../store/sessions.ts';

export const mostPerNetwork = 1000;
const minutes = retention.signInMinutes;

export type Limits = {
  /** Counts one more; returns why it is refused. */
  refusalOf(finish: { address: string; state: string }): Promise<SignInFailure | undefined>;
};

/** Of an address only a fingerprint is stored, for the length of the window. */
export function makeLimits(limiter: RateLimiter, clock: Clock, fingerprint: Fingerprint): Limits {
  return {
    async refusalOf({ address, state }) {
      const network = `sign-in ${fingerprint(`address ${networkOf(address)}`, clock())}`;
      const { wait } = await limiter.take(network, { most: mostPerNetwork, minutes });
      if (wait !== undefined) return 'too_many_sign_ins';
      const again = await limiter.take(`sign-in state ${hashOf(state)}`, { most: 1, minutes });
      return again.wait === undefined ? undefined : 'sign_in_expired';
    },
  };
}
