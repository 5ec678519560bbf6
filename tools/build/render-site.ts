/** Renders the pages of the guide and the files that they offer, by requesting each URL from the bundled application. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { ServerBuild } from 'react-router';
import { homePath, notFoundPath } from '../../domain/wire/not-found.ts';
import { hashSource, type Inline } from '../../server/site/security-headers.ts';
import type { Scripts } from '../../web/lib/scripts.ts';
import type { Paths } from '../../web/paths.ts';
import { pageStyles } from './page-styles.ts';

export type RenderedSite = { site: Map<string, string>; inline: Inline };

/**
 * @param build the folder with what the code was bundled into
 * @returns every page and generated file, by its path in the site folder, and what all pages contain inline
 */
export async function renderSite({ pages, files }: Paths, build: string): Promise<RenderedSite> {
  const application = join(build, 'pages');
  const bundled: ServerBuild = await import(pathToFileURL(join(application, 'server/index.js')).href);
  const { starting = '' }: Scripts = JSON.parse(readFileSync(join(build, 'scripts.json'), 'utf8'));
  const answer = await createAnswerer(bundled);
  const styles = pageStyles(join(application, 'client'), sheetsOfRoutes(bundled));
  const site = new Map<string, string>();
  for (const path of pages) site.set(`${path.slice(1)}/index.html`, withoutSeams(styles.putInto(await answer(path))));
  for (const path of files) site.set(path.slice(1), await answer(path));
  for (const { name, text } of styles.files) site.set(name, text);
  site.set('index.html', leadTo(homePath));
  site.set('404.html', leadTo(notFoundPath));
  return { site, inline: { scripts: [hashSource(starting)], styles: [hashSource(styles.inline)] } };
}

async function createAnswerer(bundled: ServerBuild): Promise<(address: string) => Promise<string>> {
  const { createRequestHandler } = await import('react-router'); // not before: packages read NODE_ENV once, which the build sets
  const handle = createRequestHandler(bundled, 'production');
  return async (address) => {
    const response = await handle(new Request(`http://localhost${address}`));
    const text = await response.text();
    if (response.status !== 200) throw new Error(`${address} was not rendered: ${response.status} ${text}`);
    return text;
  };
}

/** Those of each route, with those of the root. */
function sheetsOfRoutes({ assets }: ServerBuild): string[][] {
  const { root, ...routes } = assets.routes;
  const named = (sheets: readonly string[] = []) => sheets.map((sheet) => sheet.replace(/^\/|#$/g, ''));
  return Object.values(routes).map((route) => [...new Set([...named(root?.css), ...named(route?.css)])]);
}

/** React separates adjacent text nodes with comments, which only islands need for hydration. */
const withoutSeams = (page: string) => (page.includes('data-island=') ? page : page.replaceAll('<!-- -->', ''));

/** For hosts other than our server, which sends a redirect. */
const leadTo = (address: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${address}"><title>Hikes</title><a href="${address}">Hikes</a></html>\n`;
