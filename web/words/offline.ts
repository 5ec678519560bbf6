/** The guide on the device: what the footer says of it, and the page for those who have neither it nor a signal. */
import { listed } from './listed.ts';

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const offlineWords = {
  whole: 'the whole guide',
  /** Of a guide that comes in regions, what every reader needs. */
  common: 'the list of hikes',
  ready: (what: readonly string[], bytes: number) =>
    `Ready offline: ${listed(what)} ${what.length === 1 ? 'is' : 'are'} on this device (${megabytes(bytes)}).`,
  /** Where no region was asked for yet. */
  regions: 'The page of a region offers to keep its hikes too.',
  offer: (what: readonly string[], bytes: number) => `Keep ${listed(what)} on this device (${megabytes(bytes)})`,
  downloading: (what: readonly string[]) => `Downloading ${listed(what)}…`,
  giveBack: {
    offer: (region: string, bytes: number) => `Remove ${region} (${megabytes(bytes)})`,
    warning: (region: string) => `Without a signal the hikes of ${region} can then not be read.`,
    remove: 'Remove them',
    keep: 'Keep them',
    removing: (region: string) => `Removing ${region}…`,
  },
};

export const noSignalPage = {
  title: 'No signal',
  text: 'This page is not on your device. With a signal, the foot of every page offers to keep the guide.',
};

/** Where the script of a living part did not come. */
export const partMissing = 'No signal for this part. Reload the page to try again.';
