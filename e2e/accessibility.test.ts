import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { desktop, phone } from './harness.ts';
import { allPages, kindsOfPage } from './pages.ts';
import { axeFaults, runSite } from './site.ts';

const site = runSite();

/** Two pages side by side, each on a core of its own; the guide need not come onto the device meanwhile. */
async function faultsOn(paths: readonly string[], options: BrowserContextOptions): Promise<string[]> {
  const waiting = [...paths];
  const found: string[] = [];
  const work = async () => {
    const { page, close } = await site.open({ ...options, serviceWorkers: 'block' });
    for (let path = waiting.shift(); path; path = waiting.shift()) {
      await page.goto(path);
      found.push(...(await axeFaults(page, path)));
    }
    await close();
  };
  await Promise.all([work(), work()]);
  return found;
}

describe('axe finds nothing', () => {
  test('on any page', { timeout: 300_000 }, async () => {
    expect(await faultsOn(allPages, phone)).toEqual([]);
  });

  test.each([
    ['a phone at night', { ...phone, colorScheme: 'dark' }],
    ['a desk by day', { ...desktop, colorScheme: 'light' }],
    ['a desk at night', { ...desktop, colorScheme: 'dark' }],
  ] as const)('on every kind of page, on %s', { timeout: 300_000 }, async (_, options) => {
    expect(await faultsOn(kindsOfPage, options)).toEqual([]);
  });
});

test('nothing scrolls sideways, down to 320 px', { timeout: 120_000 }, async () => {
  const { page, close } = await site.open({ viewport: { width: 320, height: 640 }, serviceWorkers: 'block' });
  const wide: string[] = [];
  for (const path of allPages) {
    await page.goto(path);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > 320) wide.push(`${path}: ${width}`);
  }
  await close();
  expect(wide).toEqual([]);
});

test('the keyboard reaches the content first, and sees where it is', async () => {
  const { page, close } = await site.open(desktop);
  await page.goto('/hikes');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#main');
  await close();
});

test('a region on the map can be reached and opened by keyboard', async () => {
  const { page, close } = await site.open(desktop);
  await page.goto('/hikes');
  const northShore = page.getByRole('link', { name: 'North Shore, 10 hikes' });
  await northShore.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/northshore');
  await close();
});

test('hovering moves nothing for those who asked for less motion', async () => {
  const { page, close } = await site.open({ ...desktop, reducedMotion: 'reduce' });
  await page.goto('/trails/north-shore/split-rock');
  const card = page.getByText('Trail Distance').locator('xpath=ancestor::div[1]');
  await card.hover();
  expect(await card.evaluate((element) => getComputedStyle(element).transform)).toBe('none');
  await close();
});

test('high contrast still shows which page one is on', async () => {
  const { page, close } = await site.open({ ...desktop, forcedColors: 'active' }, '/about');
  const mark = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await mark('about the site')).not.toBe(await mark('hikes'));
  await close();
});
