/** The oldest supported browsers: the list in package.json (browserslist), "Safari >= 15.4". */
import packageFile from '../../package.json' with { type: 'json' };

export type MinimumBrowsers = { browser: string; version: string }[];

export const minimumBrowsers: MinimumBrowsers = packageFile.browserslist.map((line) => {
  const [browser = '', , version = ''] = line.split(' ');
  return { browser, version };
});

/** In the build's format: safari15.4. */
export const buildTargets = minimumBrowsers.map(({ browser, version }) => browser.toLowerCase() + version);
