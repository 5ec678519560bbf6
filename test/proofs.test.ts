import { expect, test } from 'vitest';
import { fromBase58 } from './proofs.ts';

/** The examples of the base58 draft. */
test.each([
  ['2NEpo7TZRRrLZSi2U', Buffer.from('Hello World!').toString('hex')],
  ['233QC4', '287fb4cd'],
  ['11233QC4', '0000287fb4cd'],
  ['11', '0000'],
])('base58 %s is decoded with its leading zeros', (text, hex) => {
  expect(fromBase58(text).toString('hex')).toBe(hex);
});
