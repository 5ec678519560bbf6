/** Whether files have changed since the last successful build: build/.built has a hash of their names, sizes and times. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesIn } from './site-folder.ts';

const inputs = {
  folders: ['art', 'content', 'domain', 'web', 'tools', 'server'],
  files: ['package.json', 'package-lock.json', 'vite.config.ts', 'react-router.config.ts'],
};

function computeFingerprint(root: string): string {
  const inFolders = inputs.folders.flatMap((folder) => filesIn(join(root, folder)).map((file) => join(folder, file)));
  const marks = [...inputs.files, ...inFolders].sort().map((file) => {
    const { size, mtimeMs } = statSync(join(root, file));
    return `${file} ${size} ${mtimeMs}`;
  });
  return createHash('sha256').update(marks.join('\n')).digest('hex');
}

const stampIn = (root: string) => join(root, 'build/.built');

export const isUpToDate = (root: string): boolean =>
  existsSync(stampIn(root)) && readFileSync(stampIn(root), 'utf8') === computeFingerprint(root);

/** Called before a build, so that a file that changes meanwhile causes another, and one that fails is repeated. */
export function startBuilding(root: string): () => void {
  const fingerprint = computeFingerprint(root);
  rmSync(stampIn(root), { force: true });
  return () => {
    mkdirSync(join(root, 'build'), { recursive: true });
    writeFileSync(stampIn(root), fingerprint);
  };
}
