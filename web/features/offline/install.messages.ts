/** How to add the guide to the home screen. */
export const installMessages = {
  button: 'Install as an app',
  /** Where the browser offers no install prompt: Safari on iPhone and iPad. */
  byHand: 'To put it on your home screen, tap Share, then “Add to Home Screen”.',
};
