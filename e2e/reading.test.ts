/** Reading in a browser: moving between pages, and what they report. What the pages say: built-reading.test.ts. */
import { describe, expect, test } from 'vitest';
import { notFoundPath } from '../domain/wire/not-found.ts';
import { desktop, type Page, phone } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const withoutScript = { ...phone, javaScriptEnabled: false };

describe('a hiker', () => {
  test('reads a trail page and goes back to its region without JavaScript', async () => {
    const { page } = await site.tab(withoutScript, '/hikes');
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /Judge C\.R\. Magney/ })
      .click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Judge C.R. Magney State Park');
    await page.waitForLoadState();
    for (const name of ['Trail Overview', 'Essential Details', 'Badge for this hike', 'Trailhead location'])
      expect(await page.getByRole('heading', { name }).isVisible(), name).toBe(true);
    await page.getByRole('link', { name: 'Back to North Shore Trails' }).click();
    expect(new URL(page.url()).pathname).toBe('/northshore');
    await page.getByRole('link', { name: 'Back to Main Menu' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/hikes');
  });

  test('sees first of all that Upper Sioux is closed', async () => {
    const { page } = await site.tab(phone, '/trails/west-and-southwest/upper-sioux');
    const top = async (text: string) => (await page.getByText(text).first().boundingBox())?.y;
    expect(await top('The park is closed for good')).toBeLessThan((await top('Trail Overview')) ?? 0);
  });

  test('returns with Back to the scroll position', async () => {
    const { page } = await site.tab(phone, '/hikes');
    const link = page.getByRole('listitem').getByRole('link', { name: /Kilen Woods/ });
    await link.scrollIntoViewIfNeeded();
    const left = await page.evaluate(() => scrollY);
    await link.click();
    await page.waitForURL('**/kilen-woods');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.goBack();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);
  });

  test('can write to us', async () => {
    const { page } = await site.tab(phone, '/about');
    const link = page.getByRole('link', { name: /@/ });
    expect(await link.getAttribute('href')).toBe(`mailto:${await link.textContent()}`);
  });
});

describe('page views', () => {
  /** Other origins that the page requests from now on. */
  function foreignRequests(page: Page): string[] {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) foreign.push(request.url());
    });
    return foreign;
  }

  test('configure the analytics script to store nothing on the device and to send nothing else', async () => {
    const { page } = await site.open(desktop);
    await page.route('**/analytics.js?*', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    await page.addInitScript(() =>
      document.addEventListener('DOMContentLoaded', () => {
        const script = document.createElement('script');
        Object.assign(script, { async: true, src: '/analytics.js?id=G-50' });
        script.dataset.analytics = '';
        document.head.append(script);
      }),
    );
    await page.goto('/northshore?from=mail#map');
    const commands = () =>
      page.evaluate(() =>
        ((window as { dataLayer?: ArrayLike<unknown>[] }).dataLayer ?? []).map((command) => [...Array.from(command)]),
      );
    await expect.poll(commands).toHaveLength(4);
    expect(await commands()).toEqual([
      ['consent', 'default', expect.objectContaining({ analytics_storage: 'denied', ad_storage: 'denied' })],
      ['js', expect.anything()],
      [
        'config',
        'G-50',
        expect.objectContaining({
          send_page_view: false,
          page_location: `${site.origin}/northshore?from=mail`,
          page_title: '',
          page_referrer: '',
          allow_google_signals: false,
        }),
      ],
      ['event', 'page_view', { page_path: '/northshore?from=mail' }],
    ]);
  });

  test('load nothing from third parties where none is configured', async () => {
    const { page } = await site.tab(phone);
    const foreign = foreignRequests(page);
    await page.goto('/trails/north-shore/split-rock', { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
  });
});

describe('addresses', () => {
  /** Where an address leads, without a browser. */
  async function replyTo(path: string) {
    const { status, headers } = await fetch(site.origin + path, { redirect: 'manual' });
    return [status, headers.get('location')];
  }
  test('the root redirects to the hikes', async () => {
    expect(await replyTo('/')).toEqual([302, '/hikes']);
  });
  test.each(['/nowhere', '/trails/north-shore/nowhere', '/trails'])(
    '%s redirects to the hikes, at the message that there is no such page',
    async (path) => expect(await replyTo(path)).toEqual([302, notFoundPath]),
  );
  test.each(['/art/nothing.svg', '/assets/nothing.js', '/nothing.png'])(
    'the missing file %s is a 404',
    async (path) => {
      expect(await replyTo(path)).toEqual([404, null]);
    },
  );
  test('the message that there is no such page is shown there alone', async () => {
    const { page } = await site.tab(withoutScript, '/nowhere');
    const line = page.getByText('We couldn’t find that page');
    expect(new URL(page.url()).pathname).toBe('/hikes');
    expect(await line.isVisible()).toBe(true);
    await page.goto('/hikes');
    expect(await line.isVisible()).toBe(false);
  });
});
