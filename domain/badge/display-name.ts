/** How pages address a signed-in hiker: a first name, and initials for the avatar. */
export type Named = { name?: string; email?: string };

const namelessHiker = 'hiker';
const smiley = '☺';

/** Marks stay on their letters: they are half of many names. */
const lettersOf = (word: string): string => word.replace(/[^\p{L}\p{M}]/gu, '');
const hasLetter = (word: string): boolean => /\p{L}/u.test(word);
const words = (text: string, between: RegExp): string[] => text.split(between).map(lettersOf).filter(hasLetter);

/** First word of the name without anything but letters; else what stands before the @; else "hiker". */
export function firstName({ name = '', email = '' }: Named): string {
  const [first] = words(name, /\s+/u);
  return first ?? (localPart(email) || namelessHiker);
}

/** First letters of the first two words of the name or of the part before the @; a smiley where there are none. */
export function initials({ name = '', email = '' }: Named): string {
  const inName = words(name, /\s+/u);
  const source = inName.length > 0 ? inName : words(localPart(email), /[\s._+-]+/u);
  const letters = source.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('en') || smiley;
}

const localPart = (email: string): string => email.split('@')[0]?.trim() ?? '';
