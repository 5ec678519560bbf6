/** The offline guide: downloaded as a whole, and kept up to date. */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { type Page, type RunningServer, startServer } from './harness.ts';
import { loseSignal, offlineLine, trailPhone, untilReady } from './hiker.ts';
import { offlinePages } from './pages.ts';
import { signInButton } from './sign-in-button.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();

const newWorkerWaits = (page: Page): Promise<boolean> =>
  page.evaluate(async () => Boolean((await navigator.serviceWorker.getRegistration())?.waiting));

/**
 * The active service worker. If it handles a request while a new one takes over, the browser keeps it until it has been idle for 30 s,
 * which never happens with a debugger attached, as in a test: `end` stops it instead.
 */
async function currentWorker(page: Page): Promise<{ end: () => Promise<unknown> }> {
  const devtools = await page.context().newCDPSession(page);
  const versionId = new Promise<string>((found) => {
    devtools.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const current = versions.find(({ status }) => status === 'activated');
      if (current) found(current.versionId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  return { end: async () => devtools.send('ServiceWorker.stopWorker', { versionId: await versionId }) };
}

/** A server of the test's own, which it may stop. */
async function ownServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const server = await startServer(environment);
  onTestFinished(() => server.stop());
  return server;
}

/** A copy of the built site, which a test may change. */
function copyOfSite(): string {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ['client', 'build.json']) cpSync(resolve('build', part), join(folder, part), { recursive: true });
  return folder;
}

/** The whole guide is downloaded, more than once. */
const patient = { timeout: 600_000 };

describe('the offline guide', () => {
  test('the offline guide is complete after one visit, and readable', patient, async () => {
    const server = await ownServer();
    const { page } = await site.open({ ...trailPhone, baseURL: server.origin });
    await page.goto('/hikes');
    await untilReady(page);
    const [, size] = /^Ready offline: the whole guide is saved on this device \((\d\.\d) MB\)\.$/.exec(
      (await offlineLine(page).textContent()) ?? '',
    ) ?? [undefined, 'Infinity'];
    expect(Number(size)).toBeGreaterThan(0.5);
    expect(Number(size)).toBeLessThanOrEqual(2.2);
    expect(await offlineLine(page).getAttribute('role')).toBe('status');
    await page.goto('/about');
    await untilReady(page);
    expect(await offlineLine(page).getAttribute('role'), 'announced once, not on every page').toBeNull();

    await loseSignal(page, server);
    const paths = [...offlinePages, '/manifest.webmanifest'];
    /** Every page and what it references: images, maps, styles, scripts; not what only machines read. */
    const missing = await page.evaluate(async (all) => {
      const named = new Set<string>(all);
      const absent: string[] = [];
      const get = async (path: string) => {
        const response = await fetch(path).catch(() => undefined);
        if (!response?.ok || response.redirected) absent.push(path);
        return response?.text() ?? '';
      };
      for (const path of all) {
        const text = await get(path);
        for (const [, file = ''] of text.matchAll(/(?:src|href|data-src)="(\/[^"#?]+\.\w+)(?:#[^"]*)?"/g))
          named.add(file);
        for (const [, list = ''] of text.matchAll(/data-scripts="([^"]+)"/g))
          for (const file of list.split(' ')) named.add(file);
      }
      const isForMachines = (path: string) => /^\/(feed\.xml|trails\.|data\/)|\.geojson$/.test(path);
      for (const path of named) if (!all.includes(path) && !isForMachines(path)) await get(path);
      return absent;
    }, paths);
    expect(missing).toEqual([]);

    for (const path of ['/trails/southeast/mystery-cave', '/northwest', '/badge-catalog?from=home']) {
      await page.goto(path);
      expect(await page.getByRole('heading', { level: 1 }).count(), path).toBe(1);
      for (const picture of await page.locator('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
      }
    }
    for (const unknown of ['/no/such/page', '/st.croix']) {
      await page.goto(unknown);
      expect(new URL(page.url()).pathname).toBe('/hikes');
      await page.getByText('We couldn’t find that page').waitFor();
    }
    await signInButton(page).click();
    await page.getByRole('heading', { name: 'Sign-in didn’t work' }).waitFor();
  });

  test('the offline guide is not downloaded with Save-Data until asked for', async () => {
    const { page } = await site.open(trailPhone);
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
    });
    await page.goto('/about');
    const offer = offlineLine(page).getByRole('button', {
      name: /^Save the whole guide for offline use \(\d\.\d MB\)$/,
    });
    await offer.waitFor({ timeout: 90_000 });
    await expectAccessible(page, 'offer');
    const kept = () => page.evaluate(async () => (await (await caches.open('guide')).keys()).length);
    expect(await kept()).toBe(1); // the list alone
    await offer.click();
    await untilReady(page);
    expect(await kept()).toBeGreaterThan(150);
    await expectAccessible(page, 'ready offline');
  });

  test('the offline guide is updated in the background, and the old files are deleted', patient, async () => {
    const folder = copyOfSite();
    let edition = await startServer({ SITE_DIR: folder });
    onTestFinished(() => edition.stop());
    const { page } = await site.open(trailPhone);
    await page.goto(`${edition.origin}/about`);
    await untilReady(page);

    const about = join(folder, 'client/about/index.html');
    writeFileSync(about, readFileSync(about, 'utf8').replace(/<h1>[^<]*/, '<h1>The second edition'));
    execFileSync(process.execPath, ['tools/build/offline.ts', folder]);
    await edition.stop();
    edition = await startServer({ SITE_DIR: folder, PORT: new URL(edition.origin).port });

    const oldWorker = await currentWorker(page);
    await page.goto(`${edition.origin}/hikes`);
    await untilReady(page); // before, the worker is not idle: the page still requests scripts from it
    const keptEditions = () =>
      page.evaluate(async () => {
        const keys = await (await caches.open('guide')).keys();
        const pages = keys.filter(({ url }) => new URL(url).pathname === '/about');
        return Promise.all(
          pages.map(async (key) => (await (await caches.match(key))?.text())?.match(/<h1>([^<]*)/)?.[1]),
        );
      });
    const readOn = async () => {
      if (await newWorkerWaits(page)) await oldWorker.end();
      return keptEditions();
    };
    await expect.poll(readOn, { timeout: 60_000 }).toEqual(['The second edition']);
    await loseSignal(page);
    await page.goto(`${edition.origin}/about`);
    await page.getByRole('heading', { name: 'The second edition' }).waitFor();
  });
});
