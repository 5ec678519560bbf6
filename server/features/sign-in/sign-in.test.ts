import { createHash } from 'node:crypto';
import { connect } from 'node:net';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import { signIn, startUrl } from '../../../test/sign-in.ts';
import { networkOf, startLimits } from './limits.ts';

const closing: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

const callbackPath = '/v1/account/sessions/oauth2/callback/google';
const startPath = '/v1/account/sessions/oauth2/google';
/** What a browser says when a visitor goes to an address. */
const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' };

async function listen(test: TestApp, port = 0) {
  closing.push(test.close);
  const origin = await test.app.listen({ host: '127.0.0.1', port });
  const account = async (browser = openBrowser()) =>
    (await browser.send(`${origin}/v1/account`)).json() as Promise<{ $id?: string }>;
  return { ...test, origin, account };
}

/** With the demonstration, embedded in the server itself. */
const withDemo = async () => listen(await buildTestApp());

/** With a provider elsewhere. The server must know its own port first, to tell the provider where to send visitors. */
async function withProvider() {
  const probe = await buildTestApp();
  const origin = await probe.app.listen({ host: '127.0.0.1', port: 0 });
  await probe.close();
  const provider = await startIdentityProvider([`${origin}${callbackPath}`]);
  closing.push(provider.close);
  const server = await listen(await buildTestApp({ environment: provider.environment }), Number(new URL(origin).port));
  return { ...server, provider };
}

describe.each([
  ['the demonstration', withDemo],
  ['a provider of its own', withProvider],
])('signing in with %s', (_name, setUp) => {
  it('ends on /badges/me with an account', async () => {
    const { origin, account } = await setUp();
    const browser = openBrowser();
    const end = await signIn(browser, startUrl(origin), 'Ada Lake');
    expect(end.href).toBe(`${origin}/badges/me`);
    expect(await account(browser)).toMatchObject({
      name: 'Ada Lake',
      email: expect.stringContaining('@'),
      emailVerification: true,
    });
    expect(browser.cookie('127.0.0.1', 'nst_signed_in')).toBe('1');
  });

  it('finds the same account again, under a new token, and ends the old one', async () => {
    const { origin, account } = await setUp();
    const browser = openBrowser();
    await signIn(browser, startUrl(origin), 'Ada Lake');
    const first = await account(browser);
    const oldToken = browser.cookie('127.0.0.1', 'a_session_north-star-trails');
    await signIn(browser, startUrl(origin), 'Ada Lake');
    expect((await account(browser)).$id).toBe(first.$id);
    expect(browser.cookie('127.0.0.1', 'a_session_north-star-trails')).not.toBe(oldToken);
    const stale = await fetch(`${origin}/v1/account`, {
      headers: { cookie: `a_session_north-star-trails=${oldToken}` },
    });
    expect(stale.status).toBe(401);
  });

  it('canceled ends on /auth-failed without an account', async () => {
    const { origin, account } = await setUp();
    const browser = openBrowser();
    const end = await signIn(browser, startUrl(origin), null);
    expect(end.href).toBe(`${origin}/auth-failed?code=access_denied`);
    expect(await account(browser)).toMatchObject({ code: 401 });
  });

  it('goes to the addresses it was given, on our own origins only', async () => {
    const { origin } = await setUp();
    const end = await signIn(openBrowser(), startUrl(origin, { success: `${origin}/badges/me?tab=1` }), 'Ada Lake');
    expect(end.href).toBe(`${origin}/badges/me?tab=1`);
    for (const foreign of [
      'https://evil.example/',
      '//evil.example',
      'javascript:alert(1)',
      `${origin.replace('//', '//a@')}/`,
      `blob:${origin}/`,
    ]) {
      for (const name of ['success', 'failure']) {
        const reply = await fetch(startUrl(origin, { [name]: foreign }), { redirect: 'manual' });
        expect(reply.status).toBe(400);
        expect(await reply.json()).toMatchObject({ message: expect.stringContaining(name) });
      }
    }
  });

  it('several times at once, in the tabs of one browser, works in each', async () => {
    const { origin, account } = await setUp();
    const browser = openBrowser();
    await browser.go(startUrl(origin), (url) => url.origin === origin && url.pathname === '/auth-failed');
    const second = await signIn(browser, startUrl(origin), 'Ada Lake');
    expect(second.pathname).toBe('/badges/me');
    expect(await account(browser)).toMatchObject({ name: 'Ada Lake' });
  });

  it('can be finished once: a used, unknown or foreign return is refused', async () => {
    const { origin, account } = await setUp();
    const browser = openBrowser();
    const seen: URL[] = [];
    const page = await browser.go(startUrl(origin));
    const reply = await browser.submit(page.url, { answer: 'sign-in', name: 'Ada Lake' });
    const back = await browser.go(new URL(reply.headers.get('location') ?? '', page.url), (url) => {
      seen.push(url);
      return url.pathname === callbackPath;
    });

    const stranger = await openBrowser().go(back.url, (url) => url.pathname === '/auth-failed');
    expect(stranger.url.searchParams.get('code')).toBe('sign_in_expired');
    const used = await browser.go(back.url, (url) => url.pathname === '/auth-failed');
    expect(used.url.searchParams.get('code')).toBe('sign_in_expired');

    const forged = new URL(back.url);
    forged.searchParams.set('state', 'made-up');
    const unknown = await browser.go(forged, (url) => url.pathname === '/auth-failed');
    expect(unknown.url.searchParams.get('code')).toBe('sign_in_expired');
    expect(await account(browser)).toMatchObject({ code: 401 });
  });

  it('refuses a code that was used before or belongs to another sign-in', async () => {
    const { origin, account } = await setUp();
    const isBack = (url: URL) => url.pathname === callbackPath;
    const toCallback = async (browser: ReturnType<typeof openBrowser>, name: string) => {
      const page = await browser.go(startUrl(origin));
      const reply = await browser.submit(page.url, { answer: 'sign-in', name });
      const next = new URL(reply.headers.get('location') ?? '', page.url);
      return isBack(next) ? next : (await browser.go(next, isBack)).url;
    };
    const [victim, attacker] = [openBrowser(), openBrowser()];
    const stolen = (await toCallback(victim, 'Ada Lake')).searchParams.get('code') ?? '';
    const mixed = await toCallback(attacker, 'Eve');
    mixed.searchParams.set('code', stolen);
    const end = await attacker.go(mixed, (url) => url.pathname === '/auth-failed');
    expect(end.url.searchParams.get('code')).toBe('provider_failed');
    expect(await account(attacker)).toMatchObject({ code: 401 });
  });

  it('forgets a sign-in that takes too long', async () => {
    const server = await setUp();
    const browser = openBrowser();
    const page = await browser.go(startUrl(server.origin));
    server.advance(11);
    const reply = await browser.submit(page.url, { answer: 'sign-in', name: 'Ada Lake' });
    const end = await browser.go(
      new URL(reply.headers.get('location') ?? '', page.url),
      (url) => url.pathname === '/auth-failed',
    );
    expect(end.url.searchParams.get('code')).toBe('sign_in_expired');
  });

  it('given a page of its own to fail on, tells that one, in the words of Appwrite', async () => {
    const { origin } = await setUp();
    const end = await signIn(openBrowser(), startUrl(origin, { failure: `${origin}/auth-failed?from=map` }), null);
    expect(end.href).toBe(`${origin}/auth-failed?from=map&error=access_denied`);
  });

  it('is limited for one browser, until the window is over', async () => {
    const server = await setUp();
    const browser = openBrowser();
    const start = () => browser.send(startUrl(server.origin));
    for (let n = 0; n <= startLimits.browser; n += 1) expect((await start()).status).toBe(302);
    const refused = await start();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBe(startLimits.minutes * 60);
    const cookie = `nst_sign_in=${browser.cookie('127.0.0.1', 'nst_sign_in')}`;
    const host = new URL(server.origin).host;
    const visitor = await server.app.inject({ url: startPath, headers: { ...navigation, cookie, host } });
    expect([visitor.statusCode, visitor.headers.location]).toEqual([
      302,
      `${server.origin}/auth-failed?code=too_many_sign_ins`,
    ]);
    expect((await fetch(startUrl(server.origin), { redirect: 'manual' })).headers.get('location')).not.toContain(
      'code=',
    );
    server.advance(startLimits.minutes + 0.1);
    expect((await start()).status).toBe(302);
  });

  it('puts no token, code, name or address into the log', async () => {
    const server = await setUp();
    const browser = openBrowser();
    await signIn(browser, startUrl(server.origin), 'Ada Lake');
    await server.account(browser);
    const token = browser.cookie('127.0.0.1', 'a_session_north-star-trails') ?? 'none';
    expect(server.log()).toContain('/v1/account');
    for (const secret of [token, 'Ada', 'ada.lake', 'code=', 'state=', 'a-client-secret', 'a_session']) {
      expect(server.log()).not.toContain(secret);
    }
  });
});

it('an identity that the provider has not signed opens no account', async () => {
  const { origin, account, provider } = await withProvider();
  await provider.changeKeys();
  const browser = openBrowser();
  const end = await signIn(browser, startUrl(origin), 'Ada Lake');
  expect(end.href).toBe(`${origin}/auth-failed?code=provider_failed`);
  expect(await account(browser)).toMatchObject({ code: 401 });
});

describe('the limit of sign-ins by address', () => {
  const unreachable = { OIDC_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
  const behindProxy = { ...unreachable, PUBLIC_URL: 'https://trails.example', TRUST_PROXY: '10.0.0.0/8' };
  const visit = async (test: TestApp, visitor: string, headers = {}, remoteAddress = '10.1.2.3') => {
    const reply = await test.app.inject({
      url: startPath,
      remoteAddress,
      headers: { 'x-forwarded-for': visitor, ...headers },
    });
    return reply.statusCode;
  };
  /** As if so many had been there before. */
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

  it('is by the address of the visitor, which only the proxy may tell', async () => {
    const test = await buildTestApp({ environment: behindProxy });
    closing.push(test.close);
    expect(await visit(test, '2001:db8:1:2::5')).toBe(302);
    await crowd(test, startLimits.address);
    expect(await visit(test, '2001:db8:1:2:ffff::9')).toBe(429);
    expect(await visit(test, '2001:db8:1:3::5')).toBe(302);
    expect(await visit(test, '198.51.100.1', {}, '203.0.113.9')).toBe(302);
    await crowd(test, startLimits.address);
    expect(await visit(test, '198.51.100.2', {}, '203.0.113.9')).toBe(429);
  });

  it('is used up by nobody but visitors: pictures and frames of foreign pages are refused and not counted', async () => {
    const test = await buildTestApp({ environment: behindProxy });
    closing.push(test.close);
    for (const destination of ['image', 'iframe', 'script', 'empty']) {
      expect(await visit(test, '198.51.100.7', { 'sec-fetch-dest': destination, 'sec-fetch-mode': 'no-cors' })).toBe(
        403,
      );
    }
    expect(await test.store.db.selectFrom('rate_windows').selectAll().execute()).toEqual([]);
    expect(await test.store.db.selectFrom('sign_ins').selectAll().execute()).toEqual([]);
  });

  it('lets in a navigation that passed a service worker, which calls its destination empty', async () => {
    const test = await buildTestApp({ environment: behindProxy });
    closing.push(test.close);
    const passed = { ...navigation, 'sec-fetch-dest': 'empty' };
    expect(await visit(test, '198.51.100.7', passed)).toBe(302);
    const inFirefox = { ...passed, 'sec-fetch-mode': 'same-origin', 'sec-fetch-site': 'same-origin' };
    expect(await visit(test, '198.51.100.7', inFirefox)).toBe(302);
    expect(await visit(test, '198.51.100.7', { ...inFirefox, accept: '*/*' })).toBe(403);
  });

  it('keeps no address: a fingerprint that differs by day and by server, and leads back to nobody', async () => {
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

  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::ffff:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['2001:0DB8:0:0::6', '2001:db8:0:0'],
    ['fe80::1%eth0', 'fe80:0:0:0'],
    ['::1', '0:0:0:0'],
  ])('takes %s for one of %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

describe('a visitor who goes to a sign-in address always ends on a page', () => {
  const locationOf = async (test: TestApp, url: string, headers: Record<string, string> = navigation) => {
    closing.push(test.close);
    const reply = await test.app.inject({ url, headers });
    return [reply.statusCode, reply.headers.location];
  };
  const base = 'https://trails.example';
  const bare = () => buildTestApp({ environment: { PUBLIC_URL: base } });

  it.each([
    ['a browser that says so', navigation],
    ['an older browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
  ])('with %s, where no provider is set up', async (_, headers) => {
    expect(await locationOf(await bare(), startPath, headers)).toEqual([302, `${base}/auth-failed?code=not_set_up`]);
    expect(await locationOf(await bare(), callbackPath, headers)).toEqual([302, `${base}/auth-failed?code=not_set_up`]);
  });

  it('where the provider is not ours, or the way back leads elsewhere', async () => {
    const lost = [302, `${base}/auth-failed?code=bad_request`];
    expect(await locationOf(await bare(), '/v1/account/sessions/oauth2/github')).toEqual(lost);
    expect(await locationOf(await bare(), `${startPath}?success=https://evil.example/`)).toEqual(lost);
    expect(await locationOf(await bare(), `${startPath}?failure=https://evil.example/`)).toEqual(lost);
    expect(await locationOf(await bare(), `${startPath}?failure=/a&failure=/b`)).toEqual(lost);
  });

  it('on the page that was asked for, where that is one of ours', async () => {
    const url = `${startPath}?failure=${base}/badges`;
    expect(await locationOf(await bare(), url)).toEqual([302, `${base}/badges?error=not_set_up`]);
  });
});

it('takes no identity with a number longer than OpenID allows', async () => {
  const { origin, account, store } = await withProvider();
  const browser = openBrowser();
  const [longest, tooLong] = ['x'.repeat(191), 'x'.repeat(192)]; // 255 and 256 characters in the provider's own writing
  const refused = await signIn(browser, startUrl(origin), tooLong);
  expect(refused.searchParams.get('code')).toBe('provider_failed');
  expect(await account(browser)).toMatchObject({ code: 401 });
  expect(await store.db.selectFrom('users').select('id').execute()).toEqual([]);
  expect((await signIn(browser, startUrl(origin), longest)).pathname).toBe('/badges/me');
});

it('ties a sign-in over TLS to the browser by a cookie of this very host', async () => {
  const provider = await startIdentityProvider(['https://trails.example/v1/account/sessions/oauth2/callback/google']);
  closing.push(provider.close);
  const test = await buildTestApp({ environment: { ...provider.environment, PUBLIC_URL: 'https://trails.example' } });
  closing.push(test.close);
  const reply = await test.app.inject(startPath);
  expect(String(reply.headers['set-cookie'])).toMatch(
    /^__Host-nst_sign_in=[\w-]{43}; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/,
  );
});

describe('a fault of our own during a sign-in', () => {
  const toCallback = async (browser: ReturnType<typeof openBrowser>, origin: string) => {
    const isBack = (url: URL) => url.pathname === callbackPath;
    const page = await browser.go(startUrl(origin));
    const reply = await browser.submit(page.url, { answer: 'sign-in', name: 'Ada Lake' });
    const next = new URL(reply.headers.get('location') ?? '', page.url);
    return isBack(next) ? next : (await browser.go(next, isBack)).url;
  };

  it('is told to the visitor as ours, and logged as an error with its stack', async () => {
    const { origin, store, log } = await withDemo();
    const browser = openBrowser();
    const back = await toCallback(browser, origin);
    await store.db.schema.dropTable('identities').execute();
    const end = await browser.go(back, (url) => url.pathname === '/auth-failed');
    expect(end.url.searchParams.get('code')).toBe('server_error');
    const line = log()
      .split('\n')
      .find((one) => one.includes('sign-in failed'));
    expect(JSON.parse(line ?? '{}')).toMatchObject({
      level: 50,
      err: { message: expect.stringContaining('identities'), stack: expect.stringContaining('    at ') },
    });
  });

  it('with the database away is not blamed on the provider', async () => {
    const { origin, store } = await withDemo();
    const browser = openBrowser();
    const back = await toCallback(browser, origin);
    await sql`pragma query_only = on`.execute(store.db); // as on a disk that can only be read
    const end = await browser.go(back, (url) => url.pathname === '/auth-failed');
    expect(end.url.searchParams.get('code')).toBe('server_unavailable');
    await sql`pragma query_only = off`.execute(store.db);
  });
});

describe('a server without a provider', () => {
  it('says so', async () => {
    const test = await buildTestApp({ environment: { PUBLIC_URL: 'https://trails.example' } });
    closing.push(test.close);
    const reply = await test.app.inject('/v1/account/sessions/oauth2/google');
    expect([reply.statusCode, reply.json().type]).toEqual([412, 'project_provider_disabled']);
    const other = await test.app.inject('/v1/account/sessions/oauth2/github');
    expect([other.statusCode, other.json().type]).toEqual([400, 'project_provider_unsupported']);
  });

  it('has no demonstration to offer', async () => {
    const test = await buildTestApp({ environment: { PUBLIC_URL: 'https://trails.example' } });
    closing.push(test.close);
    const reply = await test.app.inject('/demo-identity/.well-known/openid-configuration');
    expect(reply.body).not.toContain('issuer');
  });

  it('that cannot be reached ends on /auth-failed', async () => {
    const environment = { OIDC_ISSUER: 'http://127.0.0.1:9', GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const server = await listen(await buildTestApp({ environment }));
    const end = await signIn(openBrowser(), startUrl(server.origin), 'Ada Lake');
    expect(end.searchParams.get('code')).toBe('provider_unreachable');
  });
});

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
