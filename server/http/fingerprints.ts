/** What is remembered of visitors in order to count them: nothing that leads back to one, and nothing beyond the day. */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** Under a key of the day that is not in the database. */
export type Fingerprint = (what: string, now: Date) => string;

export const makeFingerprint =
  (secret: string): Fingerprint =>
  (what, now) => {
    const keyOfTheDay = createHmac('sha256', secret).update(now.toISOString().slice(0, 10)).digest();
    return createHmac('sha256', keyOfTheDay).update(what).digest('base64url');
  };

/**
 * An IPv4 address as it is, however it is written; of an IPv6 address the first 48 bits, the most that one household or
 * company is given. By 64 bits whoever has such a block would count as 65,536 networks.
 */
export function networkOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups
    .slice(0, 3)
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
