/** Settings that end up in pages, or in the headers that proxies send with them, and are not content. */
import type { Site } from '../../domain/site.ts';
import type { NamedByPages } from '../../server/site/build-info.ts';

const names = ['SITE_ORIGIN', 'CONTACT', 'OIDC_NAME', 'ANALYTICS_SCRIPT', 'ANALYTICS_ORIGINS', 'SERVER'] as const;

/** Empty where not set. */
export type BuildSettings = Record<(typeof names)[number], string>;

export class SettingError extends Error {}

/**
 * @param last the settings of the last build, which are the defaults, because a shell without them would put placeholders into the pages;
 * an empty variable resets one
 */
export function readBuildSettings(env: NodeJS.ProcessEnv, last: Partial<BuildSettings> = {}): BuildSettings {
  const origin = env.SITE_ORIGIN || publicOrigin(env.PUBLIC_URL);
  const given: NodeJS.ProcessEnv = origin ? { ...env, SITE_ORIGIN: origin } : env;
  const settings = Object.fromEntries(names.map((name) => [name, given[name] ?? last[name] ?? ''])) as BuildSettings;
  const { SITE_ORIGIN, CONTACT, SERVER } = settings;
  if (SITE_ORIGIN && !/^https?:\/\/[^/]+$/.test(SITE_ORIGIN))
    throw new SettingError('SITE_ORIGIN: expected an origin without a path, such as https://trails.example.org');
  if (CONTACT && !/^[^@\s]+@[^@\s]+$/.test(CONTACT))
    throw new SettingError('CONTACT: expected one email address, such as hello@trails.example.org');
  if (SERVER && SERVER !== 'none') throw new SettingError('SERVER: expected none, for static hosting only, or nothing');
  return settings;
}

/** That of PUBLIC_URL, unless it is a loopback address. */
function publicOrigin(address = ''): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const { origin, hostname } = new URL(address);
  return /^(localhost|127\..*|\[::1\])$/.test(hostname) ? undefined : origin;
}

/** Lines about the settings that the shell did not name. */
export const takenFromLastBuild = (env: NodeJS.ProcessEnv, settings: BuildSettings): string[] =>
  names
    .filter(
      (name) => settings[name] && env[name] === undefined && !(name === 'SITE_ORIGIN' && publicOrigin(env.PUBLIC_URL)),
    )
    .map((name) => `${name}=${settings[name]}, as in the last build (${name}= resets it)`);

/** For bundlers, which read them from the environment. */
export function putIntoEnvironment(settings: BuildSettings): void {
  for (const name of names) {
    if (settings[name]) process.env[name] = settings[name];
    else delete process.env[name];
  }
}

/** The same defaults as in web/lib: head.ts, contact.ts, provider.ts. */
export const namedByPages = (site: Site, settings: BuildSettings): NamedByPages => ({
  origin: settings.SITE_ORIGIN || site.origin,
  contactHost: settings.CONTACT.split('@')[1] ?? site.contact.host,
  identityProvider: settings.OIDC_NAME || 'Google',
  analyticsScript: settings.ANALYTICS_SCRIPT || undefined,
});
