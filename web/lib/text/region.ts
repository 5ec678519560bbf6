/** The texts of a region's page, and of lists of regions. */
import { site } from '../../../content/site.ts';
import { capitalized, formatCount } from '../../../domain/units.ts';

const hikesOrHike = (count: number): string => (count === 1 ? 'hike' : 'hikes');

export const regionMessages = {
  title: (name: string, hikes: number) => `${name}: ${formatCount(hikes)} ${hikesOrHike(hikes)}`,
  description: (hikes: number, tagline: string) =>
    `${capitalized(formatCount(hikes))} ${hikesOrHike(hikes)}, ${hikes === 1 ? '' : 'each '}with a badge. ${tagline}.`,
  back: 'Back to Main Menu',
  tally: {
    hikes: hikesOrHike,
    shortest: 'shortest hike',
    longest: 'longest hike',
    miles: (miles: number) => `${miles} mi`,
  },
  credit: `Illustration: ${site.name}, ${site.pictureLicense.name}`,
  map: 'Map of the hikes',
  hikes: 'Hikes',
};

/** On the front page. */
export const regionsMessages = {
  all: 'Regions',
  /** Before the region's description. */
  count: (hikes: number) => `${hikes} ${hikesOrHike(hikes)}: `,
};
