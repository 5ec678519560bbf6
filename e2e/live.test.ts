/** From a steward's Publish to open pages, and to offline copies. */
import { expect, test } from 'vitest';
import type { LiveDocument } from '../domain/status/live-document.ts';
import type { Page } from './harness.ts';
import { hike, plainPhone } from './hiker.ts';
import { ownSite } from './site.ts';
import { inDays, stewardAt } from './steward.ts';

const site = ownSite();
const { path, slug } = hike('north-shore/jay-cooke');
const words = 'The swinging bridge is out after high water.';

const server = () => ({ origin: site.origin, dataDir: site.dataDir, databaseUrl: undefined });
const notice = (page: Page) => page.locator('[data-part="notices"]').getByText(words);
/** A generous limit for slow test machines: bench/live.ts measures the real delay. */
const patient = { timeout: 120_000 };

async function openPages() {
  const { page } = await site.open(plainPhone);
  const open = async (address: string) => {
    const tab = await page.context().newPage();
    await tab.goto(address);
    return tab;
  };
  const [trail, front, region, today] = await Promise.all([path, '/hikes', '/northshore', '/now'].map(open));
  if (!trail || !front || !region || !today) throw new Error('a page did not open');
  const rowOn = (page: Page) =>
    page
      .locator(`main a[href="${path}"]`)
      .filter({ has: page.locator('[data-slot="status"]') })
      .first();
  return { trail, today, rows: [rowOn(front), rowOn(region)] };
}

async function isClosedOn({ trail, today, rows }: Awaited<ReturnType<typeof openPages>>): Promise<void> {
  await notice(trail).waitFor(patient);
  for (const row of rows) await row.getByText('Closed').waitFor(patient);
  await today.getByText(words).waitFor(patient);
  expect(await trail.locator('[data-trail]').getAttribute('data-status')).toBe('closed');
  expect(await trail.getByRole('link', { name: 'Badge', exact: true }).count()).toBe(1);
}

test('a closure reaches open pages without a reload, and disappears from them when it is withdrawn', async () => {
  const pages = await openPages();
  const { trail, today, rows } = pages;
  const steward = stewardAt(server());
  const posted = await steward.close(slug, words);
  await isClosedOn(pages);
  for (const row of rows) expect(await row.getAttribute('data-closed')).toBe('');

  await steward.withdraw(posted);
  await notice(trail).waitFor({ state: 'detached', ...patient });
  for (const row of rows) await expect.poll(() => row.getAttribute('data-closed'), patient).toBe(null);
  await today.getByText(words).waitFor({ state: 'detached', ...patient });
  await expect.poll(() => trail.locator('[data-trail]').getAttribute('data-status')).not.toBe('closed');
});

const [start, end] = [inDays(-1), inDays(1)];
const today = new Date().toISOString().slice(0, 10);

test.each<[string, Partial<LiveDocument>]>([
  [
    'a notice',
    {
      notices: [{ id: 'a', hikes: [slug], kind: 'closed', words, by: 'steward', from: start, until: end, asOf: start }],
    },
  ],
  [
    'a forecast',
    {
      forecasts: [
        { hikes: [slug], asOf: start, until: end, days: [{ day: inDays(1).slice(0, 10), sky: 'snow', words: 'Snow' }] },
      ],
    },
  ],
  [
    'a condition report',
    { conditions: [{ hike: slug, day: today, reports: 1, kinds: [{ kind: 'icy', reports: 1, until: end }] }] },
  ],
])('%s that arrives late causes no layout shift for a reader further down', async (_, given) => {
  const { page } = await site.tab(plainPhone);
  let send = () => {};
  const held = new Promise<void>((resolve) => {
    send = resolve;
  });
  await page.route('**/now.json', async (route) => {
    await held;
    await route.fulfill({ json: { version: 1, asOf: new Date().toISOString(), notices: [], ...given } });
  });
  await page.goto(path);
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  const story = page.locator('article h2').first();
  await story.evaluate((heading) => heading.scrollIntoView({ block: 'start' }));
  const before = await story.boundingBox();
  send();
  await page
    .locator('[data-part="notices"]:visible, [data-forecast]:visible, [data-part="conditions"]:visible')
    .waitFor();
  expect(Math.abs(((await story.boundingBox())?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2);
});
