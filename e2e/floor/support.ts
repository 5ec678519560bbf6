/** Since when browsers have what the platform offers, by the keys of MDN, and whether ours all have it. */
import { features } from 'web-features';
import { floor } from '../../web/lib/floor.server.ts';

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

/** What an iPhone lacks in styles alone needs a mouse (cursors, handles). */
const askedAbout = (key: string) => (key.startsWith('css.') ? floor.filter(({ browser }) => browser !== 'iOS') : floor);

/** Whether every browser of the floor has it; what nobody knows is nothing new. */
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
