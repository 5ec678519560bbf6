/**
 * Awards per second through HTTP, decided, recorded and durable, compared with bare durable inserts of the same badge rows into the
 * same kind of database, alternating in the same run. `npm run bench -- api`; the bar is a ratio of 0.4 on both.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Client } from 'pg';
import { openStore } from '../server/store/open.ts';
import { startScript } from '../test/child.ts';
import { type Member, makeCrowd } from '../test/crowd.ts';
import { startPostgres } from '../test/postgres.ts';
import { median, quantile, record } from './figures.ts';

const connections = 64;
const awardsEach = Number(process.env.AWARDS ?? 3000);
const rounds = Number(process.env.ROUNDS ?? 5);
const bar = 0.4;
/** Warm-up rounds: a server runs for weeks, and its first seconds are spent in the JIT compiler. */
const warmUps = 4;

type Rival = { name: string; insertsPerSecond(count: number): Promise<number>; close(): Promise<void> };

const badgeTable = `(user_id text not null, id text not null, badge_name text not null, earned_date text not null,
  badge_file text, claim_id text, created_at text not null, primary key (user_id, id), unique (user_id, badge_name))`;
const badgeRow = () => {
  const at = new Date().toISOString();
  return [randomUUID(), randomUUID(), 'Lighthouse', at, null, randomUUID(), at];
};
const perSecond = (count: number, startedAt: number) => (count / (performance.now() - startedAt)) * 1000;

function bareSqlite(folder: string): Rival {
  const database = new DatabaseSync(join(folder, 'bare.sqlite'));
  database.exec(`pragma journal_mode = wal; pragma synchronous = full; create table badges ${badgeTable}`);
  const insert = database.prepare('insert into badges values (?, ?, ?, ?, ?, ?, ?)');
  return {
    name: 'bare SQLite inserts',
    async insertsPerSecond(count) {
      const startedAt = performance.now();
      for (let n = 0; n < count; n += 1) insert.run(...badgeRow());
      return perSecond(count, startedAt);
    },
    close: async () => database.close(),
  };
}

/** Like pgbench: a few clients, each sending one prepared single-row insert after the other. */
async function barePostgres(url: string): Promise<Rival> {
  const clients = await Promise.all(
    Array.from({ length: 16 }, async () => {
      const client = new Client({ connectionString: url });
      await client.connect();
      return client;
    }),
  );
  await clients[0]?.query(`create table bare ${badgeTable}`);
  return {
    name: 'bare PostgreSQL inserts (16 clients)',
    async insertsPerSecond(count) {
      const startedAt = performance.now();
      let left = count;
      const work = async (client: Client) => {
        while (left > 0) {
          left -= 1;
          const text = 'insert into bare values ($1, $2, $3, $4, $5, $6, $7)';
          await client.query({ name: 'insert', text, values: badgeRow() });
        }
      };
      await Promise.all(clients.map(work));
      return perSecond(count, startedAt);
    },
    close: async () => {
      await Promise.all(clients.map((client) => client.end()));
    },
  };
}

/** Sends every member's claim over a few plain sockets; returns the rate and each latency. */
async function awardsPerSecond(port: number, crowd: Member[]) {
  const requests = crowd.map(({ cookie, claim }) => {
    const body = JSON.stringify(claim);
    const head = ['POST /v1/badges/attempts HTTP/1.1', 'host: 127.0.0.1', `cookie: ${cookie}`];
    return `${head.join('\r\n')}\r\ncontent-type: application/json\r\ncontent-length: ${body.length}\r\n\r\n${body}`;
  });
  const times: number[] = [];
  const startedAt = performance.now();
  const work = () =>
    new Promise<void>((resolve, reject) => {
      let sentAt = 0;
      const next = () => {
        const request = requests.pop();
        if (!request) {
          socket.destroy();
          return resolve();
        }
        sentAt = performance.now();
        socket.write(request);
      };
      const socket = connect(port, '127.0.0.1', next);
      socket.on('error', reject);
      socket.on('data', (chunk) => {
        const response = chunk.toString('latin1'); // on loopback a response fits into one packet
        if (!response.includes('"outcome":"awarded"')) return reject(new Error(response));
        times.push(performance.now() - sentAt);
        next();
      });
    });
  await Promise.all(Array.from({ length: connections }, work));
  return { rate: perSecond(times.length, startedAt), times };
}

async function compare(name: string, environment: Record<string, string>, rival: Rival): Promise<number> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = environment;
  const store = await openStore({ databaseUrl, dataDir, onConnectionError: console.error });
  const crowd = await makeCrowd(store, awardsEach * (warmUps + rounds));
  await store.close();
  const server = await startScript('award-server.ts', environment);
  const port = Number(new URL(String(server.line)).port);
  for (let round = 1; round <= warmUps; round += 1) {
    await rival.insertsPerSecond(awardsEach);
    await awardsPerSecond(port, crowd.splice(0, awardsEach));
  }

  const ratios: number[] = [];
  const rates: number[] = [];
  const times: number[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const inserts = await rival.insertsPerSecond(awardsEach);
    const awards = await awardsPerSecond(port, crowd.splice(0, awardsEach));
    ratios.push(awards.rate / inserts);
    rates.push(awards.rate);
    times.push(...awards.times);
    console.log(`  round ${round}: ${awards.rate.toFixed(0)} awards/s, ${inserts.toFixed(0)} inserts/s`);
  }
  await server.end('SIGTERM');
  await rival.close();
  record(
    {
      what: `Awards per second, durable, on ${name}`,
      figure: median(rates).toFixed(0),
      beside: rival.name,
      ratio: median(ratios),
      bar: String(bar),
    },
    {
      what: `Claim latency with ${connections} connections, on ${name}`,
      figure: `p50 ${median(times).toFixed(1)} ms, p99 ${quantile(times, 0.99).toFixed(1)} ms`,
    },
  );
  return median(ratios);
}

const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const onSqlite = await compare('SQLite', { DATA_DIR: folder }, bareSqlite(folder));
rmSync(folder, { recursive: true });

const postgres = await startPostgres();
const url = await postgres.createDatabase();
const rival = await barePostgres(await postgres.createDatabase());
const onPostgres = await compare('PostgreSQL', { DATABASE_URL: url }, rival);
await postgres.remove();

process.exitCode = Math.min(onSqlite, onPostgres) >= bar ? 0 : 1;
