/** Islands are bundled without styles: the pages have to link them. */
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';
import { reachedFrom } from './imports.ts';

const read = (file: string) => readFileSync(file, 'utf8');
const stylesFrom = (file: string) => [...reachedFrom([file], read).files].filter((name) => name.endsWith('.css'));

const islands = globSync('web/features/*/*.island.tsx').map((file) => [basename(file, '.island.tsx'), file] as const);
const pagesWith = (island: string) =>
  globSync('web/pages/**/*.tsx').filter(
    (file) => /<Island\b/.test(read(file)) && read(file).includes(`name="${island}"`),
  );

test.each(islands)('every page with the %s island has its styles', (island, file) => {
  const pages = pagesWith(island);
  expect(pages.length).toBeGreaterThan(0);
  expect(stylesFrom(file).length).toBeGreaterThan(0);
  for (const page of pages) {
    const brought = new Set([...stylesFrom(page), ...stylesFrom('web/root.tsx')]);
    expect(stylesFrom(file).filter((style) => !brought.has(style))).toEqual([]);
  }
});
