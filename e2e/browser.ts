/**
 * Which browser the tests drive: CHROME_PATH, else a headless shell (Chromium without its UI, in little more than half the time),
 * else a full Chromium or Chrome. System browsers come before Playwright's own.
 */
import { existsSync, globSync } from 'node:fs';
import { chromium } from 'playwright-core';

const systemShell = '/usr/bin/chromium-headless-shell';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** Playwright reports the path of its full browser only; the shell of the same revision is in a sibling folder. */
function playwrightShells(): string[] {
  const [, folder, revision] = /^(.+)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  return globSync(`${folder}chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`);
}

const firstThere = (candidates: (string | undefined)[]): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path));

const shellPath = () => firstThere([process.env.CHROME_PATH, systemShell, ...playwrightShells()]);

/** A full browser, for what a shell lacks: back/forward cache, background sync, a driver; and for benchmarks of what hikers use. */
export const wholeBrowserPath = () =>
  firstThere([process.env.CHROME_PATH, ...systemBrowsers, chromium.executablePath()]);

export const browserPath = () => shellPath() ?? wholeBrowserPath();

/** As root, as in a container, Chromium starts only without its sandbox; the other flags stop its background requests. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** For the setup script: whether a `shell` or a `whole` browser is installed. */
if (import.meta.main) process.exit((process.argv[2] === 'shell' ? shellPath() : wholeBrowserPath()) ? 0 : 1);
