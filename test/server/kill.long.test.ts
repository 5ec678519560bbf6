/** Nothing acknowledged is lost when the process is killed under load. KILL_ROUNDS=200 for more rounds. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, expect, it } from 'vitest';
import type { LiveDocument } from '../../domain/status/live-document.ts';
import { operator } from '../../server/store/audit.ts';
import { openStore, type Store } from '../../server/store/open.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { appoint } from '../../server/store/stewards.ts';
import { testBadges } from '../badges.ts';
import { startScript } from '../child.ts';
import { claim, type Member, makeCrowd } from '../crowd.ts';
import { notice } from '../desk.ts';

const rounds = Number(process.env.KILL_ROUNDS ?? 10);
const otherHikers = 2;
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
    const crowd = [...unanswered, ...(await makeCrowd(store, 400, otherHikers))];
    await store.close();
    const server = await startScript('award-server.ts', { DATA_DIR: dataDir });
    const origin = String(server.line);

    unanswered = [];
    const killAfter = 30 + ((round * 37) % 300); // in acknowledgments: a different moment in each round
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
    expect(owners.filter((row) => row.n !== 1 + otherHikers)).toEqual([]);
    expect(orphans).toEqual({ n: 0 });
  }
  expect(killedInTheMiddle).toBeGreaterThan(rounds / 2);
  expect(acknowledged.size).toBeGreaterThan(rounds * 25);
});

it(`${rounds} rounds of kill -9 in the middle of publishing lose no acknowledged notice, and leave the audit log intact`, {
  timeout: 300_000 + rounds * 15_000,
}, async () => {
  const acknowledged = new Set<string>();
  let killedInTheMiddle = 0;
  for (let round = 0; round < rounds; round += 1) {
    const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
    const stewards = await makeCrowd(store, 8);
    for (const { id } of stewards)
      await appoint(store.db, { userId: operator, now: new Date() }, id, { role: 'keeper', regions: 'all' });
    await store.close();
    const server = await startScript('award-server.ts', { DATA_DIR: dataDir });
    const origin = String(server.line);
    const shown = await publishedIds(origin);
    expect([...acknowledged].filter((id) => !shown.has(id))).toEqual([]);

    const killAfter = 5 + ((round * 17) % 60);
    let answers = 0;
    let unanswered = 0;
    let killed: Promise<unknown> | undefined;
    const worker = async ({ cookie }: Member) => {
      for (let n = 0; n < 20 && !killed; n += 1) {
        const id = await publish(origin, cookie);
        if (id) acknowledged.add(id);
        else unanswered += 1;
        answers += 1;
        if (answers === killAfter) killed = server.end('SIGKILL');
      }
    };
    await Promise.all(stewards.map(worker));
    await (killed ?? server.end('SIGKILL'));
    if (unanswered > 0) killedInTheMiddle += 1;

    const after = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
    const stored = await after.db.selectFrom('notices').select('id').execute();
    const logged = await after.db.selectFrom('audit').select('subject').where('action', '=', 'publish').execute();
    expect(logged.map(({ subject }) => subject).toSorted()).toEqual(stored.map(({ id }) => id).toSorted());
    const numbers = await after.db.selectFrom('audit').select('seq').orderBy('seq').execute();
    expect(numbers.map(({ seq }) => seq)).toEqual(numbers.map((_, at) => at + 1));
    await after.close();
  }
  expect(killedInTheMiddle).toBeGreaterThan(0);
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 5);
});

/** The id of an acknowledged notice; undefined where no complete response came back. */
async function publish(origin: string, cookie: string): Promise<string | undefined> {
  const body = JSON.stringify(notice({ now: () => new Date() }));
  try {
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/v1/desk/notices`, { method: 'POST', headers, body });
    return response.status === 201 ? ((await response.json()) as { id: string }).id : undefined;
  } catch {
    return undefined;
  }
}

async function publishedIds(origin: string): Promise<Set<string>> {
  const { notices } = (await (await fetch(`${origin}/now.json`)).json()) as LiveDocument;
  return new Set(notices.map(({ id }) => id));
}

it(`${rounds} rounds of kill -9 in the middle of condition reports lose no acknowledged report and duplicate none`, {
  timeout: 300_000 + rounds * 15_000,
}, async () => {
  const acknowledged = new Set<string>();
  let unanswered: Reporter[] = [];
  let killedInTheMiddle = 0;
  for (let round = 0; round < rounds; round += 1) {
    const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
    const crowd = [...unanswered, ...(await makeReporters(store, 60))];
    await store.close();
    const server = await startScript('award-server.ts', { DATA_DIR: dataDir });
    const origin = String(server.line);

    unanswered = [];
    const killAfter = 5 + ((round * 17) % 50);
    let answers = 0;
    let killed: Promise<unknown> | undefined;
    const worker = async () => {
      for (let reporter = crowd.shift(); reporter; reporter = crowd.shift()) {
        const isSaved = !killed && (await report(origin, reporter));
        if (isSaved) acknowledged.add(reporter.reportId);
        else unanswered.push(reporter);
        answers += 1;
        if (answers === killAfter) killed = server.end('SIGKILL');
      }
    };
    await Promise.all(Array.from({ length: 12 }, worker));
    await (killed ?? server.end('SIGKILL'));
    if (unanswered.length > 0) killedInTheMiddle += 1;

    const database = new DatabaseSync(databaseFile(dataDir));
    expect(database.prepare('pragma integrity_check').get()).toEqual({ integrity_check: 'ok' });
    const stored = database
      .prepare('select id from conditions')
      .all()
      .map(({ id }) => String(id));
    expect(database.prepare('select day from condition_keys').all().length).toBeGreaterThan(0);
    database.close();
    expect(new Set(stored).size).toBe(stored.length);
    expect([...acknowledged].filter((id) => !stored.includes(id))).toEqual([]);
  }
  expect(killedInTheMiddle).toBeGreaterThan(rounds / 2);
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 5);
});

/** A hiker whose claim was in range. */
type Reporter = Member & { reportId: string };

/** Spread over the trailheads, with unused rate limits: none of them is refused. */
async function makeReporters(store: Store, size: number): Promise<Reporter[]> {
  const crowd = await makeCrowd(store, size);
  const at = new Date().toISOString();
  const rows = crowd.map(({ id, claim: { claimId } }, n) => ({
    user_id: id,
    claim_id: claimId,
    hiker_id: '',
    outcome: 'awarded' as const,
    taken_at: at,
    received_at: at,
    waited: 0,
    latitude: null,
    longitude: null,
    accuracy: null,
    nearest_km: null,
    nearest_badge: testBadges[n % testBadges.length]?.name ?? null,
  }));
  await store.db.insertInto('attempts').values(rows).execute();
  await store.db.deleteFrom('rate_windows').execute();
  return crowd.map((member) => ({ ...member, reportId: randomUUID() }));
}

/** Whether it was acknowledged. */
async function report(origin: string, { reportId: id, cookie, claim: { claimId } }: Reporter): Promise<boolean> {
  try {
    const headers = { cookie, 'content-type': 'application/json' };
    const body = JSON.stringify({ id, claimId, kinds: ['tree', 'icy'] });
    const response = await fetch(`${origin}/v1/conditions`, { method: 'POST', headers, body });
    await response.json();
    return response.status === 200 || response.status === 201;
  } catch {
    return false;
  }
}

it('the database file is readable by its owner alone', async () => {
  const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
  await makeCrowd(store, 1);
  for (const suffix of ['', '-wal', '-shm']) {
    expect(statSync(databaseFile(dataDir) + suffix).mode & 0o777).toBe(0o600);
  }
  await store.close();
});
