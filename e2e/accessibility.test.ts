import { beforeAll, describe, expect, test } from 'vitest';
import { hikesIn } from './guide.ts';
import { desktop, type Page, phone } from './harness.ts';
import { allPages, kindsOfPage } from './pages.ts';
import { axeFaults, sharedSite } from './site.ts';

const site = sharedSite();

/** What is dark has the same words, order and sizes: only its colors are to be looked at. */
const looks = [
  { ...phone, colorScheme: 'light', rules: 'all' },
  { ...phone, colorScheme: 'dark', rules: 'ofColor' },
  { ...desktop, colorScheme: 'light', rules: 'all' },
  { ...desktop, colorScheme: 'dark', rules: 'ofColor' },
] as const;
const narrow = { width: 320, height: 640 };

describe('every page', () => {
  const faults: string[] = [];
  const wide: string[] = [];

  /** One of each kind is looked at in every light and width, in the same tab. */
  async function visit(page: Page, path: string) {
    await page.goto(path);
    for (const { viewport, colorScheme, rules } of kindsOfPage.includes(path) ? looks : looks.slice(0, 1)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      faults.push(...(await axeFaults(page, `${path} ${colorScheme} ${viewport.width}`, rules)));
    }
    await page.setViewportSize(narrow);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    if (width > narrow.width) wide.push(`${path}: ${width}`);
  }

  /** Two tabs side by side, each on a core of its own. */
  beforeAll(async () => {
    const waiting = [...allPages];
    const work = async () => {
      const { page } = await site.open({ reducedMotion: 'reduce' });
      for (let path = waiting.shift(); path; path = waiting.shift()) await visit(page, path);
    };
    await Promise.all([work(), work()]);
  }, 1_800_000);

  test('is free of what axe finds, one of each kind in every light and width', () => {
    expect(faults).toEqual([]);
  });
  test('fits the screen, down to 320 px', () => {
    expect(wide).toEqual([]);
  });
});

test('the keyboard reaches the content first, and sees where it is', async () => {
  const { page } = await site.open(desktop);
  await page.goto('/hikes');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true);
  await expect.poll(() => skip.evaluate((link) => link.getBoundingClientRect().top)).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => new URL(page.url()).hash).toBe('#main');
});

test('a region on the map can be reached and opened by keyboard', async () => {
  const { page } = await site.open(desktop);
  await page.goto('/hikes');
  const northShore = page.getByRole('link', { name: `North Shore, ${hikesIn('north-shore').length} hikes` });
  await northShore.first().focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/northshore');
});

test('hovering moves nothing for those who asked for less motion', async () => {
  const { page } = await site.open({ ...desktop, reducedMotion: 'reduce' });
  await page.goto('/trails/north-shore/split-rock');
  const card = page.getByText('Trail Distance').locator('xpath=ancestor::div[1]');
  await card.hover();
  expect(await card.evaluate((element) => getComputedStyle(element).transform)).toBe('none');
});

test('high contrast still shows which page one is on', async () => {
  const { page } = await site.open({ ...desktop, forcedColors: 'active' }, '/about');
  const mark = (name: string) =>
    page.getByRole('link', { name, exact: true }).evaluate((link) => getComputedStyle(link).borderBottomColor);
  expect(await mark('about the site')).not.toBe(await mark('hikes'));
});
