/**
 * Pages a second from our server beside a bare node:http handler with the same bytes, and beside nginx with gzip_static
 * where it is installed, in the same run, by turns. `npm run bench:static`; the bar is 0.9 of node:http.
 */
import { spawn } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { connect } from 'node:net';
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

const page = '/hikes';
const connections = 32;
const rounds = Number(process.env.ROUNDS ?? 25);
const secondsEach = 0.4;
const bar = 0.9;
const siteDir = process.env.SITE_DIR ?? './build';

async function serve(kind: string, folder: string): Promise<void> {
  if (kind === 'ours') {
    const config = readConfig({ PORT: '0', LOG_LEVEL: 'warn', DATA_DIR: folder });
    const store = await openStore({ ...config, onConnectionError: console.error });
    const app = await buildApp({
      config,
      store,
      site: loadSite(siteDir),
      badges: [],
      hikes: [],
      clock: () => new Date(),
    });
    console.log(await app.listen({ host: '127.0.0.1', port: 0 }));
    return;
  }
  const file = loadSite(siteDir).get(page);
  const body = (file?.variants.br ?? file?.variants.identity)?.body;
  if (!body) throw new Error(`${page} is not built: npm run build`);
  const headers = { 'content-type': 'text/html; charset=utf-8', 'content-length': body.length };
  const server = createServer((_request, response) => response.writeHead(200, headers).end(body));
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    if (address && typeof address === 'object') console.log(`http://127.0.0.1:${address.port}`);
  });
}

async function start(kind: string, folder: string) {
  const child = spawn(process.execPath, [fileURLToPath(import.meta.url), kind, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const address = await new Promise<string>((resolve) => {
    child.stdout.once('data', (line) => resolve(String(line).trim()));
  });
  const stop = () => {
    child.kill();
    return new Promise((resolve) => child.once('exit', resolve));
  };
  return { port: Number(new URL(address).port), stop };
}

/** Plain sockets that only count bytes: a client that reads replies would cost more than the servers it measures. */
async function requestsPerSecond(port: number): Promise<number> {
  const request = `GET ${page} HTTP/1.1\r\nhost: 127.0.0.1:${port}\r\naccept-encoding: gzip, deflate, br\r\n\r\n`;
  const replyBytes = await lengthOfReply(port, request);
  const until = performance.now() + secondsEach * 1000;
  const counts = await Promise.all(
    Array.from({ length: connections }, () => {
      return new Promise<number>((resolve, reject) => {
        let done = 0;
        let missing = replyBytes;
        const socket = connect(port, '127.0.0.1', () => socket.write(request));
        socket.on('error', reject);
        socket.on('data', (chunk) => {
          missing -= chunk.length;
          if (missing > 0) return;
          done += 1;
          missing = replyBytes;
          if (performance.now() < until) socket.write(request);
          else {
            socket.destroy();
            resolve(done);
          }
        });
      });
    }),
  );
  return counts.reduce((sum, count) => sum + count, 0) / secondsEach;
}

/** Every reply to the same request is as long as the first. */
function lengthOfReply(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(request));
    let reply = '';
    socket.on('error', reject);
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
      const head = reply.slice(0, reply.indexOf('\r\n\r\n') + 4);
      const length = head.length + Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (!head.startsWith('HTTP/1.1 200')) reject(new Error(`expected a page, got: ${head.split('\r\n')[0]}`));
      if (reply.length < length) return;
      socket.destroy();
      resolve(length);
    });
  });
}

/** One process, as ours: the same page, compressed beforehand, with the files as the how-to says. */
async function startNginx(folder: string) {
  const program = find('nginx');
  if (!program) return undefined;
  const port = await freePort();
  const site = join(folder, 'site');
  for (const kind of ['client', 'compressed']) cpSync(join(siteDir, kind), site, { recursive: true });
  const file = join(folder, 'nginx.conf');
  writeFileSync(
    file,
    `daemon off; pid ${folder}/nginx.pid; error_log stderr; worker_processes 1; user root;
events { worker_connections 512; }
http { access_log off; default_type text/html; gzip_static on; sendfile on; tcp_nopush on; keepalive_requests 10000000;
open_file_cache max=1000;
server { listen 127.0.0.1:${port}; root ${resolve(site)}; location / { try_files $uri $uri/index.html =404; } } }`,
  );
  const child = spawn(program, ['-p', folder, '-c', file], { stdio: ['ignore', 'inherit', 'inherit'] });
  while (!(await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined)));
  const stop = () => {
    child.kill();
    return new Promise((done) => child.once('exit', done));
  };
  return { port, stop };
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const [, , kind, dataDir = ''] = process.argv;
if (kind) await serve(kind, dataDir);
else {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'));
  const bare = await start('bare', folder);
  const ours = await start('ours', folder);
  const nginx = await startNginx(folder);
  const results: { bare: number; ours: number; nginx: number }[] = [];
  for (let warmUp = 0; warmUp < 4; warmUp += 1) {
    await requestsPerSecond(bare.port);
    await requestsPerSecond(ours.port);
    if (nginx) await requestsPerSecond(nginx.port);
  }
  for (let round = 0; round < rounds; round += 1) {
    const result = {
      bare: await requestsPerSecond(bare.port),
      ours: await requestsPerSecond(ours.port),
      nginx: nginx ? await requestsPerSecond(nginx.port) : Number.NaN,
    };
    results.push(result);
    console.log(
      `round ${round + 1}: bare ${result.bare.toFixed(0)}/s, ours ${result.ours.toFixed(0)}/s, nginx ${result.nginx.toFixed(0)}/s`,
    );
  }
  await bare.stop();
  await ours.stop();
  await nginx?.stop();
  rmSync(folder, { recursive: true });
  const ratio = median(results.map((result) => result.ours / result.bare));
  console.log(`${page}: ours at ${ratio.toFixed(2)} of bare node:http (median of ${rounds} rounds; bar ${bar})`);
  const rate = median(results.map((result) => result.ours)).toFixed(0);
  const what = 'Pages a second, one process';
  record({ what, figure: rate, beside: 'bare node:http', ratio, bar: String(bar) });
  if (nginx) {
    const toNginx = median(results.map((result) => result.ours / result.nginx));
    console.log(`${page}: ours at ${toNginx.toFixed(2)} of nginx with gzip_static`);
    record({ what, figure: rate, beside: 'nginx with gzip_static', ratio: toNginx });
  }
  process.exitCode = ratio >= bar ? 0 : 1;
}
