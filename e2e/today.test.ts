/** A trail page shows what applies on the current day: hunts, ski tracks, high water, short days. */
import { Window } from 'happy-dom';
import { describe, expect, test } from 'vitest';
import type { Season } from '../domain/trail/facts.ts';
import { listed } from '../test/guide.ts';
import { showToday } from '../web/features/status/today.script.ts';
import { builtHtml } from './built.ts';
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
  if ('years' in when && when.years && (Number(day.slice(0, 4)) % 2 === 1) !== (when.years === 'odd')) return false;
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

const dom = new Window().document;

/** The "Today" strip of a built page, in a DOM without a browser and without the rest of the page, which takes long to parse. */
function builtStrip(path: string): HTMLElement {
  const html = builtHtml(path);
  const place = html.indexOf(' data-now=""');
  if (place < 0) throw new Error(`${path} does not say what holds today`);
  const start = html.lastIndexOf('<section', place);
  const tags = [...html.slice(start).matchAll(/<(\/?)section\b/g)];
  let depth = 0;
  const end = tags.find(([, slash]) => {
    depth += slash ? -1 : 1;
    return depth === 0;
  });
  dom.body.innerHTML = `${html.slice(start, start + (end?.index ?? 0))}</section>`;
  return dom.querySelector('[data-now]') as unknown as HTMLElement;
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

const path = '/trails/north-shore/jay-cooke';
const seasons = listed.find((trail) => trail.path === path)?.seasons ?? [];

test('the Today strip shows the seasons of a day and no others, through a year', async () => {
  expect(seasons).not.toEqual([]);
  const [hunt, nothing] = ['2026-12-06', '2027-07-15'];
  const { page } = await site.open({ ...desktop, storageState: await site.getSession('Nils Holm') });
  const { held, release } = heldBack();
  await page.route('**/v1/account', async (route) => {
    await held;
    await route.continue();
  });
  await page.clock.setFixedTime(noon(hunt));
  await page.goto(path);
  await page.locator('[data-now-day]').waitFor();
  expect(wordsOn(seasons, hunt)).not.toEqual([]);
  expect(await shown(page)).toEqual(wordsOn(seasons, hunt));
  release();
  await page.getByText('Welcome Nils').first().waitFor();
  expect(await shown(page)).toEqual(wordsOn(seasons, hunt));

  for (const day of days) {
    await at(page, day);
    expect(await shown(page), day).toEqual(wordsOn(seasons, day));
  }
  await at(page, nothing);
  expect(await shown(page)).toEqual([]);
  expect(await page.getByText('No closures posted.').isVisible()).toBe(true);

  // The whole year is collapsed once, and left open for a hiker who has opened it.
  const year = page.getByRole('table', { name: 'Through the year' });
  expect(await year.isVisible()).toBe(false);
  await page.locator('[data-now-year] summary').click();
  await year.waitFor();
  await at(page, '2027-08-15');
  expect(await year.isVisible()).toBe(true);
});

describe('in the built page, before any script', () => {
  const strip = builtStrip(path);

  test('the Today strip shows the whole year, in words and as a calendar', () => {
    const entries = [...strip.querySelectorAll('[data-when]')];
    expect(entries).toHaveLength(seasons.length);
    const year = strip.querySelector('[data-now-year]');
    expect(year?.hasAttribute('open')).toBe(true);
    const table = year?.querySelector('table');
    expect(table?.caption?.textContent).toBe('Through the year');
    const hunting = [...(table?.querySelectorAll('tr') ?? [])].find(({ cells }) =>
      cells[0]?.textContent?.startsWith('Hunting'),
    );
    for (const part of [...entries, table, hunting]) expect(part?.closest('[hidden]')).toBe(null);
  });

  test('the Today strip links to the official conditions', () => {
    const link = [...strip.querySelectorAll('a')].find(({ textContent }) =>
      textContent?.includes('Current conditions'),
    );
    expect(link?.getAttribute('href')).toContain('dnr.state.mn.us');
    expect(link?.getAttribute('rel')).toContain('noreferrer');
  });
});

test('a notice is no longer shown after its end, but a closed hike stays closed until somebody says that it is open', () => {
  const noted = listed.flatMap(({ path, notices }) => notices.map((notice) => ({ path, ...notice })));
  const ending = noted.filter(({ expires }) => expires);
  expect(ending).not.toEqual([]);
  for (const { path, reported, expires = '', text, closes } of ending) {
    const strip = builtStrip(path);
    const notice = [...strip.querySelectorAll('[data-expires]')].find(({ textContent }) => textContent?.includes(text));
    showToday(strip, noon(`${reported.slice(0, 4)}-12-31`));
    expect([path, notice?.closest('[hidden]')]).toEqual([path, null]);
    showToday(strip, noon(expires));
    expect([path, notice?.closest('[hidden]')]).toEqual([path, closes === 'all' ? null : notice]);
  }
});
