/** PostgreSQL is killed under load and its replica is promoted: the server reconnects, and nothing acknowledged is lost. */
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { startScript } from '../child.ts';
import { claim, type Member, makeCrowd } from '../crowd.ts';
import { startPostgres } from '../postgres.ts';

/** Nearly as long as the timeout of the whole test. */
const patience = { timeout: 240_000 };

it('the server follows a failover to the replica, without a restart and without losing a badge', async () => {
  const primary = await startPostgres({ wal_level: 'replica' });
  onTestFinished(primary.remove);
  const toPrimary = await primary.createDatabase();
  const copy = await primary.startCopy();
  onTestFinished(copy.remove);
  const toCopy = toPrimary.replace(String(primary.port), String(copy.port));
  // Synchronous replication: what is acknowledged is on both.
  await ask(toPrimary, `alter system set synchronous_standby_names = '*'`);
  await ask(toPrimary, 'select pg_reload_conf()');

  // The replica is named first: the server has to find out which one accepts writes.
  const databaseUrl = toPrimary.replace('127.0.0.1:', `127.0.0.1:${copy.port},127.0.0.1:`);
  const store = await openStore({ databaseUrl: toPrimary, dataDir: '', onConnectionError: () => {} });
  const crowd = await makeCrowd(store, 3000);
  await store.close();
  const server = await startScript('award-server.ts', {
    DATABASE_URL: `${databaseUrl}&target_session_attrs=read-write`,
  });
  onTestFinished(() => void server.end('SIGKILL'));
  expect([server.line, server.errors()]).toEqual([expect.stringMatching(/^http:/), '']);

  const load = startLoad(String(server.line), crowd);
  onTestFinished(() => void load.end());
  await expect.poll(() => load.acknowledged.size, patience).toBeGreaterThan(200);
  await primary.kill();
  const killedAt = performance.now();
  await ask(toCopy, 'select pg_promote()');
  await ask(toCopy, 'alter system reset synchronous_standby_names');
  await ask(toCopy, 'select pg_reload_conf()');
  const before = load.acknowledged.size;
  await expect.poll(() => load.acknowledged.size, patience).toBeGreaterThan(before + 50);
  console.log(`Claims were taken again ${((performance.now() - killedAt) / 1000).toFixed(1)} s after the kill.`);
  await load.end();

  const stored = await ask(toCopy, 'select user_id from badges');
  const there = new Set(stored.map((row) => row.user_id));
  expect([...load.acknowledged].filter((id) => !there.has(id))).toEqual([]);
  expect(stored).toHaveLength(there.size);
});

function startLoad(origin: string, crowd: Member[]) {
  const acknowledged = new Set<string>();
  let going = true;
  let turn = 0;
  const visit = async () => {
    while (going) {
      const member = crowd[turn++ % crowd.length] as Member;
      if ((await claim(origin, member))?.outcome === 'awarded') acknowledged.add(member.id);
    }
  };
  const visits = Array.from({ length: 8 }, visit);
  return {
    acknowledged,
    async end() {
      going = false;
      await Promise.all(visits);
    },
  };
}

async function ask(connectionString: string, sql: string): Promise<{ user_id?: string }[]> {
  const client = new Client({ connectionString });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}
