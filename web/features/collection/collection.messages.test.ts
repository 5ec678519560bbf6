import { expect, test } from 'vitest';
import { collectionMessages } from './collection.messages.ts';

test.each([
  [{ found: 0, reached: 0 }, 'Zero of fifty.'],
  [{ found: 1, reached: 1 }, 'One of fifty, in one region.'],
  [{ found: 7, reached: 5 }, 'Seven of fifty, in five regions.'],
  [{ found: 6, reached: 6 }, 'Six of fifty, in all six regions.'],
  [{ found: 23, reached: 6 }, '23 of fifty, in all six regions.'],
])('%o is worded as a sentence', (counts, said) => {
  expect(collectionMessages.count({ ...counts, total: 50, regions: 6 })).toBe(said);
});

test('a collection from another day says which day, and one that failed to load says why', () => {
  expect(collectionMessages.failed()).toBe('Could not load badge data.');
  expect(collectionMessages.failed('2026-07-04T12:00:00Z')).toBe(
    'Could not load badge data. This is your collection as of July 4, 2026.',
  );
  expect(collectionMessages.noSignal()).toBe('No signal. Your badges will show when you’re back in range.');
  expect(collectionMessages.noSignal('2026-07-04T12:00:00Z')).toBe('No signal. As of July 4, 2026.');
});
