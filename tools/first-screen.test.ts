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
for (const sheet of [shared, trail, about]) writeFileSync(join(folder, sheet), `.${sheet.slice(7, -4)}{}\n`);
const regions = ':root,[data-region=ns]{--tint:blue}[data-region=me]{--tint:red}[data-region=nw]{--tint:green}';
writeFileSync(join(folder, frame), `.frame{}${regions}@media screen{[data-region=me]{--tint:pink}}\n`);
const article = 'assets/first-screen-article.css';
writeFileSync(join(folder, article), '.article{}');

/** As the router names them: a page's own first. */
const kinds = [
  [trail, shared, frame],
  [about, shared, article, frame],
];
const { files, putInto } = pageStyles(folder, kinds);
const links = (sheets: readonly string[]) =>
  sheets.map((sheet) => `<link rel="stylesheet" href="/${sheet}"/>`).join('');
const ends = '<template data-first-screen-ends=""></template>';
const pageWith = (sheets: readonly string[], body: string) =>
  putInto(`<head>${links(sheets)}<title>Page</title></head><body>${body}</body>`);

const heading = '<h1 class="frame" data-region="ns"></h1>';
const ofOurPage = '.frame{}:root,[data-region=ns]{--tint:blue}@media screen{}';

test('pages have their own styles after those that they share with others, and so their own win', () => {
  expect(files.map(({ text }) => text)).toEqual(['.shared{}.trail{}', '.shared{}.about{}']);
});

test('a page carries what its first screen needs, and links all else as one sheet where that ends', () => {
  expect(pageWith([trail, shared, frame], `${heading}${ends}<p></p>`)).toBe(
    `<head><style>${ofOurPage}</style><title>Page</title></head><body>${heading}${links([files[0]?.name ?? ''])}<p></p></body>`,
  );
});

test('a page that does not say where its first screen ends waits for its sheet', () => {
  expect(pageWith([about, shared, frame], heading)).toBe(
    `<head><style>${ofOurPage}</style>${links([files[1]?.name ?? ''])}<title>Page</title></head><body>${heading}</body>`,
  );
});

const stylesOf = (page: string) => /<style>(.*)<\/style>/.exec(page)?.[1];

test('a page carries the rules of the regions that it shows, on every kind of screen, and no part that is for other pages', () => {
  const both = '<h1 class="wide frame" data-region="me"></h1><p data-region="nw"></p>';
  expect(stylesOf(pageWith([about, shared, article, frame], both))).toBe(
    `.frame{}${regions}@media screen{[data-region=me]{--tint:pink}}`,
  );
  expect(stylesOf(pageWith([about, shared, article, frame], heading))).toBe(ofOurPage);
  expect(stylesOf(pageWith([about, shared, article, frame], `${heading}<p class="article"></p>`))).toContain(
    '.article{}',
  );
});

test('a page with an island carries everything: nobody knows what that will show', () => {
  expect(stylesOf(pageWith([about, shared, article, frame], '<div data-island="finder"></div>'))).toBe(
    `.frame{}${regions}@media screen{[data-region=me]{--tint:pink}}.article{}`,
  );
});
