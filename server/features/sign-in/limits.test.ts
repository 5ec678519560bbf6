/** Rate limit of started sign-ins per address. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { navigation, signInServers, startPath } from '../../../test/sign-in-servers.ts';
import { startLimits } from './limits.ts';

const { closing } = signInServers();

describe('the limit of sign-ins by address', () => {
  const unreachable = { OIDC_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const behindProxy = { ...unreachable, PUBLIC_URL: 'https://trails.example', TRUST_PROXY: '10.0.0.0/8' };
  const go = (test: TestApp, visitor: string, headers = {}, remoteAddress = '10.1.2.3') =>
    test.app.inject({ url: startPath, remoteAddress, headers: { 'x-forwarded-for': visitor, ...headers } });
  const visit = async (...who: Parameters<typeof go>) => (await go(...who)).statusCode;
  /** Sets the number of earlier sign-ins. */
  const crowd = async ({ store }: TestApp, hits: number) => {
    await store.db.updateTable('rate_windows').set({ hits }).execute();
  };

  it('lets a whole trailhead behind one address sign in, and stops at a thousand', async () => {
    const test = await buildTestApp({ environment: behindProxy });
    closing.push(test.close);
    for (let n = 0; n < 60; n += 1) expect(await visit(test, '198.51.100.7')).toBe(302);
    await crowd(test, startLimits.address - 1);
    expect(await visit(test, '198.51.100.7')).toBe(302);
    expect(await visit(test, '198.51.100.7')).toBe(429);
    expect(await visit(test, '198.51.100.8')).toBe(302);
  });

  it('stops counting once it is reached, with any cookie, until the window ends', async () => {
    const test = await buildTestApp({ environment: behindProxy });
    closing.push(test.close);
    expect(await visit(test, '198.51.100.7')).toBe(302);
    await crowd(test, startLimits.address);
    expect(await visit(test, '198.51.100.7')).toBe(429);
    const counted = () => test.store.db.selectFrom('rate_windows').selectAll().execute();
    const before = await counted();
    for (const letter of ['a', 'b', 'c']) {
      const cookie = `__Host-nst_sign_in=${letter.repeat(43)}`;
      expect(await visit(test, '198.51.100.7', { cookie })).toBe(429);
    }
    expect(await counted()).toEqual(before);
    expect(await visit(test, '203.0.113.9', { cookie: `__Host-nst_sign_in=${'d'.repeat(43)}` })).toBe(302);
    expect(await counted()).toHaveLength(before.length + 2); // such a cookie is counted if the network is not over the limit
    test.advance(startLimits.minutes);
    expect(await visit(test, '198.51.100.7')).toBe(302);
  });

  it('stops counting a browser that is over its own limit too', async () => {
    const test = await buildTestApp({ environment: behindProxy });
    closing.push(test.close);
    const again = () => visit(test, '198.51.100.7', { cookie: `__Host-nst_sign_in=${'a'.repeat(43)}` });
    for (let n = 0; n < startLimits.browser; n += 1) expect(await again()).toBe(302);
    expect(await again()).toBe(429);
    const counted = () => test.store.db.selectFrom('rate_windows').selectAll().execute();
    const before = await counted();
    expect(await again()).toBe(429);
    expect(await counted()).toEqual(before);
    test.advance(startLimits.minutes);
    expect(await again()).toBe(302);
  });

  it('uses the address of the visitor, from the trusted proxy only', async () => {
    const test = await buildTestApp({ environment: behindProxy });
    closing.push(test.close);
    expect(await visit(test, '2001:db8:1:2::5')).toBe(302);
    await crowd(test, startLimits.address);
    expect(await visit(test, '2001:db8:1:3:ffff::9')).toBe(429);
    expect(await visit(test, '2001:db8:2:2::5')).toBe(302);
    expect(await visit(test, '198.51.100.1', {}, '203.0.113.9')).toBe(302);
    await crowd(test, startLimits.address);
    expect(await visit(test, '198.51.100.2', {}, '203.0.113.9')).toBe(429);
  });

  it('does not count images and frames of foreign pages, which are refused', async () => {
    const test = await buildTestApp({ environment: behindProxy });
    closing.push(test.close);
    for (const destination of ['image', 'iframe', 'script', 'empty']) {
      const reply = await go(test, '198.51.100.7', { 'sec-fetch-dest': destination, 'sec-fetch-mode': 'no-cors' });
      expect(reply.json()).toMatchObject({
        ...{ code: 403, type: 'general_access_forbidden', message: 'A sign-in is a page to go to.' },
      });
    }
    const framed = await go(test, '198.51.100.7', { ...navigation, 'sec-fetch-dest': 'iframe' });
    expect(framed.headers.location).toBe('https://trails.example/auth-failed?code=bad_request');
    expect(await test.store.db.selectFrom('rate_windows').selectAll().execute()).toEqual([]);
    expect(await test.store.db.selectFrom('sign_ins').selectAll().execute()).toEqual([]);
  });

  it('accepts a navigation through a service worker, whose destination is empty', async () => {
    const test = await buildTestApp({ environment: behindProxy });
    closing.push(test.close);
    const passed = { ...navigation, 'sec-fetch-dest': 'empty' };
    const inFirefox = { ...passed, 'sec-fetch-mode': 'same-origin', 'sec-fetch-site': 'same-origin' };
    for (const headers of [passed, inFirefox]) {
      const { location } = (await go(test, '198.51.100.7', headers)).headers;
      expect(location, 'it came as far as the provider').toMatch(/code=provider_unreachable$/);
    }
    expect(await visit(test, '198.51.100.7', { ...inFirefox, accept: '*/*' })).toBe(403);
  });

  it('stores no address, only a fingerprint that differs by day and by site and cannot be traced back', async () => {
    const keysOf = async (environment: Record<string, string>, days = 0) => {
      const test = await buildTestApp({ environment });
      closing.push(test.close);
      test.advance(days * 24 * 60);
      await visit(test, '198.51.100.7');
      return (await test.store.db.selectFrom('rate_windows').select('key').execute()).map(({ key }) => key);
    };
    const keys = [
      ...(await keysOf(behindProxy)),
      ...(await keysOf(behindProxy, 1)),
      ...(await keysOf({ ...behindProxy, GOOGLE_CLIENT_SECRET: 'other' })),
    ];
    expect(new Set(keys).size).toBe(3);
    const plain = createHash('sha256').update('198.51.100.7').digest('base64url');
    for (const key of keys) {
      expect(key).not.toContain('198.51');
      expect(key).not.toContain(plain);
    }
    expect(await keysOf(behindProxy)).toEqual(keys.slice(0, 1)); // the same on every instance
  });
});
