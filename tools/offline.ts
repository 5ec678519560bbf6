/**
 * Lists what the guide consists of, and makes the service worker that knows these lists. By hand, where a file of a built
 * site was changed: `node tools/offline.ts FOLDER`; with `by-region` in parts, as a guide of many hikes has them anyway.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Content, loadContent } from '../content/load.ts';
import { manyHikes } from '../domain/many-hikes.ts';
import { regionSheetName } from '../domain/maps.ts';
import { isNamedByContent } from '../domain/named-by-content.ts';
import { type Pictures, picturesSchema } from '../domain/pictures.ts';
import type { OfflineFile, OfflinePart } from '../web/offline/list.ts';
import { compressFile, precompress } from './precompress.ts';

const root = join(import.meta.dirname, '..');
const bundledWorker = join(root, 'build/worker.js');

/** Pages and the files they hand out, styles, scripts, pictures; not the cards for shared links, what only machines read, nor
 * the icons of the installed site, which the device itself keeps. */
const kept = [
  '**/index.html',
  'trails/**/*.{gpx,geojson,ics}',
  'assets/*',
  'art/*.svg',
  'maps/*',
  'finder/*.json',
  'treeline.svg',
  'favicon.svg',
  '*.png',
  'manifest.webmanifest',
];
/** Nor the lists themselves, which the service worker keeps. */
const notKept = /^(index\.html|art\/card-.*|assets\/offline-.*\.json)$/;

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

export async function packOffline(client: string, compressed: string, content: Content, byRegion = false) {
  const files = globSync(kept, { cwd: client })
    .filter((file) => !notKept.test(file))
    .sort();
  // A hike takes about 30 KB.
  const groups = byRegion || content.listed.length >= manyHikes ? inParts(files, content, readPictures()) : [{ files }];
  const parts: OfflinePart[] = [];
  for (const { files, region } of groups) {
    const text = JSON.stringify(files.map((file) => entryOf(client, file)));
    const name = `assets/offline-${hashOf(text)}.json`;
    await write(client, compressed, name, text);
    const bytes = files.reduce((sum, file) => sum + transferSize(client, compressed, file), 0);
    parts.push({ bytes, list: `/${name}`, region });
  }
  await write(client, compressed, 'sw.js', workerWith(parts));
}

type Group = { files: string[]; region?: OfflinePart['region'] };

/** A region: its page with its map, its hikes with their files, and what is drawn for these alone. First, what belongs to none. */
export function inParts(
  files: readonly string[],
  { regions, trails }: Pick<Content, 'regions' | 'trails'>,
  { heroes, badges }: Pick<Pictures, 'heroes' | 'badges'>,
): Group[] {
  const groups = regions.map(({ slug, name, path }) => {
    const hikes = trails.filter(({ region }) => region === slug);
    const pictures = new Set(hikes.flatMap(({ id }) => [heroes[id]?.src, badges[id]?.src]));
    const pages = [path, `/trails/${slug}`];
    const beginnings = [...pages.map((page) => `${page}/`), `/maps/${regionSheetName(slug)}.`];
    const isOwn = (file: string) =>
      pictures.has(`/${file}`) || beginnings.some((beginning) => `/${file}`.startsWith(beginning));
    return { files: files.filter(isOwn), region: { slug, name, pages } };
  });
  const ofRegions = new Set(groups.flatMap((group) => group.files));
  return [{ files: files.filter((file) => !ofRegions.has(file)) }, ...groups];
}

const readPictures = (): Pictures =>
  picturesSchema.parse(JSON.parse(readFileSync(join(root, 'build/pictures.json'), 'utf8')));

async function write(client: string, compressed: string, name: string, content: string): Promise<void> {
  writeFileSync(join(client, name), content);
  await compressFile(join(client, name), join(compressed, name));
}

function entryOf(client: string, file: string): OfflineFile {
  const url = `/${file.replace(/\/index\.html$/, '')}`;
  return isNamedByContent(file) ? [url] : [url, hashOf(readFileSync(join(client, file)))];
}

function transferSize(client: string, compressed: string, file: string): number {
  const brotli = join(compressed, `${file}.br`);
  return statSync(existsSync(brotli) ? brotli : join(client, file)).size;
}

/** In the place of the name that the worker has for them. */
function workerWith(parts: readonly OfflinePart[]): string {
  const name = '__OFFLINE_PARTS__';
  const worker = readFileSync(bundledWorker, 'utf8').split(name);
  if (worker.length !== 2) throw new Error(`The service worker must name ${name} once`);
  return worker.join(JSON.stringify(parts));
}

if (import.meta.main) {
  const [folder = 'build', how] = process.argv.slice(2);
  const [client, compressed] = [join(folder, 'client'), join(folder, 'compressed')];
  await precompress(client, compressed);
  await packOffline(client, compressed, loadContent(), how === 'by-region');
}
