/**
 * Warnings before a site is opened to the public: placeholders left in the pages, and settings with which a feature would not
 * work for visitors.
 */
import { homePath } from '../domain/wire/not-found.ts';
import { type Config, googleIssuer, isLoopback } from './config.ts';
import { faultOfIssuer } from './features/sign-in/provider.ts';
import type { Site } from './site/site.ts';

export async function beforeYouOpen(config: Config, site: Site): Promise<string[]> {
  if (!isForOthers(config)) return [];
  return [...ofThePages(config, site), ...ofTheSettings(config), ...(await ofTheProvider(config))];
}

const isForOthers = ({ production, publicUrl, host }: Config) =>
  production || !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));

function ofThePages({ publicUrl, analyticsOrigins, identity }: Config, site: Site): string[] {
  const home = textOf(site, homePath);
  if (home === undefined) return ['The pages are missing: run npm run build.'];
  const notes: string[] = [];
  const [, built = ''] = /<link rel="canonical" href="(https?:\/\/[^/"]+)/.exec(home) ?? [];
  if (isPlaceholder(built)) notes.push(`The pages were built for ${built}: rebuild with SITE_ORIGIN or PUBLIC_URL.`);
  else if (publicUrl && publicUrl !== built)
    notes.push(`The pages were built for ${built}, but PUBLIC_URL is ${publicUrl}: rebuild with the right one.`);
  const about = textOf(site, '/about') ?? '';
  const [, mailHost = ''] = /data-host="([^"]+)"/.exec(about) ?? [];
  if (isPlaceholder(mailHost))
    notes.push(`The contact address is at ${mailHost}, a placeholder: rebuild with CONTACT=you@example.org.`);
  const [, sister] = /href="(https:\/\/[^"/]+\.example)\b/.exec(about.replaceAll(built, '')) ?? [];
  if (sister)
    notes.push(`The about page links to ${sister}, a placeholder: set or remove sisterSite in content/site.ts.`);
  const [, provider] = /Sign in<span[^>]*> with ([^<]+)</.exec(home) ?? [];
  if (provider === 'Google' && typeof identity === 'object' && identity.issuer !== googleIssuer)
    notes.push(`The pages say “Sign in with Google”, but OIDC_ISSUER is ${identity.issuer}: rebuild with OIDC_NAME.`);
  const [, analytics] = /<script[^>]* src="(https?:\/\/[^/"]+)[^"]*"[^>]* data-analytics/.exec(home) ?? [];
  if (analytics && !analyticsOrigins.some((allowed) => covers(allowed, analytics)))
    notes.push(`Browsers will block the analytics script from ${analytics}: add it to ANALYTICS_ORIGINS.`);
  return notes;
}

function ofTheSettings({
  production,
  publicUrl,
  host,
  behindTls,
  identity,
  testBadge,
  trustProxy,
  credentialKey,
}: Config): string[] {
  const notes: string[] = [];
  if (!production) notes.push('NODE_ENV is not production.');
  if (!publicUrl) notes.push('PUBLIC_URL is not set: sign-in cannot redirect back.');
  if (identity === 'none') notes.push('Nobody can sign in: set GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET.');
  if (!credentialKey)
    notes.push('Nobody can save a badge as a proof: set CREDENTIAL_KEY (npm run -s credential-key generates one).');
  if (!behindTls)
    notes.push(
      'Without TLS, sessions can be intercepted and browsers refuse geolocation: set PUBLIC_URL to an https address.',
    );
  if (!isLoopback(host) && !trustProxy)
    notes.push(`HOST is ${host} without TRUST_PROXY: clients can bypass the proxy, and the server itself has no TLS.`);
  if (isLoopback(host) && behindTls && !trustProxy)
    notes.push(
      'TRUST_PROXY is not set: all visitors share the address of the TLS proxy, and so one rate limit for sign-ins and reports.',
    );
  if (testBadge) notes.push('The Test Badge can be earned: set TEST_BADGE=off.');
  return notes;
}

/** Checked at startup, before the first visitor finds out. */
async function ofTheProvider({ identity }: Config): Promise<string[]> {
  if (typeof identity === 'string') return [];
  const fault = await faultOfIssuer({ ...identity, issuer: async () => identity.issuer });
  if (!fault) return [];
  const isUnknownAuthority = /CERT|SELF_SIGNED/.test(fault);
  const hint = isUnknownAuthority ? ' Add its certificate authority to NODE_EXTRA_CA_CERTS.' : '';
  return [`Nobody can sign in: OpenID discovery failed at ${identity.issuer}: ${fault}.${hint}`];
}

const isPlaceholder = (address: string) => /\.example$/.test(address);

/** A CSP source, possibly with a wildcard subdomain. */
function covers(allowed: string, origin: string): boolean {
  const [before = '', after] = allowed.split('*.');
  return after === undefined ? allowed === origin : origin.startsWith(before) && origin.endsWith(`.${after}`);
}

const textOf = (site: Site, path: string) => site.get(path)?.variants.identity.body.toString('utf8');
