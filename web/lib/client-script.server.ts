/** Where the built script of the reading pages lies; tools/build.ts writes its name down. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

export function readClientScript(): string {
  if (import.meta.env.DEV) return '/web/script/main.ts';
  return JSON.parse(readFileSync(resolve('build/client-script.json'), 'utf8')).src;
}
