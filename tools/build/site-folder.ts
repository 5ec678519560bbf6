/**
 * The folder of the built site, updated in place: unchanged files are not touched, obsolete ones are deleted. Obsolete files with a
 * content hash in their name are set aside, for pages of the previous build that are still open.
 */
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isCompressedCopy, isNamedByContent } from '../../domain/wire/named-by-content.ts';

export type SiteFolder = {
  has(file: string): boolean;
  write(file: string, content: string | Uint8Array): void;
  /** Marks an existing file as part of the site. */
  keep(file: string): void;
  /** Deletes what was neither written nor marked. */
  prune(): void;
  /** What prune set aside, and was not written again, replaces the files of the previous build; where that is nothing, those stay. */
  keepPrevious(): void;
};

export function openSiteFolder(build: string): SiteFolder {
  const client = join(build, 'client');
  const [previous, aside] = [join(build, 'previous'), join(build, 'aside')];
  const wanted = new Set<string>();
  const pathOf = (file: string) => join(client, file);

  const setAside = (file: string) => {
    const copies = ['', '.br', '.gz'].map((suffix) => file + suffix);
    for (const name of copies.filter((name) => existsSync(pathOf(name)))) {
      const target = join(aside, 'client', name);
      mkdirSync(dirname(target), { recursive: true });
      renameSync(pathOf(name), target);
    }
  };

  return {
    has: (file) => existsSync(pathOf(file)),
    keep: (file) => void wanted.add(normal(file)),
    write(file, content) {
      wanted.add(normal(file));
      const bytes = typeof content === 'string' ? Buffer.from(content, 'utf8') : content;
      const path = pathOf(file);
      if (existsSync(path) && readFileSync(path).equals(bytes)) return;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, bytes);
    },
    prune() {
      const files = filesIn(client).filter((name) => !isCompressedCopy(name)); // managed by precompress.ts
      for (const file of files.filter((name) => !wanted.has(normal(name)))) {
        if (isNamedByContent(normal(file))) setAside(file);
        else rmSync(pathOf(file));
      }
    },
    keepPrevious() {
      const back = filesIn(join(aside, 'client')).filter((file) => existsSync(pathOf(file)));
      for (const file of back) rmSync(join(aside, 'client', file));
      if (filesIn(join(aside, 'client')).length > 0) {
        rmSync(previous, { recursive: true, force: true });
        renameSync(aside, previous);
      } else rmSync(aside, { recursive: true, force: true });
    },
  };
}

export const filesIn = (folder: string): string[] =>
  globSync('**/*', { cwd: folder }).filter((file) => statSync(join(folder, file)).isFile());

const normal = (file: string) => file.replaceAll('\\', '/').replace(/^\//, '');
