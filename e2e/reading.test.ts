import { describe, expect, test } from 'vitest';
import { hikesIn, listed, regions } from '../test/guide.ts';
import { desktop, phone } from './harness.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();

describe('a hiker without JavaScript', () => {
  test('reads a whole trail page and goes back to its region', async () => {
    const { page } = await site.open({ ...phone, javaScriptEnabled: false });
    await page.goto('/hikes');
    await page
      .getByRole('listitem')
      .getByRole('link', { name: /Judge C\.R\. Magney/ })
      .click();
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Judge C.R. Magney State Park');
    await page.waitForLoadState();
    for (const name of ['Trail Overview', 'Essential Details', 'Badge for this hike', 'Trailhead location'])
      expect(await page.getByRole('heading', { name }).count(), name).toBe(1);
    for (const label of [
      'Region',
      'Difficulty',
      'Trail Distance',
      'Estimated Hike Duration',
      'Elevation Gain',
      'Best Season To Visit',
    ])
      expect(await page.getByRole('term').filter({ hasText: label }).count(), label).toBeGreaterThan(0);
    for (const label of [
      'Fees Required',
      'Trail Surface',
      'Restrooms',
      'Camping',
      'Kid Friendly?',
      'Pet Policy',
      'Parking',
      'Trailhead Address',
    ])
      expect(await page.getByRole('term').filter({ hasText: label }).count(), label).toBe(1);
    await page.getByRole('link', { name: 'Back to North Shore Trails' }).click();
    expect(new URL(page.url()).pathname).toBe('/northshore');
    await page.getByRole('link', { name: 'Back to Main Menu' }).first().click();
    expect(new URL(page.url()).pathname).toBe('/hikes');
  });
});

describe('a hiker', () => {
  test('finds every hike of a region with badge, park, trail and address', async () => {
    const { page } = await site.tab(desktop, '/northwest');
    expect(await page.locator('li:has(address)').count()).toBe(hikesIn('northwest').length);
    const row = page.locator('li[data-badge="Headwaters Trail"]');
    const badge = row.locator('img[src*="badge-northwest-headwaters-trail"]'); // decorative: the text beside it names it
    await badge.scrollIntoViewIfNeeded();
    await expect.poll(() => badge.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    expect(await row.getByRole('link', { name: /Itasca State Park Headwaters Trail/ }).count()).toBe(1);
    expect(await row.locator('address').textContent()).toMatch(/Park Rapids, MN/);
  });

  test('gets directions from a maps search for park and address, in a new tab without opener or referrer', async () => {
    const { page } = await site.tab(desktop, '/trails/north-shore/split-rock');
    const link = page.getByRole('link', { name: 'Open in Google Maps' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.searchParams.get('query')).toBe(
      'Split Rock Lighthouse State Park, 3755 Split Rock Lighthouse Rd, Two Harbors, MN 55616',
    );
    expect(await link.getAttribute('target')).toBe('_blank');
    expect(await link.getAttribute('rel')).toBe('noopener noreferrer');
  });

  test('sees first of all that Upper Sioux is closed, without a badge or directions there', async () => {
    const { page } = await site.tab(phone, '/trails/west-and-southwest/upper-sioux');
    const top = async (text: string) => (await page.getByText(text).first().boundingBox())?.y;
    expect(await top('The park is closed for good')).toBeLessThan((await top('Trail Overview')) ?? 0);
    expect(await page.getByText('Data TBD').count()).toBe(2);
    expect(await page.getByText('Badge for this hike').count()).toBe(0);
    expect(await page.locator('a[href*="google.com/maps"]').count()).toBe(0);
  });

  test('sees an example trailhead on the Mississippi page', async () => {
    const { page } = await site.tab(phone, '/trails/twin-cities-metro/mississippi-national');
    expect(await page.getByRole('heading', { name: 'Example trailhead location' }).count()).toBe(1);
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

  test('returns from a policy to the previous page', async () => {
    const { page } = await site.tab(desktop, '/metro');
    await page.getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/metro');
  });

  test('may open the Back link in another tab', async () => {
    const { page } = await site.open(desktop, '/metro');
    await page.getByRole('link', { name: 'Terms' }).click();
    await page.waitForURL('**/terms');
    const opened = page.context().waitForEvent('page');
    await page.getByRole('link', { name: 'Back', exact: true }).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).waitForURL('**/hikes');
    expect(new URL(page.url()).pathname).toBe('/terms');
  });

  test('who arrives at a policy from another site goes back to the hikes', async () => {
    const { page } = await site.open(desktop, '/terms');
    await page.getByRole('link', { name: 'Back', exact: true }).click();
    await page.waitForURL('**/hikes');
  });

  test('can write to us, though the HTML contains no e-mail address', async () => {
    const { page } = await site.tab(desktop);
    const source = await (await fetch(`${site.origin}/about`)).text();
    expect(source).not.toMatch(/[\w.]+@[\w.]+/);
    await page.goto('/about');
    const link = page.getByRole('link', { name: /@/ });
    expect(await link.getAttribute('href')).toBe(`mailto:${await link.textContent()}`);
  });

  test('sees the catalog counted by region, and all names from A to Z in its index', async () => {
    const { page } = await site.tab(desktop, '/badge-catalog');
    const sorted = (names: readonly string[]) => [...names].sort((a, b) => a.localeCompare(b, 'en'));
    const shown: string[] = [];
    for (const { slug, name } of regions) {
      const names = await page.getByRole('region', { name, exact: true }).locator('li[data-badge] b').allTextContents();
      expect(names, name).toEqual(sorted(hikesIn(slug).map(({ badge }) => badge ?? '')));
      shown.push(...names);
    }
    expect(shown).toHaveLength(listed.length);
    await page.getByText('All badges, A to Z').click();
    const index = page.locator('main details').getByRole('link');
    await index.first().waitFor();
    expect(await index.allTextContents()).toEqual(sorted(shown));
    expect(await page.locator('main').textContent()).toContain(`all ${listed.length}`);
  });

  test('causes no console message on any kind of page', async () => {
    const { page } = await site.tab(desktop);
    for (const path of ['/hikes', '/southeast', '/trails/central/mount-tom', '/badges', '/about', '/cookies'])
      await page.goto(path, { waitUntil: 'networkidle' });
  });
});

describe('page views', () => {
  test('are reported with path and query where an analytics script is present', async () => {
    const { page } = await site.open(desktop);
    await page.addInitScript(() => {
      const reported: unknown[] = [];
      Object.assign(window, { reported, gtag: (...call: unknown[]) => reported.push(call) });
    });
    await page.goto('/northshore?from=mail');
    await expect
      .poll(() => page.evaluate(() => (window as unknown as { reported: unknown[] }).reported))
      .toEqual([['event', 'page_view', { page_path: '/northshore?from=mail' }]]);
  });

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
    const { page } = await site.open(desktop);
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(site.origin)) foreign.push(request.url());
    });
    await page.goto('/trails/north-shore/split-rock', { waitUntil: 'networkidle' });
    expect(foreign).toEqual([]);
  });
});

describe('addresses', () => {
  test('the root redirects to the hikes', async () => {
    const reply = await fetch(`${site.origin}/`, { redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([302, '/hikes']);
  });
  test.each(['/nowhere', '/trails/north-shore/nowhere', '/trails'])(
    '%s redirects to the hikes, with a message that there is no such page',
    async (path) => {
      const { page, close } = await site.open({ ...desktop, javaScriptEnabled: false });
      const line = page.getByText('We couldn’t find that page');
      await page.goto(path);
      expect(new URL(page.url()).pathname).toBe('/hikes');
      expect(await line.isVisible()).toBe(true);
      await page.goto('/hikes');
      expect(await line.isVisible()).toBe(false);
      await close();
    },
  );
  test.each(['/art/nothing.svg', '/assets/nothing.js', '/nothing.png'])(
    'the missing file %s is a 404',
    async (path) => {
      expect((await fetch(site.origin + path, { redirect: 'manual' })).status).toBe(404);
    },
  );
});
