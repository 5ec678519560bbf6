/** A trail page shows what applies on the current day: hunts, ski tracks, high water, short days. */
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import type { Season } from '../domain/trail/facts.ts';
import { listed } from '../test/guide.ts';
import { showToday } from '../web/features/today/today.script.ts';
import { desktop, heldBack, type Page } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const seasonal = listed.filter(({ seasons }) => seasons.length > 0);

const noon = (day: string) => new Date(`${day}T12:00:00-06:00`);
const shown = (page: Page) => page.locator('[data-now] [data-when]:visible').allTextContents();

/** Days around the start and end of seasons, of this winter and the next summer. */
const days = ['2026-11-16', '2026-12-06', '2027-01-15', '2027-02-15', '2027-03-15', '2027-04-15', '2027-05-15'].concat([
  '2027-06-15',
  '2027-07-15',
  '2027-08-15',
  '2027-09-15',
  '2027-10-15',
  '2027-11-06',
]);

function holds({ when }: Season, day: string): boolean {
  if ('months' in when) return when.months.includes(Number(day.slice(5, 7)));
  const today = when.from.length === 5 ? day.slice(5) : day;
  const inOrder = when.from <= when.to;
  return inOrder ? when.from <= today && today <= when.to : when.from <= today || today <= when.to;
}

async function at(page: Page, day: string): Promise<void> {
  await page.locator('[data-now-day]').waitFor(); // the strip's script runs after the page has loaded
  await page.clock.setFixedTime(noon(day));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

const wordsOn = (seasons: readonly Season[], day: string) =>
  seasons.filter((season) => holds(season, day)).map(({ words }) => expect.stringContaining(words));

/** The "Today" strip of a built page, in a DOM without a browser. */
function builtStrip(path: string): HTMLElement {
  const html = readFileSync(join(resolve('build/client'), path, 'index.html'), 'utf8');
  const { document } = new Window();
  document.body.innerHTML = html.slice(html.indexOf('<body'));
  const strip = document.querySelector('[data-now]');
  if (!strip) throw new Error(`${path} does not say what holds today`);
  return strip as unknown as HTMLElement;
}

describe('every season of every hike', () => {
  test.each(seasonal.map(({ path, seasons }) => [path, seasons] as const))(
    '%s shows each season in its part of the year and at no other time',
    (path, seasons) => {
      const strip = builtStrip(path);
      for (const day of days) {
        showToday(strip, noon(day));
        const said = [...strip.querySelectorAll<HTMLElement>('[data-when]')].filter(({ hidden }) => !hidden);
        expect(
          said.map(({ textContent }) => textContent),
          day,
        ).toEqual(wordsOn(seasons, day));
      }
    },
  );
});

describe('the Today strip', () => {
  const path = '/trails/north-shore/jay-cooke';
  const seasons = listed.find((trail) => trail.path === path)?.seasons ?? [];

  test('shows the seasons of a day and no others, through a year', async () => {
    const { page } = await site.tab(desktop, path);
    expect(seasons).not.toEqual([]);
    for (const day of days) {
      await at(page, day);
      expect(await shown(page), day).toEqual(wordsOn(seasons, day));
    }
  });

  test('shows the same to a signed-in hiker once the account has loaded', async () => {
    const hunt = '2026-12-06';
    const { page } = await site.open({ ...desktop, storageState: await site.sessionOf('Nils Holm') });
    const { held, release } = heldBack();
    await page.route('**/v1/account', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.setFixedTime(noon(hunt));
    await page.goto(path);
    await page.locator('[data-now-day]').waitFor();
    release();
    await page.getByText('Welcome Nils').first().waitFor();
    expect(wordsOn(seasons, hunt)).not.toEqual([]);
    expect(await shown(page)).toEqual(wordsOn(seasons, hunt));
  });

  test('links to the official conditions', async () => {
    const { page } = await site.tab(desktop, path);
    const link = page.getByRole('link', { name: 'Current conditions' });
    expect(await link.getAttribute('href')).toContain('dnr.state.mn.us');
    expect(await link.getAttribute('rel')).toContain('noreferrer');
  });

  test('says so when nothing is on the calendar', async () => {
    const { page } = await site.tab(desktop, path);
    await at(page, '2027-07-15');
    expect(await shown(page)).toEqual([]);
    expect(await page.getByText('No closures or hunts on our calendar').isVisible()).toBe(true);
  });

  test('collapses the whole year once, and leaves it open for a hiker who has opened it', async () => {
    const { page } = await site.tab(desktop, path);
    const year = page.getByRole('table', { name: 'Through the year' });
    await at(page, '2027-07-15');
    expect(await year.isVisible()).toBe(false);
    await page.locator('[data-now-year] summary').click();
    await year.waitFor();
    await at(page, '2027-08-15');
    expect(await year.isVisible()).toBe(true);
  });

  test('without JavaScript shows the whole year, in words and as a calendar', async () => {
    const { page } = await site.open({ ...desktop, javaScriptEnabled: false }, path);
    expect(await shown(page)).toHaveLength(seasons.length);
    expect(await page.getByRole('table', { name: 'Through the year' }).isVisible()).toBe(true);
    expect(await page.getByRole('row', { name: /^Hunting/ }).isVisible()).toBe(true);
  });
});

test('an expired notice is no longer shown', async () => {
  const noted = listed.find(({ notices }) => notices.some(({ expires }) => expires));
  const notice = noted?.notices.find(({ expires }) => expires);
  if (!noted || !notice?.expires) throw new Error('no notice of the guide runs out');
  const { page } = await site.open(desktop);
  await page.clock.setFixedTime(new Date(`${notice.reported.slice(0, 4)}-12-31T12:00:00-06:00`));
  await page.goto(noted.path);
  await page.getByRole('heading', { name: 'Today' }).waitFor();
  expect(await page.getByText(notice.text).isVisible()).toBe(true);
  await at(page, notice.expires);
  expect(await page.getByText(notice.text).isVisible()).toBe(false);
});
