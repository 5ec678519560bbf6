/** Locators for tests of the finder. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/** Every hike of an answer, in any group. */
export const results = (page: Page) => page.locator('#find li:has(> a[href^="/trails/"])');
const status = (page: Page) => page.locator('#find output').first();
export const said = (page: Page) => expect.poll(() => status(page).textContent());
export const search = (page: Page) => new URL(page.url()).search;

/** Waits for hydration; the field is usable before. */
export const awake = (page: Page) => page.locator('#find button:enabled').first().waitFor();

/**
 * The tab of these options stays on the page from test to test, and gets the query as by Back: loading the page takes more than most tests.
 * For tests that do not depend on how the page was opened.
 */
export async function showFinder(site: Site, options: BrowserContextOptions, query = '') {
  const opened = await site.tab(options);
  const { page } = opened;
  await page.emulateMedia({ colorScheme: options.colorScheme ?? 'light' });
  if (options.viewport) await page.setViewportSize(options.viewport);
  if (new URL(page.url(), 'http://of.no.page').pathname === '/hikes')
    await page.evaluate((query) => {
      history.pushState(null, '', `/hikes${query}`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, query);
  else await page.goto(`/hikes${query}`);
  await awake(page);
  return opened;
}

export async function openFinder(site: Site, options: BrowserContextOptions, query = '') {
  const opened = await site.tab(options, `/hikes${query}`);
  await awake(opened.page);
  return opened;
}
