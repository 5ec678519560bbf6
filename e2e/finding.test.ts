/** Finding the right hike in a browser. Which words and filters give which answer: web/features/finder/searching.test.tsx. */
import { describe, expect, test } from 'vitest';
import { foundBy, getVerdictText, listed, saidOfAll } from '../test/guide.ts';
import { openFinder, results, said, search, showFinder } from './finder.ts';
import { desktop, heldBack, phone } from './harness.ts';
import { isWiderThanItsScreen } from './hiker.ts';
import { axeIssues, sharedSite } from './site.ts';

const site = sharedSite();

const withWaterfall = foundBy('?waterfall=yes');
const waterfalls = getVerdictText(withWaterfall);

describe('a hiker who searches', () => {
  test('a search gets results while typing, typos included, and the URL keeps the query', async () => {
    const { page } = await openFinder(site, desktop);
    await page.getByRole('searchbox', { name: 'Find a hike' }).fill('tetegouche');
    await said(page).toBe(getVerdictText(1));
    expect(await results(page).textContent()).toContain('Tettegouche State Park');
    await page.locator('#all-hikes').waitFor({ state: 'hidden' });
    await expect.poll(() => search(page)).toBe('?q=tetegouche');
    await page.reload();
    await said(page).toBe(getVerdictText(1));
    await page.getByRole('searchbox', { name: 'Find a hike' }).fill('ping-pong'); // occurs only in a story
    await expect.poll(() => results(page).allTextContents()).toEqual([expect.stringContaining('Devil’s Kettle')]);
    await page.getByRole('button', { name: 'Clear' }).click();
    await page.locator('#all-hikes').waitFor();
    await expect.poll(() => search(page)).toBe('');
  });

  test('a hiker who searches undoes a choice with Back, and gets the results back after reading a hike', async () => {
    const { page } = await showFinder(site, desktop);
    const inTheSouthwest = getVerdictText(foundBy('?waterfall=yes&region=west-and-southwest'));
    await page.getByLabel('Waterfall').check();
    await page.getByLabel('Region', { exact: true }).selectOption('west-and-southwest');
    await said(page).toBe(inTheSouthwest);
    await page.goBack();
    await said(page).toBe(waterfalls);
    await page.goForward();
    await said(page).toBe(inTheSouthwest);
    await results(page).first().getByRole('link').click();
    await page.waitForURL('**/trails/**');
    await page.goBack();
    await said(page).toBe(inTheSouthwest);
    expect(await page.getByLabel('Waterfall').isChecked()).toBe(true);
  });

  test('a hiker who searches sees at once that a choice was taken; layout changes come with its results', async () => {
    const { page } = await showFinder(site, phone);
    const waterfall = page.getByRole('button', { name: 'Waterfall' }).first();
    const rest = page.getByRole('navigation', { name: 'Regions' });
    const atOnce = await waterfall.evaluate(
      async (button: HTMLElement, list) => {
        const place = () => list?.getBoundingClientRect().top;
        const before = place();
        button.click();
        await Promise.resolve();
        return { pressed: button.getAttribute('aria-pressed'), moved: place() !== before };
      },
      await rest.elementHandle(),
    );
    expect(atOnce).toEqual({ pressed: 'true', moved: false });
    await page.getByRole('button', { name: /^Waterfall.*remove/ }).waitFor();
  });

  test('a hiker who searches opens the filters on a phone, and closes them again', async () => {
    const { page } = await showFinder(site, phone);
    expect(await page.getByLabel('Waterfall').isVisible()).toBe(false);
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByLabel('Waterfall').check();
    await page.getByRole('button', { name: 'Filters (1)' }).click();
    expect(await page.getByLabel('Waterfall').isVisible()).toBe(false);
    await said(page).toBe(waterfalls);
  });

  test('a search sent before any script has loaded is answered by the finder', async () => {
    const { page } = await site.open(phone);
    const scripts = heldBack();
    await page.route('**/assets/*.js', async (route) => {
      await scripts.held;
      await route.continue();
    });
    await page.goto('/hikes', { waitUntil: 'commit' });
    const field = page.getByRole('searchbox', { name: 'Find a hike' });
    await field.pressSequentially('tetegou');
    await page.keyboard.press('Enter');
    expect(await page.getByRole('button', { name: 'Waterfall' }).isDisabled()).toBe(true);
    scripts.release();
    await said(page).toBe(getVerdictText(1));
    await page.keyboard.type('che');
    expect(await field.inputValue()).toBe('tetegouche');
    await expect.poll(() => search(page)).toBe('?q=tetegouche');
  });

  test('a hiker who searches can use all of the finder by keyboard', async () => {
    const { page } = await showFinder(site, desktop);
    const focused = () =>
      page.evaluate(() => document.activeElement?.closest('label')?.textContent ?? document.activeElement?.id);
    await page.getByRole('searchbox', { name: 'Find a hike' }).focus();
    await page.keyboard.type('falls');
    await said(page).toBe(getVerdictText(foundBy('?waterfall=yes')));
    const passed: (string | undefined)[] = [];
    while (!passed.at(-1)?.includes('Kid-friendly')) {
      await page.keyboard.press('Tab');
      passed.push(await focused());
      expect(passed, 'the boxes come after a few steps').not.toHaveLength(25);
    }
    await page.keyboard.press('Space');
    await said(page).toBe(getVerdictText(foundBy('?waterfall=yes&kids=yes')));
    for (let steps = 0; !(await focused())?.includes('Wheelchair'); steps += 1) {
      await page.keyboard.press('Tab');
      expect(steps).toBeLessThan(25);
    }
    await page.keyboard.press('Space');
    await said(page).toBe(getVerdictText(foundBy('?waterfall=yes&kids=yes&wheelchair=yes')));
  });
});

describe('the search field', () => {
  test.each([
    ['on a phone', phone, 1],
    ['at a desk, where two posters come before it', desktop, 3],
  ])('the search field is few Tab stops after “Skip to content” %s', async (_, window, stops) => {
    const { page } = await openFinder(site, window);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    for (let i = 0; i < stops; i += 1) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('finder-text');
  });
  test('the search field is linked from the navigation of every page', async () => {
    const { page } = await site.tab(phone, '/about');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'search' }).click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('finder-text');
  });
  test('the search field is on the first screen of a phone, with three quick searches', async () => {
    const { page } = await showFinder(site, phone);
    const height = page.viewportSize()?.height ?? 0;
    for (const part of [
      page.getByRole('searchbox'),
      ...['Near me', 'Easy', 'Waterfall'].map((name) => page.getByRole('button', { name, exact: true })),
    ])
      expect((await part.boundingBox())?.y).toBeLessThan(height);
    await page.getByRole('button', { name: 'Easy', exact: true }).click();
    await page.getByRole('button', { name: 'Waterfall', exact: true }).click();
    await expect.poll(() => search(page)).toBe('?difficulty=easy&waterfall=yes');
  });
});

describe('axe finds no violations', () => {
  const states = {
    'an answer': '?kids=yes&near=Duluth',
    'nothing found': '?region=northwest&bluff=yes&q=lighthouse',
    'the map': '?view=map&waterfall=yes',
  };
  test.each(Object.entries(states))('axe finds no violations on %s', async (_, query) => {
    const { page } = await showFinder(site, phone, query);
    await said(page).not.toBe(saidOfAll);
    if (query.includes('map')) await page.locator('.finder-marker').first().click();
    if (!(await page.getByLabel('Waterfall').isVisible())) await page.getByRole('button', { name: 'Filters' }).click();
    expect(await axeIssues(page, query, 'all', '#find')).toEqual([]); // the rest of the page is the same without a query
    expect(await isWiderThanItsScreen(page)).toBe(false);
    await page.setViewportSize(desktop.viewport);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await axeIssues(page, `${query} in the dark`, 'ofLook', '#find')).toEqual([]);
    expect(await isWiderThanItsScreen(page)).toBe(false);
  });
});

const withoutScript = { ...phone, javaScriptEnabled: false };

test('a shared search explains without JavaScript why it is not answered, and offers lists', async () => {
  const { page } = await showFinder(site, phone, '?q=fall+colors');
  await said(page).toMatch(/^\d+ hikes? of/);
  const answered = (await results(page).getByRole('link').all()).length;
  expect(await page.getByText('Search needs JavaScript').isVisible()).toBe(false);
  const { page: plain } = await site.tab(withoutScript, '/hikes?q=fall+colors#find');
  await plain.getByText('Search needs JavaScript').waitFor();
  await plain.locator('summary', { hasText: 'Fall color' }).click();
  expect(await plain.locator('details[open] a').count()).toBe(answered);
  await plain.locator('details[open] a').first().click();
  await plain.waitForURL('**/trails/**');
});

test('without JavaScript every hike is listed, and no dead control is shown', async () => {
  const { page } = await site.tab(withoutScript, '/hikes?waterfall=yes');
  expect(await page.locator('#all-hikes li').count()).toBe(listed.length);
  expect(await page.locator('#find').isVisible()).toBe(false);
  expect(await page.getByRole('banner').getByRole('link', { name: 'search' }).count()).toBe(0);
  expect(await page.getByRole('banner').getByRole('link', { name: 'hikes' }).count()).toBe(1);
  await page.goto('/trails/north-shore/split-rock');
  expect(await page.getByRole('button').count()).toBe(0);
  expect(await page.getByRole('heading', { name: 'Nearest hikes' }).isVisible()).toBe(true);
});

describe('near me', () => {
  const stPaul = { latitude: 44.9444, longitude: -93.0933 };

  test('near me asks for the position only when tapped, sends nothing, and survives a reload', async () => {
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

  test("near me keeps the map's viewport when the same hikes are rerendered", async () => {
    const inWinter = (time: string) => new Date(`2027-02-06T${time}:00-06:00`);
    const { page } = await site.open(desktop);
    await page.clock.setFixedTime(inWinter('09:00'));
    await page.goto('/hikes?near=Duluth&drive=60&daylight=yes&view=map');
    await said(page).toContain('nearest to Duluth first. Driving times');
    await page.locator('.finder-frame[data-zoomed="true"]').waitFor(); // zoomed to the results
    const view = () => page.locator('.finder-frame .map-state > g').getAttribute('transform');
    const atFirst = await view();
    await page.getByRole('button', { name: 'Zoom out' }).click(); // the list follows the viewport: here, with the same hikes
    await expect.poll(view).not.toBe(atFirst);
    const [rows, first, moved] = [await results(page).count(), await results(page).first().textContent(), await view()];
    await page.clock.setFixedTime(inWinter('09:30'));
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect.poll(() => results(page).first().textContent()).not.toBe(first);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    expect(await results(page).count()).toBe(rows);
    expect(await view()).toBe(moved);
  });
});
