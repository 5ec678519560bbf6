/** From the collection to the remaining hikes: the drive, and the link to the list. */
import { expect, test } from 'vitest';
import { state } from '../content/state.ts';
import { closuresOf } from '../domain/status/closures.ts';
import { hikeStatus } from '../domain/status/status.ts';
import { listed } from '../test/guide.ts';
import { openFinder, results, said, search } from './finder.ts';
import { noAnswer, type Page } from './harness.ts';
import { plainPhone } from './hiker.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
/** Hikes that are closed today are listed separately. */
const open = listed.filter(
  (trail) =>
    hikeStatus({ slug: trail.slug, closures: closuresOf(trail) }, undefined, { from: new Date(), clock: state.clock })
      .kind !== 'closed',
);
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

test('remaining hikes are shown offline too', async () => {
  const { page, mayComplain } = await openCollector('Nell Nobars');
  mayComplain(noAnswer);
  await page.goto('/badges/me');
  await stillOut(page).waitFor();
  await page.route('**/v1/**', (route) => route.abort());
  await page.goto('/hikes?badge=missing');
  await said(page).toContain(`${open.length - 1} hikes of ${listed.length}`);
});

test('the link to remaining hikes near me asks for the position, and sorts by the drive', async () => {
  const { page } = await openCollector('Nina Near', { permissions: ['geolocation'] });
  await page.goto('/badges/me');
  await page.getByRole('link', { name: 'What’s left near me' }).click();
  await said(page).toContain('nearest to you first');
  expect(search(page)).toBe('?badge=missing&near=here');
  expect(await results(page).first().textContent()).toContain(' drive');
});

test('the link to remaining hikes near me shows the town field when the position is refused', async () => {
  const { page } = await openCollector('Rita Refused', { permissions: [] });
  await page.goto('/badges/me');
  await page.getByRole('link', { name: 'What’s left near me' }).click();
  await page.getByLabel('Near', { exact: true }).fill('Duluth');
  await page.keyboard.press('Enter');
  await said(page).toContain('nearest to Duluth first');
});

test('the town is stored on the device alone, and deleted when the field is cleared', async () => {
  const { page } = await openFinder(site, plainPhone, '?near=Duluth');
  await said(page).toContain('nearest to Duluth first');
  const kept = () => page.evaluate(() => localStorage.getItem('starting-town'));
  expect(await kept()).toContain('Duluth');
  await page.getByRole('button', { name: 'Filters' }).click();
  await page.getByLabel('Near', { exact: true }).fill('');
  await page.keyboard.press('Enter');
  await expect.poll(kept).toBeNull();
});
