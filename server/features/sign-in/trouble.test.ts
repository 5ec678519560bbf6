/** Sign-ins that cannot succeed redirect the visitor to a page that says why. */
import { createServer } from 'node:http';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { openBrowser } from '../../../test/browser.ts';
import { freePort } from '../../../test/ports.ts';
import { goToCallback, signIn, startUrl } from '../../../test/sign-in.ts';
import { callbackPath, navigation, signInServers, startPath } from '../../../test/sign-in-servers.ts';
import { blockAccount, unblockAccount } from '../../store/accounts.ts';

const { closing, listen, withDemo } = signInServers();

describe('a visitor who goes to a sign-in address always ends on a page', () => {
  const toLocation = async (test: TestApp, url: string, headers: Record<string, string> = navigation) => {
    closing.push(test.close);
    const response = await test.app.inject({ url, headers });
    return [response.statusCode, response.headers.location];
  };
  const base = 'https://trails.example';
  const bare = () => buildTestApp({ environment: { PUBLIC_URL: base } });

  it.each([
    ['a browser that says so', navigation],
    ['an older browser', { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }],
  ])('a sign-in address with %s leads to a page where no provider is set up', async (_, headers) => {
    expect(await toLocation(await bare(), startPath, headers)).toEqual([302, `${base}/auth-failed?code=not_set_up`]);
    expect(await toLocation(await bare(), callbackPath, headers)).toEqual([302, `${base}/auth-failed?code=not_set_up`]);
  });

  it('an unknown provider or a foreign return URL leads a visitor to a page', async () => {
    const lost = [302, `${base}/auth-failed?code=bad_request`];
    expect(await toLocation(await bare(), '/v1/account/sessions/oauth2/github')).toEqual(lost);
    expect(await toLocation(await bare(), `${startPath}?success=https://evil.example/`)).toEqual(lost);
    expect(await toLocation(await bare(), `${startPath}?failure=https://evil.example/`)).toEqual(lost);
    expect(await toLocation(await bare(), `${startPath}?failure=/a&failure=/b`)).toEqual(lost);
  });

  it('a visitor whose sign-in failed ends on the requested page, if it is one of ours', async () => {
    const url = `${startPath}?failure=${base}/badges`;
    expect(await toLocation(await bare(), url)).toEqual([302, `${base}/badges?error=not_set_up`]);
  });
});

describe('a fault of our own during a sign-in', () => {
  it('an error of our own during a sign-in is shown as ours, and logged with its stack', async () => {
    const { origin, store, log } = await withDemo();
    const browser = openBrowser();
    const back = await goToCallback(browser, origin);
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

  it('a fault of our own during a sign-in with the database down is not blamed on the provider', async () => {
    const { origin, store } = await withDemo();
    const browser = openBrowser();
    const back = await goToCallback(browser, origin);
    await sql`pragma query_only = on`.execute(store.db); // as on a read-only disk
    const end = await browser.go(back, (url) => url.pathname === '/auth-failed');
    expect(end.url.searchParams.get('code')).toBe('server_unavailable');
    await sql`pragma query_only = off`.execute(store.db);
  });
});

describe('a server without a provider', () => {
  it('a server without a provider reports what is missing; API clients also get validation errors', async () => {
    const test = await buildTestApp({ environment: { PUBLIC_URL: 'https://trails.example' } });
    closing.push(test.close);
    const said = async (url: string) => (await test.app.inject(url)).json();
    expect(await said(startPath)).toEqual({
      code: 412,
      type: 'project_provider_disabled',
      version: expect.any(String),
      message: 'Sign-in is not set up on this server: GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET are missing.',
    });
    expect(await said('/v1/account/sessions/oauth2/github')).toMatchObject({
      code: 400,
      type: 'project_provider_unsupported',
      message: 'Sign-in is only with google.',
    });
    for (const elsewhere of ['https://evil.example/', 'blob:https://trails.example/1', `/${'x'.repeat(1000)}`])
      expect(await said(`${startPath}?failure=${elsewhere}`)).toMatchObject({
        code: 400,
        type: 'general_argument_invalid',
        message: 'failure: expected an address on one of our own origins, of at most 1000 characters',
      });
  });

  it('a server without a provider redirects to /auth-failed if the configured provider is unreachable', async () => {
    const port = await freePort();
    const nowhere = `http://127.0.0.1:${port}`;
    const environment = { OIDC_ISSUER: nowhere, GOOGLE_CLIENT_ID: 'id', GOOGLE_CLIENT_SECRET: 'secret' };
    const server = await listen(await buildTestApp({ environment }));
    const end = await signIn(openBrowser(), startUrl(server.origin), 'Ada Lake');
    expect(end.searchParams.get('code')).toBe('provider_unreachable');
    const line = server
      .log()
      .split('\n')
      .find((one) => one.includes('identity provider failed'));
    expect(JSON.parse(line ?? '{}'), 'the operator reads why').toMatchObject({
      level: 40,
      reason: expect.stringMatching(/^fetch failed: connect ECONNREFUSED 127\.0\.0\.1:\d+/),
    });

    const endpoints = { authorization_endpoint: `${nowhere}/auth`, token_endpoint: `${nowhere}/token` };
    const provider = createServer((_, response) => {
      response.setHeader('content-type', 'application/json').end(JSON.stringify({ issuer: nowhere, ...endpoints }));
    });
    await new Promise<void>((resolve) => provider.listen(port, '127.0.0.1', resolve));
    closing.push(async () => void provider.close());
    const later = await server.app.inject({ url: startPath, headers: navigation });
    expect(later.headers.location, 'the next visitor is sent there').toMatch(`${nowhere}/auth?`);
  });
});

it('a blocked account cannot sign in again: the visitor ends on a page with the reason', async () => {
  const { origin, store, now } = await withDemo();
  const browser = openBrowser();
  await signIn(browser, startUrl(origin), 'Ada Lake');
  const [ada] = await store.db.selectFrom('users').select('id').execute();
  const reason = 'Positions were faked; “twice”.';
  await blockAccount(store.db, ada?.id ?? '', reason, now());
  const end = await signIn(browser, startUrl(origin), 'Ada Lake');
  expect(end.href).toBe(`${origin}/auth-failed?code=user_blocked`);
  expect(browser.cookieOfPage('127.0.0.1', 'nst_blocked')).toBe(encodeURIComponent(reason));
  expect(await store.db.selectFrom('sessions').select('id').execute()).toEqual([]);
  await unblockAccount(store.db, ada?.id ?? '');
  expect((await signIn(browser, startUrl(origin), 'Ada Lake')).pathname).toBe('/badges/me');
});
