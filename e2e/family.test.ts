/** One account, several hikers: added on the account page, all claimed for with one tap, each with a collection. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { errorStatus, heldBack, noAnswer, sessionEnded } from './harness.ts';
import { hike, isWiderThanItsScreen, plainPhone, prompt, sayYes, standAt, waitForStatus } from './hiker.ts';
import { signInButtons } from './sign-in-button.ts';
import { expectAccessible, expectColorsAccessible, sharedSite } from './site.ts';

const site = sharedSite();

const hikers = (page: Page) =>
  page.locator('section').filter({ has: page.getByRole('heading', { name: 'Hikers with you' }) });

async function add(page: Page, name: string, color: string): Promise<void> {
  const form = hikers(page).locator('form').last();
  await form.getByLabel('First name or nickname').fill(name);
  await form.getByRole('radio', { name: color }).check({ force: true });
  await form.getByRole('button', { name: 'Add' }).click();
  await hikers(page).getByRole('listitem').filter({ hasText: name }).waitFor();
}

/** Opens a page of an account with these companions. */
async function openWith(name: string, companions: Record<string, string>, path?: string) {
  const opened = await site.open({ ...plainPhone, storageState: await site.sessionOf(name) });
  for (const [name, color] of Object.entries(companions)) {
    const data = { hikerId: randomUUID(), name, color };
    const reply = await opened.page.request.post('/v1/hikers', { data, headers: { origin: site.origin } });
    expect(reply.status()).toBe(201);
  }
  if (path) await opened.page.goto(path);
  return opened;
}

const openAccount = async (name: string) => {
  const storageState = await site.sessionOf(name);
  return site.open({ ...plainPhone, storageState }, '/account');
};
const whoIsThere = (page: Page) =>
  prompt(page)
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent?.slice(1)));

describe('a family', () => {
  const { trailhead, badge, path } = hike('central/crow-wing');

  test('earns its badges with one tap, and each has a collection', async () => {
    const { page } = await openAccount('Fay Mily');
    await add(page, 'Max', 'Sumac red');
    await add(page, 'Ida', 'Goldenrod yellow');
    await expectAccessible(page, 'hikers on the account page');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorsAccessible(page, 'hikers on the account page at night');
    await page.emulateMedia({ colorScheme: 'light' });

    await standAt(page, trailhead);
    await page.goto('/badges/me?try');
    await prompt(page).getByRole('group', { name: 'Who’s here?' }).waitFor();
    expect(await whoIsThere(page)).toEqual(['You', 'Max', 'Ida']);
    await expectAccessible(page, 'who is here', 'dialog[open]');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await page.keyboard.press('Enter'); // Yes has the focus: one tap
    await waitForStatus(page, `You, Max and Ida earned the ${badge} badge!`);
    await page.getByRole('button', { name: /^M?\s*Max/ }).click();
    await page.getByRole('heading', { level: 1, name: 'Max’s badges' }).waitFor();
    await page.getByRole('region', { name: 'Earned badges' }).getByText(badge, { exact: true }).waitFor();
    const map = page.getByRole('region', { name: 'Where your family has been' });
    await map.getByText('Who earned what').click();
    await map.getByText(`${badge}: You, Max and Ida`).waitFor();
    await expectAccessible(page, 'the collection of a family');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorsAccessible(page, 'the collection of a family at night');
    expect(await isWiderThanItsScreen(page)).toBe(false);
  });

  test('is asked who is here, and the choice is the default next time', async () => {
    const { page, mayComplain } = await openWith('Rhea Member', { Max: 'pine', Ida: 'aster' });
    mayComplain(sessionEnded);
    await standAt(page, trailhead);
    await page.goto('/badges/me?try');
    for (const name of ['You', 'Max', 'Ida']) await prompt(page).getByLabel(name).uncheck();
    await sayYes(page);
    await prompt(page).getByText('Choose who’s here, then tap Yes.').waitFor();
    await prompt(page).getByLabel('Ida').check();
    await sayYes(page);
    await waitForStatus(page, `Ida earned the ${badge} badge!`);

    await page.goto('/badges/me?try');
    await expect.poll(() => whoIsThere(page)).toEqual(['Ida']);
    await prompt(page).getByLabel('Max').check();
    await sayYes(page);
    await waitForStatus(page, `Max earned the ${badge} badge!`);
    await waitForStatus(page, 'Ida: already had it.');

    await page.getByRole('banner').getByRole('button', { name: 'Log out' }).click();
    await page
      .getByRole('link', { name: /Sign in/i })
      .first()
      .waitFor();
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
  });

  test('with a new companion is asked who is here at the next trailhead', async () => {
    const { page } = await openWith('Greta Grown', {}, '/badges/me');
    await page.getByText('When you earn your first badge').waitFor();
    await page.goto('/account');
    await add(page, 'Max', 'Lake blue');
    await standAt(page, trailhead);
    await page.goto(path);
    await page.getByRole('link', { name: 'Try for this badge' }).click();
    await expect.poll(() => whoIsThere(page)).toEqual(['You', 'Max']);
    await sayYes(page);
    await waitForStatus(page, `You and Max earned the ${badge} badge!`);

    await page.goto(path);
    const card = page.locator('#badge');
    await card.getByText(/^Earned/).waitFor();
    expect(await card.getByRole('link', { name: 'Try for this badge' }).isVisible()).toBe(false);
    await page.goto('/account');
    await add(page, 'Ida', 'Sumac red');
    await page.goto(path);
    await card.getByText(/^Earned/).waitFor();
    expect(await card.getByRole('link', { name: 'Try for this badge' }).isVisible()).toBe(true);
  });

  test('is asked nothing before its members are known', async () => {
    const storageState = await site.sessionOf('Wren Wait');
    const { page } = await site.open({ ...plainPhone, storageState });
    const { held, release } = heldBack();
    await page.route('**/v1/hikers?*', async (route) => {
      await held;
      await route.fulfill({ json: { hikers: [{ $id: 'max', name: 'Max', color: 'sumac', badges: [] }] } });
    });
    const asked = page.waitForRequest('**/v1/hikers?*');
    await page.goto(`/badges/me?try=${encodeURIComponent(badge)}`);
    await asked;
    await page.getByRole('banner').getByText('Welcome Wren').waitFor();
    expect(await prompt(page).isVisible()).toBe(false);
    release();
    await expect.poll(() => whoIsThere(page)).toEqual(['You', 'Max']);
  });

  test('without a signal is queued with who was there, and the claim is sent for all of them', async () => {
    const { page, mayComplain } = await openWith('Nora Signal', { Max: 'lake' });
    await standAt(page, trailhead);
    await page.goto('/badges/me');
    await page.getByRole('group', { name: 'Whose badges' }).waitFor();
    mayComplain(noAnswer);
    await page.route('**/v1/**', (route) => route.abort());
    await page.reload();
    await page.getByRole('button', { name: 'Try for a badge' }).first().click();
    expect(await whoIsThere(page)).toEqual(['You', 'Max']);
    await sayYes(page);
    await waitForStatus(page, /Saved on this device/);
    await page.unroute('**/v1/**');
    await page.getByRole('button', { name: 'Send now' }).click();
    await waitForStatus(page, `You and Max earned the ${badge} badge!`);
  });

  test('that was signed out at the trailhead is asked afterward who was there', async () => {
    const { page } = await openWith('Ada Later', { Max: 'birch', Ida: 'clay' });
    await page.context().clearCookies();
    await standAt(page, trailhead);
    await page.goto('/badges/me?try');
    await sayYes(page);
    await waitForStatus(page, /is saved on this device. Sign in and we’ll send it/);
    await signInButtons(page.locator('main [role=status]')).click();
    await page.getByLabel('Your name').fill('Ada Later');
    await page.getByRole('button', { name: 'Sign in', exact: true }).click();

    await page.getByText('Tell us who was there').waitFor();
    const who = page.getByRole('main').getByRole('group', { name: 'Who was there?' });
    await who.getByLabel('You').waitFor();
    await expectAccessible(page, 'who was there');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    for (const name of ['You', 'Max', 'Ida']) await who.getByLabel(name).uncheck();
    const send = page.getByRole('button', { name: 'Send now' });
    await send.click();
    await who.getByText('Choose who was there, then send it.').waitFor();
    await who.getByLabel('You').check();
    await who.getByLabel('Ida').check();
    await send.click();
    await waitForStatus(page, `You and Ida earned the ${badge} badge!`);
    await who.waitFor({ state: 'detached' });
  });

  test('can rename a companion, and remove one with their badges', async () => {
    const { page, mayComplain } = await openAccount('Cora Change');
    mayComplain(errorStatus(409));
    await add(page, 'Max', 'Clay brown');
    const form = hikers(page).locator('form').last();
    await form.getByLabel('First name or nickname').fill('max');
    await form.getByRole('button', { name: 'Add' }).click();
    await form.getByText('You already have a hiker with that name.').waitFor();
    await form.getByLabel('First name or nickname').fill(' ');
    await form.getByRole('button', { name: 'Add' }).click();
    await form.getByText('Enter a name.').waitFor();

    await hikers(page).getByText('Change Max').click();
    const change = hikers(page).getByRole('listitem').locator('form');
    await change.getByLabel('First name or nickname').fill('Maximilian');
    await change.getByRole('button', { name: 'Save' }).click();
    await hikers(page).getByRole('button', { name: 'Remove Maximilian' }).click();
    await expect.poll(() => hikers(page).getByRole('listitem').count()).toBe(0);
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('Maximilian');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toContain('One tap at the trailhead');
    await page.goto('/badges/me?try');
    await prompt(page).waitFor();
    expect(await prompt(page).getByRole('checkbox').count()).toBe(0);
  });
});
