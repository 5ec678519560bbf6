/** The oldest supported browsers ("the floor") are defined in package.json (browserslist). The build works there; below, pages are readable and name what they need. */
import { globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { type Page, phone } from './harness.ts';
import { allowedInScripts, allowedInStyles } from './minimum-browsers/allowed.ts';
import { lateSyntaxIn, tooNewInScripts } from './minimum-browsers/script-uses.ts';
import { tooNewInStyles } from './minimum-browsers/style-uses.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const client = resolve('build/client');

const texts = (folder: string, patterns: string[]) =>
  new Map(globSync(patterns, { cwd: folder }).map((file) => [file, readFileSync(resolve(folder, file), 'utf8')]));

/** The inline script of every page, and the scripts that it loads on this one. */
function getScripts(page: string): { lines: string; files: string[] } {
  const html = readFileSync(resolve(client, page, 'index.html'), 'utf8');
  const [, files = '', lines = ''] = /<script data-scripts="([^"]+)">([\s\S]*?)<\/script>/.exec(html) ?? [];
  return { lines, files: files.split(' ').map((file) => file.slice(1)) };
}
const { lines } = getScripts('about');

const scripts = new Map([...texts(client, ['assets/*.js', 'sw.js']), ['every page', lines]]);
/** The inlined styles of the first screen. */
const inPages = [...texts(client, ['{about,northshore,trails/north-shore/split-rock}/index.html'])].map(
  ([page, text]): [string, string] => [page, /<style>([^<]*)/.exec(text)?.[1] ?? ''],
);
const sheets = new Map([...texts(client, ['assets/*.css']), ...inPages]);

const notNamed = (uses: Map<string, string[]>, allowed: Record<string, string>) =>
  [...uses].filter(([use]) => !(use in allowed)).map(([use, files]) => `${use} in ${files.join(', ')}`);

test('scripts use nothing that a supported browser lacks, unless it is feature-detected and listed', () => {
  const uses = tooNewInScripts(scripts);
  expect(notNamed(uses, allowedInScripts)).toEqual([]);
  expect(Object.keys(allowedInScripts).filter((use) => !uses.has(use))).toEqual([]);
});

test('styles use nothing that a supported browser lacks, unless it is decorative and listed', () => {
  const uses = tooNewInStyles(sheets);
  expect(notNamed(uses, allowedInStyles)).toEqual([]);
  expect(Object.keys(allowedInStyles).filter((use) => !uses.has(use))).toEqual([]);
});

test.each([
  ['list.toSorted()', '.toSorted'],
  ['AbortSignal.timeout(9)', 'AbortSignal.timeout'],
  ['Object.groupBy(list, kind)', 'Object.groupBy'],
  ['const { promise } = Promise.withResolvers()', 'Promise.withResolvers'],
  ['requestIdleCallback(work)', 'requestIdleCallback'],
  ['new URLPattern(path)', 'URLPattern'],
  ['element.showPopover()', '.showPopover'],
  ['words.match(/(?<=the )north/)', 'a pattern that looks behind'],
  ['class Guide { static { begin() } }', 'StaticBlock'],
])('the check finds that %s is too new', (source, use) => {
  expect([...tooNewInScripts(new Map([['a.js', source]])).keys()]).toEqual([use]);
});

test('the check accepts what all browsers have, and names that a script defines itself', () => {
  const source = `
    list.at(-1); structuredClone(list); Object.hasOwn(list, 1); new ResizeObserver(f); crypto.randomUUID();
    const trail = { navigate() {} }; trail.navigate(); function cookieStore() {} cookieStore();`;
  expect([...tooNewInScripts(new Map([['a.js', source]]))]).toEqual([]);
});

test.each([
  ['a{color:light-dark(red,blue)}', 'light-dark()'],
  ['a{color:color-mix(in srgb,red,blue)}', 'color-mix()'],
  ['a{width:50cqi}', 'cqi'],
  ['a:has(b){color:red}', ':has'],
  ['@container (width>1px){a{color:red}}', '@container'],
  ['@media (width>=30rem){a{color:red}}', 'a range in @media'],
  ['a{b{color:red}&:hover{color:red}}', '&'],
  ['a{field-sizing:content}', 'field-sizing'],
  ['a{content:"x" / ""}', 'content with other words for ears'],
])('the check finds that %s is too new', (sheet, use) => {
  expect([...tooNewInStyles(new Map([['a.css', sheet]])).keys()]).toEqual([use]);
});

test('the check accepts a value with a fallback before it, or inside @supports', () => {
  const sheet = '@supports (width:1cqi){a{width:1cqi}}a{width:1vw;width:1cqi;content:"x";content:"x" / ""}';
  expect([...tooNewInStyles(new Map([['a.css', sheet]]))]).toEqual([]);
});

/** Removes what came between 2020 and the floor, and some of what came after. */
const asBeforeTheFloor = (page: Page) =>
  page.addInitScript(() => {
    const gone: [object, string[]][] = [
      [AbortSignal.prototype, ['throwIfAborted', 'reason']],
      [AbortSignal, ['timeout', 'any']],
      [Array.prototype, ['at', 'findLast', 'toSorted', 'flatMap']],
      [window, ['BroadcastChannel', 'structuredClone', 'requestIdleCallback']],
      [Object, ['hasOwn', 'groupBy']],
      [Navigator.prototype, ['locks', 'share']],
      [HTMLDialogElement.prototype, ['showModal']],
      [Crypto.prototype, ['randomUUID']],
      [Document.prototype, ['adoptedStyleSheets']],
    ];
    for (const [owner, names] of gone) for (const name of names) Reflect.deleteProperty(owner, name);
  });

test.each(['about', 'northshore', 'now', 'trails/north-shore/split-rock', 'hikes', 'badges/me'])(
  'the scripts that %s loads at once parse in browsers years below the floor',
  (page) => {
    const texts = [lines, ...getScripts(page).files.map((file) => scripts.get(file) ?? '')];
    expect(texts).not.toContain('');
    expect(texts.flatMap(lateSyntaxIn)).toEqual([]);
  },
);

test('below the floor pages are readable, and those with an island name the browsers they need', async () => {
  const { page, complaints } = await site.open(phone);
  await asBeforeTheFloor(page);
  for (const path of ['/hikes', '/badges/me', '/account']) {
    await page.goto(path);
    await page.getByText('needs a newer browser: Safari 15.4, Chrome 103, Firefox 100').waitFor();
  }
  await page.goto('/trails/north-shore/split-rock');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Daylight' }).waitFor();
  expect(complaints()).toEqual([]);
});
