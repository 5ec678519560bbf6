/**
 * Pages carry the styles of their first screen, so that it shows as soon as the page itself is here. All others are linked where
 * that screen ends (web/ui/first-screen-ends.tsx), or in the head of a page that does not say where.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const prefix = 'first-screen-';

/** What pages carry: the frame of all, and the head of their kind. Each part is in all pages of its kind: keep them few. */
const parts = {
  frame: [
    'build/regions.css',
    'styles/tokens',
    'styles/base',
    'layout/account-area',
    'layout/brand',
    'layout/header',
    'ui/icon.',
    'ui/picture',
    'ui/plate',
    'ui/region-marker',
    'session/sign-in-link',
    'layout/skip-link',
  ],
  article: ['ui/article'],
  hike: ['trail/hero', 'wishes/wish'],
  region: ['region/region-head'],
};

/** Sheets that Vite keeps apart for it. */
export const firstScreenSheets = Object.entries(parts).map(([name, files]) => ({
  name: prefix + name,
  test: (id: string) => files.some((file) => id.includes(`/${file}`)),
}));

const linkOf = /<link rel="stylesheet" href="\/([^"#]+)#?"\/>/g;
const marker = '<template data-first-screen-ends=""></template>';

const isCarried = (sheet: string) => basename(sheet).startsWith(prefix);

export type PageStyles = {
  /** The sheets that pages link. */
  files: { name: string; text: string }[];
  putInto(page: string): string;
};

/**
 * What a page does not carry it links as one sheet, made for its kind: a first visit asks once.
 * @param folder where the sheets lie as they were bundled
 * @param kinds the sheets of each route
 */
export function pageStyles(folder: string, kinds: readonly string[][]): PageStyles {
  const inOrder = sharedFirst(kinds);
  const textOf = (sheets: readonly string[]) =>
    inOrder(sheets)
      .map((sheet) => readFileSync(join(folder, sheet), 'utf8').trim())
      .join('');
  const linked = (sheets: readonly string[]) => {
    const text = textOf(sheets.filter((sheet) => !isCarried(sheet)));
    return text === '' ? [] : [{ name: `assets/styles-${hashOf(text)}.css`, text }];
  };
  return {
    files: kinds.flatMap(linked),
    putInto(page) {
      const sheets = [...page.matchAll(linkOf)].map(([, sheet = '']) => sheet);
      const links = linked(sheets).map(({ name }) => `<link rel="stylesheet" href="/${name}"/>`);
      const carried = inOrder(sheets.filter(isCarried)).map((sheet) => textOf([sheet]));
      return withStyles(page, (isStill(page) ? neededIn(page, carried) : carried).join(''), links);
    },
  };
}

/** No island adds elements to it later. */
const isStill = (page: string) => !page.includes('data-island=');

/** Without the parts that are for other kinds of pages, and the rules for what no element of the page is: of another region, with its picture moved otherwise. */
function neededIn(page: string, sheets: readonly string[]): string[] {
  const classes = new Set([...page.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')));
  const isFor = (sheet: string) =>
    [...sheet.matchAll(/\.([a-zA-Z][\w-]*)/g)].some(([, name = '']) => classes.has(name));
  const ofOneValue = /(?<=[{}])[^{},]*\[data-(region|x|y)="?(\w+)"?\]\{[^{}]*\}/g;
  return sheets
    .filter(isFor)
    .map((sheet) =>
      sheet.replace(ofOneValue, (rule, name, value) => (page.includes(`data-${name}="${value}"`) ? rule : '')),
    );
}

/** What many kinds of pages share comes before what fewer have for themselves, which builds on it. The router names a page's own sheet first. */
function sharedFirst(kinds: readonly string[][]): (sheets: readonly string[]) => string[] {
  const count = (sheet: string) => kinds.filter((sheets) => sheets.includes(sheet)).length;
  return (sheets) => sheets.toSorted((a, b) => count(b) - count(a));
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);

function withStyles(page: string, style: string, links: readonly string[]): string {
  const bare = page.replace(linkOf, '');
  const [inHead, inBody] = bare.includes(marker) ? [[], links] : [links, []];
  return bare
    .replace(/(?=<link |<title)/, () => [`<style>${style}</style>`, ...inHead].join(''))
    .replace(marker, () => inBody.join(''));
}
