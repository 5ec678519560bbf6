/** The real server on the built site, and a real browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Download,
  type Page,
} from 'playwright-core';
import { patience } from '../test/patience.ts';
import { longestMs } from '../web/lib/api.ts';
import { browserArguments, browserPath, wholeBrowserPath } from './browser.ts';

export type RunningServer = { origin: string; dataDir: string; stop: () => Promise<void> };

export async function startServer(environment: Record<string, string> = {}): Promise<RunningServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'trails-'));
  const child = spawn(process.execPath, [resolve('server/main.ts')], {
    env: { ...process.env, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const ended = new Promise<void>((done) =>
    child.once('exit', () => {
      process.off('exit', endWithUs);
      done();
    }),
  );
  const origin = await new Promise<string>((found, failed) => {
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk;
      const [address] = /http:\/\/[\w.]+:\d+/.exec(output) ?? [];
      if (address) found(address);
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => failed(new Error(`The server ended before it listened:\n${output}`)));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { origin, dataDir, stop };
}

export const launchBrowser = (): Promise<Browser> =>
  chromium.launch({ executablePath: browserPath(), args: browserArguments });

/** With the back/forward cache, which browsers have by default and Playwright switches off. */
export const launchBrowserWithBfcache = (): Promise<Browser> =>
  chromium.launch({
    executablePath: wholeBrowserPath(),
    args: browserArguments,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });

/** No idle callbacks: background work that starts while a page is left would block the back/forward cache. */
export const disableIdleCallbacks = (page: Page) =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0;
  });

/** No request timeouts, for tests that hold back a response: a slow machine may hold it longer than pages wait. */
export const disableRequestTimeout = (page: Page) =>
  page.addInitScript((longestMs) => {
    const wait = window.setTimeout;
    window.setTimeout = ((work: TimerHandler, ms?: number, ...given: unknown[]) =>
      ms === longestMs ? 0 : wait(work, ms, ...given)) as typeof window.setTimeout;
  }, longestMs);

/** A wait times out, and names what it waited for, before the whole test does. */
const waitMs = 10_000 * patience;

/** A page in a fresh profile, and what the browser logs there. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(waitMs);
  const page = await context.newPage();
  if (options.javaScriptEnabled !== false) waitForScriptOnLoad(page);
  const close = async () => {
    for (const open of context.pages()) await open.unrouteAll({ behavior: 'ignoreErrors' }); // a response may be pending
    await context.close();
  };
  return { page, ...listenTo(context), close };
}

/** goto and reload wait for the page's script as well; starting.test.ts covers what happens before. */
function waitForScriptOnLoad(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const awake = page.locator('html[data-ready], html:not(:has(script[data-scripts]))');
  const isWhole = (state = 'load') => state === 'load' || state === 'networkidle';
  page.goto = async (url, options) => {
    const response = await goto(url, options);
    if (isWhole(options?.waitUntil)) await awake.waitFor({ state: 'attached' });
    return response;
  };
  page.reload = async (options) => {
    const response = await reload(options);
    if (isWhole(options?.waitUntil)) await awake.waitFor({ state: 'attached' });
    return response;
  };
}

/** Collects console warnings, errors and uncaught exceptions of every page in a profile. */
export function listenTo(context: BrowserContext) {
  const heard: string[] = [];
  const always = /blocked by Playwright/;
  const tolerated = [always];
  context.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (event) => heard.push(`not caught: ${event.error().message}`));
  return {
    complaints: () => heard.filter((complaint) => !tolerated.some((pattern) => pattern.test(complaint))),
    /** For a test that provokes them: the browser itself logs every failed or missing response. */
    mayComplain: (...patterns: RegExp[]) => {
      tolerated.push(...patterns);
    },
    /** Resets for the next test in the same profile. */
    forget: () => {
      heard.length = 0;
      tolerated.splice(0, tolerated.length, always);
    },
  };
}

/** What the browser and the pages log for a request that the test aborted; an uncaught rejection is a fault all the same. */
export const noAnswer =
  /^(?!not caught).*(net::ERR_(FAILED|INTERNET_DISCONNECTED)|server cannot be reached|Failed to fetch dynamically)/;
/** For requests that were pending while the session ended. */
export const sessionEnded = /status of 401 |The badges could not be read again/;
/** What the browser logs for an error status. */
export const errorStatus = (status: number): RegExp => new RegExp(`status of ${status} `);

/** The text of a download. */
export async function toText(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

/** A promise that the test resolves, to hold a response back. */
export function heldBack() {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { held, release };
}

export const phone = { viewport: { width: 390, height: 844 } };
export const desktop = { viewport: { width: 1440, height: 900 } };

export type { Page };
