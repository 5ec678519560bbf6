/** What a trail page offers besides reading: daylight, and things to take along. What it says: built-reading.test.ts. */
import type { BrowserContextOptions, Download } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type LiveDocument, liveDocumentPath, type NoticeKind } from '../domain/status/live-document.ts';
import { ourContent } from '../test/content.ts';
import { first } from '../test/first.ts';
import { listed } from '../test/guide.ts';
import { desktop, type Page, toText } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

describe('a trail page', () => {
  const path = '/trails/north-shore/tettegouche-trail';

  /** Where the tab is on the page already, it is shown again at another time: that sets all that depends on the time, and loads nothing. */
  async function openTrail(now: string, options: BrowserContextOptions = desktop) {
    const { page } = await site.tab(options);
    await page.clock.setFixedTime(new Date(now));
    if (new URL(page.url(), site.origin).pathname === path) await showAgain(page);
    else await page.goto(path);
    await page.getByRole('heading', { name: 'Daylight' }).waitFor();
    return page;
  }
  const showAgain = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  const daylight = (page: Page) => page.locator('[data-daylight]').first().textContent();

  const inTokyo = { ...desktop, timezoneId: 'Asia/Tokyo', permissions: ['clipboard-read', 'clipboard-write'] };

  test('a trail page shows the daylight at the trailhead in any time zone of the reader', async () => {
    const page = await openTrail('2026-06-20T18:20:00-05:00', inTokyo);
    const text = await daylight(page);
    for (const part of ['Start by 6:34 PM', 'Sunrise 5:08 AM, sunset 9:04 PM']) expect(text).toContain(part);
    expect(await page.locator('[data-now-day]').textContent()).toBe('Saturday, June 20');
  });

  test('a trail page copies its link where there is no share sheet', async () => {
    const page = await openTrail('2026-06-20T12:00:00-05:00', inTokyo);
    await page.evaluate(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    const copied = async () => {
      await page.getByRole('button', { name: 'Share' }).click();
      await page.getByText('Link copied').first().waitFor();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    await expect.poll(copied).toContain(path); // all tests of a browser share one clipboard
  });

  test('a trail page shows the sun at the current hour, and the whole moon until midnight', async () => {
    const page = await openTrail('2026-06-20T12:00:00-05:00');
    const light = page.locator('[data-light="sun"]');
    const boxes = async () => {
      const [sky, disk] = await Promise.all([light.locator('..').boundingBox(), light.boundingBox()]);
      if (!sky || !disk) throw new Error('There is no sky');
      return { sky, disk };
    };
    const atNoon = await boxes();
    const middle = ({ x, width }: { x: number; width: number }) => x + width / 2;
    expect(Math.abs(middle(atNoon.disk) - middle(atNoon.sky))).toBeLessThan(2);
    await page.clock.setFixedTime(new Date('2026-06-20T23:59:00-05:00'));
    await showAgain(page);
    const { sky, disk } = await boxes();
    expect(disk.x).toBeGreaterThan(sky.x + sky.width * 0.9);
    expect(disk.x + disk.width).toBeLessThanOrEqual(sky.x + sky.width);
  });

  async function saveCalendar(page: Page, day: string): Promise<Download> {
    const saved = page.waitForEvent('download');
    await page.getByRole('link', { name: new RegExp(`Add to calendar: ${day}$`) }).click();
    return saved;
  }

  test('a trail page offers a calendar file for the next Saturday, and the trailhead as a file', async () => {
    const page = await openTrail('2027-03-03T12:00:00-06:00');
    const download = await saveCalendar(page, 'Saturday, March 6');
    expect(download.suggestedFilename()).toBe('tettegouche-trail.ics');
    expect(await toText(download)).toContain('DTSTART;TZID=America/Chicago:20270306T090000\r\n');
    const gpx = await fetch(`${site.origin}${path}/hike.gpx`);
    expect(await gpx.text()).toContain('lat="47.3398"');
  });

  /** Directions, a calendar file, what there is for children, and the latest start. */
  const invitations = ['a[href*="/maps/dir/"]', 'a[data-calendar]', '[aria-labelledby="with-kids"]', '[data-daylight]'];

  /** The hike is open but for a live notice. */
  async function openWithNotice(kind: NoticeKind): Promise<Page> {
    const now = new Date('2026-06-20T12:00:00-05:00');
    const live: LiveDocument = {
      version: 1,
      asOf: now.toISOString(),
      notices: [
        {
          id: '4f0c6a52-6d0e-4f57-9d3c-1f6f6f1f2a01',
          hikes: ['tettegouche-trail'],
          kind,
          words: 'Trees across the stairs.',
          from: '2026-06-20T06:00:00Z',
          until: '2026-06-22T05:00:00Z',
          asOf: '2026-06-20T12:00:00Z',
          by: 'steward',
        },
      ],
    };
    const { page } = await site.tab(desktop);
    await page.clock.setFixedTime(now);
    await page.route(`**${liveDocumentPath}`, (route) => route.fulfill({ json: live }));
    await page.goto(path);
    return page;
  }

  describe('of a closed hike', () => {
    const closed = first(ourContent.listed.filter(({ notices }) => notices.some(({ closes }) => closes === 'all')));

    async function expectClosed(page: Page): Promise<void> {
      await page.locator('[data-trail][data-status="closed"]').waitFor();
      for (const invitation of invitations)
        expect(await page.locator(`${invitation} >> visible=true`).count(), invitation).toBe(0);
      const glance = page.getByRole('list', { name: 'At a glance' });
      expect(await glance.innerText()).not.toMatch(/kids|teens/i);
      const attempt = page.locator('#badge').getByRole('link', { name: 'Try for this badge' });
      // The color changes in a transition.
      await expect
        .poll(() => attempt.evaluate((link) => getComputedStyle(link).backgroundColor))
        .toBe('rgba(0, 0, 0, 0)');
      expect(await page.getByText('This hike is closed. Don’t go past a barrier').isVisible()).toBe(true);
    }

    test('a trail page of a closed hike sends nobody there, and lists the nearest hikes first', async () => {
      const { page } = await site.tab(desktop);
      await page.clock.setFixedTime(new Date('2026-11-18T12:00:00-06:00'));
      await page.goto(closed.path);
      await expectClosed(page);
      const headings = await page.locator('main h2').allTextContents();
      expect(headings.slice(0, 3)).toEqual(['Today', 'Nearest hikes', 'Trail Overview']);
    });

    test('a trail page of a closed hike sends nobody there if a live notice closes it', async () => {
      await expectClosed(await openWithNotice('closed'));
    });
  });

  /** At the current time, in a tab of its own. */
  const printer = { viewport: { width: 1366, height: 650 } };

  async function print(path: string): Promise<Page> {
    const { page } = await site.tab(printer);
    await page.goto(path, { waitUntil: 'load' });
    await page.emulateMedia({ media: 'print' });
    return page;
  }

  const walks = listed.filter(({ route }) => route).map((trail) => trail.id);

  test.each([
    'north-shore/superior-trail',
    'north-shore/kettle-trail',
    'northwest/headwaters-trail',
    'twin-cities-metro/mississippi-national',
    'central/lake-maria',
    'southeast/lake-loop',
    'west-and-southwest/upper-sioux',
    ...walks,
  ])('%s prints with its poster, its badge, its map and its code', async (id) => {
    const page = await print(`/trails/${id}`);
    expect(await page.getByRole('img', { name: /^Code for/ }).isVisible()).toBe(true);
    const hasBadge = await page.locator('#badge').count();
    expect(await page.getByRole('link', { name: 'Badge for this hike' }).count()).toBe(hasBadge);
    const poster = await page.locator('[data-trail] img').first().boundingBox();
    expect((poster?.width ?? 0) / (poster?.height ?? 1)).toBeLessThan(2.3);
    const maps = page.locator('section:has(h2) > figure :has(> svg:is(.map-trail, .map-locator))');
    const map = await maps.locator('visible=true').first().boundingBox();
    expect(map?.width).toBeGreaterThan((50 / 25.4) * 96); // 50 mm
  });

  // All hikes, in three browsers: browsers/printing.test.ts.
  test.each(['north-shore/superior-trail', ...walks.slice(0, 1)])(
    '%s prints on one sheet, Letter or A4',
    async (id) => {
      const page = await print(`/trails/${id}`);
      for (const format of ['Letter', 'A4']) {
        const pdf = (await page.pdf({ preferCSSPageSize: true, format })).toString('latin1');
        expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
      }
    },
  );

  test('a trail page prints the year and who posted a notice no larger than the text', async () => {
    const page = await openWithNotice('hazard');
    await page.locator('[data-part="notices"] [data-slot="text"]').waitFor();
    await page.emulateMedia({ media: 'print' });
    const getSizes = (parts: string) =>
      page.locator(parts).evaluateAll((all) => all.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
    const text = Math.max(...(await getSizes('[data-part="notices"] [data-slot="text"]')));
    const year = await getSizes('[data-now] li[data-when] b');
    expect(year.length).toBeGreaterThan(0);
    for (const size of [...year, ...(await getSizes('[data-part="notices"] [data-slot="posted"]'))])
      expect(size).toBeLessThan(text);
  });

  test.each([
    ['closed', 'Closed'],
    ['partly', 'Partly closed'],
  ] as const)('a trail page of a hike that is %s prints that on its poster', async (status, words) => {
    const closes = status === 'closed' ? 'all' : 'part';
    const { path } = first(
      ourContent.listed.filter(({ notices }) => notices.some((notice) => notice.closes === closes)),
    );
    const page = await print(path);
    const label = page.locator('[data-status-label]:visible');
    expect(await label.textContent()).toContain(words);
    const [poster, there] = await Promise.all(
      [page.locator('[data-trail] img').first(), label].map((on) => on.boundingBox()),
    );
    expect(there?.y).toBeLessThan((poster?.y ?? 0) + (poster?.height ?? 0));
  });

  test('a trail page shows nearly the whole poster in viewports from 1366 by 650 to 2200 by 1200', async () => {
    const { page } = await site.tab(printer);
    await page.goto(path, { waitUntil: 'load' });
    for (const [width, height] of [
      [1440, 900],
      [2200, 1200],
      [1366, 650],
    ] as const) {
      await page.setViewportSize({ width, height });
      const poster = await page.locator('[data-trail] img').first().boundingBox();
      expect((poster?.width ?? 0) / (poster?.height ?? 1), `${width}`).toBeLessThan(2.3);
    }
  });
});
