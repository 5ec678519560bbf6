/**
 * Inlines the sheet of the first screen (vite.config.ts), the same in every page. All other styles are two sheets, one that all pages share
 * and one for the kind of page, linked where the first screen ends (web/ui/first-screen-ends.tsx), or in the head of a page that does not
 * mark that. They have the mark of a sheet that React rendered: React then inserts a sheet that an island loads later (the finder's map)
 * after them, and not before all others.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const stylesheetLink = /<link rel="stylesheet" href="\/([^"#]+)#?"\/>/g;
const firstScreenEnds = '<template data-first-screen-ends=""></template>';
const isFirstScreen = (sheet: string) => basename(sheet).startsWith('first-screen-');

/**
 * @param folder the folder with the bundled sheets
 * @param kinds the sheets of each route
 */
export function pageStyles(folder: string, kinds: readonly string[][]) {
  /** Shared sheets come first, so that a page's own styles win. */
  const users = (sheet: string) => kinds.filter((sheets) => sheets.includes(sheet)).length;
  const toText = (sheets: readonly string[]) =>
    sheets
      .toSorted((a, b) => users(b) - users(a))
      .map((sheet) => readFileSync(join(folder, sheet), 'utf8').trim())
      .join('');
  const isShared = (sheet: string) => users(sheet) === kinds.length;
  const named = (sheets: readonly string[]) => {
    const text = toText(sheets);
    return { name: `assets/styles-${toHash(text)}.css`, text };
  };
  const linked = (sheets: readonly string[]) => {
    const later = sheets.filter((sheet) => !isFirstScreen(sheet));
    const parts = [later.filter(isShared), later.filter((sheet) => !isShared(sheet))];
    return parts.filter((part) => part.length > 0).map(named);
  };
  const inline = toText(kinds[0]?.filter(isFirstScreen) ?? []);
  return {
    /** The same in every page. */
    inline,
    /** The sheets that pages link. */
    files: kinds.flatMap(linked),
    putInto(page: string): string {
      const sheets = [...page.matchAll(stylesheetLink)].map(([, sheet = '']) => sheet);
      const style = `<style>${inline}</style>`;
      const link = linked(sheets)
        .map(({ name }) => `<link rel="stylesheet" href="/${name}" data-precedence="default"/>`)
        .join('');
      const bare = page.replace(stylesheetLink, '');
      const head = bare.includes(firstScreenEnds) ? style : style + link;
      return bare.replace(/(?=<link |<title)/, () => head).replace(firstScreenEnds, () => link);
    },
  };
}

const toHash = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 8);
