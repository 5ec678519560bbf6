/** Shared by all files of a run: a site with a small offline guide, and one server on it. */
import type { TestProject } from 'vitest/node';
import { startServer } from './harness.ts';
import { copyWithSmallGuide } from './small-guide.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteDir: string;
    siteOrigin: string;
    siteDataDir: string;
  }
}

export default async function start(project: TestProject) {
  const site = copyWithSmallGuide();
  const server = await startServer({ SITE_DIR: site.folder });
  project.provide('siteDir', site.folder);
  project.provide('siteOrigin', server.origin);
  project.provide('siteDataDir', server.dataDir);
  return async () => {
    await server.stop();
    site.remove();
  };
}
