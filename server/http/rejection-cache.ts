/**
 * Caches keys over their rate limit until they may retry. A refusal costs no write and is delayed by a second, so that a
 * sequential client cannot keep the server busy with refusals.
 */
import { setTimeout } from 'node:timers/promises';
import type { Clock } from '../clock.ts';

const delayMs = 1000;
const cleanUpEveryMs = 60_000;

export type RejectionCache = {
  /** The remaining seconds, after the delay; undefined at once for any other key. */
  secondsLeft(key: string): Promise<number | undefined>;
  remember(key: string, until: Date): void;
};

export function makeRejectionCache(clock: Clock): RejectionCache {
  const ends = new Map<string, Date>();
  let cleanUpAt = 0;

  function cleanUp(now: Date): void {
    if (now.getTime() < cleanUpAt) return;
    cleanUpAt = now.getTime() + cleanUpEveryMs;
    for (const [key, end] of ends) if (end <= now) ends.delete(key);
  }

  return {
    async secondsLeft(key) {
      const now = clock();
      const end = ends.get(key);
      if (!end || end <= now) return undefined;
      await setTimeout(delayMs);
      return Math.ceil((end.getTime() - now.getTime()) / 1000);
    },
    remember(key, until) {
      cleanUp(clock());
      ends.set(key, until);
    },
  };
}
