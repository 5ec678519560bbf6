/** Since when browsers support platform features, by MDN's keys, and whether all of ours do. */
import { features } from 'web-features';
import { minimumBrowsers } from '../../web/lib/minimum-browsers.server.ts';

const keyOfBrowser = { Safari: 'safari', iOS: 'safari_ios', Chrome: 'chrome', Firefox: 'firefox' } as const;
type Browser = keyof typeof keyOfBrowser;
type Support = Partial<Record<(typeof keyOfBrowser)[Browser], string>>;

const known = new Map<string, Support>();
for (const feature of Object.values(features))
  if (feature.kind === 'feature')
    for (const [key, { support }] of Object.entries(feature.status.by_compat_key ?? {})) known.set(key, support);

/** "≤37" is 37. */
const numbers = (version: string) => version.replace('≤', '').split('.').map(Number);

function isNotAfter(version: string, limit: string): boolean {
  const [major = 0, minor = 0] = numbers(version);
  const [limitMajor = 0, limitMinor = 0] = numbers(limit);
  return major < limitMajor || (major === limitMajor && minor <= limitMinor);
}

export const isKnown = (key: string): boolean => known.has(key);
export const knownKeys = (): Iterable<string> => known.keys();

/** CSS that only an iPhone lacks is about a mouse (cursors, handles). */
const askedAbout = (key: string) =>
  key.startsWith('css.') ? minimumBrowsers.filter(({ browser }) => browser !== 'iOS') : minimumBrowsers;

/** Whether every supported browser has it; unknown keys count as supported. */
export function isInAll(key: string): boolean {
  const support = known.get(key);
  return (
    support === undefined ||
    askedAbout(key).every(({ browser, version }) => {
      const since = support[keyOfBrowser[browser as Browser]];
      return since !== undefined && isNotAfter(since, version);
    })
  );
}
