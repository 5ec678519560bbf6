/** What a page says to its readers, so that a new advertisement or menu is no change. */
import { createHash } from 'node:crypto';

const hidden =
  /<!--[\s\S]*?-->|<(script|style|noscript|template|svg|nav|header|footer|aside|form)\b[\s\S]*?<\/\1\s*>/gi;

export function mainText(html: string): string {
  const visible = html.replace(hidden, ' ');
  const [, main] = /<main\b[^>]*>([\s\S]*?)<\/main\s*>/i.exec(visible) ?? [];
  const [, body] = /<body\b[^>]*>([\s\S]*?)(?:<\/body\s*>|$)/i.exec(visible) ?? [];
  return (main ?? body ?? visible)
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

export const hashOfText = (html: string): string => createHash('sha256').update(mainText(html)).digest('hex');
