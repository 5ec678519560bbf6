/** Bundles the code, and writes the site folder: pages and their files, scripts, styles, pictures. */
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { freshOutputs, hashOfInputs, writeStamp } from '../../art/drawing/stamp.ts';
import type { Content } from '../../content/load.ts';
import { homePath, notFoundPath } from '../../domain/wire/not-found.ts';
import { pathsOf } from '../../web/paths.ts';
import { settingsOf } from './build-info.ts';
import { pageStyles } from './page-styles.ts';
import { makePages, openApplication } from './pages.ts';
import { filesIn, openSiteFolder, type SiteFolder } from './site-folder.ts';

const root = join(import.meta.dirname, '../..');
const build = join(root, 'build');
const application = join(build, 'pages');

/** A hash of everything that scripts and the application are bundled from, but not of what they read at run time. */
export function codeHash({ regions }: Content): string {
  const named = [
    '{web,domain}/**/*.{ts,tsx,css,svg,woff2,json}',
    '{content,tools,tools/build}/*.ts',
    '*.config.ts',
    'package*.json',
  ];
  const files = globSync(named, { cwd: root }).filter((file) => !/\.test\.tsx?$/.test(file));
  return hashOfInputs(
    [...files, 'build/regions.css'].map((file) => join(root, file)),
    [files.sort(), regions, settingsOf(process.env)],
  );
}

const bundles = ['pages/server/index.js', 'pages/client/.vite/manifest.json', 'scripts.json', 'worker.js'];

/** The scripts of the pages, the service worker, and the application that renders pages. */
export async function bundleCode(code: string): Promise<void> {
  const stampFile = join(build, 'code.stamp');
  if (freshOutputs(stampFile, code, build)) return;
  const { bundle, bundleWorker } = await import('./bundle.ts'); // on demand: loading the bundler takes longer than a small change
  writeFileSync(join(build, 'scripts.json'), JSON.stringify(await bundle(join(build, 'public/assets'))));
  writeFileSync(join(build, 'worker.js'), await bundleWorker());
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const result = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'error'], { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
  writeStamp(stampFile, code, bundles);
}

/** For hosts other than our server, which sends a redirect. */
const leadTo = (address: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${address}"><title>Hikes</title><a href="${address}">Hikes</a></html>\n`;

/**
 * What any static host serves, listed explicitly: drawings, scripts, the fonts and icons that pages reference, a redirect for unknown
 * paths. The router emits more, for client-side rendering, which nothing uses.
 */
function gather(site: SiteFolder): void {
  for (const [folder, files] of [
    [join(build, 'public'), filesIn(join(build, 'public'))],
    [join(application, 'client'), assetFiles()],
  ] as const) {
    for (const file of files) site.write(file, readFileSync(join(folder, file)));
  }
  site.write('index.html', leadTo(homePath));
  site.write('404.html', leadTo(notFoundPath));
}

type Chunk = { file: string; assets?: string[] };

/** From Vite's manifest. Packages contain more, which nothing references. */
function assetFiles(): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(
    readFileSync(join(application, 'client/.vite/manifest.json'), 'utf8'),
  );
  const named = new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets));
  return [...named].filter((file) => /\.(woff2|svg|css)$/.test(file));
}

/** React separates adjacent text nodes with comments, which only islands need for hydration. */
const withoutSeams = (page: string) => (page.includes('data-island=') ? page : page.replaceAll('<!-- -->', ''));

export async function fillSite(content: Content, code: string): Promise<SiteFolder> {
  const site = openSiteFolder(build);
  const { answer, dataOf, sheets } = await openApplication(application);
  const styles = pageStyles(join(application, 'client'), sheets);
  const paths = pathsOf(content);
  for (const page of paths.pages) site.keep(join(page, 'index.html'));
  const made = await makePages(paths, {
    ...site,
    ...{ code, answer, dataOf, stampFile: join(build, 'pages.stamp') },
    finish: (page) => withoutSeams(styles.putInto(page)),
  });
  const total = paths.pages.length;
  console.log(`  rendered ${made} of ${total} pages${made < total ? ', the others are unchanged' : ''}`);
  gather(site);
  for (const { name, text } of styles.files) site.write(name, text);
  site.keep('sw.js'); // written last, with the list of all others
  site.prune();
  return site;
}
