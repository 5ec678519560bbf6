/** The page of one's own data. */

import { providerName } from '../../lib/provider.ts';
import type { OutcomeOrUnknown } from '../../lib/replies.ts';
import { positionsKept } from '../../lib/text/badge-rule.ts';
import { reasonWords } from '../appeals/words.ts';

export const accountPage = {
  title: 'Your data',
  description: 'Everything this site stores about you: see it, download it, delete it, or log out everywhere.',
  lead: 'Everything this site stores about you. No other visitor can see any of it.',
};

/** While it has no data to show. */
export const accountWords = {
  loading: 'Loading your data...',
  signedOut: 'You are signed out, and nothing is stored about you on this page.',
  perhapsDeleted:
    'Your first try was not answered, and nobody is signed in here any more: the account is most likely deleted. Should your badges still be there when you sign in again, delete it then.',
  deleted:
    'Your account is deleted, with everything that was stored about you. Your tries on this device are gone too.',
  wishes: (count: number) => `Wish list: ${count}`,
  toList: 'The hikes on it',
  failed: 'Your data could not be loaded. Nothing is lost.',
  nothingChanged:
    'The account that this page showed before is no longer signed in here. Nothing was changed in any other.',
};

/** Parts that load after the account. */
export const hikersPart = {
  loading: 'Loading your hikers...',
  failed: 'Could not load your hikers. Nothing is lost.',
};
export const listsPart = {
  title: 'Badges and tries',
  loading: 'Loading your badges and tries...',
  failed: 'Could not load your badges and tries. Nothing is lost.',
};

export const storedWords = {
  you: 'You',
  name: 'Name',
  email: 'E-mail',
  noneGiven: 'none given',
  since: 'Member since',
  providerId: `${providerName} knows you as`,
  signedInOn: 'Signed in on',
  devices: (count: number, until: string) => `${count === 1 ? 'this device' : `${count} devices`}, until ${until}`,
  badges: (count: number) => `Badges: ${count}`,
  noBadges: 'None yet. The first is waiting at a trailhead.',
  tries: (count: number) => `Tries: ${count}`,
  erased: `Where you stood is erased after ${positionsKept}; that you tried stays.`,
  takeAlong: 'Take it with you',
  oneFile: 'One file with everything on this page, as JSON.',
  download: 'Download',
};

export const triesWords = {
  none: 'None yet.',
  when: 'When',
  outcome: 'Outcome',
  where: 'Where',
  sentLater: '(sent later)',
  erased: 'erased',
  giveOrTake: (accuracy: string) => `give or take ${accuracy}`,
  outcomes: {
    ...reasonWords,
    awarded: 'badge earned',
    'already-earned': 'already earned',
    'too-old': 'sent too late',
    'in-the-future': 'clock ran ahead',
    unknown: 'this page is too old to read it',
  } satisfies Record<OutcomeOrUnknown, string>,
};

export const logOutWords = {
  title: 'Log out everywhere',
  where: 'On this device and on every other.',
  failed: 'It did not work: you may still be signed in. Try again.',
};

/** The word to type. */
const confirmation = 'delete';

/** The count is missing where the badges could not be loaded. */
function badgesLost(count: number | undefined): string {
  if (count === undefined) return 'your badges, ';
  if (count === 0) return '';
  return count === 1 ? 'your badge, ' : `your ${count} badges, `;
}

export const deleteWords = {
  title: 'Delete the account',
  what: (badges: number | undefined) =>
    `Your name, your e-mail address, ${badgesLost(badges)}every try and all else on this page are deleted, at once and for good.`,
  /** Before the word. */
  toConfirm: 'To confirm, type',
  confirmation,
  notConfirmed: `Type the word ${confirmation} to confirm.`,
  button: 'Delete my account',
  failed: 'The account could not be deleted. Nothing was changed; try again.',
  noAnswer: 'No answer came: the account may be deleted, or not. Try again.',
};
