/** Fixtures for a test file: a server, a browser, and pages. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, inject } from 'vitest';
import type { Role } from '../domain/desk/desk.ts';
import { sessionHintCookie } from '../domain/wire/sign-in.ts';
import { getAccountId, getClaims } from '../server/features/sign-in/demo/provider.ts';
import { knownAs } from '../server/features/sign-in/sign-in.ts';
import { operator } from '../server/store/audit.ts';
import { openStore } from '../server/store/open.ts';
import { appoint } from '../server/store/stewards.ts';
import { signInAt } from '../test/hiker.ts';
import { launchBrowser, openPage, type RunningServer, startServer } from './harness.ts';

type Session = Exclude<BrowserContextOptions['storageState'], string | undefined>;

export type Site = ReturnType<typeof useSite>;

type Tab = Awaited<ReturnType<typeof openPage>>;

const slowStartMs = 60_000;

/** The server that all files share: every hiker who signs in needs a unique name. */
export const sharedSite = (startBrowser?: () => Promise<Browser>) =>
  useSite(
    async () => ({
      origin: inject('siteOrigin'),
      dataDir: inject('siteDataDir'),
      stop: async () => {},
    }),
    startBrowser,
  );

/** A server for one file: with its own settings, or where requests are counted. */
export const ownSite = (environment: Record<string, string> = {}) =>
  useSite(() => startServer({ SITE_DIR: inject('siteDir'), ...environment }));

let browserOfWorker: Promise<Browser> | undefined;

/** One browser for all files of a worker, which ends with it. Without a connection between processes, which costs as much as a small page. */
function sharedBrowser(): Promise<Browser> {
  browserOfWorker ??= launchBrowser();
  return browserOfWorker;
}

function useSite(start: () => Promise<RunningServer>, startBrowser?: () => Promise<Browser>) {
  let server: RunningServer;
  let browser: Browser;
  const opened: Tab[] = [];
  const tabs = new Map<string, Promise<Tab>>();
  beforeAll(async () => {
    [server, browser] = await Promise.all([start(), (startBrowser ?? sharedBrowser)()]);
  }, slowStartMs);
  afterEach(async () => {
    const done = opened.splice(0);
    await Promise.all(done.map(({ close }) => close()));
    const all = [...done, ...(await Promise.all(tabs.values()))];
    const heard = all.flatMap(({ complaints }) => complaints());
    for (const { forget } of all) forget();
    expect(heard.join('\n')).toBe('');
  });
  afterAll(async () => {
    await Promise.all([...tabs.values()].map(async (tab) => (await tab).close()));
    if (startBrowser) await browser?.close();
    await server?.stop();
  });
  return {
    get origin() {
      return server.origin;
    },
    get dataDir() {
      return server.dataDir;
    },

    /**
     * A tab of its own in a fresh profile; with a path, on that page already. The test fails if the browser logged an error. No service
     * worker, and so no download of the guide, which takes seconds, unless the options allow it.
     */
    async open(options: BrowserContextOptions = {}, path?: string) {
      const fresh = await openPage(browser, { baseURL: server.origin, serviceWorkers: 'block', ...options });
      opened.push(fresh);
      if (path) await fresh.page.goto(path);
      return fresh;
    },

    /**
     * One tab per set of options, reused from test to test without routes, printing or storage of pages: for tests that leave nothing
     * else behind, or all set the clock. A fresh profile costs twice as much as loading the page.
     */
    async tab(options: BrowserContextOptions, path?: string) {
      const kind = JSON.stringify(options);
      const opening =
        tabs.get(kind) ?? openPage(browser, { baseURL: server.origin, serviceWorkers: 'block', ...options });
      tabs.set(kind, opening);
      const { page, mayComplain } = await opening;
      if (page.url() !== 'about:blank') await cleanUp(page);
      if (path) await page.goto(path);
      return { page, mayComplain };
    },

    /** The storage state of a signed-in hiker, who may have a role at the desk; several contexts may share it. */
    async getSession(name: string, role?: Role): Promise<Session> {
      reserveName(name, server.dataDir);
      const store = await openStore({ databaseUrl: undefined, dataDir: server.dataDir, onConnectionError: () => {} });
      const now = new Date();
      const { id, token } = await signInAt(store, demoIdentity(name), now);
      if (role) await appoint(store.db, { userId: operator, now }, id, { role, regions: 'all' });
      await store.close();
      const cookie = { domain: new URL(server.origin).hostname, path: '/', secure: false, sameSite: 'Lax' as const };
      const expires = Date.now() / 1000 + 60 * 60;
      return {
        cookies: [
          { ...cookie, expires, name: 'a_session_north-star-trails', value: token, httpOnly: true },
          { ...cookie, expires, name: sessionHintCookie, value: '1', httpOnly: false },
        ],
        origins: [],
      };
    },
  };
}

/** Between two tests in the same tab. */
async function cleanUp(page: Page): Promise<void> {
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.emulateMedia({ media: null });
  await page.evaluate(() => {
    for (const storage of [sessionStorage, localStorage]) storage.clear();
  });
}

/** A name is an account: in a second file it would see the badges of the first, or not, depending on the order of the files. */
function reserveName(name: string, dataDir: string): void {
  const { testPath = '' } = expect.getState();
  const note = join(dataDir, `used by a test: ${encodeURIComponent(name)}`);
  try {
    writeFileSync(note, testPath, { flag: 'wx' });
  } catch {
    const owner = readFileSync(note, 'utf8');
    if (owner !== testPath) throw new Error(`${name} hikes in ${owner} already: take another name`);
  }
}

/** The identity that the demo provider derives from a name. */
function demoIdentity(name: string) {
  const { sub, email } = getClaims(getAccountId(name));
  return { issuer: knownAs, subject: sub, name, email, emailVerified: true };
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

export const axeRules = {
  all: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'],
  /** Rules whose result depends on styles: colors, sizes, scrolling. */
  ofLook: {
    type: 'rule',
    values: ['color-contrast', 'link-in-text-block', 'target-size', 'scrollable-region-focusable'],
  },
} satisfies Record<string, axe.RunOptions['runOnly']>;

/** Runs axe in the page itself, which has no frames: several times faster than Playwright's integration with a second page. */
export async function axeIssues(
  page: Page,
  state: string,
  which: keyof typeof axeRules = 'all',
  within = ':root',
): Promise<string[]> {
  const options: axe.RunOptions = {
    resultTypes: ['violations'], // no details about rules that pass
    selectors: false, // no selectors either: violations are reported by their markup
    runOnly: axeRules[which],
  };
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource);
  const violations = await page.evaluate(
    async ({ options, within }) => {
      for (const animation of document.getAnimations()) if (animation instanceof CSSTransition) animation.finish();
      const { run, configure } = (window as unknown as { axe: typeof axe }).axe;
      configure({ noHtml: true }); // axe notes the markup of every element it looks at: only if it is needed
      if ((await run(within, options)).violations.length === 0) return [];
      configure({ noHtml: false });
      const found = await run(within, options);
      return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`);
    },
    { options, within },
  );
  return violations.map((violation) => `${state}: ${violation}`);
}

/** @param within the part that differs from what other tests check; the whole page by default */
export async function expectAccessible(page: Page, state: string, within?: string): Promise<void> {
  expect(await axeIssues(page, state, 'all', within)).toEqual([]);
}

/** For a state whose markup was checked before, in another color scheme. */
export async function expectColorsAccessible(page: Page, state: string): Promise<void> {
  expect(await axeIssues(page, state, 'ofLook')).toEqual([]);
}
