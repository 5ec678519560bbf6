/** The collection in all its states: empty, loading, full, unreachable; and the way from it to the remaining hikes. */
import { describe, expect, test } from 'vitest';
import { listed, ofAll } from '../test/guide.ts';
import { results, said, search } from './finder.ts';
import { disableRequestTimeout, errorStatus, heldBack, type Page, toText } from './harness.ts';
import { plainPhone } from './hiker.ts';
import { expectAccessible, expectColorsAccessible, sharedSite } from './site.ts';

const site = sharedSite();

describe('the collection', () => {
  const list = '**/v1/databases/main/collections/userbadges/documents?*';

  test('the collection without badges shows the placeholder and its text', async () => {
    const storageState = await site.getSession('Eve Empty');
    const { page } = await site.open({ ...plainPhone, storageState }, '/badges/me');
    const sentence =
      'When you earn your first badge, the Placeholder Badge will disappear and your earned badge will appear here!';
    await page.getByText(sentence).waitFor();
    expect(await page.getByRole('img', { name: /Placeholder Badge/ }).count()).toBe(1);
    await expectAccessible(page, 'empty');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectColorsAccessible(page, 'empty at night');
    await page.goto('/badge-collection');
    await page.getByText(sentence).waitFor();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Your Collected Badges');
  });

  test('the collection shows that it is loading, merges duplicates, and reads its list again', async () => {
    const storageState = await site.getSession('Dora Double');
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState });
    mayComplain(/A badge could not be read/);
    await page.clock.install();
    const badge = (badgeName: string, earnedDate: string, badgeFile: string | null = null) => ({
      $id: crypto.randomUUID(),
      badgeName,
      earnedDate,
      badgeFile,
    });
    const documents = [
      badge('Crow Wing', '2026-05-02T02:30:00.000Z'),
      badge('CROW WING', '2026-05-03T12:00:00.000Z'),
      badge('  ', '2026-05-04'),
      badge('Test Badge', '2026-05-05', 'test-badge.svg'),
      badge('A Badge of Old', '2026-05-06'),
      badge('Lake Carlos', 'once upon a time'),
      { $id: 'odd', badgeName: 7 },
    ];
    let asked = 0;
    const { held, release } = heldBack();
    await page.route(list, async (route) => {
      asked += 1;
      if (asked === 1) await held;
      const shown = asked === 1 ? documents : [...documents, badge('Lake Maria', '2026-06-01')];
      await route.fulfill({ json: { total: shown.length, documents: shown } });
    });
    await disableRequestTimeout(page);
    await page.goto('/badges/me');
    await page.getByText('Loading badges...').waitFor();
    await expectAccessible(page, 'loading');
    await page.clock.pauseAt(Date.now() + 5000); // no second read of the list before the jump below
    release();
    const grid = page.getByRole('region', { name: 'Earned badges' });
    await grid.waitFor();
    expect(await grid.getByRole('listitem').locator('b').allTextContents()).toEqual([
      'Lake Carlos',
      'A Badge of Old',
      'Test Badge',
      'Crow Wing',
      'Your next badge',
    ]);
    expect(await grid.locator('time').allTextContents()).toEqual(['', 'May 6, 2026', 'May 5, 2026', 'May 1, 2026']);
    await page.getByText(`Two ${ofAll}, in one region.`).waitFor();
    await page.getByText(`${listed.length - 2} to go`).waitFor();
    const [, old, testBadge] = await grid.getByRole('listitem').locator('img').all();
    expect(await old?.getAttribute('src')).toMatch(/placeholder/);
    expect(await testBadge?.getAttribute('src')).toMatch(/test/);

    expect(asked).toBe(1);
    await page.clock.fastForward(2000);
    await grid.getByText('Lake Maria', { exact: true }).waitFor();
    expect(asked).toBe(2);
    const card = await grid.getByRole('listitem').first().boundingBox();
    expect(card?.width).toBeLessThanOrEqual(390);
    expect(card?.height).toBeLessThanOrEqual(460);
  });

  test('the collection opens each badge, with its actions', async () => {
    const storageState = await site.getSession('Kay Keep');
    const { page } = await site.open({ ...plainPhone, storageState });
    const documents = [
      { $id: 'one', badgeName: 'Lake Maria', badgeFile: null, earnedDate: '2026-05-03' },
      { $id: 'two', badgeName: 'Crow Wing', badgeFile: null, earnedDate: '2026-05-02' },
    ];
    await page.route(list, (route) => route.fulfill({ json: { total: 2, documents } }));
    await page.goto('/badges/me');
    const opener = page.getByRole('button', { name: 'Keep or share: Crow Wing' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Crow Wing' });
    await dialog.getByText('Crow Wing State Park').waitFor();
    await dialog.getByText('Earned May 2, 2026').waitFor();
    await expectAccessible(page, 'one badge', 'dialog[open]');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: /Save the badge/ }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Crow Wing.svg');
    expect(await toText(download)).toContain('<svg');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await opener.evaluate((button) => button === document.activeElement)).toBe(true);
  });

  test('the collection shows an error when it cannot be loaded, and still offers a claim', async () => {
    const storageState = await site.getSession('Lou Load');
    const { page, mayComplain } = await site.open({ ...plainPhone, storageState });
    mayComplain(errorStatus(503));
    await page.route(list, (route) => route.fulfill({ status: 503, json: {} }));
    await page.goto('/badges/me');
    await page.getByRole('alert').getByText('Could not load badge data.').waitFor();
    expect(await page.getByText('When you earn your first badge').count()).toBe(0);
    expect(await page.getByRole('region', { name: 'Progress by region' }).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Try for a badge' }).count()).toBe(1);
    await expectAccessible(page, 'load failure');
    await page.unroute(list);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('When you earn your first badge').waitFor();
  });
});

test('the bar of a phone has room for six entries at 360 px, signed in', async () => {
  const storageState = await site.getSession('Tabitha Bar');
  const { page } = await site.open({ ...plainPhone, storageState, viewport: { width: 360, height: 740 } }, '/about');
  const bar = page.getByRole('navigation', { name: 'Main' });
  await bar.getByRole('link', { name: 'badge collection' }).waitFor();
  const labels = await bar.evaluate((nav) =>
    [...nav.querySelectorAll('a:not([hidden]) > span')].map((label) => label.getBoundingClientRect()),
  );
  expect(labels).toHaveLength(6);
  const [first, last] = [labels[0], labels.at(-1)];
  expect(first?.left).toBeGreaterThanOrEqual(4);
  expect(last?.right).toBeLessThanOrEqual(356);
  for (const [i, label] of labels.entries()) {
    expect(label.height).toBeLessThan(24); // one line
    if (i > 0) expect(label.left - (labels[i - 1]?.right ?? 0)).toBeGreaterThanOrEqual(8);
  }
});

const stPaul = { latitude: 44.9444, longitude: -93.0933 };

/** A hiker with one badge, who has not used the finder yet. */
async function openCollection(name: string, options: object = {}) {
  const storageState = await site.getSession(name);
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
  const { page } = await openCollection('Dina Drive');
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
  const { page } = await openCollection('Nina Near', { permissions: ['geolocation'] });
  await page.goto('/badges/me');
  await page.getByRole('link', { name: 'What’s left near me' }).click();
  await said(page).toContain('nearest to you first');
  expect(search(page)).toBe('?badge=missing&near=here');
  expect(await results(page).first().textContent()).toContain(' drive');
});
