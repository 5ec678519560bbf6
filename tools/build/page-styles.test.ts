import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageStyles } from './page-styles.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));

const sheets = ['first-screen-1a', 'shared-2b', 'trail-3c', 'about-4d'].map((name) => `assets/${name}.css`);
for (const sheet of sheets) writeFileSync(join(folder, sheet), `.${sheet.slice(7, -7)}{}\n`);
const [firstScreen = '', shared = '', trail = '', about = ''] = sheets;

/** In the router's order: a page's own sheet first. */
const kinds = [
  [trail, shared, firstScreen],
  [about, shared, firstScreen],
];
const { files, putInto } = pageStyles(folder, kinds);
const link = (sheet = '') => `<link rel="stylesheet" href="/${sheet}"/>`;
const links = (...sheets: (string | undefined)[]) =>
  sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}" data-precedence="default"/>`).join('');
const pageWith = (sheets: readonly string[], body: string) =>
  putInto(`<head>${sheets.map(link).join('')}<title>Page</title></head><body>${body}</body>`);

const named = (text: string) => files.find((file) => file.text === text)?.name;
const [ofAll, ofTrails, ofAbout] = ['.shared{}', '.trail{}', '.about{}'].map(named);

test('styles are one sheet that all pages share, and one of each kind of page', () => {
  expect([...new Set(files.map(({ text }) => text))]).toEqual(['.shared{}', '.trail{}', '.about{}']);
});

test('the styles of a kind of page come after those that it shares with other kinds', () => {
  const [own, some] = ['assets/hikes-5e.css', 'assets/rows-6f.css'];
  writeFileSync(join(folder, own), '.hikes{}');
  writeFileSync(join(folder, some), '.rows{}');
  const styles = pageStyles(folder, [
    [own, some, shared],
    [trail, some, shared],
    [about, shared],
  ]);
  expect(styles.files.map(({ text }) => text)).toContain('.rows{}.hikes{}');
});

test('a page inlines the styles of its first screen, and links the others where that ends', () => {
  expect(pageWith(kinds[0] ?? [], '<h1></h1><template data-first-screen-ends=""></template><p></p>')).toBe(
    `<head><style>.first-screen{}</style><title>Page</title></head><body><h1></h1>${links(ofAll, ofTrails)}<p></p></body>`,
  );
});

test('a page without an end of its first screen links its sheets in the head', () => {
  expect(pageWith(kinds[1] ?? [], '<h1></h1>')).toBe(
    `<head><style>.first-screen{}</style>${links(ofAll, ofAbout)}<title>Page</title></head><body><h1></h1></body>`,
  );
});
