/** A page is read before its script is there. What is tapped meanwhile does what it promises. */
import { expect, test } from 'vitest';
import { desktop, errorStatus, heldBack, noAnswer, type Page, phone } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const scriptOfAll = '**/assets/site-*.js';

/** @returns what lets the script of the next page come, which is asked for and waits until then */
async function holdScript(page: Page): Promise<() => void> {
  const { held, release } = heldBack();
  await page.route(scriptOfAll, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

function callsOf(page: Page): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/v1/account/sessions')) calls.push(`${request.method()} ${pathname}`);
  });
  return calls;
}

test('who asks to sign in again has old sessions ended first', async () => {
  const { page, mayComplain } = await site.open({ ...desktop, storageState: await site.sessionOf('Eric Early') });
  mayComplain(errorStatus(401)); // of the account, which the page asks for meanwhile
  const calls = callsOf(page);
  const release = await holdScript(page);
  await page.goto('/auth-failed', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Try again' }).click();
  expect(calls).toEqual([]);
  release();
  await page.waitForURL('**/demo-identity/**');
  expect(calls).toEqual(['DELETE /v1/account/sessions', 'GET /v1/account/sessions/oauth2/google']);
});

test('who asks to sign in twice, before the script is there and after, is sent there once', async () => {
  const { page } = await site.open(phone);
  const calls = callsOf(page);
  const release = await holdScript(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const signIn = page.getByRole('banner').getByRole('link', { name: 'Sign in with Google' });
  await signIn.click();
  await signIn.click();
  expect(calls).toEqual([]);
  release();
  await page.waitForURL('**/demo-identity/**');
  expect(calls).toEqual(['GET /v1/account/sessions/oauth2/google']);
});

test('who asks to sign in where the script never comes is sent there by the link', async () => {
  const { page, mayComplain } = await site.open(phone);
  mayComplain(noAnswer);
  await page.route(scriptOfAll, (route) => route.abort());
  await page.goto('/about', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('link', { name: 'Sign in with Google' }).click();
  await page.waitForURL('**/demo-identity/**');
});

test('who asks for another tab to sign in gets one at once', async () => {
  const { page } = await site.open(desktop);
  await holdScript(page);
  await page.goto('/about', { waitUntil: 'commit' });
  const [other] = await Promise.all([
    page.context().waitForEvent('page'),
    page
      .getByRole('banner')
      .getByRole('link', { name: 'Sign in with Google' })
      .click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await other.waitForURL('**/demo-identity/**');
  expect(new URL(page.url()).pathname).toBe('/about');
});

test('who follows a link is not kept waiting, and is led back to where it stood', async () => {
  const { page } = await site.open(phone);
  await holdScript(page);
  await page.goto('/northshore', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'badges', exact: true }).click();
  await page.waitForURL('**/badges', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Back', exact: true }).click();
  await page.waitForURL('**/northshore', { waitUntil: 'commit' });
});

test('the script of a page is asked for when the page has been painted, or has long been there', async () => {
  const { page } = await site.open(phone, '/about');
  const [asked, painted, loaded] = await page.evaluate(async () => {
    const entry = (type: string, isIt: (name: string) => boolean) =>
      new Promise<number>((found) =>
        new PerformanceObserver((list) => {
          const [first] = list.getEntries().filter(({ name }) => isIt(name));
          if (first) found(first.startTime);
        }).observe({ type, buffered: true }),
      );
    return Promise.all([
      entry('resource', (name) => /\/assets\/site-.+\.js$/.test(name)),
      entry('paint', (name) => name === 'first-contentful-paint'),
      (performance.getEntriesByType('navigation') as PerformanceNavigationTiming[])[0]?.loadEventStart ?? 0,
    ]);
  });
  expect(asked).toBeGreaterThan(Math.min(painted, loaded + 1000));
});
