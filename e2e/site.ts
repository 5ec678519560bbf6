/** What the tests of one file share: a server, a browser, and pages that open there. */
import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import { launchBrowser, openPage, type RunningServer, startServer } from './harness.ts';
import { signIn } from './hiker.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

export type Site = ReturnType<typeof runSite>;

const slowStartMs = 60_000;

export function runSite(environment: Record<string, string> = {}) {
  let server: RunningServer;
  let browser: Browser;
  beforeAll(async () => {
    [server, browser] = await Promise.all([startServer(environment), launchBrowser()]);
  }, slowStartMs);
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });
  return {
    get origin() {
      return server.origin;
    },

    /** A fresh profile; with a path, on that page already. */
    async open(options: BrowserContextOptions = {}, path?: string) {
      const opened = await openPage(browser, { baseURL: server.origin, ...options });
      if (path) await opened.page.goto(path);
      return opened;
    },

    /** Signed in once; several phones of the same hiker may use it. */
    async sessionOf(name: string): Promise<Session> {
      const { page, close } = await openPage(browser);
      await signIn(page, server.origin, name);
      const { cookies } = await page.context().storageState();
      await close();
      return { cookies, origins: [] };
    },
  };
}

export async function axeFaults(page: Page, state: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] }) // what passes need not be written up
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.map(({ id, nodes }) => `${state}: ${id}: ${nodes.map((node) => node.html).join(' | ')}`);
}

export async function expectAccessible(page: Page, state: string): Promise<void> {
  expect(await axeFaults(page, state)).toEqual([]);
}
