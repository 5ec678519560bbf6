/** Required and optional fields of facts. */
import { expect, test } from 'vitest';
import { hazardSchema, seasonSchema } from './facts.ts';

const grooming = {
  kind: 'ski',
  when: { from: '12-01', to: '03-31' },
  closes: 'all',
  words: 'Groomed for skiing: no walking on the tracks.',
  source: 'DNR winter map',
};

test('a season may come from a source without a date, such as a printed map', () =>
  expect(seasonSchema.safeParse(grooming).success).toBe(true));

test('a season always needs a source', () =>
  expect(seasonSchema.safeParse({ ...grooming, source: undefined }).success).toBe(false));

const told = (kind: string) => hazardSchema.safeParse({ kind, words: 'Stay out of the creek.' }).success;

test('polluted water and steep ground are kinds of hazards of their own, not floods and cliffs', () => {
  expect(told('unsafe water')).toBe(true);
  expect(told('steep ground')).toBe(true);
});

test('an unknown kind of hazard is rejected', () => expect(told('dragons')).toBe(false));
