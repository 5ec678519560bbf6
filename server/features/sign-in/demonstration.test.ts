/** The demonstration: there for this machine alone, and marked as one. */
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { signIn, startUrl } from '../../../test/sign-in.ts';
import { signInServers } from '../../../test/sign-in-servers.ts';

const { closing, listen, withDemo } = signInServers();

describe('the demonstration', () => {
  it.each<Record<string, string>>([
    { host: 'trails.example' },
    { host: '192.168.1.4:3000' },
    { 'x-forwarded-for': '203.0.113.9' },
    { forwarded: 'for=203.0.113.9' },
    { via: '1.1 proxy' },
    { 'x-forwarded-proto': 'https' },
    { 'cf-connecting-ip': '203.0.113.9' },
    { origin: 'https://trails.example' },
    { origin: 'null' },
  ])('is not there for a request that came from elsewhere: %o', async (headers) => {
    const test = await buildTestApp();
    closing.push(test.close);
    const url = '/demo-identity/.well-known/openid-configuration';
    const reply = await test.app.inject({ url, headers });
    expect([reply.statusCode, reply.headers.location]).toEqual([302, '/hikes']);
    expect((await test.app.inject({ url, headers: { host: 'localhost:3000' } })).json().issuer).toContain(
      '/demo-identity',
    );
  });

  it('is not there for a proxy that hides itself behind HTTP/1.0 and its own name', async () => {
    const { origin } = await withDemo();
    const { host, port } = new URL(origin);
    const answer = (version: string) =>
      new Promise<string>((resolve) => {
        let text = '';
        const socket = connect(Number(port), '127.0.0.1');
        socket.on('data', (chunk) => {
          text += chunk;
        });
        socket.on('close', () => resolve(text));
        const path = '/demo-identity/.well-known/openid-configuration';
        socket.write(`GET ${path} HTTP/${version}\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
      });
    expect(await answer('1.0')).toMatch(/^HTTP\/1\.1 302 .*location: \/hikes/is);
    expect(await answer('1.1')).toMatch(/^HTTP\/1\.1 200 /);
  });

  it('is marked as one, and its page runs no script', async () => {
    const { origin } = await withDemo();
    const { reply } = await openBrowser().go(startUrl(origin));
    const text = await reply.text();
    expect(text).toContain('Demonstration');
    expect(text).not.toContain('<script');
    expect(reply.headers.get('content-security-policy')).toMatch(/style-src 'self' 'sha256-/);
  });

  it('asks for a name', async () => {
    const { origin } = await withDemo();
    const browser = openBrowser();
    const page = await browser.go(startUrl(origin));
    const reply = await browser.submit(page.url, { answer: 'sign-in', name: '  ' });
    expect([reply.status, await reply.text()]).toEqual([400, expect.stringContaining('Write a name')]);
    const long = await browser.submit(page.url, { answer: 'sign-in', name: '🌲'.repeat(80) });
    expect([long.status, await long.text()]).toEqual([400, expect.stringContaining('Write a shorter name')]);
  });

  it('reads forms alone', async () => {
    const test = await buildTestApp();
    closing.push(test.close);
    const url = '/demo-identity/sign-in/any';
    const headers = { host: 'localhost:3000' };
    const reply = await test.app.inject({ method: 'POST', url, headers, payload: { name: 5 } });
    expect(reply.statusCode).toBe(415);
  });

  it('lets a second person in from the same browser, right after the first', async () => {
    const { origin, account } = await withDemo();
    const browser = openBrowser();
    for (const name of ['Ada Lake', 'Bo Ridge', 'Ada Lake', 'Cy Marsh']) {
      const end = await signIn(browser, startUrl(origin), name);
      expect([name, end.href]).toEqual([name, `${origin}/badges/me`]);
      expect(await account(browser)).toMatchObject({ name });
    }
  });

  it('lets its form lead to every origin that sign-in may lead to', async () => {
    const partner = 'http://partner.example:8080';
    const { origin } = await listen(await buildTestApp({ environment: { ALLOWED_ORIGINS: partner } }));
    const { reply } = await openBrowser().go(startUrl(origin, { success: `${partner}/back` }));
    const policy = reply.headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/form-action [^;]*http:\/\/partner\.example:8080/);
  });

  it('works under every name of this machine', async () => {
    const { origin } = await withDemo();
    const local = origin.replace('127.0.0.1', 'localhost');
    const end = await signIn(openBrowser(), startUrl(local), 'Ada Lake');
    expect(end.href).toBe(`${local}/badges/me`);
  });
});
