/** React draws what a page can show; scripts fill it (docs/decisions/001-pages-are-documents.md). */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const creates = /\b(?:createElement(?:NS)?\(|innerHTML|outerHTML|insertAdjacentHTML)|\.className = /;

/** Files and canvases, which are no part of a page; the scripts themselves; and marks that the map draws everywhere by one rule. */
const allowed = [
  'web/features/posters/draw-poster.ts',
  'web/features/proof/save.ts',
  'web/features/route/along.script.ts',
  'web/lib/islands/hydrate.ts',
  'web/lib/save-file.ts',
  'web/site-script/starting.ts',
];

test('scripts of pages create no markup: they fill what React has drawn', () => {
  const files = globSync('web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.'));
  const creating = files.filter((file) => creates.test(readFileSync(file, 'utf8')));
  expect(creating.map((file) => file.replaceAll('\\', '/')).sort()).toEqual(allowed);
});
