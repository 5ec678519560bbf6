/** From a steward's Publish to pages that hikers have open, and to copies without a signal. */
import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { type Page, phone } from './harness.ts';
import { hike, loseSignal, plainPhone, trailPhone, untilReady } from './hiker.ts';
import { ownSite } from './site.ts';

const site = ownSite();
const { path, slug } = hike('north-shore/jay-cooke');
const words = 'The swinging bridge is out after high water.';

async function openDesk(): Promise<Page> {
  const { page } = await site.open(phone);
  await page.goto('/desk');
  await page
    .locator('main')
    .getByRole('link', { name: /Sign in/ })
    .click();
  await page.getByRole('button', { name: 'As a steward' }).click();
  await page.getByRole('heading', { name: 'Queue' }).waitFor();
  return page;
}

const call = (desk: Page, address: string, body: object): Promise<{ status: number; text: string }> =>
  desk.evaluate(
    async ([address, body]) => {
      const reply = await fetch(address as string, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
      return { status: reply.status, text: await reply.text() };
    },
    [`/v1/desk/notices${address}`, body] as const,
  );

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function closeIt(desk: Page): Promise<string> {
  const noticeId = randomUUID();
  const published = await call(desk, '', {
    ...{ noticeId, hikes: [slug], regions: [], all: false, kind: 'closed', words },
    ...{ from: inDays(-1), until: inDays(7), source: 'Park office' },
  });
  expect([published.status, published.text]).toEqual([201, expect.any(String)]);
  return noticeId;
}

const notice = (page: Page) => page.locator('[data-live]').getByText(words);

test('a closure reaches open pages within a minute, without a reload, and leaves them when it is withdrawn', async () => {
  const desk = await openDesk();
  const pages = await Promise.all(
    [path, '/northshore', '/now'].map(async (address) => {
      const { page } = await site.open(plainPhone);
      await page.goto(address);
      return page;
    }),
  );
  const [trail, list, today] = pages as [Page, Page, Page];
  const row = list.locator(`a[href="${path}"]`).filter({ has: list.locator('[data-live-word]') });
  const noticeId = await closeIt(desk);
  await notice(trail).waitFor({ timeout: 60_000 });
  await row.getByText('Closed').waitFor({ timeout: 60_000 });
  await today.getByText(words).waitFor({ timeout: 60_000 });
  expect(await trail.locator('[data-trail]').getAttribute('data-status')).toBe('closed');
  expect(await row.getAttribute('data-closed')).toBe('');

  expect((await call(desk, `/${noticeId}/withdraw`, { revision: 1 })).status).toBe(200);
  await notice(trail).waitFor({ state: 'detached', timeout: 60_000 });
  await expect.poll(() => row.getAttribute('data-closed')).toBe(null);
  await expect.poll(() => trail.locator('[data-trail]').getAttribute('data-status')).not.toBe('closed');
});

test('without a signal a page shows the last copy with its age, and drops what has expired by the clock of the device', async () => {
  const desk = await openDesk();
  await closeIt(desk);
  const { page } = await site.open(trailPhone);
  await page.goto(path);
  await notice(page).waitFor({ timeout: 60_000 });
  await untilReady(page);
  await loseSignal(page);
  await page.reload();
  await notice(page).waitFor();
  await page.clock.setFixedTime(inDays(2));
  await page.reload();
  await notice(page).waitFor();
  await page
    .locator('[data-live]')
    .getByText(/^As of .* two days old\. Call /)
    .waitFor();
  await page.clock.setFixedTime(inDays(8));
  await page.reload();
  await page
    .locator('[data-live]')
    .getByText(/^As of .* eight days old\. Call /)
    .waitFor();
  expect(await notice(page).count()).toBe(0);
});
