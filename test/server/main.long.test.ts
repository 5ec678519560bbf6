/** The program as an operator meets it. */
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, globSync, mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { startScript } from '../child.ts';
import { makeCrowd } from '../crowd.ts';

const folder = mkdtempSync(join(tmpdir(), 'main-'));
afterAll(() => rmSync(folder, { recursive: true }));

let count = 0;
const newDataDir = () => {
  count += 1;
  return join(folder, `data-${count}`);
};

describe('an error that an operator can fix is one clear line:', () => {
  const fails = async (environment: Record<string, string>, manner?: Parameters<typeof startScript>[2]) => {
    const server = await startScript('../server/main.ts', { DATA_DIR: newDataDir(), ...environment }, manner);
    expect(await server.exited).toBe(1);
    expect(server.errors()).not.toContain('    at ');
    return server.errors().trim();
  };

  it('a port in use', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => taken.once('listening', resolve));
    const address = taken.address();
    const port = String(address && typeof address === 'object' && address.port);
    expect(await fails({ PORT: port })).toBe(
      `Port ${port} is in use. Stop the process that uses it, or pick another port: PORT=3001 npm start`,
    );
    taken.close();
  });

  it('a wrong configuration', async () => {
    expect(await fails({ PORT: 'x', METRICS: 'y' })).toMatch(
      /^Invalid configuration \(2 errors\):\n {2}PORT: .*\n {2}METRICS: /,
    );
  });

  it('the demo sign-in without its packages, which production does not install', async () => {
    const withoutDemo = `
      import { registerHooks } from 'node:module';
      const resolve = (name, context, next) => {
        if (name === 'oidc-provider') throw new Error('not installed');
        return next(name, context);
      };
      registerHooks({ resolve });`;
    const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(withoutDemo)}"`;
    expect(await fails({ NODE_OPTIONS })).toMatch(/^Invalid configuration \(one error\):\n {2}NODE_ENV: .*npm ci/);
    const production = await startScript('../server/main.ts', { NODE_OPTIONS, NODE_ENV: 'production', PORT: '0' });
    await expect.poll(production.output).toContain('is running at');
    await production.end('SIGTERM');
  });

  it('a database that is unreachable', async () => {
    expect(await fails({ DATABASE_URL: 'postgres://trails:secret-word@127.0.0.1:9/trails' })).toMatch(
      /^Cannot open the database: (?!.*secret-word)/,
    );
  });

  it('a file that is not a database', async () => {
    const dataDir = newDataDir();
    mkdirSync(dataDir);
    writeFileSync(databaseFile(dataDir), 'a copy that went wrong. '.repeat(100));
    expect(await fails({ DATA_DIR: dataDir })).toBe(
      `Cannot open the database: file is not a database (DATA_DIR is ${dataDir})`,
    );
  });

  it('a data folder that the user of the server may not write to', async () => {
    const dataDir = newDataDir();
    mkdirSync(dataDir);
    chmodSync(dataDir, 0o555);
    const isRoot = process.getuid?.() === 0;
    if (isRoot) chmodSync(folder, 0o755);
    const text = await fails({ DATA_DIR: dataDir }, { uid: isRoot ? 65_534 : undefined });
    expect(text).toMatch(
      /^Cannot open the database: .*user \d+\)? may not write to .*\(permissions 555, owned by user \d+\)/,
    );
    expect(text).toContain(dataDir);
  });

  it('a database that a newer version has changed incompatibly', async () => {
    const dataDir = newDataDir();
    const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
    await sql`insert into migrations values ('999-contract-later', '')`.execute(store.db);
    await store.close();
    expect(await fails({ DATA_DIR: dataDir })).toMatch(
      /^Cannot open the database: a newer version of this server migrated it/,
    );
  });

  it('an interface that does not exist', async () => {
    expect(await fails({ HOST: 'nowhere.invalid' })).toMatch(/^Cannot resolve nowhere\.invalid\. /);
  });

  it('a data folder that cannot be created', async () => {
    expect(await fails({ DATA_DIR: join(import.meta.filename, 'data') })).toMatch(/: ENOTDIR: [^\n]+$/);
  });
});

it('several servers that start at once on one database all come up, and migrate it once', async () => {
  const dataDir = newDataDir();
  const servers = await Promise.all(
    Array.from({ length: 4 }, () => startScript('award-server.ts', { DATA_DIR: dataDir })),
  );
  for (const server of servers) expect([server.line, server.errors()]).toEqual([expect.stringMatching(/^http:/), '']);
  await Promise.all(servers.map((server) => server.end('SIGTERM')));
});

it('a second server on one SQLite file says so, and one that starts after a crash does not', async () => {
  const environment = { DATA_DIR: newDataDir(), PORT: '0' };
  const start = () => startScript('../server/main.ts', environment);
  const warning = `Another server uses the database in ${environment.DATA_DIR}. Several servers need PostgreSQL.`;
  const first = await start();
  const second = await start();
  expect(first.errors()).toBe('');
  expect(second.errors()).toContain(warning);
  await second.end('SIGTERM');
  await first.end('SIGKILL');
  const third = await start();
  expect(third.errors()).toBe('');
  await third.end('SIGTERM');
});

describe('shutdown', () => {
  /** A server with one hiker, and the first part of their claim on a separate connection. */
  async function withHalfAClaim(send: (request: { head: string; body: string }) => string, environment = {}) {
    const dataDir = newDataDir();
    const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
    const [member] = await makeCrowd(store, 1);
    await store.close();
    const server = await startScript('award-server.ts', { DATA_DIR: dataDir, ...environment });
    const origin = String(server.line);
    const port = Number(new URL(origin).port);
    const body = JSON.stringify(member?.claim);
    const head = [
      'POST /v1/badges/attempts HTTP/1.1',
      'host: 127.0.0.1',
      `cookie: ${member?.cookie}`,
      'content-type: application/json',
      `content-length: ${body.length}`,
    ].join('\r\n');
    const socket = connect(port, '127.0.0.1');
    let response = '';
    socket.on('data', (text) => {
      response += text;
    });
    socket.on('error', () => {});
    await new Promise((resolve) => socket.write(send({ head, body }), resolve));
    await fetch(`${origin}/healthz`, { headers: { connection: 'close' } }); // the first part has arrived by now
    return { server, origin, port, socket, body, response: () => response };
  }

  it('shutdown finishes pending requests', async () => {
    const {
      server,
      port,
      socket,
      body,
      response: reply,
    } = await withHalfAClaim(({ head, body }) => `${head}\r\n\r\n${body.slice(0, 20)}`, { HALF_SENT_MS: '60000' });
    const ended = server.end('SIGTERM');
    await refused(port);
    socket.write(body.slice(20));
    expect(await ended).toBe(0);
    expect(reply()).toContain('"outcome":"awarded"');
  });

  it.each([
    ['body', ({ head, body }: { head: string; body: string }) => `${head}\r\n\r\n${body.slice(0, 20)}`],
    ['head', ({ head }: { head: string }) => head.slice(0, 60)],
  ])('shutdown does not wait for half a %s whose rest never arrives', async (_, send) => {
    const { server, response: reply } = await withHalfAClaim(send);
    expect(await server.end('SIGTERM')).toBe(0);
    expect(reply()).toBe('');
  });

  it('shutdown drains first: readiness turns 503 while everybody is served', async () => {
    const { server, origin, socket } = await withHalfAClaim(({ head }) => head, { DRAIN_SECONDS: '300' });
    socket.destroy();
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    server.end('SIGTERM');
    await expect.poll(async () => (await fetch(`${origin}/readyz`)).status).toBe(503);
    const response = await fetch(`${origin}/readyz`);
    expect(await response.json()).toMatchObject({ status: 'unavailable', reason: 'the server is shutting down' });
    for (const path of ['/healthz', '/now.json']) {
      const response = await fetch(origin + path);
      await response.text(); // undici fails an assertion if a connection ends before its response was read
      const { status, headers } = response;
      expect([path, status, headers.get('connection')]).toEqual([path, 200, 'close']);
    }
    await server.end('SIGKILL');
  });

  it('shutdown ends after the drain period', async () => {
    const { server, socket } = await withHalfAClaim(({ head }) => head, { DRAIN_SECONDS: '1' });
    socket.destroy();
    expect(await server.end('SIGTERM')).toBe(0);
  });

  it('shutdown follows when npm start, which forwards no signal, has ended', async () => {
    const server = await startScript(
      '../server/main.ts',
      { DATA_DIR: newDataDir(), PORT: '0', npm_lifecycle_event: 'start' },
      { throughShell: true },
    );
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(server.line)) ?? [];
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    await server.end('SIGTERM'); // the shell
    await refused(Number(new URL(String(origin)).port));
  });
});

describe('the compile cache', () => {
  const openAndClose = async (dataDir: string) => {
    const server = await startScript('../server/start.mjs', {
      DATA_DIR: dataDir,
      PORT: '0',
      NODE_COMPILE_CACHE: '',
    });
    const [origin] = /http:\/\/127\.0\.0\.1:\d+/.exec(String(server.line)) ?? [];
    expect((await fetch(`${origin}/healthz`)).status).toBe(200);
    expect(await server.end('SIGTERM')).toBe(0);
  };
  const compiledIn = (dataDir: string) =>
    globSync('code/**/*', { cwd: dataDir })
      .map((name) => join(dataDir, name))
      .filter((file) => statSync(file).isFile());

  it('the compile cache is stored beside the data, private to the server, and harmless when damaged', async () => {
    const dataDir = newDataDir();
    await openAndClose(dataDir);
    const compiled = compiledIn(dataDir);
    expect(compiled.length).toBeGreaterThan(100);
    expect([dataDir, ...compiled].filter((path) => statSync(path).mode & 0o077)).toEqual([]);
    for (const file of compiled) writeFileSync(file, 'something else');
    await openAndClose(dataDir);
  });
});

/** Waits until the port accepts no new connections. */
async function refused(port: number): Promise<void> {
  for (;;) {
    const open = await new Promise<boolean>((resolve) => {
      const probe = connect(port, '127.0.0.1', () => resolve(true));
      probe.once('error', () => resolve(false));
      probe.once('connect', () => probe.destroy());
    });
    if (!open) return;
  }
}

/** The system's own Node, as cron and systemd find it. */
const systemNode = ['/usr/bin/node', '/usr/local/bin/node'].find(existsSync);
const systemVersion = systemNode ? execFileSync(systemNode, ['--version'], { encoding: 'utf8' }) : '';

it('an older Node hands over to the installed one, with the stop signal and the exit code', async ({ skip }) => {
  if (!systemNode || Number(/^v(\d+)/.exec(systemVersion)?.[1]) >= 24) return skip('no older Node is installed here');
  const script = fileURLToPath(new URL('../../server/start.mjs', import.meta.url));
  const { NODE_COMPILE_CACHE } = process.env;
  const env = { PATH: '/usr/bin:/bin', NODE_COMPILE_CACHE, PORT: '0', DATA_DIR: newDataDir() };
  const server = spawn(systemNode, [script], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise((resolve) => server.once('close', resolve));
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (text) => {
      said += text;
    });
  }
  await expect.poll(() => said).toContain('is running at http://127.0.0.1:');
  server.kill('SIGTERM');
  expect(await ended).toBe(0);
});
