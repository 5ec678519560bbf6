/** The guide on the device: what the footer says of it, and the page for those who have neither it nor a signal. */

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const offlineWords = {
  ready: (bytes: number) => `Ready offline: the whole guide is on this device (${megabytes(bytes)}).`,
  offer: (bytes: number) => `Keep the whole guide on this device (${megabytes(bytes)})`,
  downloading: 'Downloading the whole guide…',
};

export const noSignalPage = {
  title: 'No signal',
  text: 'This page is not on your device. With a signal, the foot of every page offers to keep the guide.',
};

/** Where the script of a living part did not come. */
export const partMissing = 'No signal for this part. Reload the page to try again.';
