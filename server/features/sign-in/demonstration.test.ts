/** The demonstration is reachable from this machine only, and marked as one. */
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { signIn, startUrl } from '../../../test/sign-in.ts';
import { signInServers } from '../../../test/sign-in-servers.ts';

const { listen, withDemo } = signInServers();

describe('the demonstration', () => {
  it('the demonstration listens on another loopback port, and closes with the server', async () => {
    const { origin, app } = await withDemo();
    const { url } = await openBrowser().go(startUrl(origin));
    expect([url.hostname, url.port === new URL(origin).port]).toEqual(['127.0.0.1', false]);
    for (const path of [url.pathname, '/.well-known/openid-configuration']) {
      expect((await fetch(new URL(path, url))).status).toBe(200);
      expect(await (await fetch(`${origin}${path}`)).text()).not.toMatch(/Demonstration|issuer/);
    }
    await app.close();
    await expect(fetch(url)).rejects.toThrow('fetch failed');
  });

  it('the demonstration redirects back to a site on IPv6, whose address a policy cannot name', async () => {
    const test = await buildTestApp({ environment: { PUBLIC_URL: 'http://[::1]:3000' } });
    const { origin } = await listen(test);
    const { response: reply } = await openBrowser().go(startUrl(origin));
    expect(reply.headers.get('content-security-policy')).toMatch(/form-action [^;]*http:(;| )/);
  });

  it('the demonstration is marked as one, and its page runs no script', async () => {
    const { origin } = await withDemo();
    const { response: reply } = await openBrowser().go(startUrl(origin));
    const text = await reply.text();
    expect(text).toContain('Demonstration');
    expect(text).not.toContain('<script');
    expect(reply.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  });

  it.each([
    ['steward', { role: 'steward', regions: ['north-shore'] }],
    ['keeper', { role: 'keeper', regions: 'all' }],
  ])('the demonstration lets a newcomer try the desk at once: signed in as a %s', async (answer, role) => {
    const { origin } = await withDemo();
    const browser = openBrowser();
    const page = await browser.go(startUrl(origin));
    const response = await browser.submit(page.url, { answer, name: 'Robin Hiker' });
    await browser.go(new URL(response.headers.get('location') ?? '', page.url), (url) => url.pathname === '/badges/me');
    const me = await browser.go(`${origin}/v1/desk/me`);
    expect(await me.response.json()).toMatchObject({ ...role, fresh: true });
  });

  it('the demonstration gives nobody else a role', async () => {
    const { origin } = await withDemo();
    const browser = openBrowser();
    await signIn(browser, startUrl(origin), 'Robin Hiker');
    expect((await browser.go(`${origin}/v1/desk/me`)).response.status).toBe(403);
  });

  it('the demonstration asks for a name', async () => {
    const { origin } = await withDemo();
    const browser = openBrowser();
    const page = await browser.go(startUrl(origin));
    const response = await browser.submit(page.url, { answer: 'sign-in', name: '  ' });
    expect([response.status, await response.text()]).toEqual([400, expect.stringContaining('Write a name')]);
    const long = await browser.submit(page.url, { answer: 'sign-in', name: '🌲'.repeat(80) });
    expect([long.status, await long.text()]).toEqual([400, expect.stringContaining('Write a shorter name')]);
  });

  it('the demonstration accepts only forms', async () => {
    const { origin } = await withDemo();
    const { url } = await openBrowser().go(startUrl(origin));
    const headers = { 'content-type': 'application/json' };
    expect((await fetch(url, { method: 'POST', headers, body: '{"name":5}' })).status).toBe(415);
  });

  it('the demonstration lets a second person in from the same browser, right after the first', async () => {
    const { origin, account } = await withDemo();
    const browser = openBrowser();
    for (const name of ['Ada Lake', 'Bo Ridge', 'Ada Lake', 'Cy Marsh']) {
      const end = await signIn(browser, startUrl(origin), name);
      expect([name, end.href]).toEqual([name, `${origin}/badges/me`]);
      expect(await account(browser)).toMatchObject({ name });
    }
  });

  it('the demonstration allows its form to redirect to every origin that sign-in allows', async () => {
    const partner = 'http://partner.example:8080';
    const { origin } = await listen(await buildTestApp({ environment: { ALLOWED_ORIGINS: partner } }));
    const { response: reply } = await openBrowser().go(startUrl(origin, { success: `${partner}/back` }));
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/form-action [^;]*http:\/\/partner\.example:8080/);
  });

  it('the demonstration works under every loopback host name', async () => {
    const { origin } = await withDemo();
    const local = origin.replace('127.0.0.1', 'localhost');
    const end = await signIn(openBrowser(), startUrl(local), 'Ada Lake');
    expect(end.href).toBe(`${local}/badges/me`);
  });
});
