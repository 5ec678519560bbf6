/**
 * Rate limit of reports: ten an hour per network. The first report of each network has its own budget, so that a few busy
 * networks cannot lock out the others.
 */
import { reportLimits } from '../../../domain/wire/reports.ts';
import type { Clock } from '../../clock.ts';
import { type Fingerprint, networkOf } from '../../http/fingerprints.ts';
import type { RateLimiter } from '../../http/rate-limits.ts';

export type ReportLimits = {
  /** Seconds to wait, if known without a database query. */
  knownWait(address: string): Promise<number | undefined>;
  /** Counts one more; returns the seconds to wait if it is over the limit. */
  take(address: string): Promise<number | undefined>;
};

const minutes = 60;
/** Keys of the budgets that all networks share. */
const [firsts, others] = ['first reports', 'reports'];

/** Only a fingerprint of an address is stored, for an hour. */
export function makeReportLimits(limiter: RateLimiter, clock: Clock, fingerprint: Fingerprint): ReportLimits {
  const { perHour } = reportLimits;
  const keyOf = (address: string) => `report ${fingerprint(`address ${networkOf(address)}`, clock())}`;
  return {
    // Once the budget of first reports is used up, nothing is counted: otherwise each new network would cost a write.
    knownWait: async (address) => (await limiter.knownWait(firsts)) ?? limiter.knownWait(keyOf(address)),
    async take(address) {
      const own = await limiter.take(keyOf(address), { most: perHour.network, minutes });
      if (own.wait !== undefined) return own.wait;
      const budget = own.uses === 1 ? ([firsts, perHour.firsts] as const) : ([others, perHour.others] as const);
      return (await limiter.take(budget[0], { most: budget[1], minutes })).wait;
    },
  };
}
