/** What the button below the map of a walk says before its script has come; the rest is in along.ts, which comes with it. */
export const notLoaded =
  'This part couldn’t load. Reload the page when you have a signal, or once the guide is saved on this device.';
