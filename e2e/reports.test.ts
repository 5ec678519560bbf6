/** Reporting a mistake on a trail page: with and without JavaScript, online and offline. */
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { type MistakeReportRow, openMistakeReports } from '../server/store/mistake-reports.ts';
import { openStore } from '../server/store/open.ts';
import { noAnswer, type Page, phone } from './harness.ts';
import { ownSite } from './site.ts';

const site = ownSite();
const path = '/trails/north-shore/split-rock';

/** The reports as the operator reads them. */
async function received(about: string): Promise<MistakeReportRow[]> {
  const store = await openStore({ databaseUrl: undefined, dataDir: site.dataDir, onConnectionError: () => {} });
  const reports = await openMistakeReports(store.db);
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
const untilFormReady = (form: Locator) => form.and(form.page().locator('[data-ready]')).waitFor();

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

test('online a report is sent at once, without credentials', async () => {
  const storageState = await site.getSession('Rae Porter');
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
