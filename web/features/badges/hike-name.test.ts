import { expect, test } from 'vitest';
import { getHikeName } from './hike-name.ts';

const park = 'Grand Portage State Park';

test('a badge that is not named after its trail shows the trail and the park', () => {
  expect(getHikeName({ badge: 'Pigeon River', trail: 'High Falls Trail', park })).toBe(`High Falls Trail, ${park}`);
});

test.each([
  ['Hidden Falls', 'Hidden Falls Trail'],
  ['Kings Bluff', 'King’s Bluff Trail'],
  ['Boardwalk Trail', 'Boardwalk Trail'],
])('a badge named after its trail shows only the park: %s', (badge, trail) => {
  expect(getHikeName({ badge, trail, park })).toBe(park);
});
