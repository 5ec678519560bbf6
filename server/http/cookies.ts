/** Reads and writes the few cookies we use. Values are not encoded: the caller encodes other text. */
export function readCookies(header: string | undefined): { name: string; value: string }[] {
  return (header ?? '').split(';').flatMap((part) => {
    const equals = part.indexOf('=');
    const name = trimBlanks(part.slice(0, equals));
    return equals > 0 && token.test(name) ? [{ name, value: trimBlanks(part.slice(equals + 1)) }] : [];
  });
}

/** The characters of names in RFC 6265. */
const token = /^[\w!#$%&'*+.^`|~-]+$/;

/**
 * Removes spaces and tabs only. String.trim() also removes U+00A0, so that a cookie which another host of the domain set under the
 * name `\u00a0__Host-…` would count as one of ours. Without a regular expression, which takes quadratic time for many spaces.
 */
function trimBlanks(text: string): string {
  const isBlank = (at: number) => text[at] === ' ' || text[at] === '\t';
  let [start, end] = [0, text.length];
  while (start < end && isBlank(start)) start += 1;
  while (end > start && isBlank(end - 1)) end -= 1;
  return text.slice(start, end);
}

export const readCookie = (header: string | undefined, name: string): string | undefined =>
  readCookies(header).find((cookie) => cookie.name === name)?.value;

/**
 * Over TLS a secret cookie has the __Host- prefix, so that another host of the same domain cannot set it.
 */
export const secretName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

type CookieOptions = { maxAgeSeconds: number; readable?: boolean; secure: boolean };

export function cookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${options.maxAgeSeconds}`, 'SameSite=Lax'];
  if (!options.readable) parts.push('HttpOnly');
  if (options.secure) parts.push('Secure');
  return parts.join('; ');
}
