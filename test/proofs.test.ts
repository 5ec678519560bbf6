import { expect, test } from 'vitest';
import { fromBase58 } from './proofs.ts';

/** The examples of the draft that describes it. */
test.each([
  ['2NEpo7TZRRrLZSi2U', Buffer.from('Hello World!').toString('hex')],
  ['233QC4', '287fb4cd'],
  ['11233QC4', '0000287fb4cd'],
  ['11', '0000'],
])('%s in base 58 is read whole, with the zeros at its beginning', (text, hex) => {
  expect(fromBase58(text).toString('hex')).toBe(hex);
});
