/** Locators for tests of the finder. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Site } from './site.ts';

/** Every hike of an answer, in any group. */
export const results = (page: Page) => page.locator('#find li:has(> a[href^="/trails/"])');
/** Exact matches only. */
export const exact = (page: Page) => page.locator('#find [data-group="found"] > li');
const status = (page: Page) => page.locator('#find output').first();
export const said = (page: Page) => expect.poll(() => status(page).textContent());
export const search = (page: Page) => new URL(page.url()).search;

/** Waits for hydration; the field is usable before. */
export const awake = (page: Page) => page.locator('#find button:enabled').first().waitFor();

export async function openFinder(site: Site, options: BrowserContextOptions, query = '') {
  const opened = await site.tab(options, `/hikes${query}`);
  await awake(opened.page);
  return opened;
}
