/** The development server shows an author's changes as soon as they are saved. */
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { freePort } from '../test/ports.ts';
import { launchBrowser, openPage } from './harness.ts';

const project = resolve('.');
const left = new Set(['node_modules', '.git', 'build', 'data', '.react-router']);
const copy = mkdtempSync(join(tmpdir(), 'developing-'));
const hike = 'north-shore/corundum-point';
const content = join(copy, 'content/trails', `${hike}.md`);

let browser: Browser;
let development: ChildProcess;
let origin: string;

/** Status and text of a page as it is now. */
async function page(path: string): Promise<string> {
  const response = await fetch(`${origin}${path}`);
  return `${response.status} ${await response.text()}`;
}

async function openTab() {
  const { close, ...tab } = await openPage(browser);
  onTestFinished(close);
  return tab;
}

function rewrite(before: string, after: string, file = content): void {
  const text = readFileSync(file, 'utf8');
  if (!text.includes(before)) throw new Error(`${file} does not hold ${before}`);
  writeFileSync(file, text.replace(before, after));
}

beforeAll(async () => {
  browser = await launchBrowser();
  for (const name of readdirSync(project))
    if (!left.has(name)) cpSync(join(project, name), join(copy, name), { recursive: true });
  for (const name of ['pictures.json', 'pictures.stamp', 'rasters', 'regions.css', 'maps.stamp', 'maps', 'public'])
    cpSync(join(project, 'build', name), join(copy, 'build', name), { recursive: true });
  symlinkSync(join(project, 'node_modules'), join(copy, 'node_modules'));
  const model = readFileSync(join(project, 'content/trails/north-shore/split-rock.md'), 'utf8');
  writeFileSync(
    content,
    model.replace(/^badge:.*$/m, 'badge: Corundum Point').replace(/^town:.*$/m, 'town: Beaver Bay'),
  );

  const [port, callsPort] = [await freePort(), await freePort()];
  origin = `http://127.0.0.1:${port}`;
  development = spawn(process.execPath, ['tools/dev.ts'], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: undefined,
      PORT: `${port}`,
      CALLS_PORT: `${callsPort}`,
      DATA_DIR: join(copy, 'data'),
    },
    stdio: 'ignore',
  });
  await vi.waitFor(() => fetch(`${origin}/about`), { timeout: 900_000, interval: 200 });
}, 960_000);

afterAll(async () => {
  await browser.close();
  const ended = new Promise((end) => development.once('exit', end));
  development.kill();
  await ended;
  rmSync(copy, { recursive: true, force: true });
});

test('a hike without a scene has its page, its badge, a map and a placeholder for the picture', async () => {
  const html = await page(`/trails/${hike}`);
  expect(html).toMatch(/^200/);
  expect(html).toContain('<h1');
  expect(html).toContain(`Not drawn yet: art/scenes/${hike}.ts`);
  expect(html).toContain('badge-placeholder');
  expect(html).toContain('class="map-around map-locator"');
});

test.each(['/northshore', '/hikes', '/badge-catalog', '/badges/me', '/data/v1/trails.json'])(
  '%s lists the new hike',
  async (path) => {
    const response = await page(path);
    expect(response).toMatch(/^200/);
    expect(response).toContain(hike);
  },
);

test('a change in the file of a hike is on the page at once', async () => {
  rewrite('Easy to Moderate', 'Moderate to Difficult');
  expect(await page(`/trails/${hike}`)).toContain('Moderate to Difficult');
});

test('an error in the file of a hike is explained, and is gone when it is fixed', async () => {
  rewrite('town: ', 'twon: ');
  expect(await page(`/trails/${hike}`)).toMatch(/^500[\s\S]*no field `twon`; did you mean `town`\?/);
  rewrite('twon: ', 'town: ');
  expect(await page(`/trails/${hike}`)).toMatch(/^200/);
});

/** The body without asset names, which differ in development, and without the comments that separate text nodes in islands. */
function readBody(html: string): string {
  const [body = ''] = /<body[\s\S]*<\/body>/.exec(html) ?? [];
  return body
    .replace(/ data-(src|imported|first)="[^"]*"/g, '')
    .replace(/<template data-first-screen-ends=""><\/template>|<link rel="stylesheet"[^>]*>|<!-- -->/g, '')
    .replace(/"[^"]*\/icons[^"]*\.svg#/g, '"#')
    .replace(/"[^"]*\/skies[^"]*\.svg"/g, '"skies"');
}

test.each(['/account', '/privacy', '/auth-failed', '/report-sent', '/trails/southeast/kings-bluff', '/central'])(
  '%s is the same in development as in the build',
  async (path) => {
    const built = readFileSync(join(project, 'build/client', path, 'index.html'), 'utf8');
    expect(readBody(await page(path))).toBe(readBody(built));
  },
);

test('an island hydrates as in the build, with styles, and the rest of the page does not', async () => {
  const { page, complaints, mayComplain } = await openTab();
  // On the first run Vite may find a dependency to optimize, drop what it optimized before, and reload the page.
  mayComplain(/504 \(Outdated Optimize Dep\)/);
  page.setDefaultTimeout(120_000); // modules are transformed on their first request
  const ask = async () => {
    await page.goto(`${origin}/hikes`, { waitUntil: 'commit' });
    await page.getByRole('searchbox', { name: 'Find a hike' }).fill('lighthouse');
    await page.waitForURL('**/hikes?q=lighthouse', { timeout: 20_000 });
  };
  await vi.waitFor(ask, { timeout: 150_000 });
  expect(await page.evaluate('getComputedStyle(document.querySelector("h1")).fontFamily')).toContain('League Gothic');
  expect(await page.evaluate('"__reactRouterContext" in window')).toBe(false);
  expect(complaints()).toEqual([]);
});

test('a changed page and a changed style are hot reloaded', async () => {
  const { page, complaints, mayComplain } = await openTab();
  mayComplain(/\[vite\]|\[hmr\]/i); // Vite logs what it reloads
  page.setDefaultTimeout(120_000);
  const connected = page.waitForEvent('console', (message) => message.text().includes('[vite] connected'));
  await page.goto(`${origin}/about`);
  await connected;
  rewrite('<footer', '<footer title="Just changed"', join(copy, 'web/layout/footer.tsx'));
  await page.getByTitle('Just changed').waitFor();
  rewrite('margin: 0;', 'margin: 0; outline: 7px solid;', join(copy, 'web/styles/base.css'));
  await expect.poll(() => page.evaluate('getComputedStyle(document.body).outlineWidth')).toBe('7px');
  expect(complaints()).toEqual([]);
});
