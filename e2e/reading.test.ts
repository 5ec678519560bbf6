/** Reading in a browser: moving between pages, and what they report. What the pages say: built-reading.test.ts. */
import { describe, expect, test } from 'vitest';
import { type Page, phone } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const withoutScript = { ...phone, javaScriptEnabled: false };

describe('a hiker', () => {
  test('a hiker reads a trail page and goes back to its region without JavaScript', async () => {
    const { page } = await site.tab(withoutScript, '/hikes');
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /Judge C\.R\. Magney/ })
      .click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Judge C.R. Magney State Park');
    await page.waitForLoadState();
    for (const name of ['Trail Overview', 'Essential Details', 'Badge for this hike', 'Trailhead location'])
      expect(await page.getByRole('heading', { name }).isVisible(), name).toBe(true);
    await page.getByRole('link', { name: 'Back to North Shore Trails' }).click();
    expect(new URL(page.url()).pathname).toBe('/northshore');
    await page.getByRole('link', { name: 'Back to Main Menu' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/hikes');
  });
});

describe('page views', () => {
  /** Other origins that the page requests from now on. */
  function foreignRequests(page: Page): string[] {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) foreign.push(request.url());
    });
    return foreign;
  }

  test('load nothing from third parties where none is configured', async () => {
    const { page } = await site.tab(phone);
    const foreign = foreignRequests(page);
    await page.goto('/trails/north-shore/split-rock', { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
  });
});
