/**
 * The URLs of the scripts: from the manifest that tools/build/build.ts has written, or of the sources in development.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, resolve } from 'node:path';
import type { Scripts } from './scripts.ts';

export function readScripts(): Scripts & { whileDeveloping: string[] } {
  if (import.meta.env.DEV)
    return {
      site: ['/web/site-script/main.ts'],
      islands: written('island.tsx'),
      first: written('first.ts'),
      whileDeveloping: reloading,
    };
  return { ...JSON.parse(readFileSync(resolve('build/scripts.json'), 'utf8')), whileDeveloping: [] };
}

const written = (ending: string): Record<string, string[]> =>
  Object.fromEntries(
    globSync(`web/features/*/*.${ending}`).map((file) => [
      basename(file, `.${ending}`),
      [`/${file.replaceAll('\\', '/')}`],
    ]),
  );

/** Vite's client, which reloads the page, and the router's, without which no component starts in development. */
const reloading = ['/@vite/client', '/@id/__x00__virtual:react-router/inject-hmr-runtime'];
