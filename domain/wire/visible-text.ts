/**
 * Text from outside without control, bidi and other invisible characters: a terminal would execute them, they
 * can deceive a reader, and PostgreSQL rejects some. The joiners U+200C and U+200D stay: many scripts and emoji need them.
 */
const lineBreaks = /\r\n?|[\u2028\u2029]/g;
const invisible = /(?![\n\t\u200c\u200d])[\p{Cc}\p{Cf}]/gu;
const betweenWords = /(?:\s|[^\P{C}\u200c\u200d])+/gu;

/** Keeps line breaks and tabs. */
export const visibleText = (text: string): string => text.replace(lineBreaks, '\n').replace(invisible, '');

/** Joins the lines into one. */
export const visibleLine = (text: string): string => text.replace(betweenWords, ' ').trim();

/** One line of at most this many characters, for names from outside. */
export const visibleName = (text: string, most: number): string => [...visibleLine(text)].slice(0, most).join('');

/** Has more than whitespace and joiners. */
export const hasVisible = (text: string): boolean => /[^\s\p{C}]/u.test(text);

/** For a terminal, which does not render joiners. */
export const terminalText = (text: string): string => visibleText(text).replace(/[\u200c\u200d]/g, '');
