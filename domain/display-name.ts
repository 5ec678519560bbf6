/** How a signed-in hiker is addressed: a first name, and two letters for the circle. */

export type Named = { name?: string; email?: string };

export const namelessHiker = 'hiker';
export const smiley = '☺';

const words = (text: string): string[] =>
  text
    .split(/[\s._+-]+/u)
    .map((word) => word.replace(/[^\p{L}\p{M}]/gu, ''))
    .filter((word) => word !== '');

/** First word of the name without anything but letters; else what stands before the @; else "hiker". */
export function firstName({ name = '', email = '' }: Named): string {
  const [first] = name
    .split(/\s+/u)
    .map((word) => word.replace(/[^\p{L}\p{M}]/gu, ''))
    .filter((word) => word !== '');
  return first ?? (localPart(email) || namelessHiker);
}

/** First letters of the first two words of the name or of the part before the @; a smiley where there are none. */
export function initials({ name = '', email = '' }: Named): string {
  const source = words(name).length > 0 ? words(name) : words(localPart(email));
  const letters = source.slice(0, 2).map((word) => [...word][0] ?? '');
  return letters.join('').toLocaleUpperCase('en') || smiley;
}

const localPart = (email: string): string => email.split('@')[0]?.trim() ?? '';
