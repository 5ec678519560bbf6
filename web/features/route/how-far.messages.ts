/** The texts of the button below the map before its script has loaded; the rest is in along.messages.ts, loaded with it. */
export const notLoaded =
  'This part couldn’t load. Reload the page when you have a signal, or once the guide is saved on this device.';
