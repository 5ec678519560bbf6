/** One account, several hikers: added on the account page, all claimed for with one tap, each with a collection. */
import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
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

/** Opens a page of an account with these other hikers. */
async function openWith(name: string, otherHikers: Record<string, string>, path?: string) {
  const opened = await site.open({ ...plainPhone, storageState: await site.getSession(name) });
  for (const [name, color] of Object.entries(otherHikers)) {
    const data = { hikerId: randomUUID(), name, color };
    const response = await opened.page.request.post('/v1/hikers', { data, headers: { origin: site.origin } });
    expect(response.status()).toBe(201);
  }
  if (path) await opened.page.goto(path);
  return opened;
}

const openAccount = async (name: string) => {
  const storageState = await site.getSession(name);
  return site.open({ ...plainPhone, storageState }, '/account');
};
const whoIsThere = (page: Page) =>
  prompt(page)
    .getByRole('checkbox', { checked: true })
    .evaluateAll((boxes) => boxes.map((box) => box.closest('label')?.textContent?.slice(1)));

describe('a family', () => {
  const { trailhead, badge } = hike('central/crow-wing');

  test('a family earns its badges with one tap, and each has a collection', async () => {
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

  test('a family that was signed out at the trailhead is asked afterward who was there', async () => {
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
});
