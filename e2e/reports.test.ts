/** Telling what is wrong on a trail page: with and without a script, with and without a signal. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStore } from '../server/store/open.ts';
import { openReports, type ReportRow } from '../server/store/reports.ts';
import { desktop, heldBack, noAnswer, type Page, phone } from './harness.ts';
import { expectAccessible, ownSite } from './site.ts';

const site = ownSite();
const path = '/trails/north-shore/split-rock';

/** What the operator would read. */
async function received(about: string): Promise<ReportRow[]> {
  const store = await openStore({ databaseUrl: undefined, dataDir: site.dataDir, onConnectionError: () => {} });
  const reports = await openReports(store.db);
  await store.close();
  return reports.filter(({ words }) => words === about);
}

async function openForm(page: Page) {
  await page.getByText('Something wrong? Tell us').click();
  const form = page.locator('form[action="/v1/reports"]');
  await form.waitFor();
  return form;
}

/** The link is shown by the script that also listens for the form to be opened. */
const untilPageAwake = (page: Page) => page.locator('a[data-report]:not([hidden])').waitFor({ state: 'attached' });

/** What keeps a report without a signal comes when the form is opened. */
const untilAwake = (form: Locator) => form.and(form.page().locator('[data-awake]')).waitFor();

async function write(page: Page, words: string) {
  const form = await openForm(page);
  await form.getByLabel('Fees, facilities or rules').check();
  await form.getByLabel('What should it say?').fill(words);
  return form;
}

test('without a script the form is sent and ends on a page that says thank you', async () => {
  const { page } = await site.open({ ...phone, javaScriptEnabled: false }, path);
  const form = await write(page, 'The pump is gone, seen without a script');
  await form.getByLabel('Directions or parking').check();
  await form.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/report-sent');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Thank you');
  expect(await received('The pump is gone, seen without a script')).toMatchObject([
    { page: path, facts: 'directions visit', contact: '' },
  ]);
});

test('without a script an empty form ends on a page that says what to do', async () => {
  const { page } = await site.open({ ...phone, javaScriptEnabled: false }, path);
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/report-not-sent');
  expect(await page.getByRole('main').textContent()).toContain('what you wrote is still in the form');
});

test('the form comes with its script only when it is opened, and is accessible', async () => {
  const { page } = await site.open(desktop);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(path);
  await untilPageAwake(page);
  const before = scripts.length;
  const form = await openForm(page);
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await untilAwake(form);
  await expectAccessible(page, 'the form');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('Check what’s wrong, or write a few words.').waitFor();
  expect(await form.getByRole('link', { name: 'Or email us' }).getAttribute('href')).toMatch(/^mailto:/);
});

test('with a signal it is sent at once, without anything that tells who is signed in', async () => {
  const storageState = await site.sessionOf('Rae Porter');
  const { page } = await site.open({ ...phone, storageState }, path);
  await page.getByText('Welcome Rae').first().waitFor({ state: 'attached' });
  await untilPageAwake(page);
  const sending = page.waitForRequest('**/v1/reports');
  const form = await write(page, 'The pump is back');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('Thanks! We’ll look into it.').waitFor();
  expect((await (await sending).allHeaders()).cookie).toBeUndefined();
  expect(await form.getByLabel('Fees, facilities or rules').isChecked()).toBe(false);
  expect(await received('The pump is back')).toHaveLength(1);
});

test('without a signal it waits on the device and is sent when there is one', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  const form = await write(page, 'No bars, but a bridge is out');
  await untilAwake(form);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('No signal. Your report is saved on this device').waitFor();
  expect(await received('No bars, but a bridge is out')).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => received('No bars, but a bridge is out')).toHaveLength(1);
});

test('who leaves while it is being sent leaves it to the next page', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  const words = 'Left before the answer';
  const form = await write(page, words);
  await untilAwake(form);
  let tries = 0;
  await page.route('**/v1/reports', (route) => {
    tries += 1;
    if (tries > 1) return route.continue(); // of the first nothing comes: one bar
  });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => tries).toBe(1);
  await page.goto('/about');
  await expect.poll(() => received(words)).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test('a signal lost before the form has come whole loses no word', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  await untilPageAwake(page);
  await page.context().setOffline(true);
  const form = await write(page, 'Written before it was whole');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('No signal. What you wrote stays here').waitFor();
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => received('Written before it was whole')).toHaveLength(1);
});

test('a signal that only the device believes in loses no word either', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  await untilPageAwake(page);
  await page.route('**', (route) => route.abort('internetdisconnected'));
  const form = await write(page, 'One bar, and nothing behind it');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('No signal. What you wrote stays here').waitFor();
  expect(await form.getByLabel('What should it say?').inputValue()).toBe('One bar, and nothing behind it');
});

test('a form whose script is gone goes by itself', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  await untilPageAwake(page);
  await page.route('**/assets/form-*.js', (route) => route.abort());
  const form = await write(page, 'Sent by the form itself');
  await form.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/report-sent');
  expect(await received('Sent by the form itself')).toHaveLength(1);
});

test('one that is sent before the form has come whole goes once it has', async () => {
  const { page } = await site.open(phone, path);
  const { held, release } = heldBack();
  await page.route('**/assets/form-*.js', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/assets/form-*.js');
  const form = await write(page, 'Sent in haste');
  await asked;
  await form.getByRole('button', { name: 'Send' }).click();
  release();
  await form.getByText('Thanks! We’ll look into it.').waitFor();
  expect(await received('Sent in haste')).toHaveLength(1);
});

test('one that waits is sent by the next page that is opened, once', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  const form = await write(page, 'Written in the gorge');
  await untilAwake(form);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('No signal.').waitFor();
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const [one, other] = [await context.newPage(), await context.newPage()];
  await Promise.all([one.goto('/about'), other.goto('/hikes')]);
  await expect.poll(() => received('Written in the gorge')).toHaveLength(1);
  await expect.poll(() => other.evaluate(() => localStorage.getItem('reports-wait'))).toBeNull();
});
