/** What buttons are called that stand in many places. */
export const actions = {
  tryAgain: 'Try again',
  dismiss: 'Dismiss',
  cancel: 'Cancel',
  close: 'Close',
};
