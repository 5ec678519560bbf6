/**
 * Rate limits shared by all servers: hits are counted in the database, by key and window. A key over its limit is cached until
 * its window ends, so that refusing costs no write: each server writes at most once more for it, plus requests in flight.
 */
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../clock.ts';
import { countHit } from '../store/cleanup.ts';
import type { Store } from '../store/open.ts';
import type { Db } from '../store/schema.ts';
import { ApiError } from './errors.ts';
import type { Fingerprint } from './fingerprints.ts';

export type RateLimit = { most: number; minutes: number };

/** `key` identifies its hits in the database; `noun` is what the message calls them. */
export type AccountLimit = RateLimit & { key: string; noun: string };

/** Seconds to wait; undefined if the request may pass. */
type Wait = number | undefined;

export type RateLimiter = {
  /** A key that names nobody and nothing: an HMAC with the client's secret, which servers share and the database lacks. */
  getKey(key: string, what: string): string;
  /** From this server's cache, without a database query. */
  knownWait(key: string): Promise<Wait>;
  /** Counts one hit, unless the key is known to be over its limit; inside the transaction if one is given. */
  take(key: string, limit: RateLimit, tx?: Db): Promise<{ uses: number; wait: Wait }>;
  /** Counts one hit of an account; throws 429 if it is over the limit. */
  takeForAccount(userId: string, limit: AccountLimit): Promise<void>;
};

type Needs = { store: Store; clock: Clock; fingerprint: Fingerprint; rejectionDelayMs?: number | undefined };

export function makeRateLimiter({ store, clock, fingerprint, rejectionDelayMs }: Needs): RateLimiter {
  const refused = makeRejectionCache(clock, rejectionDelayMs);
  const getKey = (key: string, what: string) => `${key} ${fingerprint(what, clock())}`;

  async function take(key: string, { most, minutes }: RateLimit, tx?: Db) {
    // A delay inside a transaction would hold its locks and its connection: a burst could stop every other request.
    const secondsLeft = tx ? refused.secondsLeftNow : refused.secondsLeft;
    const known = await secondsLeft(key);
    if (known !== undefined) return { uses: most, wait: known };
    const { hits, endsAt } = await countHit(tx ?? store.db, key, clock(), minutes * 60_000);
    if (hits >= most) refused.remember(key, endsAt); // refuses the next one; this may still pass
    return { uses: hits, wait: hits > most ? await secondsLeft(key) : undefined };
  }

  return {
    getKey,
    knownWait: refused.secondsLeft,
    take,
    async takeForAccount(userId, limit) {
      const { wait } = await take(getKey(limit.key, userId), limit);
      if (wait !== undefined)
        throw tooMany(`That’s a lot of ${limit.noun} in a short time. Try again in a few minutes.`, wait);
    },
  };
}

export const tooMany = (message: string, wait: number) =>
  new ApiError(429, 'general_rate_limit_exceeded', message, wait);

const cleanUpEveryMs = 60_000;

type RejectionCache = {
  /** The remaining seconds, after the delay; undefined at once for any other key. */
  secondsLeft(key: string): Promise<number | undefined>;
  /** The same without the delay. */
  secondsLeftNow(key: string): number | undefined;
  remember(key: string, until: Date): void;
};

/**
 * Caches keys over their limit until they may retry. A rejection costs no write and is delayed by a second, so that a
 * sequential client cannot keep the server busy with rejections.
 */
export function makeRejectionCache(clock: Clock, delayMs = 1000): RejectionCache {
  const ends = new Map<string, Date>();
  let cleanUpAt = 0;

  function cleanUp(now: Date): void {
    if (now.getTime() < cleanUpAt) return;
    cleanUpAt = now.getTime() + cleanUpEveryMs;
    for (const [key, end] of ends) if (end <= now) ends.delete(key);
  }

  const secondsLeftNow = (key: string) => {
    const now = clock();
    const end = ends.get(key);
    return end && end > now ? Math.ceil((end.getTime() - now.getTime()) / 1000) : undefined;
  };

  return {
    secondsLeftNow,
    async secondsLeft(key) {
      const seconds = secondsLeftNow(key);
      if (seconds !== undefined) await setTimeout(delayMs);
      return seconds;
    },
    remember(key, until) {
      cleanUp(clock());
      ends.set(key, until);
    },
  };
}
