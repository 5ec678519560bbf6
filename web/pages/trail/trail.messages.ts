/** The page of one hike: headings, labels and the lines between its facts. */
import type { Trail } from '../../../domain/trail/trail.ts';
import { capitalized } from '../../../domain/units.ts';
import { near } from '../../lib/text/badge-rule.ts';

export const heroMessages = {
  atAGlance: 'At a glance',
  badge: (name: string | null) => `${badgeCard.title}: ${name}`,
  directions: 'Directions',
  share: 'Share',
  tryForBadge: 'Badge',
  earned: 'Earned',
};

/** In print, beside the QR code of the page. */
export const codeFor = (address: string): string => `Code for ${address}`;

export const overviewMessages = {
  title: 'Trail Overview',
  region: 'Region',
  difficulty: 'Difficulty',
  distance: 'Trail Distance',
  duration: 'Estimated Hike Duration',
  climb: 'Elevation Gain',
  season: 'Best Season To Visit',
};

export const detailsMessages = {
  title: 'Essential Details',
  fees: 'Fees Required',
  signedAs: 'Trail signs',
  surface: 'Trail Surface',
  restrooms: 'Restrooms',
  camping: 'Camping',
  kids: 'Kid Friendly?',
  pets: 'Pet Policy',
  parking: 'Parking',
  address: 'Trailhead Address',
};

export const storyMessages = {
  illustration: 'Illustration:',
  photograph: (author: string) => `Photo: ${author}`,
  source: 'source',
  resized: 'resized',
};

type KidsAnswer = { sentence: string; atAGlance: string };

const kidsAnswers: Record<Trail['kids']['suits'], KidsAnswer> = {
  'all ages': { sentence: 'Good for all ages.', atAGlance: 'Good for kids' },
  'with supervision': {
    sentence: 'Yes, with supervision. Keep kids right beside you.',
    atAGlance: 'Kids with supervision',
  },
  'older children': { sentence: 'Better for older kids.', atAGlance: 'For older kids' },
  'older teens': { sentence: 'For older teens.', atAGlance: 'For older teens' },
  no: { sentence: 'Not a hike for kids.', atAGlance: 'Not for kids' },
};
/** All ages, but with something to fall off or into. */
const keptClose: KidsAnswer = { sentence: 'Kids OK, hand in hand.', atAGlance: 'Kids OK, hand in hand' };

export const kidsAnswer = ({ suits, nextToPath }: Trail['kids']): KidsAnswer =>
  suits === 'all ages' && nextToPath?.length ? keptClose : kidsAnswers[suits];

export const kidsMessages = {
  title: 'With kids or on wheels',
  edges: 'Edges',
  nextToPath: (what: readonly ('drop-off' | 'open water')[], isForLittleOnes: boolean) =>
    what.length === 0
      ? 'None that we know of. Look ahead anyway.'
      : `${[what.includes('drop-off') && 'Drop-offs', what.includes('open water') && 'Open water'].filter(Boolean).join(' and ').replace('and O', 'and o')} right next to the path.${isForLittleOnes ? ' Keep little ones within arm’s reach.' : ''}`,
  water: 'Water',
  turnBack: 'Turn back',
  anywhere: 'Anytime. You come back the same way.',
};

export const howWeKnow = {
  title: 'How we know this',
  published: (note: string) => `${capitalized(note)}.`,
  walked: 'What you walk',
  unconfirmed: (reason: string) => `Unconfirmed: ${reason}.`,
  noHunt: 'We found no hunt listed here. In the fall, call to confirm.',
  sources: 'Sources.',
  checked: 'Checked',
};

export const badgeCard = {
  hunters: 'Note for badge hunters',
  title: 'Badge for this hike',
  rule: (badge: string | null, hasCheckPoints: boolean) =>
    `Stand within ${near} of ${hasCheckPoints ? 'the trailhead or a checkpoint' : 'the trailhead'} to earn the ${badge} badge. We check your location once, when you tap Yes.`,
  closed: 'This hike is closed. Don’t go past a barrier for the badge.',
  collection: 'See your collection',
};

export const takeAlongMessages = {
  title: 'Take it with you',
  print: 'Print',
  plan: 'Add to calendar:',
  comingSaturday: 'this Saturday',
};

export const locationMessages = {
  title: 'Trailhead location',
  googleMaps: 'Open in Google Maps',
  /** What a ring on the map marks. */
  alsoCounts: (places: readonly string[]) => `Also counts for the badge: ${places.join('; ')}`,
  directions: 'Directions',
};

export const nearbyMessages = {
  title: 'Nearest hikes',
  fromHere: 'estimated drive from here',
};
