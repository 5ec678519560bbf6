/** The map of the finder: the hikes found, to be seen, walked and opened. */
import { describe, expect, test } from 'vitest';
import { openFinder, results, said } from './finder.ts';
import { hikesIn, saidOf } from './guide.ts';
import { desktop, type Page } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

describe('the map', () => {
  const markers = (page: Page) => page.locator('.finder-marker');

  test('is fetched when it is opened, and shows what the list shows', async () => {
    const { page } = await openFinder(site, desktop, '?region=north-shore');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByRole('button', { name: 'Show on a map' }).click();
    await markers(page).first().waitFor();
    expect(fetched.some((url) => url.includes('map-view'))).toBe(true);
    expect(await results(page).count()).toBe(hikesIn('north-shore').length);
    await page.getByRole('button', { name: /Jay Cooke State Park/ }).click();
    const popup = page.getByRole('dialog', { name: 'Jay Cooke State Park' });
    expect(await popup.textContent()).toContain('3.4 miles');
    await popup.getByRole('link').click();
    await page.waitForURL('**/trails/north-shore/jay-cooke');
  });

  test('is walked with the arrow keys, opened with Enter, closed with Escape', async () => {
    const { page } = await openFinder(site, desktop, '?region=northwest&view=map');
    await expect.poll(() => markers(page).count()).toBe(hikesIn('northwest').length);
    await markers(page).first().focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(first);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(focused).toBe(first);
  });

  test('stays beside the list while that is scrolled', async () => {
    const { page } = await openFinder(site, desktop, '?view=map');
    await markers(page).first().waitFor();
    await results(page).nth(40).scrollIntoViewIfNeeded();
    const frame = await page.locator('.finder-frame').boundingBox();
    expect(frame?.y).toBeGreaterThanOrEqual(0);
  });

  test('does not open a hike again that another answer had left out', async () => {
    const { page } = await openFinder(site, desktop, '?region=northwest&view=map');
    await expect.poll(() => markers(page).count()).toBe(hikesIn('northwest').length);
    await page.getByRole('button', { name: /Buffalo River/ }).click();
    await page.getByRole('dialog').waitFor();
    const field = page.getByRole('searchbox', { name: 'Find a hike' });
    await field.fill('headwaters');
    await said(page).toBe(saidOf(1));
    await field.fill('');
    await said(page).toBe(saidOf(hikesIn('northwest').length));
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('zooms by its buttons', async () => {
    const { page } = await openFinder(site, desktop, '?view=map');
    const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
    const wholeState = page.getByRole('button', { name: 'All of Minnesota' });
    await zoomIn.click(); // by then the map has its size, and crowded markers have merged
    await wholeState.click();
    const whole = await markers(page).count();
    await zoomIn.click();
    await zoomIn.click();
    await expect.poll(() => markers(page).count()).not.toBe(whole);
    await wholeState.click();
    await expect.poll(() => markers(page).count()).toBe(whole);
  });
});
