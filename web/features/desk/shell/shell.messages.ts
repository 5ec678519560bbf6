/** The frame of the desk: access, the rail, the keys. */
import { deskLimits, type Me, type Role } from '../../../../domain/desk/desk.ts';
import { listed } from '../../../lib/text/listed.ts';
import type { View } from './views.ts';

export const deskPage = {
  title: 'The desk',
  tag: 'Desk',
  description: 'Where park stewards close hikes and answer what hikers report.',
  withoutScript: 'The desk needs JavaScript. Turn it on in your browser settings and reload this page.',
};

export const accessMessages = {
  loading: { title: deskPage.title, text: 'Opening the desk…' },
  signedOut: {
    title: 'Sign in to open the desk',
    text: 'For park stewards: close a hike, post a notice, answer hikers. You’ll come back here after you sign in.',
  },
  noRole: {
    title: 'You’re not on the list yet',
    text: 'You’re signed in, but this account has no role at the desk. Ask a keeper to add you with the email you signed in with.',
  },
  noKeeper: {
    title: 'No keeper yet',
    text: 'No one runs this desk yet. Whoever runs the server appoints the first keeper with this command, using the email of someone who has signed in before:',
    command: 'npm run desk -- appoint name@example.org',
  },
  failed: {
    title: 'The desk didn’t open',
    text: 'The server didn’t answer. Check your signal and try again. Notices that are live stay live.',
  },
  toHikes: 'Back to the hikes',
};

export const roleNames: Record<Role, string> = { reader: 'Reader', steward: 'Steward', keeper: 'Keeper' };

/** "Steward, North Shore and Northwest" */
export const getRoleMessage = (
  { role, regions }: Pick<Me, 'role' | 'regions'>,
  getName: (slug: string) => string,
): string =>
  role === 'steward' && regions !== 'all' ? `${roleNames[role]}, ${listed(regions.map(getName))}` : roleNames[role];

export const viewNames: Record<Exclude<View, 'correct'>, string> = {
  queue: 'Queue',
  live: 'Live',
  close: 'Close a hike',
  trailheads: 'Trailheads',
  figures: 'Figures',
  people: 'People',
  log: 'Log',
  more: 'More',
};

export const railMessages = {
  label: 'Desk',
  count: { queue: (count: number) => `${count} to answer`, live: (count: number) => `${count} live` },
  never: 'Hikers see “a park steward,” never your name.',
  publicSite: 'The site as hikers see it',
  readOnly: 'Readers can see everything here but can’t change it.',
};

export const signInAgain = {
  title: 'Is it still you?',
  why: (minutes: number) =>
    `This asks for a sign-in from the last ${minutes} minutes, in case someone picked up your phone.`,
  kept: (what: string) => `Your notice is saved: ${what}. It goes live as soon as you’re back.`,
  back: 'Back to the notice',
  leave: 'Not now',
  signIn: 'Sign in again',
  signInAndPublish: 'Sign in and publish',
};

export const loadMessages = {
  loading: 'Loading…',
  failed: 'Couldn’t load this. Nothing is lost.',
  stale: 'Couldn’t refresh. This may be old.',
};

/** Errors of actions. */
export const errorMessages = {
  notSaved: 'That didn’t save. Check your signal and try again.',
  noAnswer: 'No answer. It may have been saved; check before you try again.',
  changed: 'Someone changed this in the meantime. Take another look.',
  notAllowed: 'You can’t change this one.',
  full: `${deskLimits.notices} notices are up, and that’s the limit. Take one down first.`,
  tooMany: 'That’s a lot in a short time. Try again in a few minutes.',
};
