/** Reading and writing the few cookies we use. Their values are plain: whoever has other text encodes it. */
export function readCookies(header: string | undefined): { name: string; value: string }[] {
  return (header ?? '').split(';').flatMap((part) => {
    const equals = part.indexOf('=');
    return equals > 0 ? [{ name: part.slice(0, equals).trim(), value: part.slice(equals + 1).trim() }] : [];
  });
}

export const readCookie = (header: string | undefined, name: string): string | undefined =>
  readCookies(header).find((cookie) => cookie.name === name)?.value;

/**
 * Over TLS a secret's cookie has a name that browsers take from this very host only, for all of its paths: no neighbor on
 * the same domain can plant one.
 */
export const secretName = (name: string, secure: boolean): string => (secure ? `__Host-${name}` : name);

type CookieOptions = { maxAgeSeconds: number; readable?: boolean; secure: boolean };

export function cookie(name: string, value: string, options: CookieOptions): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${options.maxAgeSeconds}`, 'SameSite=Lax'];
  if (!options.readable) parts.push('HttpOnly');
  if (options.secure) parts.push('Secure');
  return parts.join('; ');
}
