import { expect, it } from 'vitest';
import { pageOf } from '../test/small-site.ts';
import { readConfig } from './config.ts';
import { newCredentialKey } from './credential-key.ts';
import { beforeYouOpen } from './preflight.ts';
import type { Site } from './site/site.ts';

const siteOf = (origin: string, { mail = 'trails.test', sister = 'https://prompts.test', script = '' } = {}): Site =>
  new Map([
    ['/hikes', pageOf(`<link rel="canonical" href="${origin}/hikes">${script}`)],
    ['/about', pageOf(`<a href="${origin}/about"></a><a href="${sister}"></a><a data-host="${mail}"></a>`)],
  ]);

const whole = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://trails.test',
  GOOGLE_CLIENT_ID: 'id',
  GOOGLE_CLIENT_SECRET: 'secret',
  CREDENTIAL_KEY: newCredentialKey(),
  TRUST_PROXY: '127.0.0.1',
};
const notes = (environment: Record<string, string>, site = siteOf('https://trails.test')) =>
  beforeYouOpen(readConfig(environment), site);

it('has nothing to say on this machine alone, nor where everything is set', () => {
  expect(notes({}, siteOf('https://northstartrails.example'))).toEqual([]);
  expect(notes(whole)).toEqual([]);
});

it('names every placeholder in the pages', () => {
  const site = siteOf('https://trails.example', { mail: 'trails.example', sister: 'https://prompts.example' });
  expect(notes(whole, site)).toEqual([
    expect.stringContaining('https://trails.example: build them with SITE_ORIGIN'),
    expect.stringContaining('CONTACT='),
    expect.stringContaining('https://prompts.example'),
  ]);
  expect(notes(whole, new Map())).toEqual([expect.stringContaining('npm run build')]);
});

it('says where pages and settings call the site differently', () => {
  expect(notes(whole, siteOf('https://www.trails.test'))).toEqual([
    expect.stringMatching(/www\.trails\.test.*PUBLIC_URL/),
  ]);
});

it.each<[string, Record<string, string>]>([
  ['Nobody can sign in', { GOOGLE_CLIENT_ID: '', GOOGLE_CLIENT_SECRET: '' }],
  ['Nobody can save a badge', { CREDENTIAL_KEY: '' }],
  ['without TRUST_PROXY everyone may come past a proxy', { HOST: '0.0.0.0', TRUST_PROXY: '' }],
  ['TRUST_PROXY is not set: all visitors seem to come from the proxy', { TRUST_PROXY: '' }],
  ['Test Badge', { TEST_BADGE: 'on' }],
  ['NODE_ENV', { NODE_ENV: 'development', TEST_BADGE: 'off' }],
])('says: %s', (words, environment) => {
  expect(notes({ ...whole, ...environment })).toEqual([expect.stringContaining(words)]);
});

it('says that without TLS phones give no position', () => {
  expect(notes({ ...whole, PUBLIC_URL: 'http://trails.test' }, siteOf('http://trails.test'))).toEqual([
    expect.stringContaining('TLS'),
  ]);
});

it('knows which analytics the policy would block', () => {
  const script = '<script async="" src="https://www.googletagmanager.com/gtag/js?id=G-1" data-analytics=""></script>';
  const site = siteOf('https://trails.test', { script });
  expect(notes(whole, site)).toEqual([expect.stringContaining('ANALYTICS_ORIGINS')]);
  expect(notes({ ...whole, ANALYTICS_ORIGINS: 'https://www.googletagmanager.com' }, site)).toEqual([]);
  expect(notes({ ...whole, ANALYTICS_ORIGINS: 'https://*.googletagmanager.com' }, site)).toEqual([]);
});
