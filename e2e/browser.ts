/**
 * Which browser the tests drive: the one named by CHROME_PATH, else a headless shell, which is Chromium without what only a window needs
 * and takes little more than half the time, else a whole Chromium or Chrome. The system's come before Playwright's own.
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

/** Playwright names the place of its whole browser only; the shell stands beside it, in the same revision. */
function playwrightShells(): string[] {
  const [, folder, revision] = /^(.+)chromium-(\d+)/.exec(chromium.executablePath()) ?? [];
  return globSync(`${folder}chromium_headless_shell-${revision}/*/chrome-headless-shell{,.exe}`);
}

const firstThere = (candidates: (string | undefined)[]): string | undefined =>
  candidates.find((path) => path !== undefined && existsSync(path));

const shellPath = () => firstThere([process.env.CHROME_PATH, systemShell, ...playwrightShells()]);

/** With what a shell lacks: pages kept for Back, background sync, a driver; and for measuring, what hikers use. */
export const wholeBrowserPath = () =>
  firstThere([process.env.CHROME_PATH, ...systemBrowsers, chromium.executablePath()]);

export const browserPath = () => shellPath() ?? wholeBrowserPath();

/** As root, as in a container, Chromium starts only without its own sandbox; the rest keeps it from calling home. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** For the set-up: whether there is a `shell`, or a `whole` browser. */
if (import.meta.main) process.exit((process.argv[2] === 'shell' ? shellPath() : wholeBrowserPath()) ? 0 : 1);
