/**
 * Pages carry the styles of their first screen, so that it shows as soon as the page itself is here. The other sheets are linked where
 * that screen ends (web/ui/first-screen-ends.tsx), or in the head of a page that does not say where.
 */
import { globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

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

export function placeStyles(client: string): void {
  const sheets = globSync(`assets/${prefix}*.css`, { cwd: client });
  const carried = new Map(sheets.map((sheet) => [sheet, readFileSync(join(client, sheet), 'utf8').trim()]));
  const pages = globSync('**/*.html', { cwd: client }).map((page) => {
    const file = join(client, page);
    return { file, html: readFileSync(file, 'utf8') };
  });
  const inOrder = sharedFirst(pages.map(({ html }) => sheetsOf(html)));
  for (const { file, html } of pages) writeFileSync(file, withStyles(html, inOrder(sheetsOf(html)), carried));
  for (const sheet of sheets) rmSync(join(client, sheet));
}

const sheetsOf = (page: string): string[] => [...page.matchAll(linkOf)].map(([, sheet = '']) => sheet);

/** What many pages share comes before what fewer have for themselves, which builds on it. The router names a page's own sheet first. */
function sharedFirst(pages: readonly string[][]): (sheets: readonly string[]) => string[] {
  const count = (sheet: string) => pages.filter((sheets) => sheets.includes(sheet)).length;
  return (sheets) => sheets.toSorted((a, b) => count(b) - count(a));
}

function withStyles(page: string, sheets: readonly string[], carried: ReadonlyMap<string, string>): string {
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
