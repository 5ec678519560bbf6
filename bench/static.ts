/**
 * Throughput of pages, unchanged pages (304), files and live documents with thirty notices, of our server and its baselines, alternating in
 * the same run: a bare node:http handler with a single precomputed response of the same headers and bytes, and nginx with gzip_static
 * where it is installed. `npm run bench -- static`. Ratios are of CPU time per response, which is comparable on a busy machine too.
 */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nowPath } from '../domain/live/now.ts';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { loadSite } from '../server/site/site.ts';
import { operator } from '../server/store/audit.ts';
import { publishNotice } from '../server/store/notices.ts';
import { openStore, type Store } from '../server/store/open.ts';
import { testGuide } from '../test/badges.ts';
import { freePort } from '../test/ports.ts';
import { find } from '../test/proxies.ts';
import { record } from './figures.ts';
import { type Answer, ask, type Kind, load, type Running } from './load.ts';

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

async function serveOurs(folder: string): Promise<void> {
  const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder });
  const store = await openStore({ ...config, onConnectionError: console.error });
  await publishThirty(store);
  const site = loadSite(siteDir);
  const app = await buildApp({
    config,
    store,
    site,
    badges: [],
    hikes: [],
    guide: testGuide,
    clock: () => new Date(),
    version: '0.0.0-bench',
  });
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
}

/** As many notices as in a bad week, with texts of the maximum length. */
async function publishThirty({ db }: Store): Promise<void> {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
  for (let n = 1; n <= 30; n += 1)
    await publishNotice(db, { userId: operator, now: new Date() }, randomUUID(), {
      ...{
        hikes: testGuide.hikes.map(({ slug }) => slug),
        regions: [],
        all: false,
        kind: 'hazard',
        source: 'Park office',
      },
      ...{ words: `${n} trees are down. `.repeat(12), from: at(-1), until: at(7) },
    });
}

function serveOne(file: string, headersSent: 'all' | 'needed'): void {
  const { status, headers, body }: Answer = JSON.parse(readFileSync(file, 'utf8'));
  const bytes = Buffer.from(body, 'base64');
  const needed = { 'content-type': 'text/html; charset=utf-8', 'content-length': bytes.length };
  const sent = headersSent === 'all' ? headers : needed;
  const server = createServer((_request, response) => response.writeHead(status, sent).end(bytes));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
  });
}

async function startNode(name: string, ...args: string[]): Promise<Running> {
  const script = fileURLToPath(import.meta.url);
  const child = spawn(process.execPath, [script, ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  const address = await new Promise<string>((found) => {
    child.stdout.once('data', (line) => found(String(line).trim()));
  });
  return { name, port: Number(new URL(address).port), pid: child.pid ?? 0, stop: () => end(child) };
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
  return { name: 'nginx with gzip_static', port, pid: child.pid ?? 0, stop: () => end(child) };
}

function end(child: ReturnType<typeof spawn>): Promise<unknown> {
  child.kill();
  return new Promise((resolve) => child.once('exit', resolve));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

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
  const what = `${kind.what} per second, ${one.name}`;
  console.log(`${what}: ${figure}; ${ratio.toFixed(2)} of ${other.name} (${median(theirs.costs).toFixed(0)} µs)`);
  record({ what, figure, beside: other.name, ratio, ...(bar && { bar: String(bar) }) });
  if (bar && ratio < bar) process.exitCode = 1;
}

const sameAnswer = 'bare node:http, same response';

async function compareAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const ours = await startNode('our server', 'ours', folder);
  const nginx = find('nginx') && (await startNginx(folder));
  const kinds: Kind[] = [
    { what: 'Pages', path: '/hikes', unchanged: false },
    { what: 'Unchanged pages (304)', path: '/hikes', unchanged: true },
    { what: 'Files', path: aFile(), unchanged: false },
    { what: 'Live documents', path: nowPath, unchanged: false },
    { what: 'Unchanged live documents (304)', path: nowPath, unchanged: true },
  ];
  for (const kind of kinds) {
    const file = join(folder, 'answer.json');
    const answer = await ask(ours.port, kind);
    writeFileSync(file, JSON.stringify(answer));
    const same = await startNode(sameAnswer, 'bare', file, 'all');
    const least = await startNode('bare node:http, only type and length headers', 'bare', file, 'needed');
    const alsoNginx = kind.path === nowPath ? undefined : nginx;
    const found = await measure(kind, [ours, same, least, ...(alsoNginx ? [alsoNginx] : [])]);
    tell(kind, found, [ours, same], bar);
    tell(kind, found, [ours, least]);
    if (alsoNginx) tell(kind, found, [ours, alsoNginx]);
    await same.stop();
    await least.stop();
  }
  for (const server of nginx ? [ours, nginx] : [ours]) await server.stop();
  rmSync(folder, { recursive: true });
}

const [, , role, file = '', headersSent] = process.argv;
if (role === 'ours') await serveOurs(file);
else if (role === 'bare') serveOne(file, headersSent === 'all' ? 'all' : 'needed');
else await compareAll();
