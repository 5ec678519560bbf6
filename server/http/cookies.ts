/** Reads and writes the few cookies we use. Values are not encoded: the caller encodes other text. */
export function readCookies(header: string | undefined): { name: string; value: string }[] {
  return (header ?? '').split(';').flatMap((part) => {
    const equals = part.indexOf('=');
    return equals > 0 ? [{ name: part.slice(0, equals).trim(), value: part.slice(equals + 1).trim() }] : [];
  });
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
