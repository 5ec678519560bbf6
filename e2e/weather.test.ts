/** Forecast and alerts on pages, from a handmade live document: what is shown, when it expires, and in which units. */
import { expect, test } from 'vitest';
import type { Now } from '../domain/live/now.ts';
import type { ForecastDay, WeatherAlert } from '../domain/live/weather.ts';
import { desktop, type Page, phone } from './harness.ts';
import { hike } from './hiker.ts';
import { axeFaults, sharedSite } from './site.ts';

const site = sharedSite();
const { path, slug } = hike('north-shore/jay-cooke');

const morning = new Date('2026-11-18T15:00:00Z');
const inHours = (hours: number) => new Date(morning.getTime() + hours * 3_600_000).toISOString();
const day = (date: number, given: Partial<ForecastDay> = {}): ForecastDay => ({
  ...{ day: `2026-11-${date}`, sky: 'snow', words: 'Snow', high: 34, low: 21, chance: 60, wind: 15 },
  ...given,
});
const warning: WeatherAlert = {
  ...{ id: 'a', hikes: [slug], event: 'Winter Storm Warning', url: 'https://forecast.weather.gov/a' },
  headline: 'Winter Storm Warning issued November 18 at 3:12AM CST until November 19 at 6:00PM CST by NWS Duluth MN',
  ...{ from: inHours(3), until: inHours(33), asOf: inHours(-6) },
};
const live: Now = {
  ...{ version: 1, asOf: inHours(0), notices: [] },
  forecasts: [
    {
      ...{ hikes: [slug], asOf: inHours(-2), until: inHours(16) },
      days: [day(18), day(19, { chance: undefined }), day(20, { sky: 'sun' }), ...[21, 22, 23, 24].map((n) => day(n))],
    },
  ],
  alerts: [warning],
};

async function open(options: Parameters<typeof site.tab>[0], address = path, now = live): Promise<Page> {
  const { page } = await site.tab(options);
  await page.clock.setFixedTime(morning);
  await page.route('**/now.json', (route) => route.fulfill({ json: now }));
  await page.goto(address);
  return page;
}

async function lookAgainAt(page: Page, moment: string): Promise<void> {
  await page.clock.setFixedTime(moment);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const forecast = (page: Page) => page.locator('[data-forecast]');
const linesOf = (page: Page) =>
  forecast(page)
    .locator('li:visible [aria-hidden="true"]:not(svg)')
    .evaluateAll((lines) => lines.map((line) => (line as HTMLElement).innerText.replace(/\s+/g, ' ').trim()));

test('a trail page shows three days, seven on tap, announced as sentences, with their source and age', async () => {
  const page = await open(phone);
  await forecast(page).waitFor();
  expect(await linesOf(page)).toEqual([
    'Today 34°/21° Snow 60%, wind 15 mph',
    'Thu 34°/21° Chance of snow not given, wind 15 mph',
    'Fri 34°/21° Sunny, rain or snow 60%, wind 15 mph',
  ]);
  expect(await forecast(page).getByRole('listitem').first().ariaSnapshot()).toContain(
    'Wednesday: high 34, low 21 degrees Fahrenheit, chance of snow 60 percent, wind 15 miles an hour',
  );
  await forecast(page).getByText('National Weather Service, issued 2 hours ago').waitFor();
  await forecast(page).getByText('7 days').click();
  expect(await linesOf(page)).toHaveLength(7);
});

test('an alert is shown above the forecast, with the service’s own headline as a link without referrer', async () => {
  const page = await open(desktop);
  const link = page.getByRole('list', { name: 'Weather alerts' }).getByRole('link', { name: warning.headline });
  await link.waitFor();
  expect([await link.getAttribute('href'), await link.getAttribute('rel')]).toEqual([
    warning.url,
    'noopener noreferrer',
  ]);
  const [above, below] = await Promise.all([link.boundingBox(), forecast(page).boundingBox()]);
  expect(above?.y ?? 0).toBeLessThan(below?.y ?? 0);
  await page.getByText('Wed 12 PM to Thu 6 PM').waitFor();
});

test("forecast and alert disappear from an open page when they expire by the device's clock", async () => {
  const page = await open(phone);
  await forecast(page).waitFor();
  await lookAgainAt(page, inHours(15));
  await forecast(page).getByText('issued 17 hours ago. It may have changed.').waitFor();
  await lookAgainAt(page, inHours(16));
  await forecast(page).waitFor({ state: 'hidden' });
  expect(await page.getByText(warning.headline).isVisible()).toBe(true);
  await lookAgainAt(page, inHours(33));
  await page.getByText(warning.headline).waitFor({ state: 'detached' });
});

test('a reader from another country gets degrees Celsius and kilometers per hour', async () => {
  const page = await open({ ...phone, locale: 'de-DE' });
  await page.getByRole('heading', { name: 'Forecast in °C' }).waitFor();
  expect((await linesOf(page))[0]).toBe('Today 1°/−6° Snow 60%, wind 24 km/h');
});

test('an alert is shown as text in rows of a region and of the finder, and by region on /now', async () => {
  for (const address of ['/northshore', '/hikes']) {
    const page = await open(desktop, address);
    const row = page.locator(`a[href="${path}"]:has([data-alert-word])`);
    await row.getByText(warning.event).first().waitFor();
  }
  const today = await open(phone, '/now');
  await today.getByRole('link', { name: warning.headline }).waitFor();
  expect(await axeFaults(today, 'today’s page with an alert')).toEqual([]);
});

test.each(['light', 'dark'] as const)('forecast and alerts have no axe violations (%s)', async (colorScheme) => {
  const page = await open({ ...phone, colorScheme });
  await forecast(page).getByText('7 days').click();
  const rules = colorScheme === 'light' ? 'all' : 'ofLook';
  expect(await axeFaults(page, `weather, ${colorScheme}`, rules, 'section:has([data-forecast])')).toEqual([]);
});

test('in print the forecast says when it was issued, not how long ago', async () => {
  const page = await open(phone);
  await forecast(page).waitFor();
  await page.emulateMedia({ media: 'print' });
  expect(await forecast(page).innerText()).toMatch(
    /^Forecast.*Today.*34°.*Snow 60%.*issued Wednesday, November 18, 7:00 AM$/s,
  );
});

test('without JavaScript, or without weather, no empty section is shown', async () => {
  const bare = await open({ ...phone, javaScriptEnabled: false });
  expect(await forecast(bare).isVisible()).toBe(false);
  const quiet = await open(phone, path, { version: 1, asOf: inHours(0), notices: [] });
  await quiet.getByRole('heading', { name: 'Today' }).waitFor();
  expect(await quiet.locator('[data-forecast]:visible, [data-alerts]:visible').count()).toBe(0);
});
