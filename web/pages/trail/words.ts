/** The page of one hike: headings, labels and the lines between its facts. */
import { near } from '../../lib/text/badge-rule.ts';

export const heroWords = {
  atAGlance: 'At a glance',
  badge: (name: string | null) => `${badgeCard.title}: ${name}`,
};

/** On paper, beside a code that leads to the page. */
export const codeFor = (address: string): string => `Code for ${address}`;

export const overviewWords = {
  title: 'Trail Overview',
  region: 'Region',
  difficulty: 'Difficulty',
  distance: 'Trail Distance',
  duration: 'Estimated Hike Duration',
  climb: 'Elevation Gain',
  season: 'Best Season To Visit',
};

export const detailsWords = {
  title: 'Essential Details',
  fees: 'Fees Required',
  signedAs: 'Signed as',
  surface: 'Trail Surface',
  restrooms: 'Restrooms',
  camping: 'Camping',
  kids: 'Kid Friendly?',
  pets: 'Pet Policy',
  parking: 'Parking',
  address: 'Trailhead Address',
};

export const storyWords = {
  hunters: 'Note for badge hunters',
  illustration: 'Illustration:',
  photograph: (author: string) => `Photograph: ${author}`,
  source: 'source',
  resized: 'resized',
  /** Before the date. */
  checked: (sources: readonly string[]) => `Facts from ${sources.join(', ')}; checked`,
};

export const badgeCard = {
  title: 'Badge for this hike',
  rule: (badge: string | null, hasCheckPoints: boolean) =>
    `${badge} is yours when you are within ${near} of ${hasCheckPoints ? 'one of its check points' : 'the trailhead'}. Your position is read once, when you say Yes.`,
};

export const takeAlongWords = {
  title: 'Take it along',
  share: 'Share this hike',
  print: 'Print it on one page',
  plan: 'Plan this hike: calendar file for',
  comingSaturday: 'the coming Saturday',
};

export const locationWords = {
  title: 'Trailhead location',
  googleMaps: 'Open in Google Maps',
};

export const nearbyWords = {
  title: 'Hikes nearby',
  straightLine: 'In a straight line; the road is longer.',
};
