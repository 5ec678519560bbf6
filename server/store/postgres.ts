/** A pool of connections in the shape that Kysely's PostgreSQL dialect expects. */
import { createHash } from 'node:crypto';
import { type Kysely, PostgresAdapter, PostgresDialect, type PostgresPool, type PostgresPoolClient, sql } from 'kysely';
import { type ClientBase, Pool, type PoolClient } from 'pg';
import { connectTimeoutMs, getAddresses } from './database-url.ts';
import { failoverClient } from './failover-client.ts';

export type PostgresOptions = {
  connectionString: string;
  /** Statement timeout in milliseconds; 0 for none. */
  queryTimeout: number;
  onConnectionError(error: Error): void;
};

export type Connections = { busy: number; idle: number; waiting: number };

export function openPostgres({ connectionString, queryTimeout, onConnectionError }: PostgresOptions): Dialect {
  const addresses = getAddresses(connectionString);
  const pool = new Pool({
    Client: failoverClient(addresses),
    max: 16,
    connectionTimeoutMillis: connectTimeoutMs(connectionString),
    query_timeout: queryTimeout,
    application_name: 'north-star-trails',
    onConnect,
  });
  // Without a listener a broken connection would crash the process: the pool's covers idle ones, ours those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return new Dialect(pool, addresses.length);
}

class Dialect extends PostgresDialect {
  readonly connections: () => Connections;
  constructor(pool: Pool, hosts: number) {
    super({ pool: prepare(pool, hosts) });
    this.connections = () => ({
      busy: pool.totalCount - pool.idleCount,
      idle: pool.idleCount,
      waiting: pool.waitingCount,
    });
  }
  override createAdapter(): PostgresAdapter {
    return new Adapter();
  }
}

/** Arbitrary lock id. */
const lockNumber = 50_1858;

/** The migration lock is released with its transaction in any case. */
class Adapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>): Promise<void> {
    await sql`select pg_advisory_xact_lock(${lockNumber})`.execute(db);
  }
  override async releaseMigrationLock(): Promise<void> {}
}

const onConnect = async (client: ClientBase) => {
  // A plan cached while a table was small must not keep scanning it after it has grown: every query of ours has an index.
  await client.query('set enable_seqscan = off');
  // Nor must it sort where an index has the order: a page of a long list would read all rows after it.
  await client.query('set enable_bitmapscan = off');
  // A frozen server must not keep its user locks.
  await client.query(`set idle_in_transaction_session_timeout = '5s'`);
};

/** A connection that timed out may be dead, so it must not return to the pool. */
const isReadTimeout = (error: unknown): boolean => error instanceof Error && error.message === 'Query read timeout';

/** The former primary has become a replica. */
const isReadOnly = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === '25006';

/** One attempt per host, until the primary is found. */
async function connectToAny(pool: Pool, hosts: number): Promise<PoolClient> {
  for (let left = hosts; ; left -= 1) {
    try {
      return await pool.connect();
    } catch (error) {
      if (left <= 1) throw error;
    }
  }
}

/** The queries are few and fixed, so each is prepared once per connection. */
function prepare(pool: Pool, hosts: number): PostgresPool {
  // Named by a hash of its text, so that a name is never reused for another statement on a shared connection.
  const names = new Map<string, string>();
  const getName = (text: string) => {
    const name = names.get(text) ?? createHash('sha256').update(text).digest('base64url');
    names.set(text, name);
    return name;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await connectToAny(pool, hosts);
      let silent = false;
      const query = async (text: string, values: readonly unknown[]) => {
        if (silent) throw new Error('Connection terminated: no response');
        try {
          return await client.query(values.length === 0 ? text : { name: getName(text), text, values: [...values] });
        } catch (error) {
          silent = isReadTimeout(error) || isReadOnly(error);
          throw error;
        }
      };
      const release = (destroy?: boolean) => client.release(destroy || silent);
      return { query, release } as unknown as PostgresPoolClient;
    },
  };
}
