/**
 * Lists the files of the guide and writes the service worker that caches them. By hand, after a change to a built site:
 * `node tools/build/offline.ts FOLDER`
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { isCompressedCopy, isNamedByContent } from '../../domain/wire/named-by-content.ts';
import type { OfflineFile, OfflineGuide } from '../../web/features/offline/list.ts';
import { compressFile, precompress } from './precompress.ts';
import { filesIn } from './site-folder.ts';

const root = join(import.meta.dirname, '../..');
const bundledWorker = join(root, 'build/worker.js');

/**
 * Pages and their downloads, styles, scripts, pictures; not the cards of shared links, files for machines, GeoJSON
 * among them, or the icons of the installed site, which the device itself stores.
 */
const kept = [
  '**/index.html',
  'trails/**/*.{gpx,ics}',
  'assets/*',
  'art/*.svg',
  'maps/*',
  'finder/*.json',
  'treeline.svg',
  'favicon.svg',
  '*.png',
  'manifest.webmanifest',
];
/**
 * Nor the list itself, which the service worker caches on its own, nor the desk and pages that only the reply to a form leads
 * to: they are useless offline. The collection has two addresses, of which one is enough.
 */
const notKept =
  /^(index\.html|(badge-collection|desk|report-sent|report-not-sent)\/.*|art\/card-.*|assets\/(desk|offline)-.*)$/;

const isKept = (file: string) => kept.some((pattern) => matchesGlob(file, pattern)) && !notKept.test(file);

const toHash = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

/**
 * @param site the names of all files of the site
 * @returns the names of the files that it has added
 */
export async function packOffline(client: string, site: readonly string[]): Promise<string[]> {
  const ofDesk = onlyOfDesk(client, site);
  const files = site.filter((file) => isKept(file) && !ofDesk.has(file)).sort();
  const text = JSON.stringify(files.map((file) => toEntry(client, file)));
  const name = `assets/offline-${toHash(text)}.json`;
  await write(client, name, text);
  const bytes = files.reduce((sum, file) => sum + transferSize(join(client, file)), 0);
  await write(client, 'sw.js', workerWith({ bytes, list: `/${name}` }));
  return [name, 'sw.js'];
}

/** The style sheets that no page but the desk links to. */
function onlyOfDesk(client: string, site: readonly string[]): Set<string> {
  const linkedBy = (page: string) => readFileSync(join(client, page), 'utf8').match(/assets\/[\w-]+\.css/g) ?? [];
  const pages = site.filter((file) => file.endsWith('/index.html'));
  const others = new Set(pages.filter((page) => !page.startsWith('desk/')).flatMap(linkedBy));
  const desk = pages.filter((page) => page.startsWith('desk/')).flatMap(linkedBy);
  return new Set(desk.filter((sheet) => !others.has(sheet)));
}

async function write(client: string, name: string, content: string): Promise<void> {
  writeFileSync(join(client, name), content);
  await compressFile(join(client, name));
}

function toEntry(client: string, file: string): OfflineFile {
  const url = `/${file.replace(/\/index\.html$/, '')}`;
  return isNamedByContent(file) ? [url] : [url, toHash(readFileSync(join(client, file)))];
}

function transferSize(file: string): number {
  const brotli = `${file}.br`;
  return statSync(existsSync(brotli) ? brotli : file).size;
}

/** Replaces the placeholder in the worker's source. */
function workerWith(guide: OfflineGuide): string {
  const name = '__OFFLINE_GUIDE__';
  const worker = readFileSync(bundledWorker, 'utf8').split(name);
  if (worker.length !== 2) throw new Error(`The service worker must contain ${name} exactly once`);
  return worker.join(JSON.stringify(guide));
}

if (import.meta.main) {
  const [folder = 'build'] = process.argv.slice(2);
  const client = join(folder, 'client');
  await precompress(client);
  await packOffline(
    client,
    filesIn(client).filter((file) => !isCompressedCopy(file)),
  );
}
