/** What is said where one account has several hikers. */
import { hikerLimits, type PatchColor } from '../../../domain/badge/hikers.ts';
import { countInWords } from '../../../domain/units.ts';
import type { OutcomeOrUnknown } from '../../lib/replies.ts';
import { listed } from '../../lib/text/listed.ts';

const you = 'You';

type Named = { name: string; isOwn: boolean };

export const nameInSentence = ({ name, isOwn }: Named): string => (isOwn ? you : name);

export const familyWords = {
  whose: 'Whose badges',
  you,
  titleOf: ({ name }: Named) => `Badges of ${name}`,
  found: (count: number, total: number) => `${count} of ${total}`,
  emptyOf: ({ name }: Named) =>
    `When ${name} earns the first badge, the Placeholder Badge will disappear and it will appear here.`,
  map: 'Where your family has been',
  mapNote: 'Each light is a trailhead where one of you earned a badge, in the colors of those who did.',
  whoWasWhere: 'Who was where',
};

export const whoIsHere = {
  question: 'Who is here?',
  nobody: 'Choose who is here, then say Yes.',
  /** Here: You, Max and Ida. */
  chosen: (who: readonly Named[]) => (who.length > 0 ? `Here: ${listed(who.map(nameInSentence))}.` : ''),
};

/** Of a try made before it was known who hikes together. */
export const whoWasThere = {
  question: 'Who was there?',
  nobody: 'Choose who was there, then send it.',
  failed: 'It could not be kept on this device, and nothing was sent. Try again.',
};

/** You, Max and Ida earned the Split Rock badge! */
export function wonSentence(who: readonly Named[], badges: readonly string[]): string {
  const names = who.length > 0 ? listed(who.map(nameInSentence)) : you;
  const [first = ''] = badges;
  if (badges.length > 1) return `${names} earned the ${listed(badges)} badges!`;
  return first === 'Test Badge' ? `${names} earned the Test Badge!` : `${names} earned the ${first} badge!`;
}

export function alreadyHas(who: readonly Named[], badge: string): string {
  const verb = who.length === 1 && !who[0]?.isOwn ? 'has' : 'have';
  return `${who.length > 0 ? listed(who.map(nameInSentence)) : you} already ${verb} the ${badge} badge`;
}

const outcomeOf: Record<OutcomeOrUnknown, string> = {
  awarded: 'earned it',
  'already-earned': 'had it already',
  'too-far': 'not close enough',
  'too-vague': 'the position was too vague',
  'too-old': 'the try came too late',
  'in-the-future': 'the clock ran ahead',
  'too-fast': 'too far from the last badge for the time in between',
  unknown: 'this page is too old to read the answer',
};

/** For whom it came to something else. */
export const otherwise = (who: Named, outcome: OutcomeOrUnknown): string =>
  `${nameInSentence(who)}: ${outcomeOf[outcome]}.`;

/** The colors as they are called; what one sees is a patch in them. */
export const colorNames: Record<PatchColor, string> = {
  pine: 'Pine green',
  lake: 'Lake blue',
  sumac: 'Sumac red',
  goldenrod: 'Goldenrod yellow',
  aster: 'Aster purple',
  clay: 'Clay brown',
  birch: 'Birch white',
};

/** On the page of one's own data. */
export const hikersSection = {
  title: 'Hikers with you',
  why: 'One tap at the trailhead then tries for everybody who is there, and each has a collection of their own.',
  what: 'A first name or a nickname and the color of a patch: that is all we ask and keep. Only you can see it.',
  none: 'Nobody yet.',
  name: 'First name or nickname',
  color: 'Color of the patch',
  add: 'Add',
  change: 'Change',
  save: 'Save',
  remove: 'Remove',
  badges: (count: number) => {
    if (count === 0) return 'no badges yet';
    return count === 1 ? 'one badge' : `${countInWords(count)} badges`;
  },
  removal: (name: string, badges: number) =>
    badges === 0
      ? `${name} is taken out of your account, with every try, at once and for good.`
      : `${name} is taken out of your account, with ${hikersSection.badges(badges)} and every try, at once and for good.`,
  reallyRemove: (name: string) => `Remove ${name}`,
  full: `That is everybody: an account has room for ${countInWords(hikerLimits.others)} hikers beside yourself.`,
  nameless: 'Write a name.',
  /** To screen readers, once it is done. */
  added: (name: string) => `${name} is added.`,
  saved: (name: string) => `${name} is saved.`,
  removed: (name: string) => `${name} is removed.`,
  failed: 'It did not work, and nothing was changed. Try again.',
  noAnswer: 'No answer came: it may have worked, or not. Try again; nothing is done twice.',
  sameName: 'Another of your hikers is called that.',
};
