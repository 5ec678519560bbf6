/**
 * Pages carry the styles of their first screen, so that it shows as soon as the page itself is here. The other sheets are linked where
 * that screen ends (web/ui/first-screen-ends.tsx), or in the head of a page that does not say where.
 */
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const prefix = 'first-screen-';

/** What pages carry: the frame of all, and the head of their kind. Each part is in all pages of its kind: keep them few. */
const parts = {
  frame: [
    'build/regions.css',
    'styles/tokens',
    'styles/base',
    'ui/account-area',
    'ui/brand',
    'ui/header',
    'ui/icon.',
    'ui/picture',
    'ui/plate',
    'ui/region-marker',
    'ui/sign-in-link',
    'ui/skip-link',
  ],
  article: ['ui/article'],
  hike: ['trail/hero', 'trail/wish'],
  region: ['region/region-head'],
};

/** Sheets that Vite keeps apart for it. */
export const firstScreenSheets = Object.entries(parts).map(([name, files]) => ({
  name: prefix + name,
  test: (id: string) => files.some((file) => id.includes(`/${file}`)),
}));

const linkOf = /<link rel="stylesheet" href="\/([^"#]+)#?"\/>/g;
const marker = '<template data-first-screen-ends=""></template>';

export const isCarried = (sheet: string) => basename(sheet).startsWith(prefix);

/** The sheets that pages carry, by the name under which they ask for them. */
export function carriedStyles(folder: string): Map<string, string> {
  const sheets = globSync(`assets/${prefix}*.css`, { cwd: folder });
  return new Map(sheets.map((sheet) => [sheet, readFileSync(join(folder, sheet), 'utf8').trim()]));
}

const sheetsOf = (page: string): string[] => [...page.matchAll(linkOf)].map(([, sheet = '']) => sheet);

/**
 * What many kinds of pages share comes before what fewer have for themselves, which builds on it. The router names a page's own sheet first.
 * @param kinds the sheets of each route
 */
export function sharedFirst(kinds: readonly string[][]): (sheets: readonly string[]) => string[] {
  const count = (sheet: string) => kinds.filter((sheets) => sheets.includes(sheet)).length;
  return (sheets) => sheets.toSorted((a, b) => count(b) - count(a));
}

type Order = (sheets: readonly string[]) => string[];

export function withStyles(page: string, inOrder: Order, carried: ReadonlyMap<string, string>): string {
  const sheets = inOrder(sheetsOf(page));
  const style = sheets.map((sheet) => carried.get(sheet) ?? '').join('');
  if (style === '') return page;
  const links = sheets
    .filter((sheet) => !carried.has(sheet))
    .map((sheet) => `<link rel="stylesheet" href="/${sheet}"/>`);
  const bare = page.replace(linkOf, '');
  const [inHead, inBody] = bare.includes(marker) ? [[], links] : [links, []];
  return bare
    .replace(/(?=<link |<title)/, () => [`<style>${style}</style>`, ...inHead].join(''))
    .replace(marker, () => inBody.join(''));
}
