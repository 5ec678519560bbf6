/**
 * A copy of the built site whose offline guide holds a few hikes instead of all: the service worker of a test downloads it in a
 * second. Every page is still there online. offline-guide.test.ts downloads the whole guide.
 */
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { ourContent } from '../test/content.ts';
import type { OfflineFile } from '../web/features/offline/list.ts';

/** The hikes that tests read offline. */
const hikes = ['central/crow-wing', 'north-shore/jay-cooke', 'north-shore/split-rock', 'north-shore/temperance-river'];

const wanted = ourContent.trails.filter(({ id, route }) => hikes.includes(id) || route).map(({ path }) => path);
const pages = ['/about', '/badges/me', '/verify', ...wanted];

/** Their pages and pictures, and all that belongs to no hike. */
function isWanted(url: string, html: string): boolean {
  if (url.startsWith('/trails/')) return wanted.some((path) => url === path || url.startsWith(`${path}/`));
  return !url.startsWith('/art/') || html.includes(url);
}

/** @returns its folder, for SITE_DIR */
export function copyWithSmallGuide(): { folder: string; remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'small-guide-'));
  const client = join(folder, 'client');
  const isReplaced = /\/sw\.js(\.\w+)?$/;
  cpSync(resolve('build/build.json'), join(folder, 'build.json'));
  cpSync(resolve('build/client'), client, { recursive: true, filter: (file) => !isReplaced.test(file) });

  const [list = ''] = globSync('assets/offline-*.json', { cwd: client });
  const files = JSON.parse(readFileSync(join(client, list), 'utf8')) as OfflineFile[];
  const html = pages.map((path) => readFileSync(join(client, path, 'index.html'), 'utf8')).join();
  const small = 'assets/offline-small.json';
  writeFileSync(join(client, small), JSON.stringify(files.filter(([url]) => isWanted(url, html))));

  const worker = readFileSync(resolve('build/client/sw.js'), 'utf8').split(list);
  if (worker.length !== 2) throw new Error(`The service worker names ${list} ${worker.length - 1} times`);
  writeFileSync(join(client, 'sw.js'), worker.join(small));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
