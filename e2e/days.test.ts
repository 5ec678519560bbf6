/** Searching for a day: date and weather in the query, and why the other hikes do not match. The date in the URL: web/features/finder/for-a-day.test.tsx. */
import { describe, expect, test } from 'vitest';
import { listed } from '../test/guide.ts';
import { exact, said, search } from './finder.ts';
import { type Page, phone } from './harness.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();

/** A Wednesday, at noon in Minnesota. */
const wednesday = new Date('2026-11-18T18:00:00Z');
const hikes = listed.map(({ slug }) => slug);
const day = { sky: 'sun', words: 'Sunny', high: 41, low: 30, chance: 5 };
const live = {
  version: 1,
  asOf: '2026-11-18T17:59:00Z',
  notices: [],
  forecasts: [
    {
      hikes,
      asOf: '2026-11-18T16:00:00Z',
      until: '2026-11-19T10:00:00Z',
      days: [
        { ...day, day: '2026-11-21' },
        { ...day, day: '2026-11-22', sky: 'rain', words: 'Rain', chance: 80 },
      ],
    },
  ],
};

async function open() {
  const { page } = await site.tab(phone);
  await page.clock.setFixedTime(wednesday);
  await page.route('**/now.json', (route) => route.fulfill({ json: live }));
  await page.goto('/hikes');
  return page;
}

const field = (page: Page) => page.getByRole('searchbox', { name: 'Find a hike' });
const chips = (page: Page) => page.getByRole('list', { name: 'Understood' }).getByRole('button');

describe('a hiker who searches for a day', () => {
  test('sees which hikes match and why, and which do not and why not', async () => {
    const page = await open();
    await field(page).fill('dry Saturday within 2 hours of Minneapolis with a stroller');
    await said(page).toContain('for Saturday, November 21, nearest to Minneapolis first');
    await said(page).toContain('Dry means less than a 30% chance of rain or snow.');
    await said(page).toContain('National Weather Service, issued 2 hours ago.');
    await expect.poll(() => chips(page).allTextContents()).toContainEqual(expect.stringContaining('Sat, Nov 21'));
    await expect
      .poll(() => exact(page).first().textContent())
      .toMatch(/Dry, 41°, sunset 4:\d\d PM, home around \d+:\d\d/);
    const found = await exact(page).count();
    const others = page.getByText('Why not the others?');
    expect(await others.textContent()).toBe(`Why not the others? ${listed.length - found}`);
    await others.click();
    await page.getByText('More than a 2-hour drive').waitFor();
    const named = await page.locator('details dd a').count();
    expect(named).toBe(listed.length - found);
    await expectAccessible(page, 'an answer for a day', '#find');
    await expect.poll(() => new URLSearchParams(search(page)).get('day')).toBe('2026-11-21');
    await field(page).fill('dry next saturday near St. Paul');
    await said(page).toContain('The forecast doesn’t reach that far yet, so we can’t check the weather.');
  });
});
