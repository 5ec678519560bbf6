/** Which styles a page carries, and which it links. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { pageStyles } from './first-screen.ts';

const folder = mkdtempSync(join(tmpdir(), 'styles-'));
afterAll(() => rmSync(folder, { recursive: true }));
mkdirSync(join(folder, 'assets'));

const frame = 'assets/first-screen-frame.css';
const [shared, trail, about] = ['assets/shared.css', 'assets/trail.css', 'assets/about.css'];
for (const sheet of [frame, shared, trail, about]) writeFileSync(join(folder, sheet), `.${sheet.slice(7, -4)}{}\n`);

/** As the router names them: a page's own first. */
const kinds = [
  [trail, shared, frame],
  [about, shared, frame],
];
const { files, putInto } = pageStyles(folder, kinds);
const links = (sheets: readonly string[]) =>
  sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}"/>`).join('');
const ends = '<template data-first-screen-ends=""></template>';
const pageWith = (sheets: readonly string[], body: string) =>
  putInto(`<head>${links(sheets)}<title>Page</title></head><body>${body}</body>`);

test('pages have their own styles after those that they share with others, and so their own win', () => {
  expect(files.map(({ text }) => text)).toEqual(['.shared{}.trail{}', '.shared{}.about{}']);
});

test('a page carries what its first screen needs, and links all else as one sheet where that ends', () => {
  expect(pageWith([trail, shared, frame], `<h1></h1>${ends}<p></p>`)).toBe(
    `<head><style>.first-screen-frame{}</style><title>Page</title></head><body><h1></h1>${links([files[0]?.name ?? ''])}<p></p></body>`,
  );
});

test('a page that does not say where its first screen ends waits for its sheet', () => {
  expect(pageWith([about, shared, frame], '<h1></h1>')).toBe(
    `<head><style>.first-screen-frame{}</style>${links([files[1]?.name ?? ''])}<title>Page</title></head><body><h1></h1></body>`,
  );
});
