/**
 * Throughput of pages, unchanged pages (304), files and live documents with thirty notices, of our server and its baselines, alternating in
 * the same run: a bare node:http handler with a single precomputed response of the same headers and bytes, and nginx with gzip_static
 * where it is installed. `npm run bench -- static`. Ratios are of CPU time per response, which is comparable on a busy machine too.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { liveDocumentPath } from '../domain/status/live-document.ts';
import { operator } from '../server/store/audit.ts';
import { publishNotice } from '../server/store/notices.ts';
import { openStore, type Store } from '../server/store/open.ts';
import { testGuide } from '../test/badges.ts';
import { startScript } from '../test/child.ts';
import { freePort } from '../test/ports.ts';
import { find } from '../test/proxies.ts';
import { median, record } from './figures.ts';
import { ask, type Kind, load, type Running } from './load.ts';

const rounds = Number(process.env.ROUNDS ?? 15);
const secondsEach = 0.3;
/** Warm-up, until the code is JIT-compiled. */
const warmUps = 8;
const bar = 0.95;
const siteDir = process.env.SITE_DIR ?? './build';

/** The largest script: most files of a page are smaller. */
function aFile(): string {
  const folder = join(siteDir, 'client/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  const [largest] = scripts.sort((a, b) => statSync(join(folder, b)).size - statSync(join(folder, a)).size);
  if (!largest) throw new Error('The site is not built: npm run build');
  return `/assets/${largest}`;
}

async function startOurs(folder: string): Promise<Running> {
  const store = await openStore({ databaseUrl: undefined, dataDir: folder, onConnectionError: console.error });
  await publishThirty(store);
  await store.close();
  return startRunning('our server', 'award-server.ts', { DATA_DIR: folder, SITE_DIR: resolve(siteDir) });
}

async function startRunning(name: string, script: string, environment: Record<string, string>): Promise<Running> {
  const server = await startScript(script, environment);
  const port = Number(new URL(String(server.line)).port);
  return { name, port, pid: server.pid ?? 0, stop: () => server.end('SIGTERM') };
}

/** As many notices as in a bad week, with texts of the maximum length. */
async function publishThirty({ db }: Store): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (let n = 1; n <= 30; n += 1)
    await publishNotice(db, { userId: operator, now: new Date() }, randomUUID(), {
      hikes: testGuide.hikes.map(({ slug }) => slug),
      regions: [],
      all: false,
      kind: 'hazard',
      source: 'Park office',
      words: `${n} trees are down. `.repeat(12),
      from: at(-1),
      until: at(7),
    });
}

/** A single process, like ours, on the same files. */
async function startNginx(folder: string): Promise<Running> {
  const port = await freePort();
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1; user root;
events { worker_connections 512; }
http { access_log off; default_type text/html; gzip_static on; sendfile on; tcp_nopush on; keepalive_requests 10000000;
open_file_cache max=2000;
server { listen 127.0.0.1:${port}; root ${resolve(siteDir, 'client')}; location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn(find('nginx') ?? '', ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  while (!(await fetch(`http://127.0.0.1:${port}/hikes`).catch(() => undefined)));
  const exited = once(child, 'exit');
  const stop = () => {
    child.kill();
    return exited;
  };
  return { name: 'nginx with gzip_static', port, pid: child.pid ?? 0, stop };
}

type Found = Map<Running, { rates: number[]; costs: number[] }>;

async function measure(kind: Kind, servers: readonly Running[]): Promise<Found> {
  const found: Found = new Map(servers.map((server) => [server, { rates: [], costs: [] }]));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [server, { rates, costs }] of found) {
      const { rate, cost } = await load(server, kind, secondsEach);
      if (round < 0) continue;
      rates.push(rate);
      costs.push(cost);
    }
  }
  return found;
}

/** The ratio of the first to the second. */
function tell(kind: Kind, found: Found, [one, other]: [Running, Running], bar?: number): void {
  const [mine, theirs] = [found.get(one), found.get(other)];
  if (!mine || !theirs) return;
  const ratio = median(theirs.costs.map((cost, i) => cost / (mine.costs[i] ?? 0)));
  const figure = `${median(mine.rates).toFixed(0)}, ${median(mine.costs).toFixed(0)} µs each`;
  record({
    what: `${kind.what} per second, ${one.name}`,
    figure,
    beside: other.name,
    ratio,
    ...(bar && { bar: String(bar) }),
  });
  if (bar && ratio < bar) process.exitCode = 1;
}

const kinds: Kind[] = [
  { what: 'Pages', path: '/hikes', unchanged: false },
  { what: 'Unchanged pages (304)', path: '/hikes', unchanged: true },
  { what: 'Files', path: aFile(), unchanged: false },
  { what: 'Live documents', path: liveDocumentPath, unchanged: false },
  { what: 'Unchanged live documents (304)', path: liveDocumentPath, unchanged: true },
];
const folder = mkdtempSync(join(tmpdir(), 'bench-'));
const ours = await startOurs(folder);
const nginx = find('nginx') && (await startNginx(folder));
for (const kind of kinds) {
  const answer = join(folder, 'answer.json');
  writeFileSync(answer, JSON.stringify(await ask(ours.port, kind)));
  const bare = (name: string, HEADERS: string) =>
    startRunning(`bare node:http, ${name}`, './bare-server.ts', { ANSWER: answer, HEADERS });
  const same = await bare('same response', 'all');
  const least = await bare('only type and length headers', 'needed');
  const alsoNginx = kind.path === liveDocumentPath ? undefined : nginx;
  const found = await measure(kind, [ours, same, least, ...(alsoNginx ? [alsoNginx] : [])]);
  tell(kind, found, [ours, same], bar);
  tell(kind, found, [ours, least]);
  if (alsoNginx) tell(kind, found, [ours, alsoNginx]);
  await same.stop();
  await least.stop();
}
for (const server of nginx ? [ours, nginx] : [ours]) await server.stop();
rmSync(folder, { recursive: true });
