/** Whether markup is a single element whose tags all match: enough for what the kit writes. */
export function isWellFormed(markup: string): boolean {
  const tag = /<(\/?)([a-zA-Z]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/y;
  const open: string[] = [];
  let position = 0;
  while (position < markup.length) {
    const text = /[^<]*/y;
    text.lastIndex = position;
    const between = text.exec(markup)?.[0] ?? '';
    if (between !== '' && open.length === 0) return false;
    if (/&(?!amp;|lt;|gt;|quot;|#\d+;)/.test(between)) return false;
    position += between.length;
    if (position === markup.length) break;

    tag.lastIndex = position;
    const match = tag.exec(markup);
    if (!match) return false;
    const [whole, closing, name = '', , selfClosing] = match;
    if (closing && open.pop() !== name) return false;
    if (!closing && !selfClosing) open.push(name);
    position += whole.length;
    if (open.length === 0 && position < markup.length) return false;
  }
  return open.length === 0;
}
