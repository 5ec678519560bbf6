/** Parses the environment once and reports all errors together. Nothing else reads it, except start.mjs, which runs earlier. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { ownDatabase } from '../domain/wire/wire.ts';
import { publicKeyPattern, readCredentialKey } from './credential-key.ts';
import { databaseUrlIssue } from './store/database-url.ts';

export const weatherService = 'https://api.weather.gov';
export const googleIssuer = 'https://accounts.google.com';

const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');
const getOrigin = z.string().transform((address, context) => {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`) return url.origin;
  const error = url?.host ? 'expected an origin, without a path' : 'expected an origin';
  context.addIssue({ code: 'custom', message: `${error}, such as https://trails.example.org, not ${address}` });
  return z.NEVER;
});
const toUrl = (example: string) =>
  z.url({ protocol: /^https?$/, error: ({ input }) => `expected a URL, such as ${example}, not ${input}` });
const seconds = (most: number) => {
  const expected = `expected a number of seconds from 0 to ${most}`;
  return z.coerce.number(expected).int(expected).min(0, expected).max(most, expected);
};
const toList = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const origins = z.string().transform(toList).pipe(z.array(getOrigin)).default([]);
const networks = z.array(
  z
    .union(
      [z.ipv4(), z.cidrv4(), z.ipv6(), z.cidrv6()],
      'expected addresses or networks, comma-separated: 10.0.0.7, 172.16.0.0/12',
    )
    .refine((network) => !network.endsWith('/0'), 'expected the addresses of your proxy, not of everybody (/0)'),
);

const portNumbers = 'expected a number from 0 to 65535';

/** An identifier in URLs and cookies. */
const plainName = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,35}$/, 'expected letters, digits, - and _, at most 36');

const environmentSchema = z.object({
  NODE_ENV: z.string().default('development').describe('production disables the Test Badge and demo sign-in.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Interface to listen on.'),
  PORT: z.coerce
    .number(portNumbers)
    .int(portNumbers)
    .min(0, portNumbers)
    .max(65535, portNumbers)
    .default(3000)
    .describe('Port to listen on.'),
  DATA_DIR: z.string().min(1).default('./data').describe('Directory of the SQLite database.'),
  SITE_DIR: z.string().min(1).default('./build').describe('Directory of the built site.'),
  DATABASE_URL: z
    .string()
    .superRefine((text, context) => {
      const message = databaseUrlIssue(text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .optional()
    .describe('PostgreSQL instead of SQLite; with several comma-separated hosts, the primary is used.'),
  PUBLIC_URL: getOrigin.optional().describe('The public origin of the site, https:// behind TLS.'),
  TRUST_PROXY: z
    .string()
    .transform(toList)
    .pipe(networks)
    .optional()
    .describe('Addresses of the reverse proxy, comma-separated; needed to see the client addresses.'),
  DRAIN_SECONDS: seconds(300)
    .optional()
    .describe('How long to keep serving after SIGTERM while proxies drain; 5 behind a proxy, else 0.'),
  ALLOWED_ORIGINS: origins.describe('Additional CORS origins; only those of the same site can be signed in.'),
  GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('OAuth client ID.'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('OAuth client secret.'),
  OIDC_ISSUER: toUrl('https://login.example.org')
    .default(googleIssuer)
    .describe('An OpenID provider other than Google.'),
  CREDENTIAL_KEY: z
    .string()
    .refine(
      (text) => readCredentialKey(text) !== undefined,
      'expected an Ed25519 key, PKCS #8 in base64; npm run -s credential-key generates one',
    )
    .optional()
    .describe('Signs proofs of badges.'),
  CREDENTIAL_FORMER_KEYS: z
    .string()
    .transform(toList)
    .pipe(
      z.array(
        z.string().regex(publicKeyPattern, 'expected public keys as in /.well-known/did.json, comma-separated: z6Mk…'),
      ),
    )
    .default([])
    .describe('Public keys of former signing keys; proofs signed with them remain valid.'),
  PROJECT_ID: plainName.default('north-star-trails').describe('Names the session cookie: a_session_{project}.'),
  DATABASE_ID: plainName.default(ownDatabase).describe('The database id of clients other than our own pages.'),
  TEST_BADGE: onOff.optional().describe('The Test Badge; on in development, off in production.'),
  METRICS: onOff.default(false).describe('on serves /metrics for Prometheus.'),
  ANALYTICS_ORIGINS: origins.describe('Origins that the analytics script loads from and sends to, if any.'),
  CDN_SECONDS: seconds(31_536_000)
    .default(0)
    .describe('How long a CDN may cache pages without revalidating; purge it on every deploy.'),
  WATCH: onOff
    .default(false)
    .describe('on checks official pages linked by the content for changes, hourly; needs CONTACT.'),
  CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]{3,200}$/, 'expected an email address or a URL')
    .optional()
    .describe('Operator contact, sent in the User-Agent of the source watch and the weather client.'),
  WEATHER: onOff
    .default(false)
    .describe('on fetches forecasts and alerts from the National Weather Service; needs CONTACT.'),
  WEATHER_URL: toUrl(weatherService).default(weatherService).describe('Base URL of a compatible weather service.'),
  npm_lifecycle_event: z.string().optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
});

export type Config = {
  production: boolean;
  host: string;
  port: number;
  dataDir: string;
  siteDir: string;
  databaseUrl: string | undefined;
  /** Set by the operator; otherwise derived from host and port. */
  publicUrl: string | undefined;
  trustProxy: string[] | undefined;
  drainSeconds: number;
  allowedOrigins: string[];
  behindTls: boolean;
  identity: { issuer: string; clientId: string; clientSecret: string } | 'demo' | 'none';
  /** Signs proofs of badges; a demonstration makes its own, and without one there are no proofs. */
  credentialKey: string | 'demo' | undefined;
  formerKeys: string[];
  projectId: string;
  databaseId: string;
  testBadge: boolean;
  metrics: boolean;
  analyticsOrigins: string[];
  cdnSeconds: number;
  /** Contact for the hosts of watched pages; undefined: the source watch is off. */
  watchContact: string | undefined;
  /** The weather service and our contact for it; undefined: the weather is off. */
  weather: { url: string; contact: string } | undefined;
  /** Started by npm start, that is, through a shell. */
  startedByNpm: boolean;
  logLevel: z.infer<typeof environmentSchema>['LOG_LEVEL'];
};

export class ConfigError extends Error {
  constructor(issues: string[]) {
    const count = issues.length === 1 ? 'one error' : `${issues.length} errors`;
    super([`Invalid configuration (${count}):`, ...issues].join('\n'));
    this.name = 'ConfigError';
  }
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const issues = parsed.error.issues.map((issue) => `  ${issue.path[0]?.toString()}: ${issue.message}`);
    throw new ConfigError(issues);
  }
  const env = parsed.data;
  const issues = combinationIssues(env);
  if (issues.length > 0) throw new ConfigError(issues);

  return {
    production: env.NODE_ENV === 'production',
    host: env.HOST,
    port: env.PORT,
    dataDir: resolve(env.DATA_DIR),
    siteDir: resolve(env.SITE_DIR),
    databaseUrl: env.DATABASE_URL,
    publicUrl: env.PUBLIC_URL,
    trustProxy: env.TRUST_PROXY,
    drainSeconds: env.DRAIN_SECONDS ?? (env.TRUST_PROXY ? 5 : 0),
    allowedOrigins: env.ALLOWED_ORIGINS,
    behindTls: env.PUBLIC_URL?.startsWith('https:') ?? false,
    identity: chooseIdentity(env),
    credentialKey: env.CREDENTIAL_KEY ?? (isDemonstration(env) ? 'demo' : undefined),
    formerKeys: env.CREDENTIAL_FORMER_KEYS,
    projectId: env.PROJECT_ID,
    databaseId: env.DATABASE_ID,
    testBadge: env.TEST_BADGE ?? env.NODE_ENV !== 'production',
    metrics: env.METRICS,
    analyticsOrigins: env.ANALYTICS_ORIGINS,
    cdnSeconds: env.CDN_SECONDS,
    watchContact: env.WATCH ? env.CONTACT : undefined,
    weather: env.WEATHER && env.CONTACT ? { url: env.WEATHER_URL, contact: env.CONTACT } : undefined,
    startedByNpm: env.npm_lifecycle_event === 'start',
    logLevel: env.LOG_LEVEL,
  };
}

type Environment = z.infer<typeof environmentSchema>;

function combinationIssues(env: Environment): string[] {
  const issues: string[] = [];
  const issuer = new URL(env.OIDC_ISSUER);
  if (issuer.protocol !== 'https:' && !isLoopback(issuer.hostname)) {
    issues.push('  OIDC_ISSUER: expected https; http is allowed only on loopback');
  }
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    issues.push('  GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: set both or neither');
  }
  if (env.GOOGLE_CLIENT_ID && !env.PUBLIC_URL && !isLoopback(env.HOST)) {
    issues.push('  PUBLIC_URL: required for sign-in, which redirects visitors back to it');
  }
  if (env.TRUST_PROXY && !env.PUBLIC_URL) {
    issues.push('  PUBLIC_URL: required behind a proxy');
  }
  if (env.CREDENTIAL_KEY && !env.PUBLIC_URL && !isLoopback(env.HOST)) {
    issues.push('  PUBLIC_URL: required with CREDENTIAL_KEY, because proofs name it as their issuer');
  }
  if (env.WATCH && !env.CONTACT) {
    issues.push('  CONTACT: required with WATCH=on, so that the hosts of watched pages can reach you');
  }
  if (env.WEATHER && !env.CONTACT) {
    issues.push('  CONTACT: required with WEATHER=on, so that the National Weather Service can reach you');
  }
  const weather = new URL(env.WEATHER_URL);
  if (weather.protocol !== 'https:' && !isLoopback(weather.hostname)) {
    issues.push('  WEATHER_URL: expected https; http is allowed only on loopback');
  }
  return issues;
}

/** The demonstration lets anyone sign in under any name, so it is off in production, behind a proxy and on a public address. */
function chooseIdentity(env: Environment): Config['identity'] {
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET) {
    return { issuer: env.OIDC_ISSUER, clientId: env.GOOGLE_CLIENT_ID, clientSecret: env.GOOGLE_CLIENT_SECRET };
  }
  return isDemonstration(env) ? 'demo' : 'none';
}

/** Reachable from this machine only. */
function isDemonstration(env: Environment): boolean {
  const reachedFromOutside = env.TRUST_PROXY || (env.PUBLIC_URL && !isLoopback(new URL(env.PUBLIC_URL).hostname));
  const forOthers = env.NODE_ENV === 'production' || reachedFromOutside;
  return isLoopback(env.HOST) && !forOthers;
}

/** Everything that can be set; docs/how-to/run-it.md explains each. */
export const variableNames = Object.keys(environmentSchema.shape).filter((name) => name === name.toUpperCase());
