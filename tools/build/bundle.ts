/**
 * Bundles the scripts of pages and the service worker: an inline script, an entry for each kind of page, and the islands. Reading pages have
 * a build of their own: chunks shared with islands would bring React to them.
 */
import { globSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type { PageKind, Scripts } from '../../web/lib/scripts.ts';

const root = join(import.meta.dirname, '../..');

type CodeSplitting = Exclude<Rolldown.OutputOptions['codeSplitting'], boolean | undefined>;

/** By the number of pages that share a module, so that a new module needs no name here: on a weak signal each file costs a round trip. */
const sharedByKinds = (kinds: number): CodeSplitting => ({
  groups: [
    { name: 'base', tags: ['$initial'], minShareCount: kinds, priority: 3 },
    { name: 'live', tags: ['$initial'], minShareCount: 2, priority: 2 },
    { name: 'later', minShareCount: 2, priority: 1 },
  ],
});

/**
 * React and zod are files of their own; what is small is copied to where it is used. The bundler makes sure that a copied module still runs
 * once. The option is experimental: without it all works, in up to 43 files a page.
 */
const sharedByIslands: CodeSplitting = { experimentalInlineCommonChunks: { maxSize: 7000 } };

const worthCompilingAhead = 20_000;

/**
 * A hint to Chromium to compile the whole script in the background while it loads, instead of each function at its first call. Not for
 * scripts that are loaded on demand: most of their code is not used.
 */
function compileHint({ isDynamicEntry, modules }: Rolldown.RenderedChunk): string {
  const letters = Object.values(modules).reduce((sum, { renderedLength }) => sum + renderedLength, 0);
  return !isDynamicEntry && letters > worthCompilingAhead ? '//# allFunctionsCalledOnLoad' : '';
}

export async function bundle(folder: string): Promise<Scripts> {
  rmSync(folder, { recursive: true, force: true });
  const reading = entriesIn('web/site-script/reading/*.ts');
  const app = entriesIn('web/site-script/app/*.ts');
  const islands = entriesIn('web/features/*/*.island.tsx');
  const first = entriesIn('web/features/*/*.first.ts');
  const read = await bundleEntries(folder, reading, sharedByKinds(Object.keys(reading).length));
  const used = await bundleEntries(folder, { ...app, ...islands, ...first }, sharedByIslands);
  const getScripts = (entries: Entries) =>
    Object.fromEntries(Object.keys(entries).map((name) => [name.split('.')[0], { ...read, ...used }[name] ?? []]));
  return {
    starting: await startingLines(),
    kinds: getScripts({ ...reading, ...app }) as Record<PageKind, string[]>,
    islands: getScripts(islands),
    first: getScripts(first),
  };
}

/** Files by name: article, finder, collection.first. */
type Entries = Record<string, string>;

/** Sorted: the order of a directory listing is not stable, and the order of inputs changes the file names. */
const entriesIn = (pattern: string): Entries =>
  Object.fromEntries(
    globSync(pattern, { cwd: root })
      .sort()
      .map((file) => [basename(file).replace(/(\.island)?\.tsx?$/, ''), file]),
  );

/** @returns the URLs of each entry and of what it imports, itself first */
async function bundleEntries(
  folder: string,
  input: Entries,
  codeSplitting: CodeSplitting,
): Promise<Record<string, string[]>> {
  const output = await build({
    configFile: join(root, 'tools/build/bundle.vite.config.ts'),
    logLevel: 'error',
    build: {
      outDir: folder,
      emptyOutDir: false,
      rollupOptions: {
        input,
        preserveEntrySignatures: false,
        output: { codeSplitting, postBanner: compileHint },
      },
    },
  });
  const [result] = [output].flat();
  if (!result || !('output' in result)) throw new Error('Bundling the scripts produced no output');
  const chunks = result.output.filter((file) => file.type === 'chunk');
  const addresses = ({ fileName }: { fileName: string }) =>
    [...withImports(fileName, chunks)].map((name) => `/assets/${name}`);
  return Object.fromEntries(chunks.filter(({ isEntry }) => isEntry).map((chunk) => [chunk.name, addresses(chunk)]));
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
