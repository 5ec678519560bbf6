/** Fingerprints of visitors for rate limits: not reversible, and different every day. */
import { createHmac } from 'node:crypto';
import { isIPv6 } from 'node:net';

/** HMAC with a daily key that is not in the database. */
export type Fingerprint = (what: string, now: Date) => string;

export const makeFingerprint =
  (secret: string): Fingerprint =>
  (what, now) => {
    const keyOfTheDay = createHmac('sha256', secret).update(now.toISOString().slice(0, 10)).digest();
    return createHmac('sha256', keyOfTheDay).update(what).digest('base64url');
  };

/**
 * The network of an address: IPv4 in full, in canonical form; IPv6 by its first 48 bits, the largest block of one household
 * or company. By 64 bits, the owner of such a block would count as 65,536 networks.
 */
export function getNetwork(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = toGroups(address);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff) {
    const [high = 0, low = 0] = groups.slice(6);
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  }
  return groups
    .slice(0, 3)
    .map((group) => group.toString(16))
    .join(':');
}

/** The eight groups of an IPv6 address. URL parses every notation and normalizes it. */
function toGroups(address: string): number[] {
  const [plain = ''] = address.split('%'); // the name of an interface
  const { hostname } = new URL(`http://[${plain}]`);
  const [left = [], right] = hostname
    .slice(1, -1)
    .split('::')
    .map((half) => half.split(':').filter(Boolean));
  const zeros = Array<string>(8 - left.length - (right?.length ?? 0)).fill('0');
  return [...left, ...(right ? [...zeros, ...right] : [])].map((group) => Number.parseInt(group, 16));
}
