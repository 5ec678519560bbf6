/**
 * The folder of the built site. Unchanged files are not touched: proxies tell by the modification time whether a browser's copy is current.
 * Obsolete files are deleted, but those with a content hash in their name are kept for pages of the previous build that are still open.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isNamedByContent } from '../../domain/wire/named-by-content.ts';

/** Files by their path in the site folder. */
export type Files = ReadonlyMap<string, string | Uint8Array>;

export function writeFiles(client: string, files: Files): void {
  for (const [name, content] of files) {
    const path = join(client, name);
    const bytes = Buffer.from(content);
    if (existsSync(path) && readFileSync(path).equals(bytes)) continue;
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, bytes);
  }
}

/**
 * The last step of a build, so that an interrupted one leaves the files of the build before it in place. The files of the previous build
 * are replaced only by those of another one.
 */
export function retireOthers(build: string, wanted: ReadonlySet<string>): void {
  const client = join(build, 'client');
  const previous = join(build, 'previous');
  const obsolete = filesIn(client).filter((name) => !wanted.has(name.replace(/\.(br|gz)$/, '')));
  if (obsolete.some(isNamedByContent)) rmSync(previous, { recursive: true, force: true });
  for (const name of obsolete) {
    if (isNamedByContent(name)) move(join(client, name), join(previous, 'client', name));
    else rmSync(join(client, name));
  }
}

function move(from: string, to: string): void {
  mkdirSync(dirname(to), { recursive: true });
  renameSync(from, to);
}

/** Drawings, scripts, and the fonts, icons and styles that pages refer to. */
export function gatherFiles(build: string): Files {
  const drawn = join(build, 'public');
  const bundled = join(build, 'pages/client');
  const read = (folder: string) => (name: string) => [name, readFileSync(join(folder, name))] as const;
  return new Map([...filesIn(drawn).map(read(drawn)), ...assetsIn(bundled).map(read(bundled))]);
}

type Chunk = { file: string; assets?: string[] };

/** From Vite's manifest. The router emits more, for client-side rendering, which nothing uses. */
function assetsIn(bundled: string): string[] {
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(bundled, '.vite/manifest.json'), 'utf8'));
  const named = new Set(Object.values(manifest).flatMap(({ assets = [] }) => assets));
  return [...named].filter((file) => /\.(woff2|svg|css)$/.test(file));
}

/** With slashes, on every system. */
export const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder })
    .filter((file) => statSync(join(folder, file)).isFile())
    .map((file) => file.replaceAll('\\', '/'));
