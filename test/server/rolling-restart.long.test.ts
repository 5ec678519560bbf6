/**
 * Three servers on one PostgreSQL behind each proxy of deploy/, restarted one after the other with a new build of the site while hikers
 * claim badges and read: nobody sees an error or a missing file, and everything acknowledged is stored. Each server gets its signal in
 * the middle of claims: the database blocks them until the server has started to shut down.
 */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openStore, type Store } from '../../server/store/open.ts';
import { startScript } from '../child.ts';
import { type Member, makeCrowd } from '../crowd.ts';
import { freePort } from '../ports.ts';
import { startPostgres } from '../postgres.ts';
import { find, type RunningProxy, startHaproxy, startNginx } from '../proxies.ts';

const starters = { nginx: startNginx, haproxy: startHaproxy };
const installed = Object.entries(starters).flatMap(([name, start]) => {
  const program = find(name);
  if (!program) console.info(`Not tried: rolling restarts behind ${name}, which is not installed here.`);
  return program ? [{ name, start: (ports: number[]) => start(program, ports) }] : [];
});

const visitors = 8;
/** The pause between two visits: connections are idle for a while, as in production. */
const readingMs = 200;

it.runIf(installed.length > 0)(
  `three servers behind ${installed.map(({ name }) => name).join(' and ')} are restarted without a failed request`,
  { timeout: 600_000 },
  async () => {
    const postgres = await startPostgres({ fsync: 'off' });
    onTestFinished(postgres.remove);
    const databaseUrl = await postgres.createDatabase();
    const siteDir = mkdtempSync(join(tmpdir(), 'rolling-'));
    onTestFinished(() => rmSync(siteDir, { recursive: true }));
    buildSite(siteDir, 'old');
    const store = await openStore({ databaseUrl, dataDir: '', onConnectionError: () => {} });
    onTestFinished(store.close);
    const crowd = await makeCrowd(store, 20_000);

    const ports = [await freePort(), await freePort(), await freePort()];
    const startServer = (port: number) =>
      startScript('award-server.ts', {
        DATABASE_URL: addressFor(port, databaseUrl),
        SITE_DIR: siteDir,
        PORT: String(port),
        DRAIN_SECONDS: '5',
      });
    const servers = await Promise.all(ports.map(startServer));
    onTestFinished(async () => void (await Promise.all(servers.map((server) => server.end('SIGKILL')))));
    const proxies: RunningProxy[] = [];
    for (const { start } of installed) {
      const proxy = await start(ports);
      onTestFinished(proxy.end);
      proxies.push(proxy);
    }

    const load = startLoad(proxies, crowd);
    onTestFinished(() => void load.end());
    await load.more(100);
    buildSite(siteDir, 'new');
    for (const [n, port] of ports.entries()) {
      await load.more(100);
      const ready = async () => (await fetch(`http://127.0.0.1:${port}/readyz`)).status;
      const ended = await amidClaims(store, { port, load }, async () => {
        const end = servers[n]?.end('SIGTERM');
        await expect.poll(ready).toBe(503);
        return { end };
      });
      expect(await ended.end).toBe(0);
      servers[n] = await startServer(port);
      expect(await ready()).toBe(200);
    }
    await load.more(100);
    const { awarded, failures } = await load.end();
    await Promise.all(servers.map((server) => server.end('SIGTERM')));

    expect(failures).toEqual([]);
    const { count } = await store.db
      .selectFrom('badges')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(awarded);
  },
);

const getName = (port: number) => `server at ${port}`;

/** Lets the database tell its servers apart, and makes them wait for as long as this test blocks them. */
function addressFor(port: number, databaseUrl: string): string {
  const url = new URL(databaseUrl);
  url.searchParams.set('application_name', getName(port));
  url.searchParams.set('query_timeout', '60000'); // milliseconds
  return url.href;
}

type Load = ReturnType<typeof startLoad>;

/** Acts while a claim of the server is blocked on the database. */
async function amidClaims<T>(
  { db }: Store,
  { port, load }: { port: number; load: Load },
  act: () => Promise<T>,
): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
    await sql`lock table badges in exclusive mode`.execute(tx);
    // Queried outside of the transaction, whose snapshot would never change.
    const waiting = sql`select 1 from pg_stat_activity
      where application_name = ${getName(port)} and wait_event_type = 'Lock'`;
    const isWaiting = async () => {
      load.join(); // the visitors so far may all be blocked on other servers
      return (await waiting.execute(db)).rows.length > 0;
    };
    await expect.poll(isWaiting, { interval: 500 }).toBe(true);
    return act();
  });
}

/** A page and the script that it references, as written by tools/build/build.ts, which keeps those of the previous build. */
function buildSite(folder: string, version: string): void {
  const client = join(folder, 'client');
  mkdirSync(join(client, 'assets'), { recursive: true });
  cpSync(client, join(folder, 'previous/client'), { recursive: true });
  rmSync(client, { recursive: true });
  for (const name of ['hikes', 'assets']) mkdirSync(join(client, name), { recursive: true });
  writeFileSync(join(client, 'hikes/index.html'), `<script src="/assets/${version}.js"></script>`);
  writeFileSync(join(client, 'assets', `${version}.js`), version);
}

/** Visitors who open a page with its script, claim and read their account, and when all have been there, retry their claims. */
function startLoad(proxies: RunningProxy[], crowd: Member[]) {
  const failures: string[] = [];
  const awarded = new Set<string>();
  let answered = 0;
  let turn = 0;
  let going = true;
  const ask = async (url: string, options: RequestInit) => {
    try {
      const response = await fetch(url, options);
      const text = await response.text();
      if (response.status === 200) answered += 1;
      else failures.push(`${response.status} ${url} ${text}`);
      return text;
    } catch (error) {
      failures.push(`${error} ${url} ${error instanceof Error ? error.cause : ''}`);
      return '';
    }
  };
  const visit = async (origin: string) => {
    while (going) {
      const { id, cookie, claim } = crowd[turn++ % crowd.length] as Member;
      const headers = { cookie, 'content-type': 'application/json' };
      const body = JSON.stringify(claim);
      const answer = await ask(`${origin}/v1/badges/attempts`, { method: 'POST', headers, body });
      if (answer.includes('"outcome":"awarded"')) awarded.add(id);
      await ask(`${origin}/v1/account`, { headers: { cookie } });
      const page = await ask(`${origin}/hikes`, {});
      await ask(origin + (/\/assets\/\w+\.js/.exec(page)?.[0] ?? '/assets/none.js'), {});
      await setTimeout(readingMs);
    }
  };
  const visits: Promise<void>[] = [];
  /** One more visitor through each proxy. */
  const join = () => visits.push(...proxies.map(({ origin }) => visit(origin)));
  for (let n = 0; n < visitors; n += 1) join();
  return {
    join,
    /** Waits until that many more were answered. */
    async more(count: number) {
      const enough = answered + count;
      while (answered < enough && failures.length === 0) await setTimeout(20);
    },
    async end() {
      going = false;
      await Promise.all(visits);
      return { awarded: awarded.size, failures };
    },
  };
}
