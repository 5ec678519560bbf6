/** Which browser the tests drive: the one named by CHROME_PATH, the system's, or Playwright's own. */
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';

const systemBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

export function browserPath(): string | undefined {
  const candidates = [process.env.CHROME_PATH, ...systemBrowsers, chromium.executablePath()];
  return candidates.find((path) => path !== undefined && existsSync(path));
}

/** As root, as in a container, Chromium starts only without its own sandbox; the rest keeps it from calling home. */
export const browserArguments = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

if (import.meta.main) process.exit(browserPath() ? 0 : 1);
