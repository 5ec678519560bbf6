/** From the collection to the remaining hikes: the drive, and the link to the list. */
import { expect, test } from 'vitest';
import { results, said, search } from './finder.ts';
import type { Page } from './harness.ts';
import { plainPhone } from './hiker.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const stPaul = { latitude: 44.9444, longitude: -93.0933 };

/** A hiker with one badge, who has not used the finder yet. */
async function openCollector(name: string, options: object = {}) {
  const storageState = await site.sessionOf(name);
  const opened = await site.open({ ...plainPhone, geolocation: stPaul, ...options, storageState });
  const documents = [
    { $id: 'one', badgeName: 'Split Rock Lighthouse', badgeFile: null, earnedDate: '2026-11-15T18:00:00.000Z' },
  ];
  await opened.page.route('**/v1/databases/main/collections/userbadges/documents?*', (route) =>
    route.fulfill({ json: { total: 1, documents } }),
  );
  return opened;
}

const stillOut = (page: Page) => page.getByRole('region', { name: /^Still out there/ });

test('remaining hikes show park and drive, from the town that was typed into the finder', async () => {
  const { page } = await openCollector('Dina Drive');
  await page.goto('/badges/me');
  const kettle = stillOut(page).getByRole('link', { name: /Devil's Kettle/ });
  expect(await kettle.textContent()).toContain('Judge C.R. Magney State Park');
  expect(await stillOut(page).getByText(/About/).count()).toBe(0);
  await page.goto('/hikes?near=Duluth');
  await said(page).toContain('nearest to Duluth first');
  await page.goto('/badges/me');
  await expect.poll(() => kettle.textContent()).toMatch(/About 2 h/);
  expect(await stillOut(page).getByText('Estimated driving times from Duluth, without traffic.').isVisible()).toBe(
    true,
  );
  await page.getByRole('link', { name: 'What’s left near Duluth' }).click();
  await said(page).toMatch(/^\d+ hikes within 2 hours, nearest to Duluth/);
  await page.getByRole('list', { name: 'Filters in use' }).getByText('Badge not earned').waitFor();
});

test('the link to remaining hikes near me asks for the position, and sorts by the drive', async () => {
  const { page } = await openCollector('Nina Near', { permissions: ['geolocation'] });
  await page.goto('/badges/me');
  await page.getByRole('link', { name: 'What’s left near me' }).click();
  await said(page).toContain('nearest to you first');
  expect(search(page)).toBe('?badge=missing&near=here');
  expect(await results(page).first().textContent()).toContain(' drive');
});
