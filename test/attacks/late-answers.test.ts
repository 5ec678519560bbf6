/** Late responses and requests of an ended session do not affect a hiker who has signed in to the same browser since. */
import { describe, expect, it } from 'vitest';
import { sessionHintCookie } from '../../domain/wire/sign-in.ts';
import { type Browser, openBrowser } from '../browser.ts';
import { signIn, startUrl } from '../sign-in.ts';
import { callbackPath, signInServers } from '../sign-in-servers.ts';

const { withDemo } = signInServers();
const host = '127.0.0.1';

const sessionCookies = (browser: Browser) => browser.cookies(host).filter(({ name }) => name.startsWith('a_session'));
const hint = (browser: Browser) => browser.cookie(host, sessionHintCookie) ?? '';

async function adasBrowser() {
  const server = await withDemo();
  const browser = openBrowser();
  const enter = (name: string) => signIn(browser, startUrl(server.origin), name);
  await enter('Ada Lake');
  return { ...server, browser, enter };
}

describe('Bob stays signed in when', () => {
  it.each([
    ['the answer to a log-out', 'DELETE', '/v1/account/sessions/current', 204],
    ['the answer to a log-out everywhere', 'DELETE', '/v1/account/sessions', 204],
    ['the answer to a deletion', 'DELETE', '/v1/account', 204],
    ['the answer to a call of a session that had ended', 'GET', '/v1/account', 401],
  ])('%s of Ada’s arrives late', async (_, method, path, status) => {
    const { origin, browser, enter, account, store } = await adasBrowser();
    if (status === 401) await store.db.deleteFrom('sessions').execute();
    const arrive = await browser.sendSlowly(`${origin}${path}`, { method });
    await enter('Bob Ridge');
    expect(arrive().status).toBe(status);
    expect(await account(browser)).toMatchObject({ name: 'Bob Ridge' });
  });

  it('Ada’s log-out is sent late', async () => {
    const { origin, browser, enter, account } = await adasBrowser();
    const session = hint(browser);
    await enter('Bob Ridge');
    const url = `${origin}/v1/account/sessions/current?${new URLSearchParams({ session })}`;
    expect((await browser.send(url, { method: 'DELETE' })).status).toBe(204);
    expect(await account(browser)).toMatchObject({ name: 'Bob Ridge' });
  });
});

it('two sign-ins that end at the same moment are both unused, and their cookies removed', async () => {
  const { origin, account } = await withDemo();
  const browser = openBrowser();
  const arrivals = [];
  for (const name of ['Ada Lake', 'Bob Ridge']) {
    const page = await browser.go(startUrl(origin));
    const response = await browser.submit(page.url, { answer: 'sign-in', name });
    const next = new URL(response.headers.get('location') ?? '', page.url);
    const { url } = await browser.go(next, ({ pathname }) => pathname === callbackPath);
    arrivals.push(await browser.sendSlowly(url));
  }
  for (const arrive of arrivals) arrive();
  expect(sessionCookies(browser)).toHaveLength(2);
  expect(await account(browser)).toMatchObject({ code: 401 });
  expect(sessionCookies(browser)).toEqual([]);
});

it('a log-out and an expired session leave no session cookie behind', async () => {
  const { origin, browser, enter, store } = await adasBrowser();
  await browser.send(`${origin}/v1/account/sessions/current`, { method: 'DELETE' });
  expect(sessionCookies(browser)).toEqual([]);
  await enter('Ada Lake');
  await store.db.deleteFrom('sessions').execute();
  expect((await browser.send(`${origin}/v1/account`)).status).toBe(401);
  expect(sessionCookies(browser)).toEqual([]);
});

it('a second sign-in leaves one session cookie, and the id in the hint cookie grants no access', async () => {
  const { origin, browser, enter } = await adasBrowser();
  await enter('Bob Ridge');
  const cookies = sessionCookies(browser);
  expect(cookies).toHaveLength(1);
  const [{ name = '', value = '' } = {}] = cookies;
  expect([name.endsWith(hint(browser)), value.includes(hint(browser))]).toEqual([true, false]);
  for (const cookie of [
    `a_session_north-star-trails=${hint(browser)}`,
    `${name}=${hint(browser)}`,
    `${name}x=${value}`,
  ])
    expect((await fetch(`${origin}/v1/account`, { headers: { cookie } })).status).toBe(401);
});
