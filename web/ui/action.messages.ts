/** Labels of common buttons. */
export const actions = {
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  close: 'Close',
};
