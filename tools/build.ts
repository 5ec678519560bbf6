/** Makes the whole site under build/client as plain files, and beside it their compressed copies for our server. */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { drawChangedPictures } from '../art/drawing/draw.ts';
import { drawMaps } from '../art/maps/draw.ts';
import { type Content, loadContent } from '../content/load.ts';
import { checkNames } from '../content/told.ts';
import { contentFolders } from '../domain/named-by-content.ts';
import { notFoundPath } from '../domain/not-found.ts';
import { pathsOf } from '../web/paths.ts';
import { bundle } from './bundle.ts';
import { placeStyles } from './first-screen.ts';
import { packOffline } from './offline.ts';
import { precompress } from './precompress.ts';
import { writeSchemas } from './schema.ts';

const root = join(import.meta.dirname, '..');
const client = join(root, 'build', 'client');
const compressed = join(root, 'build', 'compressed');
const previous = join(root, 'build', 'previous');
const aside = join(root, 'build', 'aside');

async function step<T>(what: string, work: () => T | Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await work();
  console.log(`› ${what} (${((performance.now() - start) / 1000).toFixed(1)} s)`);
  return result;
}

async function bundleScripts(): Promise<void> {
  const scripts = await bundle(join(root, 'build/public/assets'));
  writeFileSync(join(root, 'build/scripts.json'), JSON.stringify(scripts));
}

function copyScreenshots(): void {
  cpSync(join(root, 'web/screenshots'), join(root, 'build/public/screenshots'), { recursive: true });
}

function prerender(): void {
  const cli = join(root, 'node_modules/@react-router/dev/bin.cjs');
  const result = spawnSync(process.execPath, [cli, 'build', '--logLevel', 'error'], { cwd: root, encoding: 'utf8' });
  if (result.status !== 0) throw new Error(`${result.stdout}${result.stderr}`);
}

/** For hosts other than our server, which answers with a redirect. */
const leadTo = (address: string) =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${address}"><title>Hikes</title><a href="${address}">Hikes</a></html>\n`;

const made = join(root, 'build/pages/client');

/**
 * What any static host serves, named one by one: what was drawn, the scripts, the pages and their files, the styles, fonts and icons they ask
 * for, a way on from unknown paths. The router makes more than that, for sites that it runs in the browser; nobody takes it.
 */
function gather(content: Content): void {
  const before = filesByContent(client);
  rmSync(aside, { recursive: true, force: true });
  if (before.length > 0) renameSync(client, aside);
  rmSync(client, { recursive: true, force: true });
  cpSync(join(root, 'build/public'), client, { recursive: true });
  const { pages, files } = pathsOf(content);
  for (const file of [...pages.map((path) => join(path, 'index.html')), ...files, ...stylesFontsAndIcons()])
    cpSync(join(made, file), join(client, file));
  writeFileSync(join(client, 'index.html'), leadTo('/hikes'));
  writeFileSync(join(client, '404.html'), leadTo(notFoundPath));
  rmSync(join(root, 'build/pages'), { recursive: true });
  keepPrevious(before);
}

const filesByContent = (folder: string) =>
  globSync(
    contentFolders.map((name) => `${name}/**/*`),
    { cwd: folder },
  ).filter((file) => statSync(join(folder, file)).isFile());

/**
 * Files that this build no longer has, for pages of the build before that are still open, or come from a server that is yet
 * to be restarted. A build that changes nothing leaves them as they are.
 */
function keepPrevious(before: string[]): void {
  const now = new Set(filesByContent(client));
  const gone = before.filter((file) => !now.has(file));
  if (gone.length > 0) rmSync(previous, { recursive: true, force: true });
  for (const file of gone) {
    cpSync(join(aside, file), join(previous, 'client', file));
    for (const suffix of ['.br', '.gz']) {
      const copy = join(compressed, file + suffix);
      if (existsSync(copy)) cpSync(copy, join(previous, 'compressed', file + suffix));
    }
  }
  rmSync(aside, { recursive: true, force: true });
}

type Chunk = { file: string; css?: string[]; assets?: string[] };

/** As Vite itself writes them down. Packages bring more, which nobody asks for. */
function stylesFontsAndIcons(): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(made, '.vite/manifest.json'), 'utf8'));
  const named = new Set(Object.values(manifest).flatMap(({ css = [], assets = [] }) => [...css, ...assets]));
  return [...named].filter((file) => /\.(css|woff2|svg)$/.test(file));
}

// Whoever starts it: with another value scripts carry what developers need, and the paths of this machine.
process.env.NODE_ENV = 'production';

try {
  const content = await step('Read the content', () => loadContent());
  checkNames(content);
  writeSchemas();
  await step('Drew the pictures', () => drawChangedPictures(content));
  await step('Drew the maps', () => drawMaps(content));
  await step('Bundled the scripts', bundleScripts);
  copyScreenshots();
  await step(`Made the pages`, prerender);
  gather(content);
  placeStyles(client);
  await step('Compressed the files', () => precompress(client, compressed));
  await step('Packed the guide for offline', () => packOffline(client, compressed));
} catch (error) {
  console.error(error instanceof Error ? `✗ ${error.message}` : error);
  process.exit(1);
}
