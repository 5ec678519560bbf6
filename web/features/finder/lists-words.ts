/** A list of hikes as a page of its own. */
import { capitalized, countInWords } from '../../../domain/units.ts';

export const ownListWords = {
  title: 'Your list',
  empty: 'Nothing on it yet. Tap the bookmark of a hike, here or on its page, and it waits for you here.',
  onDevice: 'Kept on this device. Sign in, and it is kept with your account too.',
  withAccount: 'Kept with your account, for everybody who hikes with you.',
};

export const sharedListWords = {
  title: 'A list somebody shared',
  about: 'It came with the address of this page. Nothing of it is kept unless you add it to your list.',
  gone: (count: number) =>
    count === 1
      ? 'One of its hikes is not in this guide.'
      : `${capitalized(countInWords(count))} of its hikes are not in this guide.`,
  addAll: 'Add all to your list',
  allAdded: 'All of them are on your list.',
};

export const listWords = {
  notOnlyList: 'Among all hikes',
  share: 'Share',
  print: 'Print',
};
