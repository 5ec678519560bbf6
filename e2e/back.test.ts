/** Back, Forward and reload restore the scroll position. Every kind of page, with and without the back/forward cache: browsers/returning.test.ts. */
import { describe, expect, test } from 'vitest';
import { desktop, type Page, phone } from './harness.ts';
import { hike } from './hiker.ts';
import { sharedSite } from './site.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Waits until the scroll position has settled there. */
const returnsTo = (page: Page, top: number) => expect.poll(() => place(page)).toBe(top);

async function scrollDown(page: Page, top: number): Promise<number> {
  // Painted, since the browser saves the position that it last painted.
  await page.evaluate(async (y) => {
    scrollTo(0, y);
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  }, top);
  const reached = await place(page);
  expect(reached).toBeGreaterThan(0);
  return reached;
}

const splitRock = hike('north-shore/split-rock').path;

describe('scroll restoration', () => {
  const site = sharedSite();

  test('scroll is restored after Back and a reload, and a page opened by a link starts at its top', async () => {
    const [list, next] = ['/hikes', hike('west-and-southwest/kilen-woods').path];
    const { page } = await site.open(phone, list);
    await page.waitForLoadState('networkidle'); // rows above a reader grow when today's status arrives
    const left = await scrollDown(page, 5000);
    await page
      .locator(`main a[href="${next}"]:not(svg *)`)
      .first()
      .evaluate((link: HTMLElement) => link.click());
    await page.waitForURL(`**${next}`);
    expect(await place(page)).toBe(0);
    await page.goBack();
    await returnsTo(page, left);
    await page.reload();
    await returnsTo(page, left);
  });

  /** Left below the part that the URL's hash names, then reloaded with animation frames held back, so that the restore never finishes. */
  async function returningPage() {
    const { page } = await site.open(desktop);
    await page.goto(`${splitRock}#badge`);
    await page.waitForLoadState('networkidle'); // until then the browser may scroll to the hash again
    const left = await scrollDown(page, 900);
    await page.addInitScript(() => {
      const later: (() => void)[] = [];
      Object.assign(window, { later, requestAnimationFrame: (work: () => void) => later.push(work) });
    });
    await page.reload();
    await returnsTo(page, left);
    return { page, left };
  }

  test('scroll restoration does not override a hiker who scrolls while it is in progress', async () => {
    const { page, left } = await returningPage();
    await page.mouse.wheel(0, -400);
    await returnsTo(page, left - 400);
    await page.evaluate(() => {
      const { later } = window as unknown as { later: (() => void)[] };
      for (let frame = 0; frame < 10; frame += 1) for (const work of later.splice(0)) work();
    });
    expect(await place(page)).toBe(left - 400);
  });

  test('Back restores the saved position after a navigation was interrupted', async () => {
    const { page, left } = await returningPage();
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      addEventListener('pagehide', () => scrollTo(0, 100), { capture: true });
      setTimeout(() => location.reload()); // deferred, or the response is lost with the page
    });
    await loaded;
    await returnsTo(page, left);
  });
});

describe('the Back link of a page', () => {
  const site = sharedSite();

  const pressBack = (page: Page) => page.getByRole('link', { name: 'Back', exact: true }).click();

  test('the Back link of a page returns to the previous page, also without a referrer', async () => {
    const { page } = await site.open(desktop);
    await page.route('**/*', async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, headers: { ...response.headers(), 'referrer-policy': 'no-referrer' } });
    });
    await page.goto('/metro');
    await page.getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    expect(await page.evaluate(() => document.referrer)).toBe('');
    await page.reload();
    await pressBack(page);
    await page.waitForURL('**/metro');
    await page.goForward();
    await page.waitForURL('**/terms');
    await pressBack(page);
    await page.waitForURL('**/metro');
  });
});
