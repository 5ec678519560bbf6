/**
 * Pages and islands are built apart and must agree on the names of their classes: which file of all, and which word in it. A page holds a
 * hundred of them, and a hash cannot be compressed.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';

const root = join(import.meta.dirname, '..');

export const modules = globSync('web/**/*.module.css', { cwd: root }).sort();

export function shortName(local: string, file: string): string {
  const place = modules.indexOf(relative(root, file));
  if (place === -1) throw new Error(`${file} is none of the style sheets below web`);
  const words = new Set(readFileSync(file, 'utf8').match(/[a-z_][\w-]*/gi));
  return `c${place.toString(36)}_${[...words].indexOf(local).toString(36)}`;
}

/** While developing: what it stands for, and then the short name, except for a style sheet that was not there at the start. */
export const tellingName = (local: string, file: string): string =>
  [
    basename(file, '.module.css'),
    local,
    ...(modules.includes(relative(root, file)) ? [shortName(local, file)] : []),
  ].join('-');
