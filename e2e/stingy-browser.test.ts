/** Browsers without storage, or with a full one: the guide is readable there, and its messages stay true. */
import { expect, test } from 'vitest';
import { foundBy, getVerdictText } from '../test/guide.ts';
import type { Page } from './harness.ts';
import { claimAt, hike, plainPhone, prompt, sayYes, waitForStatus } from './hiker.ts';
import { signInButton } from './sign-in-button.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

const forbidStorage = (page: Page) =>
  page.addInitScript(() => {
    const forbidden = () => {
      throw new DOMException('The visitor allows no storage', 'SecurityError');
    };
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
      Object.defineProperty(window, name, { get: forbidden });
  });

test('without storage a visitor is invited, may try, and sees why the claim cannot be saved', async () => {
  const { page, mayComplain } = await site.open({
    ...plainPhone,
    geolocation: hike('central/crow-wing').trailhead,
  });
  await forbidStorage(page);
  await page.goto('/badges/me');
  await page.getByText('Sign in to start your collection.').waitFor();
  expect(await page.getByText('Could not load badge data.').count()).toBe(0);
  await sayYes(page);
  await prompt(page).waitFor({ state: 'hidden' });
  await waitForStatus(page, 'Error saving your badge.');
  await waitForStatus(page, /Allow this site to store data/);
  await page.goto('/hikes?waterfall=yes');
  await page.getByText(getVerdictText(foundBy('?waterfall=yes'))).waitFor();
  mayComplain(/^(Claims cannot wait on this device|The claim could not be saved)/);
});

test('without storage signing in works all the same', async () => {
  const { page, mayComplain } = await site.open(plainPhone);
  mayComplain(/^Claims cannot wait on this device/); // where the page is still open when it looks for one
  await forbidStorage(page);
  await page.goto('/about');
  await signInButton(page).click();
  await page.waitForURL('**/demo-identity/**');
});

test('with the storage full the collection is shown, and the prompt opens once', async () => {
  const storageState = await site.getSession('Filippa Full');
  const { page } = await site.open({ ...plainPhone, storageState });
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('No room left', 'QuotaExceededError');
    };
  });
  const { trailhead, badge } = hike('central/crow-wing');
  await page.goto('/badges/me?try');
  await prompt(page).waitFor();
  await claimAt(page, trailhead);
  await waitForStatus(page, `You earned the ${badge} badge!`);
  await page.getByRole('region', { name: 'Earned badges' }).getByText(badge, { exact: true }).waitFor();
  expect(await page.getByText('Could not load badge data.').count()).toBe(0);
  expect(await prompt(page).isVisible()).toBe(false);
});
