/**
 * On a weak signal, 20 KB/s with a round trip of 800 ms: when a trail page is readable, and when the badge prompt can be answered, each in
 * a fresh profile. `npm run bench -- signal`; the bars are 3 and 6 seconds.
 */
import { resolve } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { browserArguments, wholeBrowserPath } from '../e2e/browser.ts';
import { openPage, phone, startServer } from '../e2e/harness.ts';
import { median, record } from './figures.ts';

const rounds = Number(process.env.ROUNDS ?? 5);
const signal = { offline: false, latency: 800, downloadThroughput: 20_000, uploadThroughput: 20_000 };
const trail = '/trails/north-shore/split-rock';

process.chdir(resolve(import.meta.dirname, '..'));
const server = await startServer();
const browser = await chromium.launch({ executablePath: wholeBrowserPath(), args: browserArguments });

async function seconds(path: string, until: (page: Page) => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { page, close } = await openPage(browser, phone);
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', signal);
    const startedAt = performance.now();
    await page.goto(server.origin + path, { waitUntil: 'commit', timeout: 60_000 });
    await until(page);
    times.push((performance.now() - startedAt) / 1000);
    await close();
  }
  return median(times);
}

/** The text is painted, in any font. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0, undefined, {
    timeout: 60_000,
  });

const readable = await seconds(trail, painted);
const usable = await seconds(`/badges/me?try=${trail.split('/').at(-1)}`, (page) =>
  page.getByRole('button', { name: 'Yes' }).waitFor({ timeout: 60_000 }),
);
const at = 'at 20 KB/s and 800 ms RTT';
record(
  { what: `Trail page readable, ${at}`, figure: `${readable.toFixed(1)} s`, bar: 'at most 3 s' },
  { what: `Badge question usable, ${at}`, figure: `${usable.toFixed(1)} s`, bar: 'at most 6 s' },
);
await browser.close();
await server.stop();
