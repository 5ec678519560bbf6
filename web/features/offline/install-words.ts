/** How the guide comes onto the home screen. */
export const installWords = {
  button: 'Install as an app',
  /** Where there is no button to be had: Safari on iPhone and iPad. */
  byHand: 'To put it on your home screen, tap Share, then “Add to Home Screen”.',
};
