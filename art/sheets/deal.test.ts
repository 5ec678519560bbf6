import { expect, it } from 'vitest';
import { deal } from './deal.ts';

const names = Array.from({ length: 51 }, (_, i) => `hike ${i}`);

it('the shuffled order has every hike once', () => {
  expect(deal(names, 3).sort()).toEqual([...names].sort());
});

it('the shuffled order is the same for the same seed, and different for another', () => {
  expect(deal(names, 3)).toEqual(deal(names, 3));
  expect(deal(names, 3)).not.toEqual(deal(names, 4));
  expect(deal(names, 3)).not.toEqual(names);
});
