/** Which build this is. The build writes it down beside the pages; without one it is the version of the package. */
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
