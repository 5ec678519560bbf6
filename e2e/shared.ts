/** Shared by all files of a run: one browser, and one server on the built site. */
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserArguments, browserPath } from './browser.ts';
import { startServer } from './harness.ts';

declare module 'vitest' {
  interface ProvidedContext {
    browserAddress: string;
    siteOrigin: string;
    siteDataDir: string;
  }
}

export default async function start(project: TestProject) {
  const [browser, server] = await Promise.all([
    chromium.launchServer({ executablePath: browserPath(), args: browserArguments }),
    startServer(),
  ]);
  project.provide('browserAddress', browser.wsEndpoint());
  project.provide('siteOrigin', server.origin);
  project.provide('siteDataDir', server.dataDir);
  return async () => {
    await browser.close();
    await server.stop();
  };
}
