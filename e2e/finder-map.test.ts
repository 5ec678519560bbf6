/** The map of the finder: shows the results, navigates by keyboard, opens a hike. And the prerendered maps of pages. */
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../domain/geo/geo.ts';
import { hikesIn, listed, regions } from '../test/guide.ts';
import { awake, openFinder, results } from './finder.ts';
import { desktop, type Page, phone } from './harness.ts';
import { type Drawn, drawnOn, getFaults } from './map-boxes.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

const duluth = { latitude: 46.7867, longitude: -92.1005 };
const smallPhone = { width: 320, height: 640 };
const touchPhone = { ...phone, hasTouch: true, isMobile: true, geolocation: duluth, permissions: ['geolocation'] };

/** The slugs of the results. */
function nearestPair(): string[] {
  const pairs = listed.flatMap((one, i) =>
    listed.slice(i + 1).map((other) => ({ pair: [one, other], km: distanceKm(one.trailhead, other.trailhead) })),
  );
  const [nearest] = pairs.sort((a, b) => a.km - b.km);
  return (nearest?.pair ?? []).map(({ id }) => id.split('/')[1] ?? '');
}

describe('the map of the finder', () => {
  const frame = (page: Page) => page.locator('.finder-frame');
  const markers = (page: Page) => page.locator('.finder-marker');
  /** A locator by name: the list has a button for that hike too. */
  const marker = (page: Page, park: string) =>
    page.getByRole('group', { name: /^Trailheads on the map/ }).getByRole('button', { name: park });
  const zoomIn = (page: Page) => page.getByRole('button', { name: 'Zoom in', exact: true });
  const wholeState = (page: Page) => page.getByRole('button', { name: 'All of Minnesota' });
  const drawn = (page: Page) => drawnOn(page, '.finder-frame');
  const wordsOn = async (page: Page, what: Drawn['what']) =>
    (await drawn(page)).filter((each) => each.what === what).map(({ words }) => words);
  const isZoomed = (page: Page) => expect.poll(() => frame(page).getAttribute('data-zoomed'));

  /** Zooms in once; while there is another level of detail, waits for it. */
  async function zoomCloser(page: Page, mostDetailed = 4): Promise<void> {
    const detail = await frame(page).getAttribute('data-detail');
    await zoomIn(page).click();
    if (Number(detail) < mostDetailed)
      await expect.poll(() => frame(page).getAttribute('data-detail')).not.toBe(detail);
  }

  /**
   * Shows the results of a query on the map, with their labels and zoomed to them where the query narrows them. The tab of a device stays
   * on the page from test to test and gets the query as by Back: loading the page takes more than any of these tests.
   */
  async function showMap(
    device: Parameters<typeof site.tab>[0] & typeof phone,
    query = '',
    viewport = device.viewport,
  ) {
    const { page } = await site.tab(device);
    await page.setViewportSize(viewport);
    if (new URL(page.url(), site.origin).pathname === '/hikes' && (await frame(page).isVisible())) {
      await page.keyboard.press('Escape');
      if (await wholeState(page).isEnabled()) await wholeState(page).click();
      await page.evaluate((query) => {
        history.pushState(null, '', `/hikes?view=map${query}`);
        dispatchEvent(new PopStateEvent('popstate'));
      }, query);
    } else {
      await page.goto(`/hikes?view=map${query}`);
      await awake(page);
    }
    await isZoomed(page).toBe(String(/region=|near=|list=/.test(query)));
    await page.locator('.finder-names text').first().waitFor();
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  test('the map of the finder is loaded when it is opened, and shows the same hikes as the list', async () => {
    const { page } = await openFinder(site, desktop, '?region=north-shore');
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await page.getByRole('button', { name: 'Map', exact: true }).click();
    await markers(page).first().waitFor();
    expect(fetched.some((url) => url.includes('map-view'))).toBe(true);
    expect(await results(page).count()).toBe(hikesIn('north-shore').length);
    await marker(page, 'Jay Cooke State Park').click();
    const popup = page.getByRole('dialog', { name: 'Jay Cooke State Park' });
    expect(await popup.textContent()).toContain('3.4 miles');
    await popup.getByRole('link').click();
    await page.waitForURL('**/trails/north-shore/jay-cooke');
  });

  test('the map of the finder loads detailed water where the viewport is, and nowhere else', async () => {
    const { page } = await site.tab(desktop);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    await openFinder(site, desktop, '?view=map'); // loaded anew: pieces stay until the page is left
    await showMap(desktop);
    const pieces = () => fetched.filter((url) => url.includes('/maps/water.')).length;
    expect(pieces()).toBe(0);
    for (let step = 0; step < 3; step++) await zoomIn(page).click();
    await expect.poll(() => frame(page).getAttribute('data-fine')).toBe('true');
    expect(pieces()).toBeGreaterThan(0);
    expect(pieces()).toBeLessThanOrEqual(4);
  });

  test('the map of the finder stays in view while the list scrolls', async () => {
    const page = await showMap(desktop);
    await results(page).nth(40).scrollIntoViewIfNeeded();
    const box = await frame(page).boundingBox();
    expect(box?.y).toBeGreaterThanOrEqual(0);
  });

  test('the map of the finder leaves the wheel to the page, and zooms with Ctrl', async () => {
    const page = await showMap(desktop);
    await frame(page).hover();
    await page.mouse.wheel(0, -300);
    expect(await frame(page).getAttribute('data-zoomed')).toBe('false');
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await isZoomed(page).toBe('true');
  });

  describe.each([
    ['a desk', desktop],
    ['a phone', phone],
  ])('on %s', (_device, device) => {
    test.each([
      ['the great towns and roads of the state', '', ['Minneapolis', 'St. Paul', 'Duluth'], ['35', '94'], []],
      ['Highway 61 along the North Shore, by its number', '&region=north-shore', [], [], ['61']],
      ['both of the Twin Cities', '&region=twin-cities-metro', ['Minneapolis', 'St. Paul'], [], []],
    ])(
      'the finder’s map labels %s at first, and overlaps nothing at any zoom level',
      async (_what, query, towns, roads, stateRoads) => {
        const page = await showMap(device, query);
        const numbers = await page.locator('.finder-names .map-shield-state').allTextContents();
        expect(numbers).toEqual(expect.arrayContaining(stateRoads));
        let shown = await drawn(page);
        const words = (what: Drawn['what']) => shown.filter((each) => each.what === what).map((each) => each.words);
        expect(words('name')).toEqual(expect.arrayContaining(towns));
        expect(words('shield')).toEqual(expect.arrayContaining(roads));
        for (;;) {
          expect(shown.filter(({ what }) => what !== 'frame').length).toBeGreaterThan(3);
          expect(getFaults(shown)).toEqual([]);
          if (await zoomIn(page).isDisabled()) break;
          await zoomCloser(page);
          shown = await drawn(page);
        }
      },
    );

    test('labels the towns of a region when that is searched for', async () => {
      const page = await showMap(device, '&region=southeast');
      expect(await wordsOn(page, 'name')).toContain('Rochester');
      expect(await page.locator('.finder-names .map-shield-us').allTextContents()).toContain('61');
    });

    test('opens a hike inside the viewport', async () => {
      const page = await showMap(device, '&region=northwest');
      await marker(page, 'Buffalo River').click();
      await expect(page.getByRole('dialog').boundingBox()).resolves.toBeTruthy();
      const box = await page.getByRole('dialog').boundingBox();
      const { width, height } = device.viewport;
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
    });
  });

  test('the map of the finder lets both of the two closest hikes be opened on the smallest phone', async () => {
    const page = await showMap(phone, `&list=${nearestPair().join('.')}`, smallPhone);
    await expect.poll(() => markers(page).count()).toBe(1);
    await markers(page).click();
    await expect.poll(() => markers(page).count()).toBe(2);
  });

  async function expectInFrame(page: Page): Promise<void> {
    const [inside, around] = [await page.locator('.finder-here').boundingBox(), await frame(page).boundingBox()];
    expect(inside && around && inside.x > around.x && inside.x < around.x + around.width).toBe(true);
    expect(inside && around && inside.y > around.y && inside.y < around.y + around.height).toBe(true);
  }

  test('the map of the finder shows the start of the drive, with its name', async () => {
    const page = await showMap(desktop, '&near=Duluth');
    await expect.poll(() => page.locator('.finder-here').textContent()).toBe('Duluth');
    await expectInFrame(page);
  });

  /** A two-finger pinch around the center of the map, step by step. */
  async function pinch(page: Page, apart: readonly number[]) {
    const box = await frame(page).boundingBox();
    if (!box) throw new Error('there is no map');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const client = await page.context().newCDPSession(page);
    const touch = (
      type: 'touchStart' | 'touchMove' | 'touchEnd',
      touchPoints: { x: number; y: number; id: number }[],
    ) => client.send('Input.dispatchTouchEvent', { type, touchPoints });
    for (const [i, distance] of apart.entries())
      await touch(i === 0 ? 'touchStart' : 'touchMove', [
        { x: x - distance / 2, y, id: 1 },
        { x: x + distance / 2, y, id: 2 },
      ]);
    await touch('touchEnd', []);
  }

  test('the map of the finder is zoomed by a pinch, and the page around it is not', async () => {
    const page = await showMap(touchPhone);
    await frame(page).scrollIntoViewIfNeeded();
    const ofPage = () => page.evaluate(() => [visualViewport?.scale, scrollX, scrollY]);
    const before = await ofPage();
    await pinch(page, [60, 100, 160, 220]);
    await isZoomed(page).toBe('true');
    expect(await ofPage()).toEqual(before);
    await pinch(page, [220, 160, 100, 40]);
    await isZoomed(page).toBe('false');
    expect(await ofPage()).toEqual(before);
  });
});

describe('a prerendered map', () => {
  /** Loaded once for both sizes. */
  const sizes = [phone.viewport, desktop.viewport];

  async function open(path: string): Promise<Page> {
    const { page } = await site.tab(desktop, path);
    await page.evaluate(() => document.fonts.ready);
    return page;
  }

  async function expectNoIssues(page: Page, path: string, map: string) {
    const drawn = await drawnOn(page, map);
    expect(drawn.filter(({ what }) => what === 'name').length, path).toBeGreaterThan(0);
    expect(drawn.filter(({ what }) => what === 'marker').length, path).toBeGreaterThan(0);
    expect(getFaults(drawn), path).toEqual([]);
    return drawn;
  }

  /** All of one kind in the page of the first, which has the same frame and styles; the CSP does not allow those of the other pages here. */
  async function expectNoIssuesIn(paths: readonly string[], kind: string, map: string): Promise<void> {
    const part = `svg.${kind}[data-region]`;
    const page = await open(paths[0] ?? '');
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      for (const path of paths) {
        await page.evaluate(
          async ({ path, part }) => {
            const text = await (await fetch(path)).text();
            const there = new DOMParser().parseFromString(text.replace(/<style>.*?<\/style>/s, ''), 'text/html');
            document.querySelector(part)?.replaceWith(there.querySelector(part) ?? '');
          },
          { path, part },
        );
        await expectNoIssues(page, `${path} at ${viewport.width} px`, map);
      }
    }
  }

  test('a prerendered map has no label over another or over a marker, on the front page', async () => {
    const page = await open('/hikes');
    for (const viewport of sizes) {
      await page.setViewportSize(viewport);
      await expectNoIssues(page, `/hikes at ${viewport.width} px`, 'main .map-state');
    }
  });

  test('a prerendered map has no label over another or over a marker, in the map of a route', async () => {
    const walks = listed.filter(({ route }) => route).map(({ path }) => path);
    expect(walks.length).toBeGreaterThanOrEqual(3);
    await expectNoIssuesIn(walks, 'map-trail', '.map-trail[role]');
  });

  test('a prerendered map has no label over another or over a marker, in a locator map', async () => {
    const paths = listed.map(({ path }) => path);
    await expectNoIssuesIn(paths, 'map-locator', '.map-locator > svg');
  });

  test.each(regions)(
    'the prerendered map of $name links its hikes, numbers its roads, and overlaps no labels',
    async ({ path, slug }) => {
      const page = await open(path);
      expect(await page.locator('.map-region a').count()).toBe(hikesIn(slug).length);
      for (const viewport of sizes) {
        await page.setViewportSize(viewport);
        const drawn = await expectNoIssues(page, `${path} at ${viewport.width} px`, '.map-region');
        const shields = drawn.filter(({ what }) => what === 'shield').map(({ words }) => words);
        if (slug === 'north-shore') expect(shields).toContain('61');
      }
      const sheet = page.locator('.map-region use[href^="/maps/"]');
      await expect.poll(() => sheet.evaluate((use) => (use as SVGUseElement).getBBox().width > 0)).toBe(true);
      const address = (await sheet.getAttribute('href')) ?? '';
      const colors = new Set((await (await page.request.get(address)).text()).match(/--[\w-]+/g));
      expect(colors.size).toBeGreaterThan(4);
      const missing = await sheet.evaluate(
        (use, names) => names.filter((name) => getComputedStyle(use).getPropertyValue(name) === ''),
        [...colors],
      );
      expect(missing).toEqual([]);
    },
  );
});
