/**
 * The URLs of the scripts: from the manifest that tools/build/build.ts has written, or of the sources in development.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { PageKind, Scripts } from './scripts.ts';

export function readScripts(): Scripts & { whileDeveloping: string[] } {
  if (import.meta.env.DEV)
    return {
      kinds: sourcesOf('web/site-script/{reading,app}/*.ts') as Record<PageKind, string[]>,
      islands: sourcesOf('web/features/*/*.island.tsx'),
      first: sourcesOf('web/features/*/*.first.ts'),
      whileDeveloping: reloading,
    };
  return { ...JSON.parse(readFileSync(resolve('build/scripts.json'), 'utf8')), whileDeveloping: [] };
}

const sourcesOf = (pattern: string): Record<string, string[]> =>
  Object.fromEntries(
    globSync(pattern).map((file) => [basename(file).split('.')[0], [`/${file.replaceAll('\\', '/')}`]]),
  );

/** Vite's client, which reloads the page, and the router's, without which no component starts in development. */
const reloading = ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime'];
