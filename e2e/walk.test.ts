/** The route map on a trail page, and the hiker's position on it. */
import { describe, expect, test } from 'vitest';
import { lineKm, placeAt } from '../domain/trail/route-line.ts';
import { kmToMiles } from '../domain/units.ts';
import { first } from '../test/first.ts';
import { listed } from '../test/guide.ts';
import { desktop, type Page, phone } from './harness.ts';
import { isWiderThanItsScreen, loseSignal, plainPhone, standAt, trailPhone, untilReady } from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();
const walk = first(listed.filter(({ route }) => route?.shape === 'out and back'));
const line = walk.route?.line ?? [];
const halfWay = placeAt(line, lineKm(line) / 2) ?? walk.trailhead;
const half = (kmToMiles(lineKm(line)) / 2).toFixed(1);

const theMap = (page: Page) => page.getByRole('img', { name: /^Map of / });
const howFar = (page: Page) => page.getByRole('button', { name: 'How far along am I?' });
const answer = (page: Page) => page.locator('[data-along] output');
const you = (page: Page) => page.locator('.map-you');

/** @param options a phone that may read its position, by default */
async function opened(options: Parameters<typeof site.open>[0] = plainPhone) {
  const { page } = await site.tab(options, walk.path);
  await howFar(page).waitFor();
  return page;
}

async function ask(page: Page, words: RegExp): Promise<void> {
  await howFar(page).click();
  await expect.poll(() => answer(page).textContent()).toMatch(words);
}

describe('the route map', () => {
  test('the route map is shown without JavaScript, with its credit and without a dead button', async () => {
    const { page } = await site.open({ ...phone, javaScriptEnabled: false });
    await page.goto(walk.path);
    expect(await theMap(page).isVisible()).toBe(true);
    expect(await page.getByText('© OpenStreetMap contributors').first().isVisible()).toBe(true);
    expect(await howFar(page).isVisible()).toBe(false);
  });
  test('the route map fits on a phone and on a computer, and is accessible there', async () => {
    const page = await opened(phone);
    for (const { viewport } of [phone, desktop]) {
      await page.setViewportSize(viewport);
      expect(await isWiderThanItsScreen(page)).toBe(false);
      await expectAccessible(page, 'the map of a walk', 'section:has(.map-trail)');
    }
    await page.setViewportSize(phone.viewport); // the tab is shared
  });
});

describe('the progress along the route', () => {
  test('a hiker on the route is shown there, with the distance behind and ahead', async () => {
    const page = await opened();
    await standAt(page, halfWay, 12);
    await ask(page, new RegExp(`^You’re ${half} mile along the trail, ${half} mile to the turnaround\\.`));
    expect(await you(page).count()).toBe(1);
    const [dot, map] = await Promise.all([
      you(page).locator('circle').last().boundingBox(),
      theMap(page).boundingBox(),
    ]);
    expect(dot && map && dot.x > map.x && dot.x < map.x + map.width && dot.y > map.y).toBe(true);
  });
  test('the progress along the route works offline, and sends the position nowhere', async () => {
    const page = await opened(trailPhone);
    await untilReady(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
    await loseSignal(page);
    await page.reload();
    await standAt(page, halfWay, 12);
    await ask(page, /^You’re /);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.filter((request) => /\/v1\/|latitude|47\.\d{3}|48\.\d{3}/.test(request))).toEqual([]);
  });
});
