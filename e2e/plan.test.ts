/** A plan for a day with several hikes: from the list of saved hikes or a search, on the screen, on paper, in a calendar, in a URL. Days on which hikes do not fit: web/features/plan/plan.test.tsx. */
import { describe, expect, test } from 'vitest';
import { desktop, type Page, phone, toText } from './harness.ts';
import { isWiderThanItsScreen } from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();

/** A Wednesday, at noon in Minnesota. */
const wednesday = new Date('2026-11-18T18:00:00Z');

async function open(options: Parameters<typeof site.tab>[0], path: string) {
  const { page } = await site.tab({ ...options, acceptDownloads: true });
  await page.clock.setFixedTime(wednesday);
  await page.goto(path);
  return page;
}

const summary = (page: Page) => page.getByText(/ of driving\.$/);
const stops = (page: Page) => page.locator('[data-stop]');
const fourNearby = 'list=minnehaha-creek.fort-snelling.lebanon-hills.afton-state';

describe('a plan for a day', () => {
  test('leads from the saved hikes to a page with times to leave, arrive and be back', async () => {
    const page = await open(phone, '/trails/north-shore/split-rock');
    await page.locator('[data-saved-hike] button').click();
    await page.getByRole('link', { name: 'Your list' }).click();
    await page.getByRole('link', { name: 'Plan a day' }).click();
    await page.getByLabel('From').fill('Duluth');
    await page.keyboard.press('Enter');
    await summary(page).waitFor();
    await page.getByRole('heading', { name: 'Saturday, November 21' }).waitFor();
    expect(await stops(page).textContent()).toContain('Split Rock Lighthouse State Park');
    await page.getByText('Leave Duluth').waitFor();
    await page.getByText('Back in Duluth').waitFor();
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await expectAccessible(page, 'a plan');
  });

  test('a plan for a day takes hikes, day and place from a search', async () => {
    const page = await open(desktop, '/hikes?q=sunday+within+1+hour+of+St.+Paul');
    await page.getByRole('link', { name: 'Plan a day' }).click();
    await page.waitForURL('**/plan?*');
    const asked = new URL(page.url()).searchParams;
    expect([asked.get('day'), asked.get('near')]).toEqual(['2026-11-22', 'St. Paul']);
    await summary(page).waitFor();
    expect(await stops(page).count()).toBeGreaterThan(1);
  });

  test('a plan is the same for anyone who opens its URL, is saved as a calendar and printed', async () => {
    const page = await open(desktop, `/plan?${fourNearby}&day=2026-11-21&near=Minneapolis`);
    await expect.poll(() => stops(page).count()).toBe(4);
    const saving = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Add to calendar' }).click();
    const file = await toText(await saving);
    expect(file.match(/BEGIN:VEVENT/g)).toHaveLength(4);
    expect(file).toContain('DTSTART:20261121T');
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('button', { name: 'Add to calendar' }).isVisible()).toBe(false);
    expect(await stops(page).first().isVisible()).toBe(true);
    await page.emulateMedia({ media: null });

    const leaving = page.locator('time').first();
    expect(await leaving.textContent()).toBe('8:00 AM');
    await page.getByLabel('Leave at').selectOption('9 AM');
    await expect.poll(() => leaving.textContent()).toBe('9:00 AM');
    await page.getByRole('button', { name: /^Remove Afton/ }).click();
    await expect.poll(() => stops(page).count()).toBe(3);
    expect(new URL(page.url()).search).not.toContain('afton');
    await page.goBack();
    await expect.poll(() => stops(page).count()).toBe(4);
  });
});
