/**
 * The address of PostgreSQL, perhaps with several hosts: postgres://user:password@one:5432,two:5432/trails. The standard
 * of addresses knows one host, and so does pg; which of several may write is found out by asking them.
 */

const shape = 'postgres://user:password@host:port/database';
const encoded =
  'its user name or password holds a character that has a meaning in addresses: write @ as %40, / as %2F, ? as %3F, # as %23, % as %25, : as %3A';

/** Never with the address itself: it holds a password. */
class DatabaseUrlError extends Error {}

/** One address for each host. */
export function addressesOf(text: string): string[] {
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

/** We always want the host that may write; pg knows nothing of the word. */
const withoutHostChoice = (query: string) =>
  query.replace(/([?&])target_session_attrs=[\w-]*(&|$)/, (_, before, after) => (after === '&' ? before : ''));

/** How long a connection may take to come about: as many seconds as the address says with libpq's word for it, or three. */
export function connectTimeoutMs(text: string): number {
  const [, seconds = '3'] = /[?&]connect_timeout=(\d+)(?:&|$)/.exec(text) ?? [];
  return Number(seconds) * 1000;
}

export function databaseUrlFault(text: string): string | undefined {
  try {
    addressesOf(text);
    return undefined;
  } catch (error) {
    if (error instanceof DatabaseUrlError) return error.message;
    throw error;
  }
}
