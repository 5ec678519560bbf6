/** The real server on the built site, and a real browser. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Browser, type BrowserContextOptions, chromium, type Download, type Page } from 'playwright-core';
import { browserArguments, browserPath } from '../tools/browser.ts';

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
    rmSync(dataDir, { recursive: true });
  };
  return { origin, dataDir, stop };
}

export type BrowserHabits = {
  /** Whether a page one has left is kept whole for Back, as browsers do in everyday life and not under test. */
  keepsPages?: boolean;
};

export function launchBrowser({ keepsPages = false }: BrowserHabits = {}): Promise<Browser> {
  const ignoreDefaultArgs = keepsPages ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({ executablePath: browserPath(), args: browserArguments, ignoreDefaultArgs });
}

/** Whoever waits in vain is told what for before the whole test runs out of time. */
const patienceMs = 20_000;

/** A page in a fresh profile. What the browser complains about is collected, so that a test can expect silence. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext(options);
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  const complaints: string[] = [];
  page.on('console', (message) => {
    const isOfTheTest = message.text().includes('blocked by Playwright');
    if (['error', 'warning'].includes(message.type()) && !isOfTheTest) complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return { page, complaints, close: () => context.close() };
}

/** What a download brought. */
export async function textOf(download: Download): Promise<string> {
  return text(await download.createReadStream());
}

/** An answer that comes when the test lets it. */
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
