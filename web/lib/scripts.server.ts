/**
 * The URLs of the scripts: from the manifest that tools/build/build.ts has written, or of the sources in development.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { PageKind, Scripts } from './scripts.ts';

export function readScripts(): Scripts & { devScripts: string[] } {
  if (import.meta.env.DEV)
    return {
      kinds: getSources('web/site-script/{reading,app}/*.ts') as Record<PageKind, string[]>,
      islands: getSources('web/features/*/*.island.tsx'),
      first: getSources('web/features/*/*.first.ts'),
      devScripts: reloading,
    };
  return { ...JSON.parse(readFileSync(resolve('build/scripts.json'), 'utf8')), devScripts: [] };
}

const getSources = (pattern: string): Record<string, string[]> =>
  Object.fromEntries(
    globSync(pattern).map((file) => [basename(file).split('.')[0], [`/${file.replaceAll('\\', '/')}`]]),
  );

/** Vite's client, which reloads the page, and the router's, without which no component starts in development. */
const reloading = ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime'];
