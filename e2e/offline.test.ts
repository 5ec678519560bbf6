/** Without a signal: the whole guide on the device, and claims that wait, are sent once, and are never lost. */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserArguments, browserPath } from '../tools/browser.ts';
import { packOffline } from '../tools/offline.ts';
import { compressFile } from '../tools/precompress.ts';
import { launchBrowser, type RunningServer, startServer } from './harness.ts';
import {
  axeFaults,
  hike,
  hoursAgo,
  openImpatiently,
  prompt,
  sayNo,
  sayYes,
  sessionOf,
  signIn,
  standAt,
  told,
  trailPhone,
} from './hiker.ts';
import { allPages } from './pages.ts';

let server: RunningServer;
let browser: Browser;
beforeAll(async () => {
  [server, browser] = await Promise.all([startServer({ METRICS: 'on' }), launchBrowser()]);
});
afterAll(async () => {
  await browser.close();
  await server.stop();
});

const faults: string[] = [];
const saved = 'Saved on this phone. We will send it when you are back in range.';
const footer = (page: Page) => page.getByRole('contentinfo').getByRole('status');

/** How often the server was asked for a badge, by anybody. */
async function attemptsMade(): Promise<number> {
  const metrics = await (await fetch(`${server.origin}/metrics`)).text();
  const counts = [
    ...metrics.matchAll(/^nst_requests_total\{method="POST",route="\/v1\/badges\/attempts".*\} (\d+)$/gm),
  ];
  return counts.reduce((sum, [, count]) => sum + Number(count), 0);
}

async function untilReady(page: Page): Promise<void> {
  await footer(page).getByText('Ready offline').waitFor({ timeout: 20_000 });
}

describe('the guide', () => {
  test('is all on the device after one visit, and readable there', { timeout: 60_000 }, async () => {
    const { page, complaints, close } = await openImpatiently(browser, trailPhone);
    await page.goto(`${server.origin}/hikes`);
    await untilReady(page);
    const [, size] = /^Ready offline: the whole guide is on this device \((\d\.\d) MB\)\.$/.exec(
      (await footer(page).textContent()) ?? '',
    ) ?? [undefined, 'Infinity'];
    expect(Number(size)).toBeGreaterThan(0.5);
    expect(Number(size)).toBeLessThanOrEqual(2);

    await page.context().setOffline(true);
    const paths = [...allPages, '/manifest.webmanifest'];
    /** Every page, and whatever it names: pictures, maps, styles, scripts; not what only machines read. */
    const missing = await page.evaluate(async (all) => {
      const named = new Set<string>(all);
      const absent: string[] = [];
      const get = async (path: string) => {
        const reply = await fetch(path).catch(() => undefined);
        if (!reply?.ok || reply.redirected) absent.push(path);
        return reply?.text() ?? '';
      };
      for (const path of all) {
        const text = await get(path);
        for (const [, file = ''] of text.matchAll(/(?:src|href|data-src)="(\/[^"#?]+\.\w+)"/g)) named.add(file);
      }
      const isForMachines = (path: string) => /^\/(feed\.xml|trails\.|data\/)/.test(path);
      for (const path of named) if (!all.includes(path) && !isForMachines(path)) await get(path);
      return absent;
    }, paths);
    expect(missing).toEqual([]);

    for (const path of ['/trails/southeast/mystery-cave', '/northwest', '/badge-catalog?from=home']) {
      await page.goto(server.origin + path);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      for (const picture of await page.locator('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      }
    }
    complaints.length = 0;
    await page.goto(`${server.origin}/no/such/page`);
    expect(new URL(page.url()).pathname).toBe('/hikes');
    await page.getByRole('link', { name: 'Sign in with Google' }).first().click();
    await page.getByRole('heading', { name: 'Sign-in did not work' }).waitFor();
    await close();
    expect(complaints).toEqual([]);
  });

  test('is not downloaded on a data-saving connection until asked for', { timeout: 40_000 }, async () => {
    const { page, close } = await openImpatiently(browser, trailPhone);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto(`${server.origin}/about`);
    const offer = footer(page).getByRole('button', { name: /^Keep the whole guide on this device \(\d\.\d MB\)$/ });
    await offer.waitFor();
    faults.push(...(await axeFaults(page, 'offer')));
    const kept = () => page.evaluate(async () => (await (await caches.open('guide')).keys()).length);
    expect(await kept()).toBe(1); // the list alone
    await offer.click();
    await untilReady(page);
    expect(await kept()).toBeGreaterThan(150);
    faults.push(...(await axeFaults(page, 'ready offline')));
    await close();
  });

  test('takes an update quietly, and drops the old files', { timeout: 90_000 }, async () => {
    const site = mkdtempSync(join(tmpdir(), 'site-'));
    for (const part of ['client', 'compressed']) cpSync(resolve('build', part), join(site, part), { recursive: true });
    let edition = await startServer({ SITE_DIR: site });
    const { page, close } = await openImpatiently(browser, trailPhone);
    await page.goto(`${edition.origin}/about`);
    await untilReady(page);

    const about = join(site, 'client/about/index.html');
    writeFileSync(about, readFileSync(about, 'utf8').replace(/<h1>[^<]*/, '<h1>The second edition'));
    await compressFile(about, join(site, 'compressed/about/index.html'));
    await packOffline(join(site, 'client'), join(site, 'compressed'));
    await edition.stop();
    edition = await startServer({ SITE_DIR: site, PORT: new URL(edition.origin).port });

    await page.goto(`${edition.origin}/hikes`);
    const keptEditions = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('guide')).keys();
        const pages = keys.filter(({ url }) => new URL(url).pathname === '/about');
        return Promise.all(
          pages.map(async (key) => (await (await caches.match(key))?.text())?.match(/<h1>([^<]*)/)?.[1]),
        );
      });
    await expect.poll(keptEditions, { timeout: 20_000 }).toEqual(['The second edition']);
    await page.context().setOffline(true);
    await page.goto(`${edition.origin}/about`);
    await page.getByRole('heading', { name: 'The second edition' }).waitFor();
    await close();
    await edition.stop();
    rmSync(site, { recursive: true });
  });
});

describe('a claim without a signal', () => {
  test('waits through closing the browser, and is sent once', { timeout: 90_000 }, async () => {
    const profile = mkdtempSync(join(tmpdir(), 'profile-'));
    const open = async (): Promise<{ context: BrowserContext; page: Page }> => {
      const options = { executablePath: browserPath(), args: browserArguments, ...trailPhone };
      const context = await chromium.launchPersistentContext(profile, options);
      context.setDefaultTimeout(10_000);
      return { context, page: context.pages()[0] ?? (await context.newPage()) };
    };
    const { trailhead, badge } = hike('north-shore/temperance-river');
    const before = await attemptsMade();

    let { context, page } = await open();
    await signIn(page, server.origin, 'Olaf Line');
    await sayNo(page);
    await page.getByText('When you earn your first badge').waitFor();
    await untilReady(page);
    await context.setOffline(true);
    await standAt(page, trailhead);
    await page.goto(server.origin + hike('north-shore/temperance-river').path);
    // The header still knows its hiker, and so does the collection.
    await page.getByRole('banner').getByText('Welcome Olaf').waitFor();
    await page.getByRole('link', { name: 'Try for this badge' }).click();
    await sayYes(page);
    await told(page, saved);
    await told(page, /keeps for 7 days/);
    await page
      .getByRole('alert')
      .getByText(/Could not load badge data\. This is your collection as of/)
      .waitFor();
    faults.push(...(await axeFaults(page, 'saved on this phone')));
    await page.reload();
    await page.getByText('Waiting for a signal').waitFor();
    expect(await attemptsMade()).toBe(before);
    await context.close();

    ({ context, page } = await open());
    await context.setOffline(true);
    await page.goto(`${server.origin}/badges/me`);
    await prompt(page).waitFor();
    await sayNo(page);
    await page.getByText('Waiting for a signal').waitFor();
    await context.setOffline(false);
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
    await page.getByText('One of fifty, in one region.').waitFor();
    await page.getByText('Could not load badge data.').waitFor({ state: 'detached' });
    expect(await attemptsMade()).toBe(before + 1);
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByText(`You earned the ${badge} badge!`).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByText('One of fifty').waitFor();
    expect(await page.getByText(`You earned the ${badge} badge!`).count()).toBe(0);
    expect(await attemptsMade()).toBe(before + 1);
    await context.close();
    rmSync(profile, { recursive: true, maxRetries: 5 });
  });

  test('is sent from whatever page is open then, once from two tabs', { timeout: 60_000 }, async () => {
    const { page, close } = await openImpatiently(browser, {
      ...trailPhone,
      storageState: await sessionOf(browser, server.origin, 'Tove Tabs'),
    });
    const context = page.context();
    const { trailhead, badge } = hike('north-shore/jay-cooke');
    const before = await attemptsMade();
    await page.goto(`${server.origin}/badges/me`);
    await sayNo(page);
    await untilReady(page);
    const second = await context.newPage();
    await second.goto(`${server.origin}/badges/me`);
    await sayNo(second);
    const reader = await context.newPage();
    await reader.goto(`${server.origin}/hikes`);
    await untilReady(reader);

    await context.setOffline(true);
    await standAt(page, trailhead);
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await sayYes(page);
    await told(page, saved);
    await second.getByText('Waiting for a signal').waitFor();
    await context.setOffline(false);
    await told(page, `You earned the ${badge} badge!`);
    for (const tab of [page, second]) await tab.getByText('One of fifty, in one region.').waitFor();
    expect(await attemptsMade()).toBe(before + 1);

    await second.close();
    await context.setOffline(true);
    await standAt(page, hike('north-shore/superior-trail').trailhead);
    await page.clock.setFixedTime(hoursAgo(-0.05));
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await sayYes(page);
    await told(page, saved);
    await page.close();
    await context.setOffline(false);
    await expect.poll(attemptsMade, { timeout: 10_000 }).toBe(before + 2);
    await reader.getByTitle('Your try for a badge has its answer').click();
    await sayNo(reader);
    // Jay Cooke and Gooseberry Falls within three minutes: the server's reason is told, and can be dismissed.
    await reader.getByText('Nobody travels that fast').waitFor();
    await reader.getByText(/^Your try of .* too far from your last badge for the time in between/).waitFor();
    faults.push(...(await axeFaults(reader, 'refused later')));
    await reader.getByRole('button', { name: 'Dismiss' }).click();
    await reader.getByText('Nobody travels that fast').waitFor({ state: 'detached' });
    expect(await attemptsMade()).toBe(before + 2);
    await close();
  });

  test('belongs to who made it, whoever signs in next', { timeout: 60_000 }, async () => {
    const { page, close } = await openImpatiently(browser, trailPhone);
    const context = page.context();
    const { trailhead, badge } = hike('north-shore/grand-portage');
    const before = await attemptsMade();
    await signIn(page, server.origin, 'Una One');
    await sayNo(page);
    await page.getByText('When you earn your first badge').waitFor();
    await page.route('**/v1/badges/attempts', (route) => route.abort());
    await standAt(page, trailhead);
    await page.getByRole('button', { name: 'Try for a badge' }).click();
    await sayYes(page);
    await told(page, saved);
    await page.unroute('**/v1/badges/attempts');
    await context.clearCookies();

    await signIn(page, server.origin, 'Tom Two');
    await page.getByText('When you earn your first badge').waitFor();
    await untilReady(page);
    expect(await page.getByText(/Waiting for/).count()).toBe(0);
    expect(await attemptsMade()).toBe(before);

    await context.clearCookies();
    await signIn(page, server.origin, 'Una One');
    await page.getByText(`You earned the ${badge} badge!`).waitFor();
    expect(await attemptsMade()).toBe(before + 1);
    await close();
  });

  test('that comes too late says so', { timeout: 30_000 }, async () => {
    const { page, close } = await openImpatiently(browser, {
      ...trailPhone,
      serviceWorkers: 'block',
      storageState: await sessionOf(browser, server.origin, 'Lars Late'),
    });
    await page.clock.setFixedTime(hoursAgo(8 * 24));
    await page.goto(`${server.origin}/badges/me`);
    await standAt(page, hike('central/crow-wing').trailhead);
    await sayYes(page);
    await told(page, 'This try came too late');
    await told(page, /It waited on this device since .*; a try keeps for 7 days\./);
    await page.clock.setFixedTime(hoursAgo(-1));
    await page.goto(`${server.origin}/badges/me?try`);
    await sayYes(page);
    await told(page, 'The clock of this device runs ahead');
    await close();
  });
});

test('where the browser offers to install the site, the footer does so quietly', async () => {
  const { page, close } = await openImpatiently(browser, { ...trailPhone, serviceWorkers: 'block' });
  await page.goto(`${server.origin}/about`, { waitUntil: 'networkidle' });
  const offered = await page.evaluate(() => {
    const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
      prompt: () => document.body.setAttribute('data-prompted', ''),
    });
    return dispatchEvent(offer);
  });
  expect(offered).toBe(false); // the browser's own banner is held back
  const install = page.getByRole('contentinfo').getByRole('button', { name: 'Install as an app' });
  faults.push(...(await axeFaults(page, 'install')));
  await install.click();
  expect(await page.locator('body[data-prompted]').count()).toBe(1);
  expect(await install.count()).toBe(0);
  await close();
});

test('axe finds nothing in any of these states', () => {
  expect(faults).toEqual([]);
});
