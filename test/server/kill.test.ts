/** Nothing acknowledged is lost when the process is killed in the middle. KILL_ROUNDS=200 for the long run. */
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { startScript } from '../child.ts';
import { claim, type Member, makeCrowd } from '../crowd.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 4);
const companions = 2;
const dataDir = mkdtempSync(join(tmpdir(), 'kill-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

it(`${rounds} rounds of kill -9 in the middle of awards lose no acknowledged badge, and give no family half of its badges`, {
  timeout: 300_000 + rounds * 15_000,
}, async () => {
  const acknowledged = new Set<string>();
  let unanswered: Member[] = [];
  let killedInTheMiddle = 0;

  for (let round = 0; round < rounds; round += 1) {
    const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
    const crowd = [...unanswered, ...(await makeCrowd(store, 400, companions))];
    await store.close();
    const server = await startScript('award-server.ts', { DATA_DIR: dataDir });
    const origin = String(server.line);

    unanswered = [];
    const killAfter = 30 + ((round * 37) % 300); // acknowledgements: a different moment in each round
    let answers = 0;
    let killed: Promise<unknown> | undefined;
    const worker = async () => {
      for (let member = crowd.shift(); member && !killed; member = crowd.shift()) {
        const answer = await claim(origin, member);
        if (answer?.outcome === 'awarded') acknowledged.add(member.id);
        else unanswered.push(member);
        answers += 1;
        if (answers === killAfter) killed = server.end('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 24 }, worker));
    await (killed ?? server.end('SIGKILL'));
    if (unanswered.length > 0) killedInTheMiddle += 1;

    const database = new DatabaseSync(databaseFile(dataDir));
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    expect(database.prepare('pragma foreign_key_check').all()).toEqual([]);
    const owners = database.prepare('select user_id, count(*) as n from badges group by user_id').all();
    const orphans = database
      .prepare(
        'select count(*) as n from badges b left join attempts a using (user_id, claim_id) where a.user_id is null',
      )
      .get();
    database.close();
    const kept = new Set(owners.map((row) => row.user_id));
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    expect(owners.filter((row) => row.n !== 1 + companions)).toEqual([]);
    expect(orphans).toEqual({ n: 0 });
  }
  expect(killedInTheMiddle).toBeGreaterThan(rounds / 2);
  expect(acknowledged.size).toBeGreaterThan(rounds * 25);
});

it('the database file is for its owner alone', async () => {
  const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
  await makeCrowd(store, 1);
  for (const suffix of ['', '-wal', '-shm']) {
    expect(statSync(databaseFile(dataDir) + suffix).mode & 0o777).toBe(0o600);
  }
  await store.close();
});
