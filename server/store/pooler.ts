/**
 * A pooler in transaction mode gives every transaction another connection to the database. What we set for a session
 * (postgres.ts: how queries are planned, how long a frozen server may hold a lock) would then hold for arbitrary
 * connections, and prepared statements would be missing on others. Such a pooler is refused at the start.
 */
import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { connectTimeoutMs, getAddresses } from './database-url.ts';

export const transactionPooler =
  'DATABASE_URL points to a connection pooler in transaction mode, which does not preserve session settings. ' +
  'Use session mode, or connect to PostgreSQL directly: the server has its own pool.';

/** Checks the first of several hosts that answers: a pooler would be in front of all of them. */
export async function rejectTransactionPooler(connectionString: string): Promise<void> {
  const addresses = getAddresses(connectionString);
  for (const [n, address] of addresses.entries()) {
    try {
      if (await keepsSettings(address)) return;
      throw new Error(transactionPooler);
    } catch (error) {
      const isLast = n === addresses.length - 1;
      if (isLast || (error as Error).message === transactionPooler) throw error;
    }
  }
}

/** Whether a session setting persists while other clients hold connections, possibly the one it was set on. */
async function keepsSettings(connectionString: string): Promise<boolean> {
  const connectionTimeoutMillis = connectTimeoutMs(connectionString);
  const newClient = () => new Client({ connectionString, connectionTimeoutMillis });
  const asking = newClient();
  const holding = [newClient(), newClient()];
  const clients = [asking, ...holding];
  for (const client of clients) client.on('error', () => {});
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const given = randomUUID();
    await asking.query(`set north_star.session = '${given}'`);
    for (const client of holding) {
      await client.query('begin');
      const { rows } = await asking.query<{ found: string | null }>(
        `select current_setting('north_star.session', true) as found`,
      );
      if (rows[0]?.found !== given) return false;
    }
    return true;
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
