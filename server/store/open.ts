/** Opens the configured database and migrates it. */
import { Kysely, type KyselyConfig, type LogEvent } from 'kysely';
import { countHit } from './cleanup.ts';
import { isDamage } from './database-errors.ts';
import { emptyLog, vacuumTables } from './erase.ts';
import { rejectMissingKeys } from './keys.ts';
import { migrate } from './migrate.ts';
import { rejectTransactionPooler } from './pooler.ts';
import { type Connections, openPostgres } from './postgres.ts';
import { type Db, isPostgres, type Schema } from './schema.ts';
import { openSqlite, readWithNewConnection } from './sqlite.ts';
import { makeThrottle } from './throttle.ts';

export type Store = {
  db: Db;
  /**
   * Number of parallel batches; 1 for SQLite, which has one connection. Few, because large batches cost less; more than one,
   * because one may have to wait for a user that another server has locked.
   */
  lanes: number;
  /** Readiness check: one read and one write, and whether damage of the file makes transactions fail. */
  ping(): Promise<void>;
  /**
   * After a deletion: removes deleted data from the files of SQLite. Throttled to every five seconds, because a checkpoint costs
   * as much as several commits and blocks other requests.
   */
  truncateWal(): Promise<void>;
  /** After a cleanup: removes deleted data from our own files and logs of the database too. */
  eraseDeletedRows(): Promise<void>;
  close(): Promise<void>;
  /** Callback after every statement. */
  onQuery(listener: QueryListener): void;
  /** The connection pool; PostgreSQL only. */
  connections: (() => Connections) | undefined;
};

type QueryListener = (seconds: number, failed: boolean) => void;

export type StoreOptions = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Called when a connection breaks; the pool replaces it. */
  onConnectionError(error: Error): void;
};

export async function openStore(options: StoreOptions): Promise<Store> {
  let listener: QueryListener | undefined;
  const damage = watchDamage();
  const log = (event: LogEvent) => {
    damage.note(event);
    listener?.(event.queryDurationMillis / 1000, event.level === 'error');
  };
  const { db, connections } = options.databaseUrl
    ? await openServer(options.databaseUrl, options, { log })
    : await openFile(options.dataDir, { log });
  const checkpoint = makeThrottle(() => emptyLog(db), 5000);
  return {
    db,
    connections,
    onQuery: (given) => {
      listener = given;
    },
    lanes: isPostgres(db) ? 2 : 1,
    ping: async () => {
      damage.check();
      if (!options.databaseUrl) readWithNewConnection(options.dataDir);
      await countHit(db, 'readiness', new Date(), 60_000);
    },
    eraseDeletedRows: async () => {
      if (options.databaseUrl) await withoutQueryTimeout(options.databaseUrl, options, vacuumTables);
      else await emptyLog(db);
    },
    truncateWal: checkpoint.ask,
    close: async () => {
      await checkpoint.finish().catch(() => {}); // the first cleanup after the next start retries
      await db.destroy();
    },
  };
}

/** One damaged page is enough for claims to fail, while the one row of the readiness check is in another. */
const mostFailures = 3;

function watchDamage() {
  let failures: unknown[] = [];
  return {
    note(event: LogEvent): void {
      if (event.level === 'error' && isDamage(event.error)) failures = [...failures, event.error].slice(-mostFailures);
      else if (event.query.sql === 'commit') failures = [];
    },
    /** Throws the last error if three transactions in a row have failed, until one succeeds. */
    check(): void {
      if (failures.length >= mostFailures) throw failures.at(-1);
    },
  };
}

async function prepare(db: Kysely<unknown>): Promise<void> {
  await migrate(db);
  await rejectMissingKeys(db);
}

type Opened = { db: Db; connections: Store['connections'] };
type Logging = Pick<KyselyConfig, 'log'>;

async function openFile(dataDir: string, logging: Logging): Promise<Opened> {
  const db: Db = new Kysely<Schema>({ dialect: await openSqlite(dataDir), ...logging });
  try {
    await prepare(db as Kysely<unknown>);
    return { db, connections: undefined };
  } catch (error) {
    await db.destroy();
    throw error;
  }
}

type ErrorHandling = Pick<StoreOptions, 'onConnectionError'>;

/** Statement timeout for requests. */
const queryTimeout = 10_000;

async function openServer(
  connectionString: string,
  { onConnectionError }: ErrorHandling,
  logging: Logging,
): Promise<Opened> {
  await rejectTransactionPooler(connectionString);
  await withoutQueryTimeout(connectionString, { onConnectionError }, prepare);
  const dialect = openPostgres({ connectionString, queryTimeout, onConnectionError });
  return { db: new Kysely<Schema>({ dialect, ...logging }), connections: dialect.connections };
}

/** Long operations on large tables use their own connection. */
async function withoutQueryTimeout(
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
