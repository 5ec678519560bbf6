/** Messages about a claim until it is answered. */
import { badgeRule } from '../../../domain/badge/rule.ts';
import { providerName } from '../../lib/provider.ts';
import { localDate, localDayAndTime, localTime } from '../../lib/text/local-time.ts';
import { isRunningOut, keepsUntil, type SendError, type WaitingClaim } from './outbox/claim.ts';

const { longestWaitDays } = badgeRule;

export const keepsFor = `${longestWaitDays} days`;

export const unsupported = {
  title: 'Geolocation not supported.',
  text: 'This browser can’t tell where you are. Use a phone or tablet.',
};

export const noPosition = {
  title: 'Could not get your location.',
  failed: 'Step out under open sky and try again.',
};

export const notKept = {
  title: 'Error saving your badge.',
  text: 'This browser doesn’t let us save your try on the device. Allow this site to store data, or use another browser.',
};

export const signInFirst = {
  title: `Please sign in with ${providerName} first.`,
  reading:
    'We’re saving your location on this device in the meantime, so you can still earn the badge when you sign in.',
  kept: ({ takenAt }: WaitingClaim) =>
    `Your ${localTime(takenAt)} try is saved on this device. Sign in and we’ll send it. Only you can see your badges.`,
};

export const sendNow = 'Send now';

export type ClaimMessages = { title: string; text: string; bad?: boolean };

/** The current claim could not be sent. */
export function getErrorMessage(claim: WaitingClaim, sendsWhenClosed: boolean): ClaimMessages {
  const time = localTime(claim.takenAt);
  switch (claim.trouble) {
    case 'signed-out':
      return { title: signInFirst.title, text: signInFirst.kept(claim) };
    case 'who-was-there':
      return {
        title: 'Tell us who was there.',
        text: `Your ${time} try is saved on this device. Choose who was with you and we’ll send it for all of you.`,
      };
    case 'too-many':
      return {
        title: 'That’s a lot of tries in a short time.',
        text: `Nothing is lost. Your ${time} try is saved on this device, and we’ll send it after ${localTime(claim.retryAt ?? claim.takenAt)}.`,
        bad: true,
      };
    case 'server':
      return {
        title: 'Error saving your badge.',
        text: `Nothing is lost. Your ${time} try is saved on this device for ${keepsFor}, and we’ll send it again.`,
        bad: true,
      };
    default:
      return sendsWhenClosed
        ? {
            title: 'Saved on this device. We’ll send it when you’re back in range.',
            text: `Your ${time} try is good for ${keepsFor}. You can close this page.`,
          }
        : {
            title: 'Saved on this device. Open this site again when you’re back in range.',
            text: `Your ${time} try is good for ${keepsFor}. We’ll send it while any page of this site is open.`,
          };
  }
}

export const toMoment = ({ takenAt }: { takenAt: string }): string => `${localDate(takenAt)}, ${localTime(takenAt)}`;

/** An earlier claim still waits. Close to its deadline, the deadline comes first. */
export function getWaitingMessage(claim: WaitingClaim, sendsWhenClosed: boolean, now: number): ClaimMessages {
  const until = localDayAndTime(keepsUntil(claim));
  const { trouble = 'no-signal' } = claim;
  const means = meansToSend[trouble];
  if (now > keepsUntil(claim))
    return {
      title: `More than ${keepsFor} old`,
      text: `We couldn’t send your try from ${toMoment(claim)} in time. ${means}, and we’ll tell you if it still counts.`,
      bad: true,
    };
  if (isRunningOut(claim, now))
    return {
      title: `Good only until ${until}`,
      text: `Your try from ${toMoment(claim)} is still on this device. ${means} before then to earn the badge.`,
      bad: true,
    };
  return {
    title: waitingTitles[trouble],
    text: `Your try from ${toMoment(claim)} is saved on this device. We’ll send it ${whatItWaitsFor(claim, sendsWhenClosed)}. It’s good for ${keepsFor}.`,
  };
}

const waitingTitles: Record<SendError, string> = {
  'signed-out': 'Sign in to send your try',
  'who-was-there': 'Tell us who was there',
  'too-many': 'Waiting to send',
  server: 'Waiting for our server',
  'no-signal': 'Waiting for a signal',
};

const meansToSend: Record<SendError, string> = {
  'signed-out': 'Sign in',
  'who-was-there': 'Choose who was there',
  'too-many': 'Open this page again',
  server: 'Open this page again',
  'no-signal': 'Find a signal and open this page',
};

function whatItWaitsFor({ trouble, retryAt }: WaitingClaim, sendsWhenClosed: boolean): string {
  if (trouble === 'signed-out') return 'once you sign in';
  if (trouble === 'who-was-there') return 'once you choose who was there';
  if (trouble === 'too-many' && retryAt) return `after ${localTime(retryAt)}`;
  const reach = trouble === 'server' ? 'when our server is back' : 'when there’s a signal';
  return sendsWhenClosed ? reach : `${reach} while this site is open`;
}

/** In the header of every page, on the link to the collection. */
export const newsMessages = {
  answered: 'There’s an answer to your try for a badge',
  whoWasThere: 'Tell us who was there, so we can send your try for a badge',
  runningOut: (claim: WaitingClaim) => `Your try for a badge is good only until ${localDayAndTime(keepsUntil(claim))}`,
};
