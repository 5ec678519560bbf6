/** The official web SDK, loaded as in a page: its browser build, with a window, cookies and a location. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as Sdk from 'appwrite';
import type { Browser } from './browser.ts';

const require = createRequire(import.meta.url);

export function loadSdk(name: 'appwrite' | 'appwrite14', browser: Browser, origin: string) {
  const page = {
    location: { href: `${origin}/badges` },
    localStorage: { getItem: () => null, setItem: (key: string) => page.stored.push(key) },
    console: { warn: (text: string) => page.warnings.push(text) },
    stored: [] as string[],
    warnings: [] as string[],
    fetch: (url: string, init: RequestInit) =>
      browser.send(url, { ...init, headers: { origin, ...Object.fromEntries(new Headers(init.headers)) } }),
  };
  const file = join(dirname(require.resolve(`${name}/package.json`)), 'dist', 'iife', 'sdk.js');
  const scope: { Appwrite?: typeof Sdk } = {};
  compileFunction(readFileSync(file, 'utf8'), ['window', 'fetch']).call(scope, page, page.fetch);
  if (!scope.Appwrite) throw new Error(`${name} did not load`);
  return { sdk: scope.Appwrite, page };
}
