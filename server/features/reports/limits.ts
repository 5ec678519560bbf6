/**
 * How many reports are taken: ten an hour from a network. The first of each network has a budget of its own, so that a few
 * networks that send all they may cannot keep the others from being heard.
 */
import { reportLimits } from '../../../domain/wire/reports.ts';
import type { Clock } from '../../clock.ts';
import { type Fingerprint, networkOf } from '../../http/fingerprints.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';

export type ReportLimits = {
  /** The seconds to wait that are known without asking the database. */
  knownWait(address: string): Promise<number | undefined>;
  /** Counts one more; the seconds until the next may come, where it was one too many. */
  take(address: string): Promise<number | undefined>;
};

const minutes = 60;
/** Keys of the budgets that all networks share. */
const [firsts, others] = ['first reports', 'reports'];

/** Of an address only a fingerprint is kept, and only for the hour. */
export function makeReportLimits(limiter: RateLimiter, clock: Clock, fingerprint: Fingerprint): ReportLimits {
  const { perHour } = reportLimits;
  const keyOf = (address: string) => `report ${fingerprint(`address ${networkOf(address)}`, clock())}`;
  return {
    // Once first reports are used up, nobody is counted any more: with a network for each report that would be a write each.
    knownWait: async (address) => (await limiter.knownWait(firsts)) ?? limiter.knownWait(keyOf(address)),
    async take(address) {
      const own = await limiter.take(keyOf(address), { most: perHour.network, minutes });
      if (own.wait !== undefined) return own.wait;
      const budget = own.uses === 1 ? ([firsts, perHour.firsts] as const) : ([others, perHour.others] as const);
      return (await limiter.take(budget[0], { most: budget[1], minutes })).wait;
    },
  };
}
