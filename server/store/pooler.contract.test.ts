import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { sql } from 'kysely';
import { describe, expect, onTestFinished } from 'vitest';
import { places } from '../../test/badges.ts';
import { build, itOnPostgres, newDatabase } from '../../test/databases.ts';
import { makeHiker } from '../../test/hiker.ts';
import { startPgbouncer } from '../../test/pgbouncer.ts';
import { find } from '../../test/proxies.ts';
import { openStore } from './open.ts';
import { transactionPooler } from './pooler.ts';

const welcome = Buffer.from('R\0\0\0\x08\0\0\0\0' + 'Z\0\0\0\x05I', 'latin1');

/** Accepts connections like PostgreSQL, and drops each at its first query. */
async function startHostThatLeaves() {
  let logins = 0;
  const server = createServer((socket) => {
    socket.on('error', () => {});
    socket.once('data', () => {
      logins += 1;
      socket.write(welcome);
      socket.once('data', () => socket.destroy());
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    logins: () => logins,
    close: () => void server.close(),
  };
}

describe('between server and database', () => {
  itOnPostgres()('a prepared statement has the name of its text, so that it never stands for another', async () => {
    const { databaseUrl = '' } = await newDatabase();
    const test = await build({ databaseUrl });
    await (await makeHiker(test)).claim(places.lighthouse);
    const { rows } = await sql<{ name: string; statement: string }>`
      select name, statement from pg_prepared_statements`.execute(test.store.db);
    expect(rows.length).toBeGreaterThan(2);
    for (const { name, statement } of rows) {
      expect(name).toBe(createHash('sha256').update(statement).digest('base64url'));
    }
  });

  itOnPostgres()('a host that goes away right after the login is passed over, and ends nothing', async () => {
    const { databaseUrl = '' } = await newDatabase();
    const host = await startHostThatLeaves();
    onTestFinished(host.close);
    const databaseUrls = databaseUrl.replace('127.0.0.1:', `127.0.0.1:${host.port},127.0.0.1:`);
    const store = await openStore({ databaseUrl: databaseUrls, dataDir: '', onConnectionError: () => {} });
    await store.close();
    expect(host.logins()).toBeGreaterThan(0);
  });

  const pgbouncer = find('pgbouncer');
  if (!pgbouncer) console.info('Not tried: a real PgBouncer, which is not installed here.');
  const through = async (mode: 'session' | 'transaction') => {
    const { databaseUrl = '' } = await newDatabase();
    const pooler = await startPgbouncer(pgbouncer ?? '', databaseUrl, mode);
    onTestFinished(pooler.end);
    return pooler.url;
  };

  itOnPostgres(pgbouncer)('PgBouncer in session mode serves, with our settings on every connection', async () => {
    const databaseUrl = await through('session');
    if (!databaseUrl) return;
    const test = await build({ databaseUrl });
    const hikers = await Promise.all(Array.from({ length: 20 }, () => makeHiker(test)));
    const responses = await Promise.all(hikers.map((hiker) => hiker.claim(places.lighthouse)));
    expect(responses.map((reply) => reply.json().outcome)).toEqual(hikers.map(() => 'awarded'));
    const settings = await Promise.all(
      hikers.map(() =>
        sql<{ scans: string }>`select current_setting('enable_seqscan') as scans`.execute(test.store.db),
      ),
    );
    expect(new Set(settings.map(({ rows }) => rows[0]?.scans))).toEqual(new Set(['off']));
  });

  itOnPostgres(pgbouncer)('PgBouncer in transaction mode is refused at the start, with the reason', async () => {
    const databaseUrl = await through('transaction');
    if (!databaseUrl) return;
    const options = { databaseUrl, dataDir: '', onConnectionError: () => {} };
    await expect(openStore(options)).rejects.toThrow(transactionPooler);
  });
});
