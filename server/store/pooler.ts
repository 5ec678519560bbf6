/**
 * A pooler in transaction mode gives every transaction another connection to the database. Statements that we prepared on
 * one are then missing on the next, unless the pooler knows them. Better not to start than to fail now and then.
 */
import { Client } from 'pg';
import { addressesOf, connectTimeoutMs } from './database-url.ts';

/** As PostgreSQL says that it knows no statement of this name, or knows it already. */
const forgetful = ['26000', '42P05'];

export const forgetfulPooler =
  'DATABASE_URL leads to a pooler in transaction mode that does not keep prepared statements. ' +
  'Use session mode, or PgBouncer 1.21 or newer with max_prepared_statements above 0.';

/** Of several hosts the first that answers: nobody puts a pooler before one alone. */
export async function refuseForgetfulPooler(connectionString: string): Promise<void> {
  const addresses = addressesOf(connectionString);
  for (const [n, address] of addresses.entries()) {
    try {
      return await tryStatements(address);
    } catch (error) {
      const isLast = n === addresses.length - 1;
      if (isLast || (error as Error).message === forgetfulPooler) throw error;
    }
  }
}

async function tryStatements(connectionString: string): Promise<void> {
  const connectionTimeoutMillis = connectTimeoutMs(connectionString);
  const clients = [1, 2, 3].map(() => new Client({ connectionString, connectionTimeoutMillis }));
  const [asking, ...holding] = clients;
  for (const client of clients) client.on('error', () => {});
  try {
    await Promise.all(clients.map((client) => client.connect()));
    const ask = () => asking?.query({ name: 'which connection is this', text: 'select $1::int', values: [1] });
    await ask();
    // While others hold connections, among them perhaps the first, the same statement has to be known on another.
    for (const client of holding) {
      await client.query('begin');
      await ask();
      await ask();
    }
  } catch (error) {
    const { code } = error as { code?: string };
    throw forgetful.includes(code ?? '') ? new Error(forgetfulPooler) : error;
  } finally {
    await Promise.allSettled(clients.map((client) => client.end()));
  }
}
