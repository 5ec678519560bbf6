/** The proxies of deploy/, configured by their example files, on their own ports. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { freePort } from './ports.ts';

const example = (name: string) => readFileSync(join(import.meta.dirname, '../deploy', name), 'utf8');

/** The path of a system program; undefined where it is not installed. */
export function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, program)).find(existsSync);
}

export type RunningProxy = { origin: string; pid: number; reload(): void; end(): Promise<void> };

/** nginx with the example's upstream and locations, without TLS. */
function nginxSettings(folder: string, port: number, servers: number[], site = emptySite(folder)): string {
  const settings = example('nginx.conf')
    .replace(/^ {2}server 127\.0\.0\.1:3000(.*)$/m, (_, options) =>
      servers.map((server) => `  server 127.0.0.1:${server}${options}`).join('\n'),
    )
    .replace('listen 443 ssl http2;', `listen 127.0.0.1:${port};`)
    .replace(/^ {2}(listen \[::\].*|ssl_.*)\n/gm, '')
    .replaceAll('/var/log/nginx', folder)
    .replaceAll('/srv/trails-site', site)
    .replace(/^server \{\n {2}listen 80;[\s\S]*/m, '');
  const inFolder = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((kind) => `${kind}_temp_path ${folder};`);
  return `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http {\n${inFolder.join('\n')}\n${settings}\n}\n`;
}

/** Without files: the proxy passes every request to the server. */
function emptySite(folder: string): string {
  const site = join(folder, 'site');
  mkdirSync(join(site, 'headers'), { recursive: true });
  for (const name of ['nginx.conf', 'Caddyfile']) writeFileSync(join(site, 'headers', name), '# none\n');
  return site;
}

/** A CDN: caches what `cache-control` allows, and does not revalidate because a browser sends `no-cache`. */
export const startCdn = (program: string, origin: string) =>
  start((folder, port) => {
    const file = join(folder, 'nginx.conf');
    writeFileSync(
      file,
      `daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log; worker_processes 1;
events { worker_connections 512; }
http { access_log off; proxy_temp_path ${folder}; proxy_cache_path ${folder}/copies keys_zone=copies:1m;
server { listen 127.0.0.1:${port};
location / { proxy_pass ${origin}; proxy_cache copies; add_header x-cache $upstream_cache_status; } } }\n`,
    );
    return [program, '-p', folder, '-c', file];
  });

function haproxySettings(port: number, servers: number[]): string {
  return example('haproxy.cfg')
    .replace(/^ {2}server (\S+) 127\.0\.0\.1:3000(.*)$/gm, (_, name, options) =>
      servers.map((server, n) => `  server ${name}-${n} 127.0.0.1:${server}${options}`).join('\n'),
    )
    .replace(/^ {2}bind :80$/m, `  bind 127.0.0.1:${port}`)
    .replace(/^ {2}(bind :.*|http-request redirect.*)\n/gm, '');
}

/** @param site the folder of a build, with the files that nginx serves itself */
export const startNginx = (program: string, servers: number[], site?: string) =>
  start((folder, port) => {
    const file = join(folder, 'nginx.conf');
    writeFileSync(file, nginxSettings(folder, port, servers, site));
    return [program, '-p', folder, '-c', file];
  });

export const startHaproxy = (program: string, servers: number[]) =>
  start((folder, port) => {
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, haproxySettings(port, servers));
    return [program, '-db', '-f', file];
  });

/** Caddy with the example's site, without TLS, and with its own admin address. */
function caddySettings(port: number, orders: number, [server = 0]: number[], site: string): string {
  return example('Caddyfile')
    .replace(/^\{$/m, `{\n\tadmin 127.0.0.1:${orders}\n\tauto_https off`)
    .replace('{$DOMAIN}', `http://127.0.0.1:${port}`)
    .replace('site:3000', `127.0.0.1:${server}`)
    .replaceAll('/srv/trails-site', site);
}

/** @param site the folder of a build, with the files that Caddy serves itself */
export async function startCaddy(program: string, servers: number[], site?: string): Promise<RunningProxy> {
  const orders = await freePort();
  let file = '';
  const proxy = await start((folder, port) => {
    file = join(folder, 'Caddyfile');
    writeFileSync(file, caddySettings(port, orders, servers, site ?? emptySite(folder)));
    return [program, 'run', '--adapter', 'caddyfile', '--config', file];
  });
  const reload = () => {
    const refused = objections(
      program,
      'reload',
      '--adapter',
      'caddyfile',
      '--config',
      file,
      '--address',
      `127.0.0.1:${orders}`,
    );
    if (refused) throw new Error(refused);
  };
  return { ...proxy, reload };
}

async function start(command: (folder: string, port: number) => string[]): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const [program = '', ...args] = command(folder, port);
  const child = spawn(program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (said += text));
  const endWithUs = () => child.kill('SIGKILL');
  process.once('exit', endWithUs);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const origin = `http://127.0.0.1:${port}`;
  await untilAnswers(origin, child, () => said);
  return {
    origin,
    pid: child.pid ?? 0,
    reload: () => void child.kill('SIGHUP'),
    async end() {
      process.off('exit', endWithUs);
      child.kill('SIGTERM');
      await exited;
      rmSync(folder, { recursive: true });
    },
  };
}

async function untilAnswers(origin: string, child: { exitCode: number | null }, said: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The proxy ended: ${said()}`);
    try {
      if ((await fetch(`${origin}/healthz`)).ok) return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}

/** Asks a program to validate a file; undefined where it is valid. */
export function objections(program: string, ...args: string[]): string | undefined {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? undefined : `${stdout}${stderr}`;
}
