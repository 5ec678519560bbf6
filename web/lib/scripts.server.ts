/** Where the built scripts lie; tools/build.ts writes their names down. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Scripts } from './scripts.ts';

export function readScripts(): Scripts {
  if (import.meta.env.DEV) return { site: '/web/script/main.ts', islands: {} };
  return JSON.parse(readFileSync(resolve('build/scripts.json'), 'utf8'));
}
