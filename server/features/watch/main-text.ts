/**
 * Extracts the main text of a page, so that a new ad or menu does not count as a change. Every step is linear, so a foreign
 * page cannot keep the server busy.
 */
import { createHash } from 'node:crypto';

const hidden = /<!--|<(script|style|noscript|template|svg|nav|header|footer|aside|form)\b/g;

export function mainText(html: string): string {
  const visible = withoutHidden(html);
  return (inside(visible, 'main') ?? inside(visible, 'body') ?? visible)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Keeps the length, which toLowerCase does not for some letters. */
const lowered = (html: string): string => html.replace(/[A-Z]+/g, (letters) => letters.toLowerCase());

/** An unclosed element removes the rest. */
function withoutHidden(html: string): string {
  const lower = lowered(html);
  let visible = '';
  let at = 0;
  for (;;) {
    hidden.lastIndex = at;
    const found = hidden.exec(lower);
    if (!found) return visible + html.slice(at);
    visible += `${html.slice(at, found.index)} `;
    const close = lower.indexOf(found[1] ? `</${found[1]}` : '-->', found.index);
    const end = close < 0 ? -1 : lower.indexOf('>', close);
    if (end < 0) return visible;
    at = end + 1;
  }
}

function inside(html: string, element: string): string | undefined {
  const lower = lowered(html);
  const opening = new RegExp(`<${element}\\b[^<>]*>`).exec(lower);
  if (!opening) return undefined;
  const start = opening.index + opening[0].length;
  const end = lower.indexOf(`</${element}`, start);
  return html.slice(start, end < 0 ? undefined : end);
}

export const hashOfText = (html: string): string => createHash('sha256').update(mainText(html)).digest('hex');
