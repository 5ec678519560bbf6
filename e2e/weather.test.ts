/** Forecast and alerts on pages, from a handmade live document: what is shown, and when it expires. */
import { expect, test } from 'vitest';
import type { LiveDocument } from '../domain/status/live-document.ts';
import type { ForecastDay, WeatherAlert } from '../domain/status/weather.ts';
import { desktop, type Page, phone } from './harness.ts';
import { hike } from './hiker.ts';
import { axeIssues, sharedSite } from './site.ts';

const site = sharedSite();
const { path, slug } = hike('north-shore/jay-cooke');

const morning = new Date('2026-11-18T15:00:00Z');
const inHours = (hours: number) => new Date(morning.getTime() + hours * 3_600_000).toISOString();
const day = (date: number, given: Partial<ForecastDay> = {}): ForecastDay => ({
  day: `2026-11-${date}`,
  sky: 'snow',
  words: 'Snow',
  high: 34,
  low: 21,
  chance: 60,
  wind: 15,
  ...given,
});
const warning: WeatherAlert = {
  id: 'a',
  hikes: [slug],
  event: 'Winter Storm Warning',
  url: 'https://forecast.weather.gov/a',
  headline: 'Winter Storm Warning issued November 18 at 3:12AM CST until November 19 at 6:00PM CST by NWS Duluth MN',
  from: inHours(3),
  until: inHours(33),
  asOf: inHours(-6),
};
const live: LiveDocument = {
  version: 1,
  asOf: inHours(0),
  notices: [],
  forecasts: [
    {
      hikes: [slug],
      asOf: inHours(-2),
      until: inHours(16),
      days: [day(18), day(19, { chance: undefined }), day(20, { sky: 'sun' }), ...[21, 22, 23, 24].map((n) => day(n))],
    },
  ],
  alerts: [warning],
};

async function open(options: Parameters<typeof site.tab>[0], address = path): Promise<Page> {
  const { page } = await site.tab(options);
  await page.clock.setFixedTime(morning);
  await page.route('**/now.json', (route) => route.fulfill({ json: live }));
  await page.goto(address);
  return page;
}

async function lookAgainAt(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const forecast = (page: Page) => page.locator('[data-forecast]');
const toLines = (page: Page) =>
  forecast(page)
    .locator('li:visible [aria-hidden="true"]:not(svg)')
    .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).innerText.replace(/\s+/g, ' ').trim()));

test("a trail page shows forecast and alerts until they expire by the device's clock", async () => {
  const page = await open(phone);
  await forecast(page).waitFor();
  // Three days, seven on tap, announced as sentences, with their source and age.
  expect(await toLines(page)).toEqual([
    'Today 34°/21° Snow 60%, wind 15 mph',
    'Thu 34°/21° Chance of snow not given, wind 15 mph',
    'Fri 34°/21° Sunny, rain or snow 60%, wind 15 mph',
  ]);
  expect(await forecast(page).getByRole('listitem').first().ariaSnapshot()).toContain(
    'Wednesday: high 34, low 21 degrees Fahrenheit, chance of snow 60 percent, wind 15 miles an hour',
  );
  await forecast(page).getByText('National Weather Service, issued 2 hours ago').waitFor();

  // In print the forecast says when it was issued, not how long ago.
  await page.emulateMedia({ media: 'print' });
  expect(await forecast(page).innerText()).toMatch(
    /^Forecast.*Today.*34°.*Snow 60%.*issued Wednesday, November 18, 7:00 AM$/s,
  );
  await page.emulateMedia({ media: 'screen' });
  await forecast(page).getByText('7 days').click();
  expect(await toLines(page)).toHaveLength(7);
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    const rules = colorScheme === 'light' ? 'all' : 'ofLook';
    expect(await axeIssues(page, `weather, ${colorScheme}`, rules, 'section:has([data-forecast])')).toEqual([]);
  }

  // The alert is above the forecast, with the service's own headline as a link without referrer.
  await page.setViewportSize(desktop.viewport);
  const link = page.getByRole('list', { name: 'Weather alerts' }).getByRole('link', { name: warning.headline });
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    warning.url,
    'noopener noreferrer',
  ]);
  const [above, below] = await Promise.all([link.boundingBox(), forecast(page).boundingBox()]);
  expect(above?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(below?.y ?? 0);
  await page.getByText('Wed 12 PM to Thu 6 PM').waitFor();

  await lookAgainAt(page, inHours(15));
  await forecast(page).getByText('issued 17 hours ago. It may have changed.').waitFor();
  await lookAgainAt(page, inHours(16));
  await forecast(page).waitFor({ state: 'hidden' });
  expect(await page.getByText(warning.headline).isVisible()).toBe(true);
  await lookAgainAt(page, inHours(33));
  await page.getByText(warning.headline).waitFor({ state: 'detached' });
});
