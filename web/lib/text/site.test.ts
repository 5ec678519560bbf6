/** The name and description of the site, for search engines and the home screen. */
import { expect, test } from 'vitest';
import { savedHikeMessages } from '../../features/saved-hikes/saved-hikes.messages.ts';
import { description, frontTitle, hikesAndBadges } from './site.ts';

test('the description says that it is a free guide, with its number of hikes', () => {
  expect(frontTitle(50)).toBe('Fifty hikes in Minnesota');
  expect(description(50)).toBe(
    'A free field guide to fifty hikes in Minnesota, with a badge to collect at every trailhead.',
  );
});

test('hikes and badges are counted, with a singular', () => {
  expect([1, 2].map(hikesAndBadges)).toEqual(['1 hike, 1 badge', '2 hikes, 2 badges']);
});

test('the list of saved hikes shows its count, and nothing when it is empty', () => {
  expect([0, 3].map(savedHikeMessages.count)).toEqual(['', ' (3)']);
});
