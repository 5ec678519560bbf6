/** Starting a sign-in costs no write; starts and finished ones are limited by network. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import { callbackPath, navigation, signInServers, startPath } from '../../../test/sign-in-servers.ts';
import { mostPerNetwork } from './limits.ts';

const { closing } = signInServers();

const publicUrl = 'https://trails.example';

/** Behind a proxy, with a provider that knows no code. */
async function build(changes: Record<string, string> = {}): Promise<TestApp> {
  const provider = await startIdentityProvider(() => [`${publicUrl}${callbackPath}`]);
  closing.push(provider.close);
  const behindProxy = { PUBLIC_URL: publicUrl, TRUST_PROXY: '10.0.0.0/8' };
  const test = await buildTestApp({ environment: { ...provider.environment, ...behindProxy, ...changes } });
  closing.push(test.close);
  return test;
}

const start = ({ app }: TestApp, visitor: string, headers = {}, remoteAddress = '10.1.2.3') =>
  app.inject({ url: startPath, remoteAddress, headers: { 'x-forwarded-for': visitor, ...navigation, ...headers } });

/** Returns from the provider with a code that it never gave; resolves to why the sign-in failed. */
async function visit(test: TestApp, visitor: string, remoteAddress = '10.1.2.3') {
  const { headers: sent, cookies } = await start(test, visitor, {}, remoteAddress);
  const state = new URL(String(sent.location)).searchParams.get('state') ?? '';
  const { headers } = await test.app.inject({
    url: `${callbackPath}?${new URLSearchParams({ code: 'none', state })}`,
    remoteAddress,
    headers: { 'x-forwarded-for': visitor, cookie: cookies.map(({ name, value }) => `${name}=${value}`).join() },
  });
  return new URL(String(headers.location)).searchParams.get('code');
}

const windows = ({ store }: TestApp) => store.db.selectFrom('rate_windows').selectAll().execute();

/** Sets the number of earlier sign-ins of every network. */
async function crowd({ store }: TestApp, hits: number) {
  await store.db.updateTable('rate_windows').set({ hits }).where('key', 'not like', '% state %').execute();
}

const asked = 'provider_failed';
const refused = 'too_many_sign_ins';

describe('starting a sign-in', () => {
  it('starting a sign-in writes nothing', async () => {
    const test = await build();
    for (let n = 0; n < 30; n += 1) expect((await start(test, '198.51.100.7')).statusCode).toBe(302);
    expect(await windows(test)).toEqual([]);
    expect(await test.store.db.selectFrom('sign_ins').selectAll().execute()).toEqual([]);
  });

  it('starting a sign-in is refused without a write after a thousand from one network', async () => {
    const test = await build();
    for (let n = 0; n < mostPerNetwork; n += 1) expect((await start(test, '198.51.100.7')).statusCode).toBe(302);
    const { headers } = await start(test, '198.51.100.7');
    expect(headers.location).toBe(`${publicUrl}/auth-failed?code=too_many_sign_ins`);
    const ofClient = await start(test, '198.51.100.7', { 'sec-fetch-mode': 'cors', 'sec-fetch-dest': 'document' });
    expect([ofClient.statusCode, ofClient.headers['retry-after']]).toEqual([429, '600']);
    expect((await start(test, '198.51.100.8')).headers.location).toContain('state=');
    expect(await windows(test)).toEqual([]);
    test.advance(10);
    expect((await start(test, '198.51.100.7')).headers.location).toContain('state=');
  });

  it('starting a sign-in is refused to images and frames of foreign pages', async () => {
    const test = await build();
    for (const destination of ['image', 'iframe', 'script', 'empty']) {
      const headers = { 'sec-fetch-dest': destination, 'sec-fetch-mode': 'no-cors' };
      expect((await start(test, '198.51.100.7', headers)).json()).toMatchObject({
        code: 403,
        type: 'general_access_forbidden',
        message: 'A sign-in is a page to go to.',
      });
    }
    const framed = await start(test, '198.51.100.7', { 'sec-fetch-dest': 'iframe' });
    expect(framed.headers.location).toBe(`${publicUrl}/auth-failed?code=bad_request`);
  });

  it('starting a sign-in works for a navigation through a service worker, whose destination is empty', async () => {
    const test = await build();
    const passed = { 'sec-fetch-dest': 'empty' };
    const inFirefox = { ...passed, 'sec-fetch-mode': 'same-origin', 'sec-fetch-site': 'same-origin' };
    for (const headers of [passed, inFirefox])
      expect((await start(test, '198.51.100.7', headers)).headers.location).toContain('state=');
    expect((await start(test, '198.51.100.7', { ...inFirefox, accept: '*/*' })).statusCode).toBe(403);
  });
});

describe('the limit of finished sign-ins by network', () => {
  it('a whole trailhead behind one address can sign in, up to a thousand', async () => {
    const test = await build();
    for (let n = 0; n < 20; n += 1) expect(await visit(test, '198.51.100.7')).toBe(asked);
    await crowd(test, mostPerNetwork - 1);
    expect(await visit(test, '198.51.100.7')).toBe(asked);
    expect(await visit(test, '198.51.100.7')).toBe(refused);
    expect(await visit(test, '198.51.100.8')).toBe(asked);
  });

  it('the limit of finished sign-ins stops counting once it is reached', async () => {
    const test = await build();
    expect(await visit(test, '198.51.100.7')).toBe(asked);
    await crowd(test, mostPerNetwork);
    expect(await visit(test, '198.51.100.7')).toBe(refused);
    const before = await windows(test);
    for (const _ of [1, 2, 3]) expect(await visit(test, '198.51.100.7')).toBe(refused);
    expect(await windows(test)).toEqual(before);
    test.advance(10);
    expect(await visit(test, '198.51.100.7')).toBe(asked);
  });

  it('the limit of sign-ins uses the address of the visitor, from the trusted proxy only', async () => {
    const test = await build();
    expect(await visit(test, '2001:db8:1:2::5')).toBe(asked);
    await crowd(test, mostPerNetwork);
    expect(await visit(test, '2001:db8:1:3:ffff::9')).toBe(refused);
    expect(await visit(test, '2001:db8:2:2::5')).toBe(asked);
    expect(await visit(test, '198.51.100.1', '203.0.113.9')).toBe(asked);
    await crowd(test, mostPerNetwork);
    expect(await visit(test, '198.51.100.2', '203.0.113.9')).toBe(refused);
  });

  it('the limit of sign-ins stores no address, only a fingerprint of the day and the site', async () => {
    const getKeys = async (changes: Record<string, string> = {}, days = 0) => {
      const test = await build(changes);
      test.advance(days * 24 * 60);
      await visit(test, '198.51.100.7');
      return (await windows(test)).map(({ key }) => key).filter((key) => !key.includes(' state '));
    };
    const secret = { GOOGLE_CLIENT_SECRET: 'other' };
    const keys = [...(await getKeys()), ...(await getKeys({}, 1)), ...(await getKeys(secret))];
    expect(new Set(keys).size).toBe(3);
    const plain = createHash('sha256').update('198.51.100.7').digest('base64url');
    for (const key of keys) {
      expect(key).not.toContain('198.51');
      expect(key).not.toContain(plain);
    }
    expect(await getKeys()).toEqual(keys.slice(0, 1)); // the same on every instance
  });
});
