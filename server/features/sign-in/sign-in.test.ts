/** Signing in, with the demonstration and with a provider of its own. */
import { describe, expect, it } from 'vitest';
import { buildTestApp } from '../../../test/app.ts';
import { type Browser, openBrowser } from '../../../test/browser.ts';
import { startIdentityProvider } from '../../../test/identity-provider.ts';
import { signIn, startUrl } from '../../../test/sign-in.ts';
import { callbackPath, signInServers, startPath } from '../../../test/sign-in-servers.ts';

const { closing, withDemo, withProvider } = signInServers();

/** There is one, named after its session. */
function sessionCookie(browser: Browser): { name: string; value: string } {
  const [cookie, ...more] = browser.cookies('127.0.0.1').filter(({ name }) => name.startsWith('a_session_'));
  expect(more).toEqual([]);
  return cookie ?? { name: 'none', value: 'none' };
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
    expect(sessionCookie(browser).name.endsWith(`_${browser.cookie('127.0.0.1', 'nst_signed_in')}`)).toBe(true);
  });

  it('finds the same account again with a new token, and ends the old session', async () => {
    const { origin, account } = await setUp();
    const browser = openBrowser();
    await signIn(browser, startUrl(origin), 'Ada Lake');
    const first = await account(browser);
    const old = sessionCookie(browser);
    await signIn(browser, startUrl(origin), 'Ada Lake');
    expect((await account(browser)).$id).toBe(first.$id);
    expect(sessionCookie(browser).value).not.toBe(old.value);
    const stale = await fetch(`${origin}/v1/account`, { headers: { cookie: `${old.name}=${old.value}` } });
    expect(stale.status).toBe(401);
  });

  it('canceled ends on /auth-failed without an account', async () => {
    const { origin, account } = await setUp();
    const browser = openBrowser();
    const end = await signIn(browser, startUrl(origin), null);
    expect(end.href).toBe(`${origin}/auth-failed?code=access_denied`);
    expect(await account(browser)).toMatchObject({ code: 401 });
  });

  it('redirects to the given URLs, on our own origins only', async () => {
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
        const response = await fetch(startUrl(origin, { [name]: foreign }), { redirect: 'manual' });
        expect(response.status).toBe(400);
        expect(await response.json()).toMatchObject({ message: expect.stringContaining(name) });
      }
    }
  });

  it('works in several tabs of one browser in parallel', async () => {
    const { origin, account } = await setUp();
    const browser = openBrowser();
    await browser.go(startUrl(origin), (url) => url.origin === origin && url.pathname === '/auth-failed');
    const second = await signIn(browser, startUrl(origin), 'Ada Lake');
    expect(second.pathname).toBe('/badges/me');
    expect(await account(browser)).toMatchObject({ name: 'Ada Lake' });
  });

  it('can be finished once: a used, unknown or foreign callback is refused', async () => {
    const { origin, account } = await setUp();
    const browser = openBrowser();
    const seen: URL[] = [];
    const page = await browser.go(startUrl(origin));
    const response = await browser.submit(page.url, { answer: 'sign-in', name: 'Ada Lake' });
    const back = await browser.go(new URL(response.headers.get('location') ?? '', page.url), (url) => {
      seen.push(url);
      return url.pathname === callbackPath;
    });

    const isEnd = (url: URL) => ['/badges/me', '/auth-failed'].includes(url.pathname);
    const stranger = await openBrowser().go(back.url, isEnd);
    expect(stranger.url.searchParams.get('code')).toBe('sign_in_expired');
    const forged = new URL(back.url);
    forged.searchParams.set('state', 'made-up');
    const unknown = await browser.go(forged, isEnd);
    expect(unknown.url.searchParams.get('code')).toBe('sign_in_expired');
    expect(await account(browser)).toMatchObject({ code: 401 });

    expect((await browser.go(back.url, isEnd)).url.pathname).toBe('/badges/me');
    const used = await browser.go(back.url, isEnd);
    expect(used.url.searchParams.get('code')).toBe('sign_in_expired');
  });

  it('signs in only the browser that started it, even if another started its own', async () => {
    const { origin, account } = await setUp();
    const [attacker, victim] = [openBrowser(), openBrowser()];
    const page = await attacker.go(startUrl(origin));
    const response = await attacker.submit(page.url, { answer: 'sign-in', name: 'Ada Lake' });
    const isBack = (url: URL) => url.pathname === callbackPath;
    const back = await attacker.go(new URL(response.headers.get('location') ?? '', page.url), isBack);
    await victim.go(startUrl(origin));
    const end = await victim.go(back.url, (url) => url.pathname === '/auth-failed');
    expect(end.url.searchParams.get('code')).toBe('sign_in_expired');
    expect(await account(victim)).toMatchObject({ code: 401 });
  });

  it('refuses a code that was used before or belongs to another sign-in', async () => {
    const { origin, account } = await setUp();
    const isBack = (url: URL) => url.pathname === callbackPath;
    const toCallback = async (browser: ReturnType<typeof openBrowser>, name: string) => {
      const page = await browser.go(startUrl(origin));
      const response = await browser.submit(page.url, { answer: 'sign-in', name });
      const next = new URL(response.headers.get('location') ?? '', page.url);
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

  it.each([
    [9, '/badges/me', null],
    [11, '/auth-failed', 'sign_in_expired'],
  ])('may take ten minutes: after %i it ends on %s', async (minutes, path, code) => {
    const server = await setUp();
    const browser = openBrowser();
    const page = await browser.go(startUrl(server.origin));
    server.advance(minutes);
    const response = await browser.submit(page.url, { answer: 'sign-in', name: 'Ada Lake' });
    const end = await browser.go(new URL(response.headers.get('location') ?? '', page.url), (url) =>
      ['/badges/me', '/auth-failed'].includes(url.pathname),
    );
    expect([end.url.pathname, end.url.searchParams.get('code')]).toEqual([path, code]);
  });

  it('redirects a failure to the given failure URL, in the format of Appwrite', async () => {
    const { origin } = await setUp();
    const end = await signIn(openBrowser(), startUrl(origin, { failure: `${origin}/auth-failed?from=map` }), null);
    expect(end.href).toBe(`${origin}/auth-failed?from=map&error=access_denied`);
  });

  it('puts no token, code, name or address into the log', async () => {
    const server = await setUp();
    const browser = openBrowser();
    await signIn(browser, startUrl(server.origin), 'Ada Lake');
    await server.account(browser);
    const { value: token } = sessionCookie(browser);
    expect(server.log()).toContain('/v1/account');
    for (const secret of [token, 'Ada', 'ada.lake', 'code=', 'state=', 'a-client-secret', 'a_session']) {
      expect(server.log()).not.toContain(secret);
    }
  });
});

it('requests only the identity scopes, with PKCE', async () => {
  const { origin } = await withProvider();
  const asked = async () => new URL((await openBrowser().send(startUrl(origin))).headers.get('location') ?? '');
  const [first, second] = [(await asked()).searchParams, (await asked()).searchParams];
  expect(Object.fromEntries(first)).toMatchObject({
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge_method: 'S256',
    redirect_uri: `${origin}/v1/account/sessions/oauth2/callback/google`,
  });
  expect(first.has('prompt'), 'who has signed in there before is not asked again').toBe(false);
  for (const secret of ['nonce', 'code_challenge']) expect(first.get(secret)).toMatch(/^[\w-]{43}$/);
  for (const secret of ['state', 'nonce', 'code_challenge']) expect(first.get(secret)).not.toBe(second.get(secret));
});

it('rejects a subject longer than OpenID allows', async () => {
  const { origin, account, store } = await withProvider();
  const browser = openBrowser();
  const [longest, tooLong] = ['x'.repeat(191), 'x'.repeat(192)]; // 255 and 256 characters in the provider's own writing
  const refused = await signIn(browser, startUrl(origin), tooLong);
  expect(refused.searchParams.get('code')).toBe('provider_failed');
  expect(await account(browser)).toMatchObject({ code: 401 });
  expect(await store.db.selectFrom('users').select('id').execute()).toEqual([]);
  expect((await signIn(browser, startUrl(origin), longest)).pathname).toBe('/badges/me');
});

it('binds a sign-in over TLS to the browser by a __Host- cookie', async () => {
  const provider = await startIdentityProvider(() => [`https://trails.example${callbackPath}`]);
  closing.push(provider.close);
  const test = await buildTestApp({ environment: { ...provider.environment, PUBLIC_URL: 'https://trails.example' } });
  closing.push(test.close);
  const response = await test.app.inject(startPath);
  expect(String(response.headers['set-cookie'])).toMatch(
    /^__Host-nst_sign_in=[\w-]{43}; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly; Secure$/,
  );
});
