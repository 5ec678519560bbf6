/** Signing in and out, and the account's place in the header. */
import { describe, expect, test } from 'vitest';
import { ofAll, regions } from '../test/guide.ts';
import { desktop, disableRequestTimeout, errorStatus, heldBack, type Page, phone, toText } from './harness.ts';
import {
  delayPosition,
  hike,
  isWiderThanItsScreen,
  plainPhone,
  prompt,
  providePosition,
  sayYes,
  standAt,
  trailPhone,
  waitForStatus,
} from './hiker.ts';
import { signInButton, signInButtons } from './sign-in-button.ts';
import { expectAccessible, ownSite } from './site.ts';

const site = ownSite();

const collectionLink = (page: Page) => page.getByRole('link', { name: 'badge collection' });

describe('an anonymous reader', () => {
  test('an anonymous reader causes no request, loads no account code, and is invited', async () => {
    const { page } = await site.open(desktop);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    await page.goto('/hikes', { waitUntil: 'networkidle' });
    expect(await signInButton(page).getAttribute('title')).toBe(null);
    expect(await collectionLink(page).count()).toBe(0);
    expect(requests.filter((path) => /^\/v1\/|\/assets\/(area|sign-in|account|collection)-/.test(path))).toEqual([]);

    await page.goto('/badges/me');
    const invitation = page.getByRole('region', { name: 'Sign in' });
    await invitation.getByText('Sign in to start your collection.').waitFor();
    expect(await invitation.locator('img').count()).toBe(regions.length);
    await expectAccessible(page, 'invitation');
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await page.goto('/account');
    await page.getByText('You’re signed out. Sign in to see your data.').waitFor();
    await expectAccessible(page, 'account, signed out');
    expect(requests.filter((path) => path.startsWith('/v1/'))).toEqual([]);
  });
});

describe('signing in', () => {
  test('signing in works by keyboard alone, through the provider, and so does logging out', async () => {
    const { page } = await site.open(desktop);
    await page.goto('/about');
    await signInButton(page).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL('**/demo-identity/**');
    await expectAccessible(page, 'provider');
    await page.locator('#name:focus').waitFor();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type("Anna-Lena O'Brien");
    await page.keyboard.press('Enter');
    await page.waitForURL('**/about'); // where they were
    const banner = page.getByRole('banner');
    await banner.getByText('Welcome AnnaLena').waitFor();
    expect(await banner.getByRole('link', { name: 'Your data' }).textContent()).toContain('AO');
    expect(await collectionLink(page).getAttribute('href')).toBe('/badges/me');
    expect(await signInButton(page).count()).toBe(0);
    await expectAccessible(page, 'signed in');

    const inStep = page.waitForResponse('**/v1/wishes');
    await page.goto('/trails/north-shore/split-rock');
    await banner.getByText('Welcome AnnaLena').waitFor();
    await inStep;
    await banner.getByRole('button', { name: 'Log out' }).focus();
    await page.keyboard.press('Enter');
    await signInButton(page).waitFor();
    expect(await collectionLink(page).count()).toBe(0);
    expect((await page.context().cookies()).map((cookie) => cookie.name)).not.toContain('nst_signed_in');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('signing in shows a skeleton while the account is loading', async () => {
    const storageState = await site.getSession('Sky Leton');
    const { page } = await site.open({ ...desktop, storageState });
    await disableRequestTimeout(page);
    const { held, release } = heldBack();
    await page.route('**/v1/account', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto('/about');
    await page.getByText('Checking if you’re signed in').waitFor();
    expect(await signInButton(page).count()).toBe(0);
    await expectAccessible(page, 'skeleton');
    release();
    await page.getByRole('banner').getByText('Welcome Sky').waitFor();
  });

  test('signing in fills a missing name from the identity, and hides the collection without an e-mail', async () => {
    const storageState = await site.getSession('Mira Missing');
    const { page, mayComplain } = await site.open({ ...desktop, storageState });
    mayComplain(errorStatus(500), /The linked identity could not be read/);
    await page.route('**/v1/account', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: { ...(await response.json()), name: '', email: '' } });
    });
    await page.goto('/hikes');
    await page.getByRole('banner').getByText('Welcome Mira').waitFor();
    expect(await collectionLink(page).count()).toBe(1);
    await page.route('**/v1/account/identities', (route) => route.fulfill({ status: 500, json: {} }));
    await page.reload();
    await page.getByRole('banner').getByText('Welcome hiker').waitFor();
    expect(await page.getByRole('banner').getByText('☺').count()).toBe(1);
    expect(await collectionLink(page).count()).toBe(0);
  });

  test('signing in works without JavaScript, and ends on a page that says what works without it', async () => {
    const { page } = await site.open({ ...phone, javaScriptEnabled: false });
    await page.goto('/hikes');
    await signInButton(page).click();
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/badges/me');
    expect((await page.context().cookies()).map((cookie) => cookie.name)).toContain('nst_signed_in');
    expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual(['Your Collected Badges']);
    expect(await page.getByText('You need JavaScript to see your badges').isVisible()).toBe(true);
    expect(await page.getByText('If you just signed in, it worked').isVisible()).toBe(true);
    expect(await page.getByText('Loading').isVisible()).toBe(false);
    await page.goto('/account');
    expect(await page.getByText('You need JavaScript to see or delete your data').isVisible()).toBe(true);
    expect(await page.getByText('Loading').isVisible()).toBe(false);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download' }).click();
    expect(JSON.parse(await toText(await download)).account.name).toBeTruthy();
  });
});

describe('a claim made before signing in', () => {
  async function openSlowDevice(): Promise<Page> {
    const { page } = await site.open({ ...plainPhone, permissions: [] });
    await delayPosition(page);
    return page;
  }

  test('a claim made before signing in says at once that signing in comes first', async () => {
    const page = await openSlowDevice();
    const { trailhead, badge, path } = hike('central/lake-maria');
    await page.goto(path);
    await page.getByRole('link', { name: 'Try for this badge' }).click();
    await prompt(page, badge).waitFor();
    await sayYes(page);
    await waitForStatus(page, 'Please sign in with Google first.');
    await waitForStatus(page, /We’re saving your location on this device in the meantime/);
    await expectAccessible(page, 'signed out, position under way');
    await providePosition(page, trailhead);
    await waitForStatus(page, /is saved on this device. Sign in and we’ll send it/);

    await signInButtons(page.locator('main [role=status]')).click();
    await page.getByLabel('Your name').fill('Pat First');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
  });

  test('a claim without permission is offered again after signing in, with what to allow', async () => {
    const { page } = await site.open({ ...plainPhone, permissions: [] }, '/badges/me?try');
    await sayYes(page);
    await waitForStatus(page, /^Could not get your location\. To allow it, /);
    await signInButtons(page.locator('main [role=status]')).click();
    await page.getByLabel('Your name').fill('Late Allower');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/badges/me');
    await prompt(page)
      .getByText(/^Your browser doesn’t share your location with this site\. To allow it, /)
      .waitFor();
    const { trailhead, badge } = hike('central/lake-maria');
    await page.context().grantPermissions(['geolocation']);
    await prompt(page)
      .getByText(/^You earn a badge within one mile/)
      .waitFor();
    await standAt(page, trailhead);
    await sayYes(page);
    await waitForStatus(page, `You earned the ${badge} badge!`);
  });

  test('a claim made before signing in is stored, and sent after signing in', async () => {
    const { page } = await site.open(trailPhone);
    const { trailhead, badge } = hike('central/lake-maria');
    await standAt(page, trailhead);
    await page.goto('/badges/me');
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await sayYes(page);
    await waitForStatus(page, 'Please sign in with Google first.');
    await waitForStatus(page, /is saved on this device. Sign in and we’ll send it/);
    await expectAccessible(page, 'signed out at the trailhead');
    await page.reload();
    await page.getByText('Sign in to send your try').waitFor();
    await expectAccessible(page, 'waiting for a sign-in');

    await signInButtons(page.getByRole('main')).first().click();
    await page.getByLabel('Your name').fill('Claire First');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();
    await page.waitForURL('**/badges/me');
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
    await page.getByText(`One ${ofAll}, in one region.`).waitFor();
    await page.getByText('Sign in to send your try').waitFor({ state: 'detached' });
    expect(await prompt(page).isVisible()).toBe(false);
  });
});
