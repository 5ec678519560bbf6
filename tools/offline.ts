/**
 * Lists what the guide consists of, and builds the service worker that knows this list. By hand, where a file of a built
 * site was changed: `node tools/offline.ts FOLDER`.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { isNamedByContent } from '../domain/named-by-content.ts';
import type { OfflineList } from '../web/offline/list.ts';
import { compressFile, precompress } from './precompress.ts';

const root = join(import.meta.dirname, '..');

/** Pages and the files they hand out, styles, scripts, pictures; not the cards for shared links, what only machines read, nor
 * the icons of the installed site, which the device itself keeps. */
const kept = [
  '**/index.html',
  'trails/**/*.{gpx,geojson,ics}',
  'assets/*',
  'art/*.svg',
  'maps/*.json',
  'finder/*.json',
  'treeline.svg',
  'favicon.svg',
  '*.png',
  'manifest.webmanifest',
];
const notKept = /^(index\.html|art\/card-.*)$/;

const hashOf = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex').slice(0, 8);

export async function packOffline(client: string, compressed: string): Promise<void> {
  const files = globSync(kept, { cwd: client })
    .filter((file) => !notKept.test(file))
    .sort();
  const list: OfflineList = {
    bytes: files.reduce((sum, file) => sum + transferSize(client, compressed, file), 0),
    files: files.map((file) => entryOf(client, file)),
  };
  const text = JSON.stringify(list);
  const listName = `assets/offline-${hashOf(text)}.json`;
  const written = [
    [listName, text],
    ['sw.js', await bundleWorker(`/${listName}`)],
  ] as const;
  for (const [name, content] of written) {
    writeFileSync(join(client, name), content);
    await compressFile(join(client, name), join(compressed, name));
  }
}

function entryOf(client: string, file: string): OfflineList['files'][number] {
  const url = `/${file.replace(/\/index\.html$/, '')}`;
  return isNamedByContent(file) ? [url] : [url, hashOf(readFileSync(join(client, file)))];
}

function transferSize(client: string, compressed: string, file: string): number {
  const brotli = join(compressed, `${file}.br`);
  return statSync(existsSync(brotli) ? brotli : join(client, file)).size;
}

async function bundleWorker(listAddress: string): Promise<string> {
  const output = await build({
    configFile: join(root, 'tools/bundle.vite.config.ts'),
    logLevel: 'error',
    define: { __OFFLINE_LIST__: JSON.stringify(listAddress) },
    build: { write: false, rollupOptions: { input: join(root, 'web/offline/service-worker.ts') } },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('The service worker was not bundled');
  const [worker, ...others] = result.output;
  if (others.length > 0) throw new Error('The service worker must be one file: it cannot import others');
  return worker.code;
}

if (import.meta.main) {
  const [client = '', compressed = ''] = ['client', 'compressed'].map((part) => join(process.argv[2] ?? 'build', part));
  await precompress(client, compressed);
  await packOffline(client, compressed);
}
