/** Finding hikes near a place: the device's position, a town, and the length of the day with the drive. */
import { describe, expect, test } from 'vitest';
import { awake, openFinder, results, said, search } from './finder.ts';
import { desktop, heldBack, noAnswer, type Page, phone } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

describe('near me', () => {
  const stPaul = { latitude: 44.9444, longitude: -93.0933 };

  test('asks for the position only when tapped, sends nothing, and survives a reload', async () => {
    const { page } = await openFinder(site, { ...desktop, geolocation: stPaul, permissions: ['geolocation'] });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(request.url() + (request.postData() ?? '')));
    await page.getByRole('button', { name: 'Near me' }).click();
    await said(page).toContain('nearest to you first');
    expect(await results(page).first().textContent()).toContain('Fort Snelling');
    expect(search(page)).toBe('?near=here');
    await page.reload();
    await said(page).toContain('nearest to you first');
    expect(sent.filter((request) => /44\.9|93\.0/.test(request))).toEqual([]);
  });

  test('offers the town field instead when the position is refused', async () => {
    const { page } = await openFinder(site, { ...desktop, permissions: [] });
    await page.getByRole('button', { name: 'Near me' }).click();
    await expect.poll(() => page.getByRole('alert').textContent()).toContain('Type a town instead');
    await page.getByLabel('Near', { exact: true }).fill('dulut');
    await page.keyboard.press('Enter');
    await said(page).toContain('nearest to Duluth first');
  });

  test('shows the town field on a phone when the position is refused', async () => {
    const { page } = await openFinder(site, { ...phone, permissions: [] });
    expect(await page.getByLabel('Near', { exact: true }).isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Near me' }).click();
    await page.getByLabel('Near', { exact: true }).fill('55802');
    await page.keyboard.press('Enter');
    await said(page).toContain('nearest to 55802 first');
  });

  test('sorts a shared link by the position of the hiker who opens it', async () => {
    const { page } = await openFinder(
      site,
      { ...desktop, geolocation: stPaul, permissions: ['geolocation'] },
      '?near=here',
    );
    await said(page).toContain('Tap Near me');
    await page.getByRole('button', { name: 'Near me' }).click();
    await said(page).toContain('nearest to you first');
  });

  test.each(['hikes near me', 'easy waterfall within 2 hours'])(
    'is offered where “%s” is typed without a place',
    async (typed) => {
      const { page } = await openFinder(site, desktop);
      await page.getByRole('searchbox').fill(typed);
      await said(page).toContain('Tap Near me');
    },
  );

  test('does not replace a town that was typed while the position was pending', async () => {
    const { page } = await openFinder(site, { ...desktop, geolocation: stPaul, permissions: ['geolocation'] });
    const { held, release } = heldBack();
    await page.exposeFunction('untilTyped', () => held);
    await page.evaluate(() => {
      const { geolocation } = navigator;
      const ask = geolocation.getCurrentPosition.bind(geolocation);
      const { untilTyped } = window as unknown as { untilTyped: () => Promise<void> };
      geolocation.getCurrentPosition = (...asked) => void untilTyped().then(() => ask(...asked));
    });
    await page.getByRole('button', { name: 'Near me' }).click();
    await page.getByRole('button', { name: 'Looking' }).waitFor();
    await page.getByRole('searchbox').fill('waterfalls near Duluth');
    await said(page).toContain('nearest to Duluth first');
    release();
    await page.getByRole('button', { name: 'Near me' }).waitFor();
    await said(page).toContain('nearest to Duluth first');
    expect(await page.getByRole('searchbox').inputValue()).toBe('waterfalls near Duluth');
  });

  test('does not claim that a town is unknown while the list of towns is missing', async () => {
    const { page, mayComplain } = await site.open(desktop);
    mayComplain(noAnswer);
    await page.route('**/maps/towns.*.json', (route) => route.abort());
    await page.goto('/hikes?near=Duluth');
    await said(page).toContain('The list of towns didn’t load.');
  });

  test('falls back to straight lines without the road data, and says so', async () => {
    const { page, mayComplain } = await site.open(desktop);
    mayComplain(noAnswer);
    await page.route('**/maps/drives.*.json', (route) => route.abort());
    await page.goto('/hikes?near=Duluth');
    await said(page).toContain('nearest to Duluth first. Miles are in a straight line');
    expect(await results(page).first().textContent()).toContain('miles away');
  });

  test.each(['55101', 'Fargo', 'mpls'])('understands %s as a place', async (typed) => {
    const { page } = await openFinder(site, desktop);
    await page.getByLabel('Near', { exact: true }).fill(typed);
    await page.keyboard.press('Enter');
    await said(page).toMatch(/nearest to (55101|Fargo, ND|Minneapolis) first\. Driving times/);
  });

  test('can be combined with being home before dark', async () => {
    const { page } = await openFinder(site, desktop, '?near=Minneapolis');
    await page.getByLabel('Home before dark').check();
    await said(page).toContain('Leaving ');
    await expect.poll(() => results(page).first().textContent()).toMatch(/Sunset .*, home around /);
  });

  describe('with home before dark', () => {
    const inWinter = (time: string) => new Date(`2027-02-06T${time}:00-06:00`);
    const openInTheMorning = async (query: string) => {
      const { page } = await site.open(desktop);
      await page.clock.setFixedTime(inWinter('09:00'));
      await page.goto(`/hikes${query}`);
      await said(page).toContain('nearest to Duluth first. Driving times');
      return page;
    };
    /** In 24-hour time. */
    const hourAtHome = (row: string) => {
      const [, hour, half] = /home around (\d+):\d\d.([AP]M)/.exec(row) ?? [];
      return (Number(hour) % 12) + (half === 'PM' ? 12 : 0);
    };
    const earliestAtHome = async (page: Page) =>
      Math.min(...(await results(page).allTextContents()).map((row) => hourAtHome(row)));

    test('is recalculated when the page is shown again in the afternoon', async () => {
      const page = await openInTheMorning('?near=Duluth&daylight=yes');
      await said(page).toContain('Leaving now.');
      expect(await earliestAtHome(page)).toBeLessThan(14);
      const inTheMorning = await results(page).count();
      await page.clock.setFixedTime(inWinter('14:00'));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => results(page).count()).toBeLessThan(inTheMorning);
      expect(await results(page).count()).toBeGreaterThan(0);
      expect(await earliestAtHome(page)).toBeGreaterThanOrEqual(14);
      await page.clock.setFixedTime(inWinter('16:00'));
      await page.evaluate(() => dispatchEvent(new Event('pageshow')));
      await said(page).toContain('Leaving Sunday, February 7, 8:00 AM.');
    });

    test("keeps the map's viewport when the same hikes are rerendered", async () => {
      const page = await openInTheMorning('?near=Duluth&drive=60&daylight=yes&view=map');
      await page.locator('.finder-frame[data-zoomed="true"]').waitFor(); // zoomed to the results
      const view = () => page.locator('.finder-frame .map-state > g').getAttribute('transform');
      const atFirst = await view();
      await page.getByRole('button', { name: 'Zoom out' }).click(); // the list follows the viewport: here, with the same hikes
      await expect.poll(view).not.toBe(atFirst);
      const [rows, first, moved] = [
        await results(page).count(),
        await results(page).first().textContent(),
        await view(),
      ];
      await page.clock.setFixedTime(inWinter('09:30'));
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect.poll(() => results(page).first().textContent()).not.toBe(first);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
      expect(await results(page).count()).toBe(rows);
      expect(await view()).toBe(moved);
    });

    test('uses the time of the search', async () => {
      const page = await openInTheMorning('?near=Duluth');
      await page.clock.setFixedTime(inWinter('14:00'));
      await page.getByLabel('Home before dark').check();
      await said(page).toContain('Leaving now.');
      await expect.poll(() => earliestAtHome(page)).toBeGreaterThanOrEqual(14);
      expect(await results(page).count()).toBeGreaterThan(0);
    });
  });

  test('names a town that it does not know', async () => {
    const { page } = await openFinder(site, desktop, '?near=Atlantis');
    await said(page).toContain('We don’t know a town called Atlantis');
  });
});

describe('while the position is pending', () => {
  /** Holds the position back until the test releases it. */
  async function openSlowly() {
    const opened = await site.open(desktop);
    await opened.page.addInitScript(() => {
      navigator.geolocation.getCurrentPosition = (found) =>
        addEventListener('found', () =>
          found({ coords: { latitude: 44.9444, longitude: -93.0933 } } as GeolocationPosition),
        );
    });
    await opened.page.goto('/hikes');
    await awake(opened.page);
    await opened.page.getByRole('button', { name: 'Near me' }).click();
    await opened.page.getByRole('button', { name: 'Looking' }).waitFor();
    return { ...opened, find: () => opened.page.evaluate(() => dispatchEvent(new Event('found'))) };
  }

  test('a filter that is set is kept', async () => {
    const { page, find } = await openSlowly();
    await page.getByLabel('Waterfall').check();
    await find();
    await said(page).toMatch(/^\d+ hikes within 2 hours, nearest to you first/);
    expect(search(page)).toBe('?waterfall=yes&near=here');
  });

  test('the request goes on when “near me” is typed', async () => {
    const { page, find } = await openSlowly();
    await page.getByRole('searchbox').fill('waterfalls near me');
    await said(page).toContain('Tap Near me');
    await find();
    await said(page).toContain('nearest to you first');
  });

  test('a town that is typed takes precedence', async () => {
    const { page, find } = await openSlowly();
    await page.getByLabel('Near', { exact: true }).fill('Duluth');
    await page.keyboard.press('Enter');
    await said(page).toContain('nearest to Duluth first');
    await find();
    await page.getByRole('button', { name: 'Near me' }).waitFor();
    expect(search(page)).toBe('?near=Duluth');
  });
});
