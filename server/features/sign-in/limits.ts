/**
 * Limits of sign-ins: each is finished once, and many may start and finish per network, because a whole trailhead, campground or mobile
 * network may share one address. Starts are counted in the memory of each server, because they cost no write.
 */
import { retention } from '../../../domain/time/retention.ts';
import type { SignInFailure } from '../../../domain/wire/sign-in.ts';
import type { Clock } from '../../clock.ts';
import { type Fingerprint, getNetwork } from '../../http/fingerprints.ts';
import { makeRejectionCache, type RateLimiter } from '../../http/rate-limits.ts';
import { newSecret, toHash } from '../../store/sessions.ts';

export const mostPerNetwork = 1000;
const minutes = retention.signInMinutes;

export type Limits = {
  /** Counts one more start; returns the seconds to wait if it is over the limit. */
  waitToStart(address: string): Promise<number | undefined>;
  /** Counts one more that finishes; returns why it is refused. */
  getRejection(finish: { address: string; state: string }): Promise<SignInFailure | undefined>;
};

/** Of an address only a fingerprint is stored, for the length of the window. */
export function makeLimits(
  limiter: RateLimiter,
  clock: Clock,
  fingerprint: Fingerprint,
  rejectionDelayMs: number | undefined,
): Limits {
  const rejections = makeRejectionCache(clock, rejectionDelayMs);
  const salt = newSecret();
  const starts = new Map<string, number>();
  let windowEnds = 0;
  return {
    async waitToStart(address) {
      const network = toHash(`${salt} ${getNetwork(address)}`);
      const known = await rejections.secondsLeft(network);
      if (known !== undefined) return known;
      if (clock().getTime() >= windowEnds) {
        starts.clear();
        windowEnds = clock().getTime() + minutes * 60_000;
      }
      const count = (starts.get(network) ?? 0) + 1;
      starts.set(network, count);
      if (count >= mostPerNetwork) rejections.remember(network, new Date(windowEnds)); // refuses the next one
      return undefined;
    },
    async getRejection({ address, state }) {
      const network = `sign-in ${fingerprint(`address ${getNetwork(address)}`, clock())}`;
      const { wait } = await limiter.take(network, { most: mostPerNetwork, minutes });
      if (wait !== undefined) return 'too_many_sign_ins';
      const again = await limiter.take(`sign-in state ${toHash(state)}`, { most: 1, minutes });
      return again.wait === undefined ? undefined : 'sign_in_expired';
    },
  };
}
