/** A list of hikes as a page of its own. */
import { capitalized, formatCount } from '../../../../domain/units.ts';

export const ownListMessages = {
  title: 'Your list',
  empty: 'Nothing here yet. Tap the bookmark on any hike to save it.',
  onDevice: 'Saved on this device. Sign in to save it to your account too.',
  withAccount: 'Saved to your account, for everyone who hikes with you.',
};

export const sharedListMessages = {
  title: 'A list someone shared',
  about: 'It came with the link. Nothing is saved unless you add it to your list.',
  gone: (count: number) =>
    count === 1
      ? 'One of its hikes isn’t in this guide.'
      : `${capitalized(formatCount(count))} of its hikes aren’t in this guide.`,
  addAll: 'Add all to your list',
  allAdded: 'All of them are on your list.',
};

export const listMessages = {
  notOnlyList: 'Search all hikes',
  share: 'Share',
  print: 'Print',
};
