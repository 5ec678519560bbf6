/** A pool of connections in the shape that Kysely's PostgreSQL dialect expects. */
import { PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import { type ClientBase, Pool } from 'pg';

export function openPostgres(connectionString: string, onConnectionError: (error: Error) => void): PostgresDialect {
  const pool = new Pool({
    connectionString,
    max: 16,
    connectionTimeoutMillis: 3000,
    query_timeout: 10_000,
    application_name: 'north-star-trails',
    onConnect,
  });
  // Without a listener a broken connection would end the process: the pool's hears of idle ones, ours of those in use.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', onConnectionError));
  return new PostgresDialect({ pool: prepare(pool) });
}

/** A plan made while a table was small must not go on scanning it when it has grown: every query of ours has its index. */
const onConnect = async (client: ClientBase) => {
  await client.query('set enable_seqscan = off');
};

/** The queries are few and fixed: each is prepared once on every connection. */
function prepare(pool: Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string) => {
    const name = names.get(text) ?? `query ${names.size + 1}`;
    names.set(text, name);
    return name;
  };
  return {
    options: pool.options,
    end: () => pool.end(),
    async connect() {
      const client = await pool.connect();
      const query = (text: string, values: readonly unknown[]) =>
        values.length === 0 ? client.query(text) : client.query({ name: nameOf(text), text, values: [...values] });
      return { query, release: (destroy?: boolean) => client.release(destroy) } as unknown as PostgresPoolClient;
    },
  };
}
