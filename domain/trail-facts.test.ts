/** What an author may leave out, and what not. */
import { expect, test } from 'vitest';
import { seasonSchema } from './trail-facts.ts';

const grooming = {
  kind: 'ski',
  when: { from: '12-01', to: '03-31' },
  closes: 'all',
  words: 'Groomed for skiing: no walking on the tracks.',
  source: 'DNR winter map',
};

test('a season may come from a source without a date, such as a printed map', () =>
  expect(seasonSchema.safeParse(grooming).success).toBe(true));

test('a season always says who says so', () =>
  expect(seasonSchema.safeParse({ ...grooming, source: undefined }).success).toBe(false));
