/** Classifies database errors by code. */

/** SQLite's extended result code, or PostgreSQL's SQLSTATE. */
const toCode = (error: unknown): string | undefined => {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return typeof errcode === 'number' ? `sqlite ${errcode}` : typeof code === 'string' ? code : undefined;
};

/** Unique or primary key. */
export const isConflict = (error: unknown): boolean =>
  ['sqlite 2067', 'sqlite 1555', '23505'].includes(toCode(error) ?? '');

/** Foreign key violation: the account was deleted concurrently. */
export const isOrphan = (error: unknown): boolean => ['sqlite 787', '23503'].includes(toCode(error) ?? '');

/** Another connection is writing. */
export const isLocked = (error: unknown): boolean => sqliteKind(error) === 5;

/** SQLite's primary result code, without the higher bits of the extended one. */
function sqliteKind(error: unknown): number | undefined {
  const { errcode } = (error ?? {}) as { errcode?: unknown };
  return typeof errcode === 'number' ? errcode & 0xff : undefined;
}

/** The file or its disk is damaged. No content of a request can cause this, unlike other errors. */
export const isDamage = (error: unknown): boolean =>
  [10, 11, 26].includes(sqliteKind(error) ?? 0) || /^(XX00[12]|58030)$/.test(toCode(error) ?? '');

const sqliteReasons: Record<number, string> = {
  5: 'the database is locked by another process',
  8: 'the database is read-only',
  10: 'disk I/O error',
  11: 'the database is corrupt',
  13: 'the disk is full',
  14: 'the database cannot be opened',
  26: 'the database is corrupt',
};

const notReached = 'the database is unreachable';

/** PostgreSQL is down, shutting down, starting or full, or a connection is broken or timed out. */
const postgresReasons: [RegExp, string][] = [
  [/^53100$/, 'the disk is full'],
  [/^XX00[12]$/, 'the database is corrupt'],
  [/^58030$/, 'disk I/O error'],
  [/^25006$/, 'the database is read-only'],
  [/^(08|53|57P0)/, notReached],
  [/^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOENT|ENOTFOUND|EAI_AGAIN)$/, notReached],
  [/^(E(HOST|NET)(UNREACH|DOWN)|EADDRNOTAVAIL|ERR_SOCKET_CONNECTION_TIMEOUT)$/, notReached],
];
const brokenConnection = /connection (terminated|timeout)|timeout exceeded|query read timeout|not queryable/i;

/** Why the database is unavailable; undefined for errors of the request or of our code. */
export function whyUnavailable(error: unknown): string | undefined {
  const kind = sqliteKind(error);
  if (kind !== undefined) return sqliteReasons[kind];
  const code = toCode(error) ?? '';
  const known = postgresReasons.find(([pattern]) => pattern.test(code));
  if (known) return known[1];
  return error instanceof Error && brokenConnection.test(error.message) ? notReached : undefined;
}

export const isUnavailable = (error: unknown): boolean => whyUnavailable(error) !== undefined;
