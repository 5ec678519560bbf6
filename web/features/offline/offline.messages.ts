/** The offline guide: its line in the footer, and the page for visitors with neither the guide nor a signal. */

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

export const offlineMessages = {
  ready: (bytes: number) => `Ready offline: the whole guide is saved on this device (${megabytes(bytes)}).`,
  offer: (bytes: number) => `Save the whole guide for offline use (${megabytes(bytes)})`,
  downloading: 'Downloading the whole guide…',
};

export const noSignalPage = {
  title: 'No signal',
  desk: 'The desk needs a signal. Try again when you have one. What’s live stays live.',
  text: 'This page isn’t saved on your device. When you have a signal, you can save the whole guide at the bottom of any page.',
};

/** The script of an island failed to load. */
export const partMissing = 'This part needs a signal. Reload the page to try again.';
