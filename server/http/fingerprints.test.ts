import { expect, it } from 'vitest';
import { getNetwork } from './fingerprints.ts';

it.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::ffff:c633:6407', '198.51.100.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1'],
  ['2001:db8::6', '2001:db8:0'],
  ['2001:0DB8:0:0::6', '2001:db8:0'],
  ['fe80::1%eth0', 'fe80:0:0'],
  ['::1', '0:0:0'],
])('%s belongs to the network %s', (address, network) => {
  expect(getNetwork(address)).toBe(network);
});
