/**
 * How many sign-ins may be started: a few by one browser, far more by one address, because a whole trailhead, campground
 * or mobile network may stand behind it.
 */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';
import { kept } from '../../../domain/kept.ts';
import type { Clock } from '../../clock.ts';
import type { Store } from '../../store/open.ts';
import { countHit } from '../../store/upkeep.ts';

export const startLimits = { browser: 20, address: 1000, minutes: kept.signInMinutes } as const;

export type Starter = { address: string; browserSecret: string | undefined };
export type Limits = {
  /** Counts one more; the seconds until the next may come, where it was one too many. */
  secondsToWait(starter: Starter): Promise<number | undefined>;
};

/** What is kept, and only for the window, are fingerprints under a key of the day that is not in the database. */
export function makeLimits(store: Store, clock: Clock, secret: string): Limits {
  const fingerprint = (what: string, now: Date) => {
    const keyOfTheDay = createHmac('sha256', secret).update(now.toISOString().slice(0, 10)).digest();
    return `sign-in ${createHmac('sha256', keyOfTheDay).update(what).digest('base64url')}`;
  };
  const wait = async (what: string, most: number) => {
    const now = clock();
    const { hits, endsAt } = await countHit(store.db, fingerprint(what, now), now, startLimits.minutes * 60_000);
    return hits <= most ? undefined : Math.ceil((endsAt.getTime() - now.getTime()) / 1000);
  };
  return {
    async secondsToWait({ address, browserSecret }) {
      const forBrowser = browserSecret && (await wait(`browser ${browserSecret}`, startLimits.browser));
      return forBrowser || wait(`address ${networkOf(address)}`, startLimits.address);
    },
  };
}

/** An IPv4 address as it is, however it is written; of an IPv6 address the half that one visitor has to themselves. */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight numbers of an IPv6 address. URL knows every way of writing one, and makes one of them. */
function groupsOf(address: string): number[] {
  const [plain = ''] = address.split('%'); // the name of an interface
  const { hostname } = new URL(`http://[${plain}]`);
  const [left = [], right] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - left.length - (right?.length ?? 0)).fill('0');
  return [...left, ...(right ? [...zeros, ...right] : [])].map((group) => Number.parseInt(group, 16));
}
