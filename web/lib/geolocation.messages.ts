/** How to allow this site to read the position, for the current browser. */
type Signs = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

const settings = 'Settings, Privacy & Security, Location Services';

const ways = {
  'Safari on an iPhone or iPad': `tap the page menu next to the address, then Website Settings, and set Location to Allow. If that doesn’t help, open ${settings}, Safari Websites, and choose While Using the App.`,
  'another browser on an iPhone or iPad': (app: string) =>
    `open ${settings}, ${app}, and choose While Using the App. Then reload this page.`,
  'Safari on a Mac': `choose Settings for This Website in the Safari menu and set Location to Allow. If that doesn’t help, open System ${settings}, and turn Safari on.`,
  'Firefox on a computer': 'click the crossed-out location icon to the left of the address and clear the block.',
  'Firefox on Android': 'tap the icon to the left of the address, then tap Blocked next to Location.',
  'Samsung Internet': 'tap the icon to the left of the address, then Permissions, and allow Location.',
  'Chromium on Android': 'tap the icon to the left of the address, then Permissions, and turn on Location.',
  'Chromium on a computer': 'click the icon to the left of the address and turn on Location for this site.',
};

/** The other browsers on iPhone and iPad, by their user agent. */
const iosApps = [
  [/CriOS/, 'Chrome'],
  [/FxiOS/, 'Firefox'],
  [/EdgiOS/, 'Edge'],
  [/DuckDuckGo|Ddg/, 'DuckDuckGo'],
  [/OPiOS|OPT\//, 'Opera'],
] as const;

export const howToAllow = (signs: Signs): string => `To allow it, ${wayIn(signs)} Then try again.`;

function wayIn({ userAgent, maxTouchPoints }: Signs): string {
  // An iPad identifies as a Macintosh, but no Macintosh has a touch screen.
  const isMac = /Macintosh/.test(userAgent) && maxTouchPoints < 2;
  if (/iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && !isMac)) {
    const [, app] = iosApps.find(([sign]) => sign.test(userAgent)) ?? [];
    return app ? ways['another browser on an iPhone or iPad'](app) : ways['Safari on an iPhone or iPad'];
  }
  const isAndroid = /Android/.test(userAgent);
  if (/Firefox\//.test(userAgent)) return ways[isAndroid ? 'Firefox on Android' : 'Firefox on a computer'];
  if (/SamsungBrowser/.test(userAgent)) return ways['Samsung Internet'];
  if (isMac && !/Chrom/.test(userAgent)) return ways['Safari on a Mac'];
  return ways[isAndroid ? 'Chromium on Android' : 'Chromium on a computer'];
}
