/** Build version, from a file that the build writes next to the pages; falls back to the package version. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export function readVersion(buildFolder: string): string {
  const versionIn = (file: string): string => JSON.parse(readFileSync(file, 'utf8')).version;
  try {
    return versionIn(join(buildFolder, 'build.json'));
  } catch {
    return versionIn(join(import.meta.dirname, '../../package.json'));
  }
}
