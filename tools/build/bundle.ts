/** Bundles the scripts of pages (an inline one, the small one that it loads, and one for each island, with shared chunks) and the service worker. */
import { globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import type { Scripts } from '../../web/lib/scripts.ts';

const root = join(import.meta.dirname, '../..');

/**
 * Shared chunks, a few instead of many tiny ones: on a weak signal each costs a round trip. `base` is for the script of every page,
 * `question` for the prompt before the collection, `calls` for API calls, `claims` for claims, `follow` for live data, `trails` for trail pages and
 * the finder, `small` for the islands.
 */
const codeSplitting = {
  groups: [
    {
      name: 'base',
      test: /lib\/session-hint|session\/(remembered|words)|preload-helper|lib\/(text\/kilometers|text\/listed|note|provider|time-limit)|domain\/(time\/(wall-clock|retention)|order)/,
    },
    {
      name: 'question',
      test: /lib\/geolocation\.ts|claim\/(question-words|start-claim)\.ts|badges\/guide\.ts|runtime\/.*helpers/,
    },
    { name: 'calls', test: /node_modules\/zod|lib\/api/ },
    { name: 'claims', test: /claim\/(outbox\/|words\.ts)|node_modules\/idb|session\/who|lib\/(lock|text\/local-time)/ },
    { name: 'follow', test: /features\/live\/(follow|page-hikes)/ },
    { name: 'trails', test: /lib\/(start|fetch-json|text\/drive)|domain\/(finder\/wishes|badge\/rule)/ },
    {
      name: 'small',
      test: /ui\/(header-)?icon|ui\/badge-|ui\/nav-words|lib\/kept-focus/,
    },
  ],
};

type Bundled = { isDynamicEntry: boolean; modules: Record<string, { renderedLength: number }> };

const worthCompilingAhead = 20_000;

/**
 * A hint to Chromium to compile the whole script in the background while it loads, instead of each function at its first call. Not for
 * scripts that are loaded on demand: most of their code is not used.
 */
function compileHint({ isDynamicEntry, modules }: Bundled): string {
  const letters = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return !isDynamicEntry && letters > worthCompilingAhead ? '//# allFunctionsCalledOnLoad' : '';
}

export async function bundle(folder: string): Promise<Scripts> {
  // Sorted: the order of a directory listing is not stable, and the order of inputs changes the file names.
  const files = globSync('web/features/*/*.{island.tsx,first.ts}', { cwd: root }).sort();
  const nameOf = (file: string) => basename(file).replace(/\.island\.tsx$|\.ts$/, '');
  const inputs = { site: 'web/site-script/main.ts', ...Object.fromEntries(files.map((file) => [nameOf(file), file])) };

  rmSync(folder, { recursive: true, force: true });
  const output = await build({
    configFile: join(root, 'tools/build/bundle.vite.config.ts'),
    logLevel: 'error',
    build: { outDir: folder, rollupOptions: { input: inputs, output: { codeSplitting, postBanner: compileHint } } },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('Bundling the scripts produced no output');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const addresses = ({ fileName }: { fileName: string }) =>
    [...withImports(fileName, chunks)].map((name) => `/assets/${name}`);
  const entries = new Map(chunks.filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, addresses(chunk)]));
  const scriptsOf = (name: string) => entries.get(name) ?? [];
  const islands = files.filter((file) => file.endsWith('.island.tsx')).map(nameOf);
  return {
    starting: await startingLines(),
    site: scriptsOf('site'),
    islands: Object.fromEntries(islands.map((name) => [name, scriptsOf(name)])),
    first: Object.fromEntries(islands.map((name) => [name, scriptsOf(`${name}.first`)])),
  };
}

/** The inline script, which imports nothing by itself. */
const startingLines = async (): Promise<string> =>
  (await inOnePiece('web/site-script/starting.ts', { format: 'iife' })).trim();

/** The list of files is inserted when all of them exist (tools/build/offline.ts). */
export const bundleWorker = (): Promise<string> => inOnePiece('web/features/offline/service-worker.ts');

async function inOnePiece(file: string, output: { format?: 'iife' } = {}): Promise<string> {
  const built = await build({
    configFile: join(root, 'tools/build/bundle.vite.config.ts'),
    logLevel: 'error',
    build: { write: false, rollupOptions: { input: join(root, file), output } },
  });
  const [result] = [built].flat();
  const [chunk, ...others] = result && 'output' in result ? result.output : [];
  if (chunk?.type !== 'chunk' || others.length > 0) throw new Error(`${file} was split into several chunks`);
  return chunk.code;
}

type Chunk = { fileName: string; imports: string[] };

/** A file and its static imports, itself first. */
function withImports(fileName: string, chunks: Chunk[], found = new Set<string>()): Set<string> {
  if (found.has(fileName)) return found;
  found.add(fileName);
  const chunk = chunks.find((candidate) => candidate.fileName === fileName);
  for (const name of chunk?.imports ?? []) withImports(name, chunks, found);
  return found;
}
