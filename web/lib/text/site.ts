/** The site's descriptions of itself: for search engines, on the front page and the About page. */
import { state } from '../../../content/state.ts';
import { capitalized, formatCount } from '../../../domain/units.ts';

/** For search engines and installed apps. */
export const description = (hikes: number): string =>
  `A free field guide to ${formatCount(hikes)} hikes in ${state.name}, with a badge to collect at every trailhead.`;

export const frontTitle = (hikes: number): string => `${capitalized(formatCount(hikes))} hikes in ${state.name}`;

export const frontMessages = {
  hikes: (hikes: number) => `${capitalized(formatCount(hikes))} hikes`,
  lead: (hikes: number, regions: number) =>
    `A free field guide to ${formatCount(hikes)} ${state.name} hikes in ${formatCount(regions)} regions, with a badge to collect at every trailhead.`,
  notFound: 'We couldn’t find that page. Here are all the hikes.',
  prompt: 'Select a region on the map or browse hikes below.',
};

/** Each hike that a list shows has a badge. */
export const hikesAndBadges = (count: number): string =>
  count === 1 ? '1 hike, 1 badge' : `${count} hikes, ${count} badges`;
