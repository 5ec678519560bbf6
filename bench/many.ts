/**
 * The real server with very many rows: `node bench/many.ts [users]`, by default 500,000, that is, five million badges and twenty million
 * attempts. The latency of a claim, a list, the deletion of an account and the daily cleanup, and the size on disk, on both databases,
 * compared with the same server with a hundredth of the rows. Takes a while, and 30 GB.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, sql } from 'kysely';
import { deleteExpired } from '../server/store/cleanup.ts';
import { deleteUser, emptyLog } from '../server/store/erase.ts';
import { openStore, type Store } from '../server/store/open.ts';
import { openPostgres } from '../server/store/postgres.ts';
import { type Db, isPostgres, type Schema } from '../server/store/schema.ts';
import { hashOf, newSecret } from '../server/store/sessions.ts';
import { databaseFile } from '../server/store/sqlite.ts';
import { places } from '../test/badges.ts';
import { startScript } from '../test/child.ts';
import { startPostgres } from '../test/postgres.ts';
import { record } from './figures.ts';
import { badgesEach, makePast, triesEach, userId } from './past.ts';

const connections = 16;
const atMost = 2000;
const dayMs = 86_400_000;
const database = 'main';

const quantile = (values: number[], q: number) => values.toSorted((a, b) => a - b)[Math.floor(values.length * q)] ?? 0;
const shown = (times: number[]) =>
  `p50 ${quantile(times, 0.5).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`;

/** Sessions for today's users, spread evenly over all. */
async function signIn(store: Store, users: number): Promise<string[]> {
  const at = new Date();
  const expires_at = new Date(at.getTime() + dayMs).toISOString();
  const asked = Math.min(atMost, users);
  const tokens = Array.from({ length: asked }, (_, n) => ({
    token: newSecret(),
    user: userId(Math.floor((n * users) / asked)),
  }));
  for (let start = 0; start < asked; start += 500) {
    const rows = tokens.slice(start, start + 500).map(({ token, user }) => ({
      ...{ token_hash: hashOf(token), id: randomUUID(), user_id: user, created_at: at.toISOString(), expires_at },
    }));
    await store.db.insertInto('sessions').values(rows).execute();
  }
  return tokens.map(({ token }) => `a_session_north-star-trails=${token}`);
}

async function ask(origin: string, cookies: string[], request: (cookie: string) => [path: string, RequestInit]) {
  const times: number[] = [];
  const left = [...cookies];
  const work = async () => {
    for (let cookie = left.pop(); cookie; cookie = left.pop()) {
      const [path, options] = request(cookie);
      const startedAt = performance.now();
      const reply = await fetch(`${origin}${path}`, { ...options, headers: { cookie, ...options.headers } });
      const text = await reply.text();
      if (!reply.ok) throw new Error(`${path}: ${reply.status} ${text}`);
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  return times;
}

const claimAt = (place: { latitude: number; longitude: number }) => (): [string, RequestInit] => [
  '/v1/badges/attempts',
  {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ claimId: randomUUID(), ...place, accuracy: 10, takenAt: new Date().toISOString() }),
  },
];

async function timed(work: () => Promise<unknown>): Promise<string> {
  const startedAt = performance.now();
  await work();
  return `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
}

async function bytesOf(store: Store, folder: string): Promise<number> {
  if (!isPostgres(store.db)) return statSync(databaseFile(folder)).size;
  const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(store.db);
  return Number(rows[0]?.size);
}

/** Without a query timeout: the server's own connections time out after seconds, for its visitors' sake. */
async function withPatience(store: Store, databaseUrl: string | undefined, work: (db: Db) => Promise<void>) {
  if (!databaseUrl) return work(store.db);
  const options = { connectionString: databaseUrl, queryTimeout: 0, onConnectionError: console.error };
  const db: Db = new Kysely<Schema>({ dialect: openPostgres(options) });
  await work(db);
  await db.destroy();
}

async function measure(name: string, environment: Record<string, string>, users: number): Promise<void> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = environment;
  const store = await openStore({ databaseUrl, dataDir, onConnectionError: console.error });
  const tell = (done: number) => {
    if (done % 50_000 === 0) console.log(`  ${done.toLocaleString('en-US')} users`);
  };
  const made = await timed(() => withPatience(store, databaseUrl, (db) => makePast(db, users, new Date(), tell)));
  await emptyLog(store.db);
  const bytes = await bytesOf(store, dataDir);
  const cookies = await signIn(store, users);
  const server = await startScript('award-server.ts', environment);
  const origin = String(server.line);
  const list = `/v1/databases/${database}/collections/userbadges/documents`;
  const claims = await ask(origin, cookies, claimAt(places.lighthouse));
  const refused = await ask(origin, cookies, claimAt(places.nowhere));
  const lists = await ask(origin, cookies, () => [list, {}]);
  await server.end('SIGTERM');
  const swept = await timed(() => deleteExpired(store.db, new Date(Date.now() + dayMs)));
  const gone = await timed(() => deleteUser(store.db, userId(users - 1)));
  await store.close();

  const rows = `${(users * badgesEach).toLocaleString('en-US')} badges, ${(users * triesEach).toLocaleString('en-US')} claims, ${name}`;
  const figures = {
    'a claim that is awarded': shown(claims),
    'a claim that is refused': shown(refused),
    'a list of badges': shown(lists),
    "cleanup of a day's positions": swept,
    'deletion of an account': gone,
    'on disk': `${(bytes / 1e9).toFixed(2)} GB, ${Math.round(bytes / users)} bytes per hiker`,
  };
  console.log(`${rows} (generated in ${made})`);
  for (const [what, figure] of Object.entries(figures)) {
    console.log(`  ${what}: ${figure}`);
    record({ what: `${rows}: ${what}`, figure });
  }
}

const most = Number(process.argv[2] ?? 500_000);
for (const users of [Math.round(most / 100), most]) {
  const folder = mkdtempSync(join(tmpdir(), 'many-'));
  await measure('SQLite', { DATA_DIR: folder }, users);
  rmSync(folder, { recursive: true });
  const postgres = await startPostgres({ max_wal_size: '4GB', shared_buffers: '1GB' });
  await measure('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() }, users);
  await postgres.remove();
}
