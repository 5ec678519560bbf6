/** How many reports are taken: few from one network address, and not without end from all of them together. */
import { reportLimits } from '../../../domain/wire/reports.ts';
import type { Clock } from '../../clock.ts';
import { type Fingerprint, networkOf } from '../../http/fingerprints.ts';
import type { Store } from '../../store/open.ts';
import { countHit } from '../../store/upkeep.ts';

export type ReportLimits = {
  /** Counts one more; the seconds until the next may come, where it was one too many. */
  secondsToWait(address: string): Promise<number | undefined>;
};

const hourMs = 60 * 60_000;

/** Of an address only a fingerprint is kept, and only for the hour. */
export function makeReportLimits(store: Store, clock: Clock, fingerprint: Fingerprint): ReportLimits {
  const wait = async (key: string, most: number) => {
    const now = clock();
    const { hits, endsAt } = await countHit(store.db, key, now, hourMs);
    return hits <= most ? undefined : Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  };
  return {
    async secondsToWait(address) {
      const visitor = fingerprint(`address ${networkOf(address)}`, clock());
      const { perHour } = reportLimits;
      return (await wait(`report ${visitor}`, perHour.address)) ?? (await wait('reports', perHour.all));
    },
  };
}
