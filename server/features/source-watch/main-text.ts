/** Extracts the main text of a page, so that a new ad or menu does not count as a change. */
import { setImmediate } from 'node:timers/promises';
import { Parser } from 'htmlparser2';

const elementsToSkip = new Set([
  'aside',
  'footer',
  'form',
  'header',
  'nav',
  'noscript',
  'script',
  'style',
  'svg',
  'template',
  'title',
]);

/** The parser searches all open elements at every closing tag, so a crafted page could keep it busy. */
const mostNested = 256;
/** Other requests are served between two parts of a page. */
const partLength = 16 * 1024;

/** The text of its main element if it has one, else of the whole page. */
export async function mainText(html: string): Promise<string> {
  const open = { all: 0, skipped: 0, main: 0 };
  let [pageText, textOfMain] = ['', ''];
  let pieces: { text: string; isInMain: boolean }[] = [];

  const add = (text: string) => {
    if (open.skipped === 0) pieces.push({ text, isInMain: open.main > 0 });
  };
  const count = (name: string, by: 1 | -1) => {
    add(' ');
    open.all += by;
    if (elementsToSkip.has(name)) open.skipped += by;
    if (name === 'main') open.main += by;
    if (open.all > mostNested) throw new Error('its elements are nested too deeply');
  };

  const parser = new Parser({
    onopentagname: (name) => count(name, 1),
    onclosetag: (name) => count(name, -1),
    ontext: add,
  });
  const keepPieces = () => {
    pageText += joined(pieces);
    textOfMain += joined(pieces.filter(({ isInMain }) => isInMain));
    pieces = [];
  };
  for (let at = 0; at < html.length; at += partLength) {
    parser.write(html.slice(at, at + partLength));
    keepPieces();
    await setImmediate();
  }
  parser.end();
  keepPieces();
  return oneLine(textOfMain || pageText).trim();
}

const oneLine = (text: string): string => text.replace(/\s+/g, ' ');
const joined = (pieces: readonly { text: string }[]): string => oneLine(pieces.map(({ text }) => text).join(''));
