/** Signing in and out, the account's place in the header, and the page of one's own data. */
import { readFileSync } from 'node:fs';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { desktop, launchBrowser, type Page, phone, type RunningServer, startServer } from './harness.ts';
import {
  axeFaults,
  hike,
  isWiderThanItsScreen,
  milesNorthOf,
  openImpatiently,
  prompt,
  sayNo,
  sayYes,
  sessionOf,
  signIn,
  standAt,
  told,
  trailPhone,
} from './hiker.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const faults: string[] = [];
const signInButton = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Sign in with Google' });
const collectionLink = (page: Page) => page.getByRole('link', { name: 'badge collection' });

describe('an anonymous reader', () => {
  test('makes no call, loads no account code, and is invited on the collection page', async () => {
    const { page, complaints, close } = await openImpatiently(browser, desktop);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto(`${server.origin}/hikes`, { waitUntil: 'networkidle' });
    expect(await signInButton(page).getAttribute('title')).toBe('Sign in with Google');
    expect(await collectionLink(page).count()).toBe(0);
    expect(requests.filter((path) => /^\/v1\/|\/assets\/(area|sign-in|account|collection)-/.test(path))).toEqual([]);

    await page.goto(`${server.origin}/badges/me`);
    const invitation = page.getByRole('region', { name: 'Sign in' });
    await invitation.getByText('Sign in, and this page is yours.').waitFor();
    expect(await invitation.locator('img').count()).toBe(6);
    faults.push(...(await axeFaults(page, 'invitation')));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await page.goto(`${server.origin}/account`);
    await page.getByText('You are signed out, and nothing is stored about you').waitFor();
    faults.push(...(await axeFaults(page, 'account, signed out')));
    expect(requests.filter((path) => path.startsWith('/v1/'))).toEqual([]);
    await close();
    expect(complaints).toEqual([]);
  });
});

describe('signing in', () => {
  test('by keyboard alone, through the provider, and out again', { timeout: 30_000 }, async () => {
    const { page, complaints, close } = await openImpatiently(browser, desktop);
    await page.goto(`${server.origin}/about`);
    await signInButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/demo-identity/**');
    faults.push(...(await axeFaults(page, 'provider')));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type("Anna-Lena O'Brien");
    await page.keyboard.press('Enter');
    await page.waitForURL('**/badges/me');
    complaints.length = 0; // those of the provider's own page
    await prompt(page).waitFor();
    await page.keyboard.press('Escape');
    const banner = page.getByRole('banner');
    await banner.getByText('Welcome AnnaLena').waitFor();
    expect(await banner.getByRole('link', { name: 'Your data' }).textContent()).toContain('AO');
    expect(await collectionLink(page).getAttribute('href')).toBe('/badges/me');
    expect(await signInButton(page).count()).toBe(0);
    faults.push(...(await axeFaults(page, 'signed in')));

    await page.goto(`${server.origin}/trails/north-shore/split-rock`);
    await banner.getByText('Welcome AnnaLena').waitFor();
    await banner.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await signInButton(page).waitFor();
    expect(await collectionLink(page).count()).toBe(0);
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('nst_signed_in');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);
    await close();
    expect(complaints).toEqual([]);
  });

  test('shows a skeleton while it is not known who it is', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Sky Leton');
    const { page, close } = await openImpatiently(browser, { ...desktop, storageState, serviceWorkers: 'block' });
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/v1/account', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`${server.origin}/hikes`);
    await page.getByText('Checking sign-in').waitFor();
    expect(await signInButton(page).count()).toBe(0);
    faults.push(...(await axeFaults(page, 'skeleton')));
    answer();
    await page.getByRole('banner').getByText('Welcome Sky').waitFor();
    await close();
  });

  test('fills a missing name from the identity, and hides the collection without an e-mail', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Mira Missing');
    const { page, close } = await openImpatiently(browser, { ...desktop, storageState, serviceWorkers: 'block' });
    await page.route('**/v1/account', (route) => route.fulfill({ json: { $id: 'x', name: '', email: '' } }));
    await page.goto(`${server.origin}/hikes`);
    await page.getByRole('banner').getByText('Welcome Mira').waitFor();
    expect(await collectionLink(page).count()).toBe(1);
    await page.route('**/v1/account/identities', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await page.getByRole('banner').getByText('Welcome hiker').waitFor();
    expect(await page.getByRole('banner').getByText('☺').count()).toBe(1);
    expect(await collectionLink(page).count()).toBe(0);
    await close();
  });

  test('says that it starts, for a second and a half, and starts once in four seconds', async () => {
    const { page, complaints, close } = await openImpatiently(browser, { ...desktop, serviceWorkers: 'block' });
    await page.clock.install();
    const calls: string[] = [];
    await page.route('**/v1/account/sessions**', (route) => {
      calls.push(route.request().method());
      return route.fulfill({ status: 204 });
    });
    await page.goto(`${server.origin}/hikes`);
    await page.clock.pauseAt(Date.now() + 60_000);
    const state = async () => [
      await signInButton(page).getAttribute('title'),
      await signInButton(page).getAttribute('aria-disabled'),
    ];
    await signInButton(page).click();
    await expect.poll(state).toEqual(['Signing in…', 'true']);
    await expect.poll(() => calls.length).toBe(1);
    await signInButton(page).click({ force: true });
    await page.clock.runFor(1499);
    expect(await state()).toEqual(['Signing in…', 'true']);
    await page.clock.runFor(2);
    expect(await state()).toEqual(['Sign in with Google', null]);
    /** A click that starts nothing leaves no trace: a round trip gives it time to. */
    const clickInVain = async () => {
      await signInButton(page).click();
      await page.evaluate(async () => (await fetch('/favicon.svg')).text());
      expect(calls.length).toBe(1);
    };
    await clickInVain();
    await page.clock.runFor(2400);
    await clickInVain();
    await page.clock.runFor(200);
    await signInButton(page).click();
    await expect.poll(() => calls.length).toBe(2);
    expect(calls).toEqual(['GET', 'GET']);
    await close();
    expect(complaints.filter((text) => !text.includes('blocked by Playwright'))).toEqual([]);
  });

  test('ends old sessions first', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Olga Old');
    const { page, close } = await openImpatiently(browser, { ...desktop, storageState });
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/v1/account/sessions')) calls.push(`${request.method()} ${pathname}`);
    });
    await page.goto(`${server.origin}/auth-failed`);
    await page.getByRole('link', { name: 'Try again' }).click();
    await page.waitForURL('**/demo-identity/**');
    expect(calls).toEqual(['DELETE /v1/account/sessions', 'GET /v1/account/sessions/oauth2/google']);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.waitForURL('**/auth-failed?error=access_denied');
    await page.getByRole('heading', { name: 'Sign-in did not work' }).waitFor();
    await close();
  });

  test('works without JavaScript', async () => {
    const { page, close } = await openImpatiently(browser, { ...phone, javaScriptEnabled: false });
    await page.goto(`${server.origin}/hikes`);
    await signInButton(page).click();
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/badges/me');
    expect((await page.context().cookies()).map((cookie) => cookie.name)).toContain('nst_signed_in');
    await close();
  });
});

describe('a claim made before signing in', () => {
  test('is kept, and sent after signing in', { timeout: 30_000 }, async () => {
    const { page, complaints, close } = await openImpatiently(browser, trailPhone);
    const { trailhead, badge } = hike('central/lake-maria');
    await standAt(page, trailhead);
    await page.goto(`${server.origin}/badges/me`);
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await sayYes(page);
    await told(page, 'Please sign in with Google first.');
    await told(page, /is kept on this phone and sent once you are signed in/);
    faults.push(...(await axeFaults(page, 'signed out at the trailhead')));
    await page.reload();
    await page.getByText('Waiting for you to sign in').waitFor();
    faults.push(...(await axeFaults(page, 'waiting for a sign-in')));

    await page.getByRole('main').getByRole('link', { name: 'Sign in with Google' }).first().click();
    await page.getByLabel('Your name').fill('Claire First');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL('**/badges/me');
    complaints.length = 0; // those of the provider's own page
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
    await page.getByText('One of fifty, in one region.').waitFor();
    await page.getByText('Waiting for you to sign in').waitFor({ state: 'detached' });
    expect(await prompt(page).isVisible()).toBe(false);
    await close();
    expect(complaints).toEqual([]);
  });
});

describe('your data', () => {
  test('shows all that is stored, gives it away as a file, and signs out everywhere', { timeout: 40_000 }, async () => {
    const storageState = await sessionOf(browser, server.origin, 'Dana Data');
    const { page, complaints, close } = await openImpatiently(browser, {
      ...trailPhone,
      storageState,
      acceptDownloads: true,
    });
    const { trailhead } = hike('southeast/lake-loop');
    await standAt(page, milesNorthOf(trailhead, 3));
    await page.goto(`${server.origin}/badges/me?try`);
    await sayYes(page);
    await told(page, 'Not close enough yet');
    await standAt(page, trailhead);
    await page.evaluate(() => sessionStorage.clear());
    const other = await openImpatiently(browser, trailPhone);
    await signIn(other.page, server.origin, 'Dana Data');
    await sayNo(other.page);

    await page.getByRole('banner').getByRole('link', { name: 'Your data' }).click();
    const main = page.getByRole('main');
    await main.getByText('dana.data@demo.invalid').waitFor();
    expect(await main.getByText('Dana Data', { exact: true }).count()).toBe(1);
    expect(await main.getByText(/2 devices, until/).count()).toBe(1);
    await main.getByText('None yet. The first is waiting at a trailhead.').waitFor();
    const [row] = await main.locator('tbody tr').all();
    expect(await row?.textContent()).toContain('too far away');
    expect(await row?.textContent()).toContain(`${milesNorthOf(trailhead, 3).latitude.toFixed(4)}, `);
    faults.push(...(await axeFaults(page, 'account')));
    await page.emulateMedia({ colorScheme: 'dark' });
    faults.push(...(await axeFaults(page, 'account at night')));
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isWiderThanItsScreen(page)).toBe(false);

    const [download] = await Promise.all([
      page.waitForEvent('download'),
      main.getByRole('link', { name: 'Download' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('north-star-trails.json');
    const file = JSON.parse(readFileSync(await download.path(), 'utf8'));
    expect(file.account.name).toBe('Dana Data');
    expect(file.attempts).toHaveLength(1);
    expect(file.badges).toEqual([]);

    await page.route('**/v1/account/sessions', (route) => route.abort());
    await main.getByRole('button', { name: 'Sign out everywhere' }).click();
    await main.getByText('It did not work: you are still signed in. Try again.').waitFor();
    await page.unroute('**/v1/account/sessions');
    await main.getByRole('button', { name: 'Sign out everywhere' }).click();
    await page.waitForURL('**/hikes');
    await signInButton(page).waitFor();
    await other.page.reload();
    await other.page.getByText('Sign in, and this page is yours').waitFor();
    await other.close();
    await close();
    expect(complaints.filter((text) => !text.includes('ERR_FAILED'))).toEqual([]);
  });

  test('is deleted only with the word typed, and then all of it, here too', { timeout: 30_000 }, async () => {
    const { page, complaints, close } = await openImpatiently(browser, trailPhone);
    await signIn(page, server.origin, 'Gus Gone');
    complaints.length = 0; // those of the provider's own page
    await standAt(page, hike('southeast/rice-lake').trailhead);
    await sayYes(page);
    await told(page, 'You earned the Rice Lake badge!');
    await page.goto(`${server.origin}/account`);
    await page.getByText(/^Rice Lake, /).waitFor();
    await page.getByText('badge earned').waitFor();
    const word = page.getByLabel('To confirm, type delete');
    await word.fill('yes');
    await page.getByRole('button', { name: 'Delete my account' }).click();
    await page.getByRole('alert').getByText('Type the word delete to confirm.').waitFor();
    faults.push(...(await axeFaults(page, 'account, not confirmed')));
    await word.fill('Delete');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/hikes');
    await signInButton(page).waitFor();
    expect(complaints).toEqual([]);
    const left = await page.evaluate(
      () =>
        new Promise((resolve) => {
          const opening = indexedDB.open('north-star-trails', 1);
          opening.onsuccess = () => {
            const counting = opening.result.transaction('claims').objectStore('claims').count();
            counting.onsuccess = () => resolve([counting.result, localStorage.length]);
          };
        }),
    );
    expect(left).toEqual([0, 0]);
    await signIn(page, server.origin, 'Gus Gone');
    await page.getByText('When you earn your first badge').waitFor();
    await close();
  });

  test('that cannot be loaded says so, and can be asked for again', async () => {
    const storageState = await sessionOf(browser, server.origin, 'Fay Fail');
    const { page, close } = await openImpatiently(browser, { ...phone, storageState, serviceWorkers: 'block' });
    await page.route('**/v1/account/export', (route) => route.abort());
    await page.goto(`${server.origin}/account`);
    await page.getByText('Your data could not be loaded. Nothing is lost.').waitFor();
    await page.unroute('**/v1/account/export');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('fay.fail@demo.invalid').waitFor();
    await close();
  });
});

test('axe finds nothing in any of these states', () => {
  expect(faults).toEqual([]);
});
