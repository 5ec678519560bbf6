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
import { isLocked } from './faults.ts';

export const databaseFile = (dataDir: string): string => join(dataDir, 'north-star-trails.sqlite');

/** The queries are few and fixed: each is prepared once. */
const mostStatements = 200;

/** Awards touch pages all over the file: those of some ten thousand hikers are not read again for each. */
const pagesInMemoryKiB = 16_384;
/** 16 MB: a page that several awards changed is moved from the log into the file once. */
const pagesInLog = 4000;

const settings = [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma secure_delete = on', // erased is erased: not in free pages, nor in copies of the file
  `pragma cache_size = -${pagesInMemoryKiB}`,
  `pragma wal_autocheckpoint = ${pagesInLog}`,
  'pragma temp_store = memory', // a statement that writes many rows could be taken back without a file of its own
];

export async function openSqlite(dataDir: string): Promise<SqliteDialect> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = databaseFile(dataDir);
  const database = new DatabaseSync(file);
  chmodSync(file, 0o600); // before anything is in it; its companions -wal and -shm take the same mode
  // SQLite itself waits for no other server that has just made the same file.
  await whenFree(() => database.exec(settings.join('; ')));
  return new Dialect({ database: adapt(database) }, database);
}

/** Nowhere but in memory, and gone when it is closed. */
export function openMemory(): SqliteDialect {
  const database = new DatabaseSync(':memory:');
  return new Dialect({ database: adapt(database) }, database);
}

/** With fresh eyes: what the open database remembers of its file may be there no longer. */
export function readAnew(dataDir: string): void {
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
  override createDriver(): PatientDriver {
    return new PatientDriver(this.#config, this.#database);
  }
}

/** For how long a file that another program keeps locked is waited for. */
const longestWaitMs = 5000;
const lookAgainMs = 20;

class PatientDriver extends SqliteDriver {
  readonly #database: DatabaseSync;
  constructor(config: SqliteDialectConfig, database: DatabaseSync) {
    super(config);
    this.#database = database;
  }
  override async acquireConnection(): Promise<DatabaseConnection> {
    return patient(await super.acquireConnection(), this.#database);
  }
  /** On a full disk and the like SQLite has given the transaction up by itself; then that error is the one to tell. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#database.isTransaction) await super.rollbackTransaction(connection);
  }
}

/** Waits for a locked file without stopping everything else: pages need no database. */
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

/** Part of a transaction is not repeated: it may have been given up as a whole. */
const patient = (connection: DatabaseConnection, database: DatabaseSync): DatabaseConnection => ({
  streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
  executeQuery: (query) =>
    whenFree(
      () => connection.executeQuery(query),
      () => !database.isTransaction,
    ),
});

/** SQLite changes tables inside transactions too; ours begin as the only writer, so that one is also the lock of migrations. */
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
      // A transaction of ours always writes: taking the write lock first cannot fail half-way.
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
