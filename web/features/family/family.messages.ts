/** For accounts with several hikers. */
import { hikerLimits, type PatchColor } from '../../../domain/badge/hikers.ts';
import { formatCount } from '../../../domain/units.ts';
import type { OutcomeOrUnknown } from '../../lib/api.ts';
import { listed } from '../../lib/text/listed.ts';

const you = 'You';

type Named = { name: string; isOwn: boolean };

export const nameInSentence = ({ name, isOwn }: Named): string => (isOwn ? you : name);

export const familyMessages = {
  whose: 'Whose badges',
  you,
  toTitle: ({ name }: Named) => `${name}’s badges`,
  found: (count: number, total: number) => `${count} of ${total}`,
  getEmpty: ({ name }: Named) =>
    `When ${name} earns their first badge, the Placeholder Badge will disappear and the earned badge will appear here.`,
  map: 'Where your family has been',
  mapNote: 'Each light is a trailhead, in the colors of everyone who earned its badge.',
  whoWasWhere: 'Who earned what',
  add: 'Add a hiker',
  addFirst: 'Hiking with kids? Add them to collect badges together',
};

export const whoIsHere = {
  question: 'Who’s here?',
  nobody: 'Choose who’s here, then tap Yes.',
  /** Here: You, Max and Ida. */
  chosen: (who: readonly Named[]) => (who.length > 0 ? `Here: ${listed(who.map(nameInSentence))}.` : ''),
};

/** For a claim made before the family was known. */
export const whoWasThere = {
  question: 'Who was there?',
  nobody: 'Choose who was there, then send it.',
  failed: 'We couldn’t save that on this device, and nothing was sent. Try again.',
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

const getOutcome: Record<OutcomeOrUnknown, string> = {
  awarded: 'earned it',
  'already-earned': 'already had it',
  'too-far': 'not close enough',
  'too-vague': 'location too vague',
  'too-old': 'the try came in too late',
  'in-the-future': 'the clock was ahead',
  'too-fast': 'too far from the last badge for the time in between',
  unknown: 'this page is out of date and can’t show the answer',
};

/** For hikers with another outcome. */
export const otherwise = (who: Named, outcome: OutcomeOrUnknown): string =>
  `${nameInSentence(who)}: ${getOutcome[outcome]}.`;

/** The names of the colors; the page shows a patch in each. */
export const colorNames: Record<PatchColor, string> = {
  pine: 'Pine green',
  lake: 'Lake blue',
  sumac: 'Sumac red',
  goldenrod: 'Goldenrod yellow',
  aster: 'Aster purple',
  clay: 'Clay brown',
  birch: 'Birch white',
};

/** On the account page. */
export const hikersSection = {
  title: 'Hikers with you',
  why: 'One tap at the trailhead tries for everyone who’s there, and each hiker has their own collection.',
  what: 'A first name or nickname and a patch color. That’s all we ask for and store, and only you can see it.',
  name: 'First name or nickname',
  color: 'Patch color',
  add: 'Add',
  change: 'Change',
  save: 'Save',
  badges: (count: number) => {
    if (count === 0) return 'no badges yet';
    return count === 1 ? '1 badge' : `${count} badges`;
  },
  removal: (name: string, badges: number) =>
    badges === 0
      ? `This removes ${name} and every try from your account, right away and for good.`
      : `This removes ${name}, ${hikersSection.badges(badges)} and every try from your account, right away and for good.`,
  reallyRemove: (name: string) => `Remove ${name}`,
  full: `That’s everyone. An account has room for you and ${formatCount(hikerLimits.others)} more hikers.`,
  nameless: 'Enter a name.',
  /** Announced to screen readers when done. */
  added: (name: string) => `Added ${name}.`,
  saved: (name: string) => `Saved ${name}.`,
  removed: (name: string) => `Removed ${name}.`,
  failed: 'That didn’t work, and nothing was changed. Try again.',
  noAnswer: 'We didn’t get an answer, so it may or may not have worked. Try again. Nothing happens twice.',
  sameName: 'You already have a hiker with that name.',
};
