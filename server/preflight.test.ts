import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createServer as createTlsServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { makeCertificate } from '../test/certificate.ts';
import { freePort } from '../test/ports.ts';
import { readConfig } from './config.ts';
import { newCredentialKey } from './credential-key.ts';
import { getPreflightWarnings } from './preflight.ts';
import type { NamedByPages } from './site/build-info.ts';
import { noInline } from './site/security-headers.ts';

const named: NamedByPages = {
  origin: 'https://trails.test',
  contactHost: 'trails.test',
  identityProvider: 'Keycloak',
};

const listening = async (server: Server): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
};

/** A provider that can be discovered, and no more. */
const describeYourself: RequestListener = ({ headers }, response) => {
  const issuer = `http://${headers.host}`;
  const description = { issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` };
  response.setHeader('content-type', 'application/json').end(JSON.stringify(description));
};
const provider = createServer(describeYourself);
beforeAll(async () => {
  whole.OIDC_ISSUER = `http://127.0.0.1:${await listening(provider)}`;
});
afterAll(() => void provider.close());

const whole = {
  OIDC_ISSUER: '',
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://trails.test',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  CREDENTIAL_KEY: newCredentialKey(),
  TRUST_PROXY: '127.0.0.1',
};
const notes = (environment: Record<string, string>, pages: Partial<NamedByPages> = {}, settings = {}) =>
  getPreflightWarnings(readConfig(environment), {
    version: '0.1.0',
    settings,
    inline: noInline,
    pages: { ...named, ...pages },
  });

it('the preflight has no warnings on loopback or with a complete configuration', async () => {
  expect(await notes({}, { origin: 'https://northstartrails.example' })).toEqual([]);
  expect(await notes(whole)).toEqual([]);
});

it('the preflight lists every placeholder in the pages', async () => {
  const placeholders = {
    origin: 'https://trails.example',
    contactHost: 'trails.example',
  };
  expect(await notes(whole, placeholders)).toEqual([
    expect.stringContaining('https://trails.example: rebuild with SITE_ORIGIN'),
    expect.stringContaining('CONTACT='),
  ]);
});

it('the preflight says that the pages are missing', async () => {
  const config = readConfig({ ...whole, SITE_DIR: '/srv/elsewhere' });
  expect(await getPreflightWarnings(config, undefined)).toEqual([
    'The pages are missing in /srv/elsewhere (SITE_DIR), or of an older version: run npm run build.',
  ]);
});

it('the preflight warns if pages and settings have different URLs of the site', async () => {
  expect(await notes(whole, { origin: 'https://www.trails.test' })).toEqual([
    expect.stringMatching(/www\.trails\.test.*PUBLIC_URL/),
  ]);
});

it.each<[string, Record<string, string>]>([
  ['Nobody can sign in', { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }],
  ['Nobody can save a badge', { CREDENTIAL_KEY: '' }],
  ['without TRUST_PROXY: clients can bypass the proxy', { HOST: '0.0.0.0', TRUST_PROXY: '' }],
  ['TRUST_PROXY is not set: all visitors share the address', { TRUST_PROXY: '' }],
  ['Test Badge', { TEST_BADGE: 'on' }],
  ['NODE_ENV', { NODE_ENV: 'development', TEST_BADGE: 'off' }],
])('the preflight warns: %s', async (words, environment) => {
  expect(await notes({ ...whole, ...environment })).toEqual([expect.stringContaining(words)]);
});

it('the preflight warns that browsers refuse geolocation without TLS', async () => {
  expect(await notes({ ...whole, PUBLIC_URL: 'http://trails.test' }, { origin: 'http://trails.test' })).toEqual([
    expect.stringContaining('TLS'),
  ]);
});

it('the preflight warns that pages for static hosting have no sign-in', async () => {
  expect(await notes(whole, {}, { SERVER: 'none' })).toEqual([expect.stringContaining('SERVER=')]);
});

it('the preflight warns about analytics that the policy would block', async () => {
  const analyticsScript = 'https://www.googletagmanager.com/gtag/js?id=G-1';
  const site = { analyticsScript };
  expect(await notes(whole, site)).toEqual([expect.stringContaining('ANALYTICS_ORIGINS')]);
  expect(await notes({ ...whole, ANALYTICS_ORIGINS: 'https://www.googletagmanager.com' }, site)).toEqual([]);
  expect(await notes({ ...whole, ANALYTICS_ORIGINS: 'https://*.googletagmanager.com' }, site)).toEqual([]);
  const insecure = { analyticsScript: analyticsScript.replace('https:', 'http:') };
  expect(await notes({ ...whole, ANALYTICS_ORIGINS: 'https://*.googletagmanager.com' }, insecure)).toHaveLength(1);
});

it('the preflight checks the issuer and reports why sign-in would fail', async () => {
  const withIssuer = (issuer: string) => notes({ ...whole, OIDC_ISSUER: issuer });
  expect(await withIssuer(`http://127.0.0.1:${await freePort()}`)).toEqual([
    expect.stringMatching(
      /^Nobody can sign in: OpenID discovery failed at http:\/\/127\.0\.0\.1:\d+: .*connect ECONNREFUSED 127\.0\.0\.1:\d+/,
    ),
  ]);
  const other = createServer((_, response) => response.writeHead(404).end('<html>no</html>'));
  onTestFinished(() => void other.close());
  const [note = ''] = await withIssuer(`http://127.0.0.1:${await listening(other)}`);
  expect(note).toMatch(/unexpected HTTP response status code|not a conform/);
  expect(note).not.toContain('<html>');
});

it('the preflight explains how to trust a provider with a private certificate authority', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certificate-'));
  const { key, certificate } = makeCertificate(folder, 'localhost');
  const server = createTlsServer({ key: readFileSync(key), cert: readFileSync(certificate) }, describeYourself);
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true });
  });
  expect(await notes({ ...whole, OIDC_ISSUER: `https://localhost:${await listening(server)}` })).toEqual([
    expect.stringMatching(/self-signed certificate.*NODE_EXTRA_CA_CERTS\.$/),
  ]);
});

it('the preflight warns if the pages name Google but the issuer is another', async () => {
  expect(await notes(whole, { identityProvider: 'Google' })).toEqual([
    expect.stringContaining('rebuild with OIDC_NAME'),
  ]);
});
