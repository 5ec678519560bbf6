/** Opens whichever database the configuration names, and brings it up to date. */
import { Kysely, type KyselyConfig, type LogEvent } from 'kysely';
import { countHit } from './cleanup.ts';
import { emptyLog, vacuumTables } from './erase.ts';
import { refuseMissingKeys } from './keys.ts';
import { migrate } from './migrate.ts';
import { refuseTransactionPooler } from './pooler.ts';
import { type Connections, openPostgres } from './postgres.ts';
import { type Db, isPostgres, type Schema } from './schema.ts';
import { openSqlite, readAnew } from './sqlite.ts';
import { makeThrottle } from './throttle.ts';

export type Store = {
  db: Db;
  /**
   * Batches that may wait on the database at the same time; SQLite has one connection and never waits. Few, because
   * large batches cost less; more than one, because one may have to wait for a user that another instance holds.
   */
  lanes: number;
  /** Reads and writes something; fails while the database cannot do either. */
  ping(): Promise<void>;
  /**
   * After a deletion: what was deleted is gone from the files of SQLite too. At once, and at most every five seconds: each
   * checkpoint costs as much as several commits, during which nobody else is served.
   */
  eraseFromLog(): Promise<void>;
  /** After a cleanup: what was erased is gone from files and logs of the database too, as far as they are ours. */
  leaveNoTrace(): Promise<void>;
  close(): Promise<void>;
  /** Calls back after every statement; only where metrics are on. */
  onQuery(listener: QueryListener): void;
  /** The pool of PostgreSQL; SQLite has none. */
  connections: (() => Connections) | undefined;
};

type QueryListener = (seconds: number, failed: boolean) => void;

export type StoreOptions = {
  databaseUrl: string | undefined;
  dataDir: string;
  /** Measure every statement. */
  metrics?: boolean;
  /** A connection broke; the pool replaces it by itself. */
  onConnectionError(error: Error): void;
};

export async function openStore(options: StoreOptions): Promise<Store> {
  let listener: QueryListener | undefined;
  const log = (event: LogEvent) => listener?.(event.queryDurationMillis / 1000, event.level === 'error');
  const logging = options.metrics ? { log } : {};
  const { db, connections } = options.databaseUrl
    ? await openServer(options.databaseUrl, options, logging)
    : await openFile(options.dataDir, logging);
  const checkpoint = makeThrottle(() => emptyLog(db), 5000);
  return {
    db,
    connections,
    onQuery: (given) => {
      listener = given;
    },
    lanes: isPostgres(db) ? 2 : 1,
    ping: async () => {
      if (!options.databaseUrl) readAnew(options.dataDir);
      await countHit(db, 'readiness', new Date(), 60_000);
    },
    leaveNoTrace: async () => {
      if (options.databaseUrl) await patiently(options.databaseUrl, options, vacuumTables);
      else await emptyLog(db);
    },
    eraseFromLog: checkpoint.ask,
    close: async () => {
      await checkpoint.finish().catch(() => {}); // the first cleanup of the next start does it
      await db.destroy();
    },
  };
}

async function prepare(db: Kysely<unknown>): Promise<void> {
  await migrate(db);
  await refuseMissingKeys(db);
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

/** No visitor waits longer for an answer. */
const queryTimeout = 10_000;

async function openServer(
  connectionString: string,
  { onConnectionError }: ErrorHandling,
  logging: Logging,
): Promise<Opened> {
  await refuseTransactionPooler(connectionString);
  await patiently(connectionString, { onConnectionError }, prepare);
  const dialect = openPostgres({ connectionString, queryTimeout, onConnectionError });
  return { db: new Kysely<Schema>({ dialect, ...logging }), connections: dialect.connections };
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
