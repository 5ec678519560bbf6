/** A new page starts at its top; Back, Forward and reload restore the scroll position, with and without the back/forward cache. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type { Point } from '../domain/geo/geo.ts';
import { listed } from '../test/guide.ts';
import { desktop, disableIdleCallbacks, launchBrowserWithBfcache, type Page, phone } from './harness.ts';
import { hike, plainPhone } from './hiker.ts';
import { sharedSite } from './site.ts';

const place = (page: Page) => page.evaluate(() => Math.round(scrollY));
/** Waits until the scroll position has settled there. */
const returnsTo = (page: Page, top: number) => expect.poll(() => place(page)).toBe(top);

type Cookie = { name: string; value: string };

/** Claims through the API: these tests are about scroll positions, not about geolocation. */
async function earn(origin: string, cookies: readonly Cookie[], { latitude, longitude }: Point): Promise<void> {
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  const claim = { claimId: randomUUID(), latitude, longitude, accuracy: 10, takenAt: new Date().toISOString() };
  const headers = { cookie, 'content-type': 'application/json' };
  const reply = await fetch(`${origin}/v1/badges/attempts`, {
    method: 'POST',
    headers,
    body: JSON.stringify(claim),
  });
  expect(await reply.json()).toMatchObject({ outcome: 'awarded' });
}

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

type Marked = Window & { isTheSame?: boolean };

/** Follows a link of the page (not a map marker), checks that the next page starts at its top, and marks the document that is left. */
async function follow(page: Page, href: string): Promise<void> {
  await page.evaluate((address) => {
    (window as Marked).isTheSame = true;
    const link = document.querySelector<HTMLAnchorElement>(`main a[href="${address}"]:not(svg *)`);
    if (!link) throw new Error(`There is no link to ${address}`);
    link.click();
  }, href);
  await page.waitForURL(`**${href}`);
  expect(await place(page)).toBe(0);
}

const isFromBfcache = (page: Page) => page.evaluate(() => (window as Marked).isTheSame === true);

/** Goes through the history without waiting for a load event: a page from the back/forward cache does not load again. */
async function move(page: Page, steps: -1 | 1, to: string): Promise<void> {
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps); // deferred, or the reply is lost with the page
  await expect.poll(() => page.url()).toContain(to);
}

const splitRock = hike('north-shore/split-rock').path;

describe.each([
  ['without the back/forward cache', false],
  ['with the back/forward cache', true],
])('%s', (_, hasBfcache) => {
  const site = sharedSite(hasBfcache ? launchBrowserWithBfcache : undefined);

  /** Back, Forward, Back, and a reload. */
  async function goBackAndForth(page: Page, here: string, left: number, next: string): Promise<void> {
    await move(page, -1, here);
    await returnsTo(page, left);
    expect(await isFromBfcache(page)).toBe(hasBfcache);
    await move(page, 1, next);
    await returnsTo(page, 0);
    await move(page, -1, here);
    await returnsTo(page, left);
    await page.reload();
    await returnsTo(page, left);
  }

  async function openWithoutIdleCallbacks(options: Parameters<typeof site.open>[0], path: string): Promise<Page> {
    const { page } = await site.open(options);
    await disableIdleCallbacks(page);
    await page.goto(path);
    await page.waitForLoadState('networkidle'); // rows above a reader grow when today's status arrives
    return page;
  }

  test.each([
    ['/hikes', hike('west-and-southwest/kilen-woods').path, 5000],
    ['/northshore', splitRock, 1200],
    ['/badge-catalog', hike('central/mount-tom').path, 3000],
  ])('the list %s is restored at its scroll position', async (list, next, top) => {
    const page = await openWithoutIdleCallbacks(phone, list);
    const left = await scrollDown(page, top);
    await follow(page, next);
    await goBackAndForth(page, list, left, next);
  });

  test('finder results are restored at their scroll position', async () => {
    const page = await openWithoutIdleCallbacks(phone, '/hikes?waterfall=yes');
    const next = hike('north-shore/temperance-river').path;
    await page.getByRole('region', { name: 'Find a hike' }).locator(`a[href="${next}"]`).first().waitFor();
    const left = await scrollDown(page, 1800);
    await follow(page, next);
    await goBackAndForth(page, '/hikes?waterfall=yes', left, next);
  });

  test('the collection is restored at its scroll position, though its badges load late', async () => {
    const storageState = await site.sessionOf(hasBfcache ? 'Bea Kept' : 'Bea Anew');
    await earn(site.origin, storageState.cookies, hike('central/crow-wing').trailhead);
    const page = await openWithoutIdleCallbacks({ ...plainPhone, storageState }, '/badges/me');
    await page.getByText(`Still out there: ${listed.length - 1}`).waitFor();
    const left = await scrollDown(page, 2500);
    // The outbox holds a lock while it sends, and a page that holds one does not enter the back/forward cache.
    await expect.poll(() => page.evaluate(async () => (await navigator.locks.query()).held?.length)).toBe(0);
    const next = hike('north-shore/superior-trail').path;
    await follow(page, next);
    await goBackAndForth(page, '/badges/me', left, next);
  });

  test('Back restores the scroll position after a jump to the badge, on the same page and from another', async () => {
    const { page } = await site.open(phone, splitRock);
    const patch = page.getByRole('link', { name: /^Badge for this hike/ });
    const before = await scrollDown(page, 60);
    await patch.evaluate((link: HTMLElement) => link.click()); // a click of Playwright may scroll before it
    await page.waitForURL('**#badge');
    await expect.poll(() => place(page)).toBeGreaterThan(before + 200);
    await move(page, -1, splitRock);
    await returnsTo(page, before);
    await move(page, 1, '#badge');
    await expect.poll(() => place(page)).toBeGreaterThan(before + 200);
    const left = await scrollDown(page, (await place(page)) + 150);
    await follow(page, '/northshore');
    await move(page, -1, '#badge');
    await returnsTo(page, left);
    await page.reload();
    await returnsTo(page, left);
    await move(page, -1, splitRock);
    await returnsTo(page, before);
  });
});

describe('scroll restoration', () => {
  const site = sharedSite();

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

  test('does not override a hiker who scrolls while it is in progress', async () => {
    const { page, left } = await returningPage();
    await page.mouse.wheel(0, -400);
    await returnsTo(page, left - 400);
    await page.evaluate(() => {
      const { later } = window as unknown as { later: (() => void)[] };
      for (let frame = 0; frame < 10; frame += 1) for (const work of later.splice(0)) work();
    });
    expect(await place(page)).toBe(left - 400);
  });

  test("that is interrupted by leaving returns to the hiker's position, not to the browser's", async () => {
    const { page, left } = await returningPage();
    const loaded = page.waitForEvent('load');
    await page.evaluate(() => {
      addEventListener('pagehide', () => scrollTo(0, 100), { capture: true });
      setTimeout(() => location.reload()); // deferred, or the reply is lost with the page
    });
    await loaded;
    await returnsTo(page, left);
  });
});

describe('the Back link of a page', () => {
  const site = sharedSite();

  const pressBack = (page: Page) => page.getByRole('link', { name: 'Back', exact: true }).click();

  test('returns to the previous page, also without a referrer', async () => {
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

  test('goes to the hikes for a visitor from another site, though an earlier page of ours is in the history', async () => {
    const { page } = await site.open(desktop);
    await page.route('https://elsewhere.example/', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<a href="${site.origin}/terms">terms</a>` }),
    );
    await page.goto('/metro');
    await page.goto('https://elsewhere.example/');
    await page.getByRole('link', { name: 'terms' }).click();
    await page.waitForURL('**/terms');
    await pressBack(page);
    await page.waitForURL('**/hikes');
  });
});
