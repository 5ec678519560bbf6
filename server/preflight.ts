/**
 * Warnings before a site is opened to the public: placeholders left in the pages, and settings with which a feature would not
 * work for visitors.
 */
import { type Config, googleIssuer, isLoopback } from './config.ts';
import { issuerError } from './features/sign-in/provider.ts';
import { type BuildInfo, isPlaceholder, placeholdersIn } from './site/build-info.ts';

export async function getPreflightWarnings(config: Config, build: BuildInfo | undefined): Promise<string[]> {
  if (!isForOthers(config)) return [];
  return [...getPageWarnings(config, build), ...getSettingWarnings(config), ...(await getProviderWarnings(config))];
}

const isForOthers = ({ production, publicUrl, host }: Config) =>
  production || !isLoopback(host) || (publicUrl !== undefined && !isLoopback(new URL(publicUrl).hostname));

function getPageWarnings(
  { siteDir, publicUrl, analyticsOrigins, identity }: Config,
  build: BuildInfo | undefined,
): string[] {
  if (!build) return [`The pages are missing in ${siteDir} (SITE_DIR), or of an older version: run npm run build.`];
  const { origin, identityProvider, analyticsScript } = build.pages;
  const notes = placeholdersIn(build.pages);
  if (build.settings.SERVER === 'none')
    notes.push('The pages were built for static hosting, without sign-in: rebuild with SERVER= (empty).');
  if (publicUrl && publicUrl !== origin && !isPlaceholder(origin))
    notes.push(`The pages were built for ${origin}, but PUBLIC_URL is ${publicUrl}: rebuild with the right one.`);
  if (identityProvider === 'Google' && typeof identity === 'object' && identity.issuer !== googleIssuer)
    notes.push(`The pages say “Sign in with Google”, but OIDC_ISSUER is ${identity.issuer}: rebuild with OIDC_NAME.`);
  const analytics = analyticsScript && URL.canParse(analyticsScript) ? new URL(analyticsScript).origin : undefined;
  if (analytics && !analyticsOrigins.some((allowed) => covers(allowed, analytics)))
    notes.push(`Browsers will block the analytics script from ${analytics}: add it to ANALYTICS_ORIGINS.`);
  return notes;
}

function getSettingWarnings({
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
async function getProviderWarnings({ identity }: Config): Promise<string[]> {
  if (typeof identity === 'string') return [];
  const error = await issuerError({ ...identity, issuer: async () => identity.issuer });
  if (!error) return [];
  const isUnknownAuthority = /CERT|SELF_SIGNED/.test(error);
  const hint = isUnknownAuthority ? ' Add its certificate authority to NODE_EXTRA_CA_CERTS.' : '';
  return [`Nobody can sign in: OpenID discovery failed at ${identity.issuer}: ${error}.${hint}`];
}

/** A CSP source, possibly with a wildcard subdomain. */
function covers(allowed: string, origin: string): boolean {
  const [before = '', after] = allowed.split('*.');
  return after === undefined ? allowed === origin : origin.startsWith(before) && origin.endsWith(`.${after}`);
}
