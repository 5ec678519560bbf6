/** node:sqlite in the shape that Kysely's SQLite dialect expects. */
import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { setTimeout } from 'node:timers/promises';
import {
  type DatabaseConnection,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
} from 'kysely';
import { isLocked } from './database-errors.ts';

export const databaseFile = (dataDir: string): string => join(dataDir, 'north-star-trails.sqlite');

/** The queries are few and fixed, so each is prepared once. */
const mostStatements = 200;

/** Page cache: awards touch pages all over the file; this keeps those of some ten thousand hikers in memory. */
const pagesInMemoryKiB = 16_384;
/** Checkpoint at 16 MB, so that a page changed by several awards is written to the file once. */
const pagesInLog = 4000;

const settings = [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma secure_delete = on', // overwrites deleted data, so that it is not in free pages or backups
  `pragma cache_size = -${pagesInMemoryKiB}`,
  `pragma wal_autocheckpoint = ${pagesInLog}`,
  'pragma temp_store = memory', // statement journals stay in memory
];

export async function openSqlite(dataDir: string): Promise<SqliteDialect> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600); // before anything is in it; its companions -wal and -shm take the same mode
  // SQLite does not wait for another server that has just created the same file.
  await whenFree(() => database.exec(settings.join('; ')));
  return new Dialect({ database: adapt(database) }, database);
}

/** In-memory database. */
export function openMemory(): SqliteDialect {
  const database = new DatabaseSync(':memory:');
  return new Dialect({ database: adapt(database) }, database);
}

/** On a new connection, because the open one may have cached parts of its file that no longer exist. */
export function readWithNewConnection(dataDir: string): void {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  try {
    database.prepare('select 1 from users limit 1').get();
  } finally {
    database.close();
  }
}

class Dialect extends SqliteDialect {
  readonly #config: SqliteDialectConfig;
  readonly #database: DatabaseSync;
  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#config = config;
    this.#database = database;
  }
  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
  override createDriver(): RetryOnLockDriver {
    return new RetryOnLockDriver(this.#config, this.#database);
  }
}

/** How long to wait for a locked file. */
const longestWaitMs = 5000;
const lookAgainMs = 20;

class RetryOnLockDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return retryOnLock(await super.acquireConnection(), this.#database);
  }
  /** On errors such as a full disk SQLite rolls back by itself; then the original error is reported. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Waits for a locked file without blocking the event loop: pages need no database. */
async function whenFree<Result>(work: () => Result | Promise<Result>, mayRepeat = () => true): Promise<Result> {
  const giveUpAt = performance.now() + longestWaitMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (!isLocked(error) || !mayRepeat() || performance.now() > giveUpAt) throw error;
      await setTimeout(lookAgainMs);
    }
  }
}

/** A statement inside a transaction is not retried: the transaction may have been rolled back. */
const retryOnLock = (connection: DatabaseConnection, database: DatabaseSync): DatabaseConnection => ({
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  executeQuery: (query) =>
    whenFree(
      () => connection.executeQuery(query),
      () => !database.isTransaction,
    ),
});

/** DDL is transactional in SQLite; our transactions take the write lock first, which is also the migration lock. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

function adapt(database: DatabaseSync): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      // Our transactions always write: taking the write lock first avoids failing halfway.
      const statement = adaptStatement(database.prepare(sql === 'begin' ? 'begin immediate' : sql));
      if (statements.size < mostStatements) statements.set(sql, statement);
      return statement;
    },
  };
}

function adaptStatement(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
