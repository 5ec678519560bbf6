/** A disk that damages the browser's storage: the site still opens. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { browserArguments, wholeBrowserPath } from './browser.ts';
import { startServer } from './harness.ts';
import { untilReady } from './hiker.ts';
import { copyWithSmallGuide } from './small-guide.ts';

test('pages load from the network where the folder of Cache Storage is unusable', { timeout: 600_000 }, async () => {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  onTestFinished(() => rmSync(profile, { recursive: true, force: true, maxRetries: 5 }));
  const site = copyWithSmallGuide();
  onTestFinished(site.remove);
  const server = await startServer({ SITE_DIR: site.folder });
  onTestFinished(() => server.stop());
  const open = () =>
    chromium.launchPersistentContext(profile, {
      executablePath: wholeBrowserPath(),
      args: browserArguments,
      baseURL: server.origin,
    });

  const before = await open();
  const [firstPage = await before.newPage()] = before.pages();
  await firstPage.goto('/about');
  await untilReady(firstPage);
  await before.close();

  const folder = join(profile, 'Default/Service Worker/CacheStorage');
  rmSync(folder, { recursive: true });
  writeFileSync(folder, 'no folder');

  const after = await open();
  onTestFinished(() => after.close());
  const page = await after.newPage();
  await page.goto('/trails/north-shore/split-rock');
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  expect(await page.evaluate(() => caches.open('guide').then(String, () => 'fails'))).toBe('fails');
  await page.getByRole('heading', { level: 1, name: 'Split Rock Lighthouse State Park' }).waitFor();
});
