/** Reporting a mistake on a trail page: with and without JavaScript, online and offline. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openStore } from '../server/store/open.ts';
import { openReports, type ReportRow } from '../server/store/reports.ts';
import { desktop, heldBack, noAnswer, type Page, phone } from './harness.ts';
import { expectAccessible, ownSite } from './site.ts';

const site = ownSite();
const path = '/trails/north-shore/split-rock';

/** The reports as the operator reads them. */
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

/** The script that listens for the form to be opened also shows the link. */
const untilPageReady = (page: Page) => page.locator('a[data-report]:not([hidden])').waitFor({ state: 'attached' });

/** The script that queues a report offline is loaded when the form is opened. */
const untilFormReady = (form: Locator) => form.and(form.page().locator('[data-awake]')).waitFor();

async function write(page: Page, words: string) {
  const form = await openForm(page);
  await form.getByLabel('Fees, facilities or rules').check();
  await form.getByLabel('What should it say?').fill(words);
  return form;
}

test('without JavaScript the form is sent and ends on a thank-you page', async () => {
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

test('without JavaScript an empty form ends on a page that says what to do', async () => {
  const { page } = await site.open({ ...phone, javaScriptEnabled: false }, path);
  const form = await openForm(page);
  await form.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/report-not-sent');
  expect(await page.getByRole('main').textContent()).toContain('what you wrote is still in the form');
});

test('the script of the form is loaded only when it is opened, and the form is accessible', async () => {
  const { page } = await site.open(desktop);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.goto(path);
  await untilPageReady(page);
  const before = scripts.length;
  const form = await openForm(page);
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
  await untilFormReady(form);
  await expectAccessible(page, 'the form', 'form[action="/v1/reports"]');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('Check a box or write a few words.').waitFor();
  expect(await form.getByRole('link', { name: 'Or email us' }).getAttribute('href')).toMatch(/^mailto:/);
});

test('online a report is sent at once, without credentials', async () => {
  const storageState = await site.sessionOf('Rae Porter');
  const { page } = await site.open({ ...phone, storageState }, path);
  await page.getByText('Welcome Rae').first().waitFor({ state: 'attached' });
  await untilPageReady(page);
  const sending = page.waitForRequest('**/v1/reports');
  const form = await write(page, 'The pump is back');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('Thanks! We’ll look into it.').waitFor();
  expect((await (await sending).allHeaders()).cookie).toBeUndefined();
  expect(await form.getByLabel('Fees, facilities or rules').isChecked()).toBe(false);
  expect(await received('The pump is back')).toHaveLength(1);
});

test('offline a report is queued on the device and sent when the signal is back', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  const form = await write(page, 'No bars, but a bridge is out');
  await untilFormReady(form);
  await page.context().setOffline(true);
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('No signal. Your report is saved on this device').waitFor();
  expect(await received('No bars, but a bridge is out')).toEqual([]);
  await page.context().setOffline(false);
  await expect.poll(() => received('No bars, but a bridge is out')).toHaveLength(1);
});

test('a report that is interrupted by leaving is sent by the next page', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  const words = 'Left before the answer';
  const form = await write(page, words);
  await untilFormReady(form);
  let tries = 0;
  await page.route('**/v1/reports', (route) => {
    tries += 1;
    if (tries > 1) return route.continue(); // the first request gets no response: a weak signal
  });
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => tries).toBe(1);
  await page.goto('/about');
  await expect.poll(() => received(words)).toHaveLength(1);
  await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(0);
});

test("going offline before the form's script has loaded loses no text", async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  await untilPageReady(page);
  await page.context().setOffline(true);
  const form = await write(page, 'Written before it was whole');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('No signal. What you wrote stays here').waitFor();
  await page.context().setOffline(false);
  await form.getByRole('button', { name: 'Send' }).click();
  await expect.poll(() => received('Written before it was whole')).toHaveLength(1);
});

test('a connection that only looks online loses no text either', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  await untilPageReady(page);
  await page.route('**', (route) => route.abort('internetdisconnected'));
  const form = await write(page, 'One bar, and nothing behind it');
  await form.getByRole('button', { name: 'Send' }).click();
  await form.getByText('No signal. What you wrote stays here').waitFor();
  expect(await form.getByLabel('What should it say?').inputValue()).toBe('One bar, and nothing behind it');
});

test('a form whose script fails to load is submitted by the browser', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  await untilPageReady(page);
  await page.route('**/assets/form-*.js', (route) => route.abort());
  const form = await write(page, 'Sent by the form itself');
  await form.getByRole('button', { name: 'Send' }).click();
  await page.waitForURL('**/report-sent');
  expect(await received('Sent by the form itself')).toHaveLength(1);
});

test("a report that is submitted before the form's script has loaded is sent once it has", async () => {
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

test('a queued report is sent by the next page that is opened, once', async () => {
  const { page, mayComplain } = await site.open(phone, path);
  mayComplain(noAnswer);
  const form = await write(page, 'Written in the gorge');
  await untilFormReady(form);
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
