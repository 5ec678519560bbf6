/** What the page says that checks a saved badge. */
import { site } from '../../../content/site.ts';
import type { Ground } from '../../../domain/proof/credential.ts';
import type { Claimed } from './check.ts';
import type { WhyUnreadable } from './unreadable.ts';

export const verifyWords = {
  title: 'Check a badge',
  description: 'Check a badge that somebody saved as a proof: on your device, without sending it anywhere.',
  lead: 'Somebody showed you a badge that was saved as a proof: a JSON file, or a picture with the proof inside. See whether it is genuine. The file is checked on your device and sent nowhere.',
  choose: 'Choose a file',
  drop: 'or drop it here: JSON, SVG or PNG',
  checking: 'Checking…',
  failed: 'The check could not be made: its code did not arrive. Try again where there is a signal.',
  proves: 'What a genuine file proves',
  provesNot: 'What no file proves',
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
  nobodyNamed: 'not named in the file',
  noLongerListed: 'This hike is no longer in the guide.',
};

export const groundWords: Record<Ground, string> = {
  position: 'Earned with a position at the trailhead',
  appeal: 'Granted by a person after an appeal, without a position',
};

type Said = { title: string; text: string };

export const verdictWords = {
  genuine: {
    title: 'Genuine',
    text: `${site.name} gave this badge and signed this file. Nothing in it was changed since.`,
  },
  changed: {
    title: 'Not as it was signed',
    text: `The file says that it comes from ${site.name}, but what is in it is not what was signed. Somebody changed it, or it was damaged on the way. Ask for the file again, as it was saved.`,
  },
  'unknown-key': {
    title: 'Signed with a key that does not count',
    text: `The file says that it comes from ${site.name}, but the key it was signed with is not one of this site’s keys, or no longer. Its owner can save the badge again.`,
  },
  'not-yet': (date: string): Said => ({
    title: 'From the future',
    text: `The signature is right, but the file was made on ${date}, which has not come yet. Look at the clock of this device.`,
  }),
  foreign: (claimed: Claimed): Said => ({
    title: 'Not from this site',
    text: `The file says that ${nameOf(claimed)} signed it. That is not us, and we do not know their key, so nothing about it was checked here. Ask there how to check it.`,
  }),
  'no-keys': (claimed: Claimed): Said => ({
    title: 'Not checked',
    text: `The file says that ${nameOf(claimed)} signed it. The keys of this site are not on this device and could not be fetched. Try again where there is a signal.`,
  }),
  'no-credential': {
    title: 'Not a badge',
    text: 'The file can be read, but there is no Open Badges credential in it.',
  },
};

const nameOf = ({ name, issuer }: Claimed): string => (name ? `${name} (${issuer})` : issuer);

export const unreadableWords: Record<WhyUnreadable, string> = {
  empty: 'The file is empty.',
  'too-large': 'The file is larger than 5 MB. A saved badge is far smaller.',
  'broken-picture': 'The picture is damaged, so nothing can be read out of it.',
  'nothing-baked':
    'There is no badge inside this picture. Programs that edit or shrink pictures take it out: ask for the file as it was saved.',
  compressed: 'The badge inside this picture is compressed, which Open Badges does not allow.',
  'no-json': 'What is in the file is not whole: it cannot be read as JSON.',
  'no-badge-file': 'This is neither a JSON file nor an SVG or PNG picture.',
};

export const proves: string[] = [
  `that ${site.name} gave this badge, for this hike, on this day`,
  'that nobody has changed the file since it was made',
];

export const provesNot: string[] = [
  'that the person who shows it is the one who earned it: anybody can hold a file',
  'that somebody stood there beyond all doubt: a browser cannot prove a position',
];
