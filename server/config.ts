/** Parses the environment once and reports all errors together. Nothing else reads it, except start.mjs, which runs earlier. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { ownDatabase } from '../domain/wire/wire.ts';
import { publicKeyPattern, readCredentialKey } from './credential-key.ts';
import { databaseUrlFault } from './store/database-url.ts';

export const weatherService = 'https://api.weather.gov';
export const googleIssuer = 'https://accounts.google.com';

const onOff = z.enum(['on', 'off']).transform((word) => word === 'on');
const originOf = z.url({ protocol: /^https?$/ }).transform((address) => new URL(address).origin);
const listOf = (text: string) =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean);

const origins = z.string().transform(listOf).pipe(z.array(originOf)).default([]);
const networks = z.array(
  z.union([z.ipv4(), z.cidrv4(), z.ipv6(), z.cidrv6()], 'addresses or networks, with commas: 10.0.0.7, 172.16.0.0/12'),
);

const portNumbers = 'a number from 0 to 65535';

/** An identifier in URLs and cookies. */
const plainName = z.string().regex(/^[a-zA-Z0-9][a-zA-Z0-9_-]{0,35}$/, 'letters, digits, - and _, at most 36');

const environmentSchema = z.object({
  NODE_ENV: z
    .string()
    .default('development')
    .describe('production switches the Test Badge and the demonstration of signing in off.'),
  HOST: z.string().min(1).default('127.0.0.1').describe('Interface to listen on.'),
  PORT: z.coerce
    .number(portNumbers)
    .int(portNumbers)
    .min(0, portNumbers)
    .max(65535, portNumbers)
    .default(3000)
    .describe('Port to listen on.'),
  DATA_DIR: z.string().min(1).default('./data').describe('Folder of the SQLite database.'),
  SITE_DIR: z.string().min(1).default('./build').describe('Folder with the built site.'),
  DATABASE_URL: z
    .string()
    .superRefine((text, context) => {
      const message = databaseUrlFault(text);
      if (message) context.addIssue({ code: 'custom', message });
    })
    .optional()
    .describe('PostgreSQL instead of SQLite; several hosts with commas, the one that may write is found.'),
  PUBLIC_URL: originOf.optional().describe('The address visitors type, with https:// behind TLS.'),
  TRUST_PROXY: z
    .string()
    .transform(listOf)
    .pipe(networks)
    .optional()
    .describe('Addresses of the proxy in front, with commas, so that visitors are told apart by theirs.'),
  DRAIN_SECONDS: z.coerce
    .number()
    .min(0)
    .max(300)
    .optional()
    .describe('How long it goes on after the signal to stop, so that proxies notice; 5 behind a proxy, else 0.'),
  ALLOWED_ORIGINS: origins.describe(
    'Further origins whose pages may call the API; only those of the same site can be signed in.',
  ),
  GOOGLE_CLIENT_ID: z.string().min(1).optional().describe('Client of the identity provider.'),
  GOOGLE_CLIENT_SECRET: z.string().min(1).optional().describe('Its secret.'),
  OIDC_ISSUER: z.url().default(googleIssuer).describe('Another OpenID provider than Google.'),
  CREDENTIAL_KEY: z
    .string()
    .refine(
      (text) => readCredentialKey(text) !== undefined,
      'the base64 of an Ed25519 key in its PKCS #8 form; npm run -s credential-key makes one',
    )
    .optional()
    .describe('The key that proofs of badges are signed with.'),
  CREDENTIAL_FORMER_KEYS: z
    .string()
    .transform(listOf)
    .pipe(z.array(z.string().regex(publicKeyPattern, 'public keys as in /.well-known/did.json, with commas: z6Mk…')))
    .default([])
    .describe('Public halves of former keys: files signed with them still hold.'),
  PROJECT_ID: plainName.default('north-star-trails').describe('Names the session cookie: a_session_{project}.'),
  DATABASE_ID: plainName.default(ownDatabase).describe('The database id of clients other than our own pages.'),
  TEST_BADGE: onOff.optional().describe('The Test Badge; on in development, off in production.'),
  METRICS: onOff.default(false).describe('on answers /metrics for Prometheus.'),
  ANALYTICS_ORIGINS: origins.describe('Where the analytics script comes from and sends to, if there is one.'),
  CDN_SECONDS: z.coerce
    .number()
    .int()
    .min(0)
    .max(31_536_000)
    .default(0)
    .describe('How long a CDN may hold pages without asking; it has to be purged when pages change.'),
  WATCH: onOff
    .default(false)
    .describe('on asks the official pages of the content once an hour whether they changed; needs CONTACT.'),
  CONTACT: z
    .string()
    .regex(/^[\x21-\x7e]{3,200}$/, 'an email address or the address of a page')
    .optional()
    .describe('Who answers for this site: told to the hosts that the source watch and the weather ask.'),
  WEATHER: onOff
    .default(false)
    .describe('on fetches forecasts and alerts from the National Weather Service, on a timetable; needs CONTACT.'),
  WEATHER_URL: z
    .url({ protocol: /^https?$/ })
    .default(weatherService)
    .describe('Another host that answers like it.'),
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
  constructor(faults: string[]) {
    super(
      `The configuration has ${faults.length === 1 ? 'a fault' : `${faults.length} faults`}:\n${faults.join('\n')}`,
    );
    this.name = 'ConfigError';
  }
}

export const isLoopback = (host: string): boolean =>
  host === 'localhost' || host === '::1' || host === '[::1]' || /^127(\.\d{1,3}){3}$/.test(host);

export function readConfig(environment: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    throw new ConfigError(parsed.error.issues.map((issue) => `  ${issue.path[0]?.toString()}: ${issue.message}`));
  }
  const env = parsed.data;
  const faults = combinationFaults(env);
  if (faults.length > 0) throw new ConfigError(faults);

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

function combinationFaults(env: Environment): string[] {
  const faults: string[] = [];
  const issuer = new URL(env.OIDC_ISSUER);
  if (issuer.protocol !== 'https:' && !isLoopback(issuer.hostname)) {
    faults.push('  OIDC_ISSUER: expected https; plain http is only for a provider on this machine');
  }
  if (Boolean(env.GOOGLE_CLIENT_ID) !== Boolean(env.GOOGLE_CLIENT_SECRET)) {
    faults.push('  GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET: set both or neither');
  }
  if (env.GOOGLE_CLIENT_ID && !env.PUBLIC_URL && !isLoopback(env.HOST)) {
    faults.push('  PUBLIC_URL: the identity provider must know where to send visitors back to; set their address');
  }
  if (env.TRUST_PROXY && !env.PUBLIC_URL) {
    faults.push('  PUBLIC_URL: behind a proxy only you know the address visitors type; set it');
  }
  if (env.CREDENTIAL_KEY && !env.PUBLIC_URL && !isLoopback(env.HOST)) {
    faults.push('  PUBLIC_URL: proofs are signed in the name of the address visitors type; set it');
  }
  if (env.WATCH && !env.CONTACT) {
    faults.push('  CONTACT: hosts whose pages are watched must be able to reach you; set it, or WATCH=off');
  }
  if (env.WEATHER && !env.CONTACT) {
    faults.push('  CONTACT: the National Weather Service must be able to reach you; set it, or WEATHER=off');
  }
  const weather = new URL(env.WEATHER_URL);
  if (weather.protocol !== 'https:' && !isLoopback(weather.hostname)) {
    faults.push('  WEATHER_URL: expected https; plain http is only for a stand-in on this machine');
  }
  return faults;
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
