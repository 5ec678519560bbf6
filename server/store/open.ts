/** Opens whichever database the configuration names, brings it up to date, and knows its errors by their codes. */
import { Kysely, sql } from 'kysely';
import { emptyLog, vacuumTables } from './erase.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './postgres.ts';
import { type Db, isPostgres, type Schema } from './schema.ts';
import { openSqlite } from './sqlite.ts';

export type Store = {
  db: Db;
  /**
   * Batches that may wait on the database at the same time; SQLite has one connection and never waits. Few, because
   * large batches cost less; more than one, because one may have to wait for a user that another instance holds.
   */
  lanes: number;
  /** Fails while the database cannot be reached. */
  ping(): Promise<void>;
  /** After a sweep: what was erased is gone from files and logs of the database too, as far as they are ours. */
  leaveNoTrace(): Promise<void>;
  close(): Promise<void>;
};

export type StoreOptions = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** A connection broke; the pool replaces it by itself. */
  onConnectionError(error: Error): void;
};

export async function openStore(options: StoreOptions): Promise<Store> {
  const db = options.databaseUrl ? await openServer(options.databaseUrl, options) : await openFile(options.dataDir);
  return {
    db,
    lanes: isPostgres(db) ? 2 : 1,
    ping: async () => {
      await sql`select 1`.execute(db);
    },
    leaveNoTrace: async () => {
      if (options.databaseUrl) await patiently(options.databaseUrl, options, vacuumTables);
      else await emptyLog(db);
    },
    close: () => db.destroy(),
  };
}

async function openFile(dataDir: string): Promise<Db> {
  const db: Db = new Kysely<Schema>({ dialect: openSqlite(dataDir) });
  try {
    await migrate(db as Kysely<unknown>);
    return db;
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

type ErrorHandling = Pick<StoreOptions, 'onConnectionError'>;

/** No visitor waits longer for an answer. */
const queryTimeout = 10_000;

async function openServer(connectionString: string, { onConnectionError }: ErrorHandling): Promise<Db> {
  await patiently(connectionString, { onConnectionError }, migrate);
  return new Kysely<Schema>({ dialect: openPostgres({ connectionString, queryTimeout, onConnectionError }) });
}

/** What may take its time with large tables does so on a connection of its own. */
async function patiently(
  connectionString: string,
  { onConnectionError }: ErrorHandling,
  work: (db: Kysely<unknown>) => Promise<void>,
): Promise<void> {
  const dialect = openPostgres({ connectionString, queryTimeout: 0, onConnectionError });
  const db = new Kysely<unknown>({ dialect });
  try {
    await work(db);
  } finally {
    await db.destroy();
  }
}

const codeOf = (error: unknown): string | undefined => {
  const { code, errcode } = (error ?? {}) as { code?: unknown; errcode?: unknown };
  return typeof errcode === 'number' ? `sqlite ${errcode}` : typeof code === 'string' ? code : undefined;
};

/** Unique or primary key, in either database. */
export const isConflict = (error: unknown): boolean =>
  ['sqlite 2067', 'sqlite 1555', '23505'].includes(codeOf(error) ?? '');

/** The owner of a row is gone: the account was deleted at the same time. */
export const isOrphan = (error: unknown): boolean => ['sqlite 787', '23503'].includes(codeOf(error) ?? '');

/** PostgreSQL away, shutting down, starting or full; a SQLite file that another process keeps locked. */
export function isUnavailable(error: unknown): boolean {
  const code = codeOf(error);
  if (code && /^(08|53|57P0|25006$|sqlite 5$)/.test(code)) return true;
  if (code && ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOENT', 'ENOTFOUND', 'EAI_AGAIN'].includes(code)) {
    return true;
  }
  return (
    error instanceof Error &&
    /connection (terminated|timeout)|timeout exceeded|query read timeout|not queryable/i.test(error.message)
  );
}
