/** The map of the finder: shows the results, navigates by keyboard, opens a hike. */
import { describe, expect, test } from 'vitest';
import { distanceKm } from '../domain/geo/geo.ts';
import { foundBy, hikesIn, listed, regions, saidOf } from '../test/guide.ts';
import { openFinder, results, said } from './finder.ts';
import { desktop, noAnswer, type Page, phone } from './harness.ts';
import { loseSignal, trailPhone, untilReady } from './hiker.ts';
import { type Drawn, drawnOn, faultsOf } from './map-boxes.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

/** The slugs of the results. */
function nearestPair(): string[] {
  const pairs = listed.flatMap((one, i) =>
    listed.slice(i + 1).map((other) => ({ pair: [one, other], km: distanceKm(one.trailhead, other.trailhead) })),
  );
  const [nearest] = pairs.sort((a, b) => a.km - b.km);
  return (nearest?.pair ?? []).map(({ id }) => id.split('/')[1] ?? '');
}

describe('the map of the finder', () => {
  const markers = (page: Page) => page.locator('.finder-marker');
  /** A locator by name: the list has a button for that hike too. */
  const marker = (page: Page, park: string) =>
    page.getByRole('group', { name: /^Trailheads on the map/ }).getByRole('button', { name: park });

  test('is loaded when it is opened, and shows the same hikes as the list', async () => {
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

  test('is navigated with the arrow keys, opens a hike with Enter, and closes it with Escape', async () => {
    const { page } = await openFinder(site, desktop, '?region=northwest&view=map');
    await expect.poll(() => markers(page).count()).toBe(hikesIn('northwest').length);
    await markers(page).first().focus();
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const first = await focused();
    await page.keyboard.press('ArrowRight');
    expect(await focused()).not.toBe(first);
    await page.keyboard.press('ArrowLeft');
    expect(await focused()).toBe(first);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    expect(await page.getByRole('dialog').count()).toBe(0);
    await expect.poll(focused).toBe(first);
  });

  test('stays in view while the list scrolls', async () => {
    const { page } = await openFinder(site, desktop, '?view=map');
    await markers(page).first().waitFor();
    await results(page).nth(40).scrollIntoViewIfNeeded();
    const frame = await page.locator('.finder-frame').boundingBox();
    expect(frame?.y).toBeGreaterThanOrEqual(0);
  });

  test('does not reopen a hike that another search had left out', async () => {
    const { page } = await openFinder(site, desktop, '?region=northwest&view=map');
    await expect.poll(() => markers(page).count()).toBe(hikesIn('northwest').length);
    await marker(page, 'Buffalo River').click();
    await page.getByRole('dialog').waitFor();
    const field = page.getByRole('searchbox', { name: 'Find a hike' });
    await field.fill('headwaters');
    await said(page).toBe(saidOf(1));
    await field.fill('');
    await said(page).toBe(saidOf(foundBy('?region=northwest')));
    expect(await page.getByRole('dialog').count()).toBe(0);
    expect(await field.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  test('zooms by its buttons', async () => {
    const { page } = await openFinder(site, desktop, '?view=map');
    const zoomIn = page.getByRole('button', { name: 'Zoom in', exact: true });
    const wholeState = page.getByRole('button', { name: 'All of Minnesota' });
    await zoomIn.click(); // by then the map has its size, and crowded markers are clustered
    await wholeState.click();
    const whole = await markers(page).count();
    await zoomIn.click();
    await zoomIn.click();
    await expect.poll(() => markers(page).count()).not.toBe(whole);
    await wholeState.click();
    await expect.poll(() => markers(page).count()).toBe(whole);
  });

  const drawn = (page: Page) => drawnOn(page, '.finder-frame');
  const wordsOn = async (page: Page, what: Drawn['what']) =>
    (await drawn(page)).filter((each) => each.what === what).map(({ words }) => words);
  const zoomIn = (page: Page) => page.getByRole('button', { name: 'Zoom in', exact: true });

  /** Opens the map and waits for its labels, and for the zoom to the results where the query narrows them. */
  async function openMap(device: Parameters<typeof openFinder>[1], query = '') {
    const opened = await openFinder(site, device, `?view=map${query}`);
    const frame = opened.page.locator('.finder-frame');
    await expect.poll(() => frame.getAttribute('data-zoomed')).toBe(String(/region=|near=/.test(query)));
    await expect.poll(() => wordsOn(opened.page, 'name').then(({ length }) => length)).toBeGreaterThan(0);
    await opened.page.evaluate(() => document.fonts.ready);
    return opened;
  }

  test('lets both of the two closest hikes be opened on the smallest phone', async () => {
    const small = { ...phone, viewport: { width: 320, height: 640 } };
    const { page } = await openFinder(site, small, `?view=map&list=${nearestPair().join('.')}`);
    await expect.poll(() => markers(page).count()).toBe(1);
    await markers(page).click();
    await expect.poll(() => markers(page).count()).toBe(2);
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
      'labels %s at first, and no label overlaps another, a marker, a control or the frame at any zoom level',
      async (_what, query, towns, roads, stateRoads) => {
        const { page } = await openMap(device, query);
        expect(await wordsOn(page, 'name')).toEqual(expect.arrayContaining(towns));
        expect(await wordsOn(page, 'shield')).toEqual(expect.arrayContaining(roads));
        const numbers = await page.locator('.finder-names .map-shield-state').allTextContents();
        expect(numbers).toEqual(expect.arrayContaining(stateRoads));
        for (;;) {
          const shown = await drawn(page);
          expect(shown.filter(({ what }) => what !== 'frame').length).toBeGreaterThan(3);
          expect(faultsOf(shown)).toEqual([]);
          if (await zoomIn(page).isDisabled()) break;
          const detail = await page.locator('.finder-frame').getAttribute('data-detail');
          await zoomIn(page).click();
          if (Number(detail) < 4)
            await expect.poll(() => page.locator('.finder-frame').getAttribute('data-detail')).not.toBe(detail);
        }
      },
    );

    test('labels the towns of a region when that is searched for', async () => {
      const { page } = await openMap(device, '&region=southeast');
      expect(await wordsOn(page, 'name')).toContain('Rochester');
      expect(await page.locator('.finder-names .map-shield-us').allTextContents()).toContain('61');
    });

    test('opens a hike inside the viewport', async () => {
      const { page } = await openMap(device, '&region=northwest');
      await marker(page, 'Buffalo River').click();
      await expect(page.getByRole('dialog').boundingBox()).resolves.toBeTruthy();
      const box = await page.getByRole('dialog').boundingBox();
      const { width, height } = device.viewport;
      expect(box && box.x >= 0 && box.x + box.width <= width).toBe(true);
      expect(box && box.y >= 0 && box.y + box.height <= height).toBe(true);
    });
  });

  test('shows the start of the drive, with its name', async () => {
    const { page } = await openMap(desktop, '&near=Duluth');
    const here = page.locator('.finder-here');
    await expect.poll(() => here.textContent()).toBe('Duluth');
    const [inside, frame] = [await here.boundingBox(), await page.locator('.finder-frame').boundingBox()];
    expect(inside && frame && inside.x > frame.x && inside.x < frame.x + frame.width).toBe(true);
    expect(inside && frame && inside.y > frame.y && inside.y < frame.y + frame.height).toBe(true);
  });

  test("shows the hiker's own position after a search near them", async () => {
    const duluth = { latitude: 46.7867, longitude: -92.1005 };
    const { page } = await openMap({ ...phone, geolocation: duluth, permissions: ['geolocation'] });
    await page.getByRole('button', { name: 'Near me' }).click();
    const here = page.locator('.finder-here');
    await expect.poll(() => here.textContent()).toBe('You');
    const [inside, frame] = [await here.boundingBox(), await page.locator('.finder-frame').boundingBox()];
    expect(inside && frame && inside.x > frame.x && inside.x < frame.x + frame.width).toBe(true);
    expect(inside && frame && inside.y > frame.y && inside.y < frame.y + frame.height).toBe(true);
  });

  test('works offline, with detailed water', async () => {
    const { page, mayComplain } = await site.open(trailPhone, '/hikes');
    mayComplain(noAnswer); // the pictures of most hikes are missing from the small guide
    await untilReady(page);
    await loseSignal(page);
    await page.goto('/hikes?view=map&region=north-shore');
    await markers(page).first().waitFor();
    const frame = page.locator('.finder-frame');
    await expect.poll(() => frame.getAttribute('data-zoomed')).toBe('true');
    await expect.poll(() => wordsOn(page, 'name')).toContain('Duluth');
    while ((await frame.getAttribute('data-fine')) === 'false' && !(await zoomIn(page).isDisabled())) {
      const detail = await frame.getAttribute('data-detail');
      await zoomIn(page).click();
      if (Number(detail) < 3) await expect.poll(() => frame.getAttribute('data-detail')).not.toBe(detail);
    }
    await expect.poll(() => frame.getAttribute('data-fine')).toBe('true');
  });

  test('leaves the wheel to the page, and zooms with Ctrl', async () => {
    const { page } = await openMap(desktop);
    const frame = page.locator('.finder-frame');
    await frame.hover();
    await page.mouse.wheel(0, -300);
    expect(await frame.getAttribute('data-zoomed')).toBe('false');
    await page.keyboard.down('Control');
    await page.mouse.wheel(0, -300);
    await page.keyboard.up('Control');
    await expect.poll(() => frame.getAttribute('data-zoomed')).toBe('true');
  });

  /** A two-finger pinch around the center of the map, step by step. */
  async function pinch(page: Page, apart: readonly number[]) {
    const frame = await page.locator('.finder-frame').boundingBox();
    if (!frame) throw new Error('there is no map');
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
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

  test('is zoomed by a pinch, and the page around it is not', async () => {
    const withFingers = { ...phone, hasTouch: true, isMobile: true };
    const { page } = await openMap(withFingers);
    const frame = page.locator('.finder-frame');
    await frame.scrollIntoViewIfNeeded();
    const ofPage = () => page.evaluate(() => [visualViewport?.scale, scrollX, scrollY]);
    const before = await ofPage();
    await pinch(page, [60, 100, 160, 220]);
    await expect.poll(() => frame.getAttribute('data-zoomed')).toBe('true');
    expect(await ofPage()).toEqual(before);
    await pinch(page, [220, 160, 100, 40]);
    await expect.poll(() => frame.getAttribute('data-zoomed')).toBe('false');
    expect(await ofPage()).toEqual(before);
  });

  test('loads detailed water where the viewport is, and nowhere else', async () => {
    const { page } = await openMap(desktop);
    const fetched: string[] = [];
    page.on('request', (request) => fetched.push(request.url()));
    const pieces = () => fetched.filter((url) => url.includes('/maps/water.')).length;
    for (let step = 0; step < 3; step++) await zoomIn(page).click();
    await expect.poll(() => page.locator('.finder-frame').getAttribute('data-fine')).toBe('true');
    expect(pieces()).toBeGreaterThan(0);
    expect(pieces()).toBeLessThanOrEqual(4);
  });
});

describe.each([
  ['a desk', desktop],
  ['a phone', phone],
])('a prerendered map, on %s', (_device, device) => {
  const shown = async (page: Page, path: string, map: string) => {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    const drawn = await drawnOn(page, map);
    expect(drawn.filter(({ what }) => what === 'name').length, path).toBeGreaterThan(0);
    expect(drawn.filter(({ what }) => what === 'marker').length, path).toBeGreaterThan(0);
    return drawn;
  };

  test('has no label over another or over a marker, on the front page', async () => {
    const { page } = await site.tab(device);
    expect(faultsOf(await shown(page, '/hikes', 'main .map-state'))).toEqual([]);
  });
  test('has no label over another or over a marker, in the map of a route', async () => {
    const { page } = await site.tab(device);
    const walks = listed.filter(({ route }) => route);
    expect(walks.length).toBeGreaterThanOrEqual(3);
    for (const { path } of walks) expect(faultsOf(await shown(page, path, '.map-trail[role]')), path).toEqual([]);
  });
  test('has no label over another or over a marker, in a locator map', async () => {
    const { page } = await site.tab(device);
    const [{ path: here } = { path: '' }, ...others] = listed;
    expect(faultsOf(await shown(page, here, '.map-locator > svg')), here).toEqual([]);
    // All of them in one page, which has the same frame and styles; the CSP does not allow those of the other pages here.
    for (const { path } of others) {
      await page.evaluate(async (address) => {
        const text = await (await fetch(address)).text();
        const there = new DOMParser().parseFromString(text.replace(/<style>.*?<\/style>/s, ''), 'text/html');
        document.querySelector('.map-locator')?.replaceWith(there.querySelector('.map-locator') ?? '');
      }, path);
      const drawn = await drawnOn(page, '.map-locator > svg');
      expect(drawn.length, path).toBeGreaterThan(4);
      expect(faultsOf(drawn), path).toEqual([]);
    }
  });
});

describe('the map of a region', () => {
  test.each([
    ['a desk', desktop],
    ['a phone', phone],
  ])('links its hikes, numbers its roads, and has no overlapping labels (%s)', async (_device, device) => {
    const { page } = await site.tab(device);
    for (const region of regions) {
      await page.goto(region.path);
      await page.evaluate(() => document.fonts.ready);
      const links = page.locator('.map-region a');
      expect(await links.count()).toBe(hikesIn(region.slug).length);
      const drawn = await drawnOn(page, '.map-region');
      expect(faultsOf(drawn), region.path).toEqual([]);
      const shields = drawn.filter(({ what }) => what === 'shield').map(({ words }) => words);
      if (region.slug === 'north-shore') expect(shields).toContain('61');
    }
  });

  test.each(regions)('of $name loads its water and roads, and the page defines all their colors', async ({ path }) => {
    const { page } = await site.tab(phone, path);
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
  });
});
