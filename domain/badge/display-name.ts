/** How pages address a signed-in hiker: a first name, and initials for the avatar. */
export type Named = { name?: string; email?: string };

const namelessHiker = 'hiker';
const smiley = '☺';

/** Keeps combining marks: many scripts need them. */
const toLetters = (word: string): string => word.replace(/[^\p{L}\p{M}]/gu, '');
const hasLetter = (word: string): boolean => /\p{L}/u.test(word);
const words = (text: string, between: RegExp): string[] => text.split(between).map(toLetters).filter(hasLetter);

/** First word of the name, letters only; falls back to the local part of the e-mail, then to "hiker". */
export function firstName({ name = '', email = '' }: Named): string {
  const [first] = words(name, /\s+/u);
  return first ?? (localPart(email) || namelessHiker);
}

/** First letters of the first two words of the name or of the e-mail's local part; falls back to a smiley. */
export function initials({ name = '', email = '' }: Named): string {
  const inName = words(name, /\s+/u);
  const source = inName.length > 0 ? inName : words(localPart(email), /[\s._+-]+/u);
  const letters = source.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('en') || smiley;
}

const localPart = (email: string): string => email.split('@')[0]?.trim() ?? '';
