/** The printed passport: empty for anybody, filled for a signed-in hiker, on four sheets. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { listed } from '../test/guide.ts';
import { desktop } from './harness.ts';
import { isWiderThanItsScreen, plainPhone } from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();

const stamps = (page: Page) => page.locator('[data-stamp]');
const filled = (page: Page) => stamps(page).filter({ has: page.locator('[data-earned-picture]') });
/** As line art of the badge. */
const unearned = (page: Page) => stamps(page).filter({ has: page.locator('img[src*="/outline-"]:visible') });

async function toSheets(page: Page, format: 'Letter' | 'A4'): Promise<number> {
  const pdf = (await page.pdf({ format, preferCSSPageSize: true })).toString('latin1');
  const sizes = pdf.matchAll(/\/MediaBox\s*\[\s*0 0 ([\d.]+) ([\d.]+)/g);
  for (const [, width, height] of sizes) expect(Number(width)).toBeGreaterThan(Number(height)); // landscape
  return pdf.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** Whether backgrounds are printed too: the cover depends on its own. */
const printsColors = (page: Page): Promise<boolean> =>
  stamps(page)
    .first()
    .evaluate((stamp) => getComputedStyle(stamp).getPropertyValue('print-color-adjust') === 'exact');

const badge = (name: string, earnedDate: string) => ({ $id: name, badgeName: name, badgeFile: null, earnedDate });

describe('the passport', () => {
  test('the passport is empty without JavaScript and fills four sheets, of Letter and of A4', async () => {
    const { page } = await site.open({ ...desktop, javaScriptEnabled: false }, '/badges/passport');
    expect(await stamps(page).count()).toBe(listed.length);
    expect(await filled(page).count()).toBe(0);
    expect(await unearned(page).count()).toBe(listed.length);
    for (const { badge, park } of listed.slice(0, 3))
      await stamps(page)
        .filter({ hasText: `${badge}${park}Date` })
        .waitFor();
    for (const format of ['Letter', 'A4'] as const) expect(await toSheets(page, format)).toBe(4);
  });

  test('the passport has a cover that no sheet breaks in two', async () => {
    const { page } = await site.open(desktop, '/badges/passport');
    const others = page.locator('section').filter({ has: page.locator('li') });
    await others.evaluateAll((sections) => {
      for (const section of sections) section.remove();
    });
    for (const format of ['Letter', 'A4'] as const) expect(await toSheets(page, format)).toBe(1);
  });

  test('the passport is filled for a signed-in hiker and each companion, and still fits', async () => {
    const storageState = await site.getSession('Percy Port');
    const { page } = await site.open({ ...plainPhone, storageState });
    const northwest = listed.filter(({ region }) => region === 'northwest').map((hike) => `${hike.badge}`);
    const documents = listed.map((hike, i) => badge(`${hike.badge}`, `2026-05-${10 + (i % 20)}`));
    const otherHikers = [
      { $id: 'max', name: 'Max', color: 'sumac', badges: northwest.map((name) => badge(name, '2026-07-04')) },
    ];
    await page.route('**/userbadges/documents?*', (route) =>
      route.fulfill({ json: { total: documents.length, documents } }),
    );
    await page.route('**/v1/hikers?*', (route) => route.fulfill({ json: { hikers: otherHikers } }));
    await page.addInitScript(() => {
      const account = { $id: 'percy', name: 'Percy', email: '' };
      const note = { account, documents: [], companions: [], at: '2026-05-01T12:00:00.000Z' };
      localStorage.setItem('last-collection', JSON.stringify(note)); // a month old: badges were earned on another device since
    });
    await page.goto('/badges/passport');
    const passportOf = page.getByLabel('Whose passport');
    await passportOf.waitFor();
    expect(await passportOf.locator('option').allTextContents()).toEqual(['Blank', 'Yours (Percy)', 'Max’s']);
    await expect.poll(() => filled(page).count()).toBe(listed.length);
    const owner = page.locator('[data-owner]');
    expect(await owner.textContent()).toBe('Percy');
    await expectAccessible(page, 'a full passport');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    for (const format of ['Letter', 'A4'] as const) expect(await toSheets(page, format)).toBe(4);
    await page.emulateMedia({ media: 'print' });
    expect(await printsColors(page)).toBe(true);
    await page.emulateMedia({ media: null });

    await passportOf.selectOption('Max’s');
    await expect.poll(() => filled(page).count()).toBe(northwest.length);
    expect(await owner.textContent()).toBe('Max');
    expect(await page.locator('[data-stamp] time').filter({ hasText: 'July 4, 2026' }).count()).toBe(northwest.length);
    await page.locator('[data-rule]').filter({ hasText: 'Northwest complete' }).getByText('July 4, 2026').waitFor();
    await passportOf.selectOption('Blank');
    await expect.poll(() => filled(page).count()).toBe(0);
    expect(await unearned(page).count()).toBe(listed.length);
    expect(await page.locator('[data-rule] img').count()).toBe(0);
    expect(await owner.textContent()).toBe('');
  });
});
