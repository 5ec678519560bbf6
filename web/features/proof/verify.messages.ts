/** The page that checks a saved badge. */
import { site } from '../../../content/site.ts';
import type { Ground } from '../../../domain/proof/credential.ts';
import type { Claimed } from './check.ts';
import type { WhyUnreadable } from './unreadable.ts';

export const verifyMessages = {
  title: 'Check a badge',
  description: 'Check a badge that someone saved as proof, on your own device.',
  lead: 'Did someone show you a badge saved as proof, as a JSON file or as a picture with the proof inside? See if it’s genuine. The file stays on your device.',
  choose: 'Choose a file',
  drop: 'or drop it here (JSON or PNG)',
  checking: 'Checking…',
  failed: 'We couldn’t load the check. Try again when you have a signal.',
  proves: 'What a genuine file proves',
  provesNot: 'What no file can prove',
  facts: {
    badge: 'Badge',
    hike: 'Hike',
    place: 'Trailhead',
    day: 'Day',
    hiker: 'Hiker',
    ground: 'How',
    made: 'File made',
    key: 'Signed with',
  },
  nobodyNamed: 'No name in the file',
  noLongerListed: 'This hike is no longer in the guide.',
};

export const groundMessages: Record<Ground, string> = {
  position: 'Earned by location at the trailhead',
  appeal: 'Granted after an appeal, without a location',
};

type Said = { title: string; text: string };

export const verdictMessages = {
  genuine: {
    title: 'Genuine',
    text: `${site.name} awarded this badge and signed this file. Nothing in it has changed since.`,
  },
  changed: {
    title: 'Changed since it was signed',
    text: `The file says it’s from ${site.name}, but it isn’t what we signed. Someone changed it, or it got damaged. Ask for the original file.`,
  },
  'unknown-key': {
    title: 'Signed with an unknown key',
    text: `The file says it’s from ${site.name}, but it was signed with a key we don’t use, or no longer use. Its owner can save the badge again.`,
  },
  'not-yet': (date: string): Said => ({
    title: 'From the future',
    text: `The signature is good, but the file is dated ${date}, which hasn’t come yet. Check this device’s clock.`,
  }),
  foreign: (claimed: Claimed): Said => ({
    title: 'Not from this site',
    text: `The file says ${getName(claimed)} signed it. That’s not us and we don’t have their key, so we couldn’t check it. Ask them how to check it.`,
  }),
  'no-keys': (claimed: Claimed): Said => ({
    title: 'Not checked',
    text: `The file says ${getName(claimed)} signed it. We couldn’t load our keys to check it. Try again when you have a signal.`,
  }),
  'no-credential': {
    title: 'Not a badge',
    text: 'We can read the file, but there’s no Open Badges credential in it.',
  },
};

const getName = ({ name, issuer }: Claimed): string => (name ? `${name} (${issuer})` : issuer);

export const unreadableMessages: Record<WhyUnreadable, string> = {
  empty: 'The file is empty.',
  'too-large': 'The file is over 5 MB. A saved badge is much smaller.',
  'broken-picture': 'The picture is damaged, so we can’t read it.',
  'nothing-baked':
    'There’s no badge inside this picture. Editing or shrinking a picture removes it. Ask for the original file.',
  compressed: 'The badge inside this picture is compressed, which Open Badges doesn’t allow.',
  'no-json': 'The file is incomplete. We can’t read it as JSON.',
  'no-badge-file': 'This isn’t a JSON file or a PNG picture.',
};

export const proves: string[] = [
  `that ${site.name} awarded this badge, for this hike, on this day`,
  'that no one has changed the file since',
];

export const provesNot: string[] = [
  'that the person who shows it is the one who earned it (anyone can hold a file)',
  'that someone really stood there (a browser can’t prove a location)',
];
