/** What the button below the map of a walk says before its script has come; the rest is in along.ts, which comes with it. */
export const notLoaded =
  'This part could not be loaded. With a signal, or once the guide is on this device, load the page again and it works.';
