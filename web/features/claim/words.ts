/** What is said about a try for a badge, until it has its answer. */
import { badgeRule } from '../../../domain/badge/rule.ts';
import { providerName } from '../../lib/provider.ts';
import { localDate, localDayAndTime, localTime } from '../../lib/text/local-time.ts';
import { isRunningOut, keepsUntil, type Trouble, type WaitingClaim } from './outbox/claim.ts';

const { longestWaitDays } = badgeRule;

export const keepsFor = `${longestWaitDays} days`;

export const unsupported = {
  title: 'Geolocation not supported.',
  text: 'This browser cannot tell where it is. Try with a phone or tablet.',
};

export const noPosition = {
  title: 'Could not get your location.',
  failed: 'Step out under open sky and try again.',
};

export const notKept = {
  title: 'Error saving your badge.',
  text: 'This browser does not let the site keep your try on the device. Allow it to store data, or try another browser.',
};

export const signInFirst = {
  title: `Please sign in with ${providerName} first.`,
  reading: 'Your position is read meanwhile and kept on this device, so that signing in later still earns the badge.',
  kept: ({ takenAt }: WaitingClaim) =>
    `Your try at ${localTime(takenAt)} is kept on this device and sent once you are signed in. Badges are kept with your account, and only you can see them.`,
};

export const sendNow = 'Send now';

export type ClaimWords = { title: string; text: string; bad?: boolean };

/** The try of this moment did not get through. */
export function troubleWords(claim: WaitingClaim, sendsWhenClosed: boolean): ClaimWords {
  const time = localTime(claim.takenAt);
  switch (claim.trouble) {
    case 'signed-out':
      return { title: signInFirst.title, text: signInFirst.kept(claim) };
    case 'who-was-there':
      return {
        title: 'Say who was there.',
        text: `Your try at ${time} was made before this page knew who hikes with you. It is kept on this device and sent for everybody whom you choose.`,
      };
    case 'too-many':
      return {
        title: 'That is a lot of tries in a short time.',
        text: `Nothing is lost: your try at ${time} is kept on this device and sent after ${localTime(claim.retryAt ?? claim.takenAt)}.`,
        bad: true,
      };
    case 'server':
      return {
        title: 'Error saving your badge.',
        text: `Nothing is lost: your try at ${time} is kept on this device and sent again. It keeps for ${keepsFor}.`,
        bad: true,
      };
    default:
      return sendsWhenClosed
        ? {
            title: 'Saved on this device. We will send it when you are back in range.',
            text: `Your try at ${time} keeps for ${keepsFor}. It is sent even if you close this page.`,
          }
        : {
            title: 'Saved on this device. Open this site again when you are back in range.',
            text: `Your try at ${time} keeps for ${keepsFor}. It is sent while any page of this site is open; this page tries again by itself.`,
          };
  }
}

export const momentOf = ({ takenAt }: { takenAt: string }): string => `${localDate(takenAt)}, ${localTime(takenAt)}`;

/** A try of another moment still waits. Toward the end of its days the end is what is told first. */
export function waitingWords(claim: WaitingClaim, sendsWhenClosed: boolean, now: number): ClaimWords {
  const until = localDayAndTime(keepsUntil(claim));
  const { trouble = 'no-signal' } = claim;
  const means = meansToSend[trouble];
  if (now > keepsUntil(claim))
    return {
      title: `Its ${keepsFor} are over`,
      text: `Your try of ${momentOf(claim)} could not be sent in time. ${means}, and the server will say whether it still counts.`,
      bad: true,
    };
  if (isRunningOut(claim, now))
    return {
      title: `Only until ${until}`,
      text: `Your try of ${momentOf(claim)} still waits on this device, and after that it can no longer earn its badge. ${means} before then.`,
      bad: true,
    };
  return {
    title: waitingTitles[trouble],
    text: `Your try of ${momentOf(claim)} is kept on this device and sent once, ${whatItWaitsFor(claim, sendsWhenClosed)}. It keeps for ${keepsFor}.`,
  };
}

const waitingTitles: Record<Trouble, string> = {
  'signed-out': 'Waiting for you to sign in',
  'who-was-there': 'Waiting for you to say who was there',
  'too-many': 'Waiting for its turn',
  server: 'Waiting for our server',
  'no-signal': 'Waiting for a signal',
};

const meansToSend: Record<Trouble, string> = {
  'signed-out': 'Sign in',
  'who-was-there': 'Say who was there',
  'too-many': 'Open this page again',
  server: 'Open this page again',
  'no-signal': 'Find a signal and open this page',
};

function whatItWaitsFor({ trouble, retryAt }: WaitingClaim, sendsWhenClosed: boolean): string {
  if (trouble === 'signed-out') return 'when you are signed in';
  if (trouble === 'who-was-there') return 'when you have said who was there';
  if (trouble === 'too-many' && retryAt) return `after ${localTime(retryAt)}`;
  const reach = trouble === 'server' ? 'as soon as the server can be reached' : 'as soon as there is a signal';
  return sendsWhenClosed ? reach : `${reach} while this site is open`;
}

/** On the way to the collection, from any page. */
export const newsWords = {
  answered: 'Your try for a badge has its answer',
  whoWasThere: 'Your try for a badge waits for you to say who was there',
  runningOut: (claim: WaitingClaim) => `Your try for a badge keeps only until ${localDayAndTime(keepsUntil(claim))}`,
};
