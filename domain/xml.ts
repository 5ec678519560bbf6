/** Text in XML files. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

export const escaped = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character);

export const xmlHead = '<?xml version="1.0" encoding="UTF-8"?>\n';
