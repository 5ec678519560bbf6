/** The account page. */

import type { ConditionKind } from '../../../domain/status/condition-reports.ts';
import { retention } from '../../../domain/time/retention.ts';
import { daysWritten, formatDate } from '../../../domain/units.ts';
import type { OutcomeOrUnknown } from '../../lib/api.ts';
import { providerName } from '../../lib/provider.ts';
import { positionsKept } from '../../lib/text/badge-rule.ts';
import { reasonMessages } from '../appeals/appeals.messages.ts';
import { conditionNames } from '../status/conditions/conditions.messages.ts';

export const accountPage = {
  title: 'Your data',
  description: 'Everything this site stores about you: see it, download it, delete it, or log out everywhere.',
  lead: 'Everything this site stores about you. No other visitor can see it.',
};

/** While there is no data to show. */
export const accountMessages = {
  /** For users with a role at the desk. */
  desk: { title: 'The desk', link: 'Close hikes and answer hikers' },
  loading: 'Loading your data...',
  signedOut: 'You’re signed out. Sign in to see your data.',
  perhapsDeleted:
    'We didn’t get an answer the first time, and you’re no longer signed in here. Your account is most likely deleted. If you sign in again and your badges are still there, delete it then.',
  deleted:
    'Your account is deleted, along with everything we stored about you. Your tries on this device are gone too.',
  savedHikes: (count: number) => `Wish list: ${count}`,
  toList: 'See the list',
  conditions: (count: number) => `Trail reports: ${count}`,
  olderConditions: `From the last ${daysWritten(retention.conditionKeyDays)}. Older ones aren’t tied to you anymore.`,
  failed: 'We couldn’t load your data. Nothing is lost.',
  nothingChanged:
    'The account this page was showing is no longer signed in here. Nothing was changed in any other account.',
};

/** July 4: icy, tree down */
export const conditionLine = (day: string, kinds: readonly string[]): string =>
  `${formatDate(day)}: ${kinds.map((kind) => conditionNames[kind as ConditionKind] ?? kind).join(', ')}`;

/** Parts that load after the account. */
export const hikersPart = {
  loading: 'Loading your hikers...',
  failed: 'We couldn’t load your hikers. Nothing is lost.',
};
export const listsPart = {
  title: 'Badges and tries',
  loading: 'Loading your badges and tries...',
  failed: 'We couldn’t load your badges and tries. Nothing is lost.',
};

export const storedMessages = {
  you: 'You',
  name: 'Name',
  email: 'Email',
  noneGiven: 'not given',
  since: 'Member since',
  providerId: `Your ${providerName} ID`,
  signedInOn: 'Signed in on',
  devices: (count: number, until: string) => `${count === 1 ? 'this device' : `${count} devices`}, until ${until}`,
  badges: (count: number) => `Badges: ${count}`,
  noBadges: 'None yet. Your first is waiting at a trailhead.',
  tries: (count: number) => `Tries: ${count}`,
  erased: `We erase your location after ${positionsKept}. The try stays on this list.`,
  takeAlong: 'Take it with you',
  oneFile: 'Everything on this page in one JSON file.',
  download: 'Download',
};

export const claimMessages = {
  none: 'None yet.',
  when: 'When',
  outcome: 'Result',
  where: 'Where',
  sentLater: '(sent later)',
  erased: 'erased',
  giveOrTake: (accuracy: string) => `give or take ${accuracy}`,
  outcomes: {
    ...reasonMessages,
    awarded: 'badge earned',
    'already-earned': 'already earned',
    'too-old': 'sent too late',
    'in-the-future': 'device clock was ahead',
    unknown: 'reload the page to see it',
  } satisfies Record<OutcomeOrUnknown, string>,
};

export const logOutMessages = {
  title: 'Log out everywhere',
  where: 'On this device and all your others.',
  failed: 'That didn’t work. You may still be signed in, so try again.',
};

/** The word to type. */
const confirmation = 'delete';

/** The count is missing if the badges could not be loaded. */
function badgesLost(count: number | undefined): string {
  if (count === undefined) return 'your badges, ';
  if (count === 0) return '';
  return count === 1 ? 'your badge, ' : `your ${count} badges, `;
}

export const deleteMessages = {
  title: 'Delete your account',
  what: (badges: number | undefined) =>
    `This deletes your name, your email address, ${badgesLost(badges)}every try and everything else on this page, right away and for good.`,
  /** Before the word. */
  toConfirm: 'To confirm, type',
  confirmation,
  notConfirmed: `Type the word ${confirmation} to confirm.`,
  button: 'Delete my account',
  failed: 'We couldn’t delete your account. Nothing was changed. Try again.',
  noAnswer: 'We didn’t get an answer, so your account may or may not be deleted. Try again.',
};
