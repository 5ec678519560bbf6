/**
 * Pages, unchanged pages (304) and files a second from our server, in the same run and by turns beside its rivals: a bare node:http handler
 * that knows this one answer and gives it with the same headers and bytes, and nginx with gzip_static where it is installed.
 * `npm run bench:static`. Ratios are of the processor time that a reply takes its server: that holds on a busy machine too.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { loadSite } from '../server/site.ts';
import { openStore } from '../server/store/open.ts';
import { freePort } from '../test/ports.ts';
import { find } from '../test/proxies.ts';
import { record } from './figures.ts';
import { type Answer, ask, type Kind, load, type Running } from './load.ts';

const rounds = Number(process.env.ROUNDS ?? 15);
const secondsEach = 0.3;
/** Until the code of a young process is compiled. */
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
  const site = loadSite(siteDir);
  const app = await buildApp({ config, store, site, badges: [], hikes: [], clock: () => new Date() });
  console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
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

/** One process, as ours: the same files, compressed beforehand, without any of our headers. */
async function startNginx(folder: string): Promise<Running | undefined> {
  const program = find('nginx');
  if (!program) return undefined;
  const port = await freePort();
  const site = join(folder, 'site');
  for (const kind of ['client', 'compressed']) cpSync(join(siteDir, kind), site, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; master_process off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1; user root;
events { worker_connections 512; }
http { access_log off; default_type text/html; gzip_static on; sendfile on; tcp_nopush on; keepalive_requests 10000000;
open_file_cache max=1000;
server { listen 127.0.0.1:${port}; root ${resolve(site)}; location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)));
  return { name: 'nginx with gzip_static', port, pid: child.pid ?? 0, stop: () => end(child) };
}

function end(child: ReturnType<typeof spawn>): Promise<unknown> {
  child.kill();
  return new Promise((resolve) => child.once('exit', resolve));
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function compare(kind: Kind, servers: Running[]): Promise<void> {
  const found = new Map(servers.map(({ name }) => [name, { rates: [] as number[], costs: [] as number[] }]));
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const server of servers) {
      const { rate, cost } = await load(server, kind, secondsEach);
      if (round < 0) continue;
      found.get(server.name)?.rates.push(rate);
      found.get(server.name)?.costs.push(cost);
    }
  }
  const [ours, ...rivals] = servers.map(({ name }) => ({ name, ...(found.get(name) ?? { rates: [], costs: [] }) }));
  if (!ours) return;
  const figure = `${median(ours.rates).toFixed(0)}, ${median(ours.costs).toFixed(0)} µs each`;
  console.log(`${kind.what}: ours ${figure} of processor time`);
  for (const rival of rivals) {
    const ratio = median(rival.costs.map((cost, i) => cost / (ours.costs[i] ?? 0)));
    console.log(
      `  ${ratio.toFixed(2)} of ${rival.name}: ${median(rival.rates).toFixed(0)} a second, ${median(rival.costs).toFixed(0)} µs each`,
    );
    const isBar = rival.name === sameAnswer;
    record({
      what: `${kind.what} a second, one process`,
      figure,
      beside: rival.name,
      ratio,
      ...(isBar && { bar: String(bar) }),
    });
    if (isBar && ratio < bar) process.exitCode = 1;
  }
}

const sameAnswer = 'bare node:http, same answer';

async function compareAll(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const ours = await startNode('ours', 'ours', folder);
  const nginx = await startNginx(folder);
  const kinds: Kind[] = [
    { what: 'Pages', path: '/hikes', unchanged: false },
    { what: 'Unchanged pages (304)', path: '/hikes', unchanged: true },
    { what: 'Files', path: aFile(), unchanged: false },
  ];
  for (const kind of kinds) {
    const file = join(folder, 'answer.json');
    writeFileSync(file, JSON.stringify(await ask(ours.port, kind)));
    const bare = [await startNode(sameAnswer, 'bare', file, 'all')];
    if (!kind.unchanged) bare.push(await startNode('bare node:http, type and length alone', 'bare', file, 'needed'));
    await compare(kind, [ours, ...bare, ...(nginx ? [nginx] : [])]);
    for (const server of bare) await server.stop();
  }
  await ours.stop();
  await nginx?.stop();
  rmSync(folder, { recursive: true });
}

const [, , role, file = '', headersSent] = process.argv;
if (role === 'ours') await serveOurs(file);
else if (role === 'bare') serveOne(file, headersSent === 'all' ? 'all' : 'needed');
else await compareAll();
