/**
 * Parses the URL of PostgreSQL, optionally with several hosts: postgres://user:password@one:5432,two:5432/trails. URLs and pg
 * support one host only; the failover client finds the primary.
 */

const shape = 'expected postgres://user:password@host:port/database';
const encoded =
  'percent-encode special characters in the user name and password: @ as %40, / as %2F, ? as %3F, # as %23, % as %25, : as %3A';

/** Messages never include the URL, which contains a password. */
class DatabaseUrlError extends Error {}

/** One URL per host. */
export function getAddresses(text: string): string[] {
  const [, scheme = '', rest = ''] = /^(postgres(?:ql)?:\/\/)(.+)$/.exec(text) ?? [];
  if (!rest) throw new DatabaseUrlError(shape);
  const [authority = ''] = rest.split(/[/?#]/, 1);
  const [, path = '', query = ''] = /^([^?#]*)(.*)$/.exec(rest.slice(authority.length)) ?? [];
  const parts = authority.split('@');
  if (parts.length > 2 || path.includes('@') || query.includes('@') || query.includes('#')) {
    throw new DatabaseUrlError(encoded);
  }
  const credentials = parts.length === 2 ? parts[0] : undefined;
  if (credentials && (/%(?![0-9a-f]{2})/i.test(credentials) || credentials.split(':').length > 2)) {
    throw new DatabaseUrlError(encoded);
  }
  const before = `${scheme}${credentials ? `${credentials}@` : ''}`;
  const after = `${path}${withoutHostChoice(query)}`;
  const addresses = (parts.at(-1) ?? '').split(',').map((host) => before + host + after);
  if (!addresses.every((address) => URL.canParse(address))) throw new DatabaseUrlError(shape);
  return addresses;
}

/** Removed: pg does not support the parameter, and we always connect to the primary. */
const withoutHostChoice = (query: string) =>
  query.replace(/([?&])target_session_attrs=[\w-]*(&|$)/, (_, before, after) => (after === '&' ? before : ''));

/** Connection timeout from libpq's connect_timeout parameter; three seconds by default. */
export function connectTimeoutMs(text: string): number {
  const [, seconds = '3'] = /[?&]connect_timeout=(\d+)(?:&|$)/.exec(text) ?? [];
  return Number(seconds) * 1000;
}

export function databaseUrlIssue(text: string): string | undefined {
  try {
    getAddresses(text);
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseUrlError) return error.message;
    throw error;
  }
}
