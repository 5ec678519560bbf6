/**
 * What a flood costs everybody else: `npm run bench -- floods`. The latency of other hikers' claims and pages, from the first request of the
 * flood on, while one account adds and deletes hikers, changes its saved hikes, or claims past its rate limit, and while somebody without an
 * account sends reports, reads, or pipelines; each compared with the idle server, alternating, on both databases. The bar is a factor of
 * two, or that of a plain flood of missing files, which no server can answer for less.
 */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { type MessagePort, parentPort, Worker, workerData } from 'node:worker_threads';
import { openStore } from '../server/store/open.ts';
import { places, testBadges } from '../test/badges.ts';
import { startScript } from '../test/child.ts';
import { type Member, makeCrowd } from '../test/crowd.ts';
import { startPostgres } from '../test/postgres.ts';
import { median, record } from './figures.ts';

const connections = 32;
const rounds = Number(process.env.ROUNDS ?? 10);
const claimsEach = 40;
const pagesEach = 100;
const bar = 2;
const page = '/trails/north-shore/split-rock';

const pipelinedBytes = 344 * 1024;

type Send = (method: string, path: string, body?: object) => Promise<number>;

/** One step of each flood, repeated without a pause over every connection. */
const baseline = 'missing files, the baseline';

const floods: Record<string, (send: Send, origin: string) => Promise<unknown>> = {
  [baseline]: (send) => send('GET', '/assets/none.js'),
  'a page': (send) => send('GET', page),
  'starts of a sign-in, the dearest public GET': (send) => send('GET', '/v1/account/sessions/oauth2/google'),
  'pipelined requests, 344 KB at once': (_, origin) => pipeline(new URL(origin)),
  async 'hikers added and deleted'(send) {
    const hikerId = randomUUID();
    await send('POST', '/v1/hikers', { hikerId, name: hikerId.slice(0, 20), color: 'pine' });
    return send('DELETE', `/v1/hikers/${hikerId}`);
  },
  'wishes changed'(send) {
    const changedAt = new Date().toISOString();
    const wishes = testBadges.map(({ page }) => ({ hike: page?.slice(8), wanted: Math.random() < 0.5, changedAt }));
    return send('PATCH', '/v1/wishes', { wishes });
  },
  'claims over their limit'(send) {
    const takenAt = new Date().toISOString();
    return send('POST', '/v1/badges/attempts', { claimId: randomUUID(), ...places.nowhere, accuracy: 10, takenAt });
  },
  'reports over their limit, without an account'(send) {
    const report = { reportId: randomUUID(), page, facts: ['water'], words: 'x'.repeat(1000), contact: '' };
    return send('POST', '/v1/reports', { ...report, writtenAt: new Date().toISOString() });
  },
};

/** As many requests as fit, without waiting for a response, until the server closes the connection. */
function pipeline({ port, hostname, host }: URL): Promise<void> {
  const request = `GET ${page} HTTP/1.1\r\nhost: ${host}\r\n\r\n`;
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(request.repeat(pipelinedBytes / request.length)));
    socket.on('error', () => {}).resume();
    socket.once('close', () => resolve());
  });
}

type Attack = { origin: string; name: string; cookie: string };

/**
 * The flood, in its own thread, so that sending it does not delay the measurement. It starts and pauses on a message, and reports when
 * it begins and when it has paused.
 */
async function attack({ origin, name, cookie }: Attack, port: MessagePort): Promise<void> {
  const send: Send = async (method, path, body) => {
    const headers = { cookie, ...(body && { 'content-type': 'application/json' }) };
    const text = body && JSON.stringify(body);
    const response = await fetch(`${origin}${path}`, { method, headers, body: text, redirect: 'manual' });
    await response.arrayBuffer();
    return response.status;
  };
  let goesOn = false;
  const repeat = async () => {
    while (goesOn) await floods[name]?.(send, origin);
  };
  port.on('message', async (isToGo: boolean) => {
    goesOn = isToGo;
    if (!goesOn) return;
    port.postMessage('under way');
    await Promise.all(Array.from({ length: connections }, repeat));
    port.postMessage('paused');
  });
  port.postMessage('ready');
}

async function measureTimes(count: number, ask: () => Promise<Response>): Promise<number[]> {
  const times: number[] = [];
  for (let n = 0; n < count; n += 1) {
    const startedAt = performance.now();
    const response = await ask();
    const text = await response.text();
    times.push(performance.now() - startedAt);
    if (!response.ok) throw new Error(`${response.status} ${text}`);
  }
  return times;
}

function visitors(origin: string, crowd: Member[]) {
  const claim = () => {
    const { cookie, claim: body } = crowd.pop() ?? { cookie: '', claim: {} };
    const headers = { cookie, 'content-type': 'application/json' };
    return fetch(`${origin}/v1/badges/attempts`, { method: 'POST', headers, body: JSON.stringify(body) });
  };
  return {
    claims: () => measureTimes(claimsEach, claim),
    pages: () => measureTimes(pagesEach, () => fetch(`${origin}${page}`)),
  };
}

const kinds = ['claims', 'pages'] as const;
type Kind = (typeof kinds)[number];

async function measure(database: string, environment: Record<string, string>): Promise<boolean> {
  const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '' } = environment;
  const names = Object.keys(floods);
  const store = await openStore({ databaseUrl, dataDir, onConnectionError: console.error });
  const crowd = await makeCrowd(store, 2 * claimsEach * (rounds + 1) * names.length);
  const attackers = await makeCrowd(store, names.length);
  await store.close();
  const siteDir = resolve(import.meta.dirname, '../build');
  const server = await startScript('award-server.ts', { ...environment, SITE_DIR: siteDir });
  const origin = String(server.line);
  const visit = visitors(origin, crowd);
  let holds = true;
  const allowed: Record<Kind, number> = { claims: bar, pages: bar };
  for (const [n, name] of names.entries()) {
    const worker = new Worker(import.meta.filename, { workerData: { origin, name, cookie: attackers[n]?.cookie } });
    const said = (what: string) =>
      new Promise<void>((done) => {
        const listen = (word: unknown) => {
          if (word !== what) return;
          worker.off('message', listen);
          done();
        };
        worker.on('message', listen);
      });
    await said('ready');
    const times: Record<'rest' | 'flood', Record<Kind, number[]>> = {
      rest: { claims: [], pages: [] },
      flood: { claims: [], pages: [] },
    };
    /** One figure for each round. */
    const look = async (state: 'rest' | 'flood') => {
      for (const kind of kinds) times[state][kind].push(median(await visit[kind]()));
    };
    for (let round = 0; round <= rounds; round += 1) {
      await look('rest');
      const [underWay, paused] = [said('under way'), said('paused')];
      worker.postMessage(true);
      await underWay;
      await look('flood');
      worker.postMessage(false);
      await paused;
    }
    await worker.terminate();
    for (const kind of kinds) {
      const [, ...rests] = times.rest[kind]; // the first round is a warm-up
      const [, ...during] = times.flood[kind];
      const [rest, flood] = [median(rests), median(during)];
      const ratio = median(during.map((figure, round) => figure / (rests[round] ?? 0)));
      if (name === baseline) allowed[kind] = Math.max(bar, ratio);
      holds &&= ratio <= allowed[kind];
      record({
        what: `${kind === 'claims' ? 'Claim' : 'Page'} during ${name}, on ${database}`,
        figure: `${flood.toFixed(1)} ms`,
        beside: `idle, ${rest.toFixed(1)} ms`,
        ratio,
        bar: `at most ${allowed[kind].toFixed(1)}`,
      });
    }
  }
  await server.end('SIGTERM');
  return holds;
}

if (parentPort) await attack(workerData, parentPort);
else {
  const folder = mkdtempSync(join(tmpdir(), 'floods-'));
  const onSqlite = await measure('SQLite', { DATA_DIR: folder });
  rmSync(folder, { recursive: true });
  const postgres = await startPostgres();
  const onPostgres = await measure('PostgreSQL', { DATABASE_URL: await postgres.createDatabase() });
  await postgres.remove();
  process.exitCode = onSqlite && onPostgres ? 0 : 1;
}
