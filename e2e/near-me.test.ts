/** Finding hikes near the device's position. Places, pending positions and daylight: web/features/finder/near-me.test.tsx. */
import { describe, expect, test } from 'vitest';
import { openFinder, results, said, search } from './finder.ts';
import { desktop } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

describe('near me', () => {
  const stPaul = { latitude: 44.9444, longitude: -93.0933 };

  test('asks for the position only when tapped, sends nothing, and survives a reload', async () => {
    const { page } = await openFinder(site, { ...desktop, geolocation: stPaul, permissions: ['geolocation'] });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await page.getByRole('button', { name: 'Near me' }).click();
    await said(page).toContain('nearest to you first');
    expect(await results(page).first().textContent()).toContain('Fort Snelling');
    expect(search(page)).toBe('?near=here');
    await page.reload();
    await said(page).toContain('nearest to you first');
    expect(sent.filter((request) => /44\.9|93\.0/.test(request))).toEqual([]);
  });

  test("keeps the map's viewport when the same hikes are rerendered", async () => {
    const inWinter = (time: string) => new Date(`2027-02-06T${time}:00-06:00`);
    const { page } = await site.open(desktop);
    await page.clock.setFixedTime(inWinter('09:00'));
    await page.goto('/hikes?near=Duluth&drive=60&daylight=yes&view=map');
    await said(page).toContain('nearest to Duluth first. Driving times');
    await page.locator('.finder-frame[data-zoomed="true"]').waitFor(); // zoomed to the results
    const view = () => page.locator('.finder-frame .map-state > g').getAttribute('transform');
    const atFirst = await view();
    await page.getByRole('button', { name: 'Zoom out' }).click(); // the list follows the viewport: here, with the same hikes
    await expect.poll(view).not.toBe(atFirst);
    const [rows, first, moved] = [await results(page).count(), await results(page).first().textContent(), await view()];
    await page.clock.setFixedTime(inWinter('09:30'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => results(page).first().textContent()).not.toBe(first);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await results(page).count()).toBe(rows);
    expect(await view()).toBe(moved);
  });
});
