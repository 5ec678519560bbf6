import { expect, it } from 'vitest';
import { deal } from './deal.ts';

const names = Array.from({ length: 51 }, (_, i) => `hike ${i}`);

it('deals every hike once', () => {
  expect(deal(names, 3).sort()).toEqual([...names].sort());
});

it('deals the same order for the same seed, and another for another', () => {
  expect(deal(names, 3)).toEqual(deal(names, 3));
  expect(deal(names, 3)).not.toEqual(deal(names, 4));
  expect(deal(names, 3)).not.toEqual(names);
});
