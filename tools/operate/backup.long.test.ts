import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { dayMs, retention } from '../../domain/time/retention.ts';
import { lastRuns } from '../../server/store/cleanup.ts';
import { openStore } from '../../server/store/open.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { startScript } from '../../test/child.ts';
import { claim, makeCrowd } from '../../test/crowd.ts';

const folder = mkdtempSync(join(tmpdir(), 'backup-'));
afterAll(() => rmSync(folder, { recursive: true }));

const open = (dataDir: string) => openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
/** Asynchronous, so that the test can write meanwhile. */
const backupWith = (settings: Record<string, string>, ...args: string[]) => {
  const script = join(import.meta.dirname, 'backup.ts');
  const env = { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE, ...settings };
  return new Promise<{ status: number | null; stdout: string; stderr: string }>((done) => {
    const child = execFile(process.execPath, [script, ...args], { env }, (_, stdout, stderr) =>
      done({ status: child.exitCode, stdout, stderr }),
    );
  });
};

const backup = (dataDir: string, ...args: string[]) => backupWith({ DATA_DIR: dataDir }, ...args);

it('a backup copies a database under writes, and the copy can replace it', async () => {
  const dataDir = join(folder, 'live');
  const store = await open(dataDir);
  const crowd = await makeCrowd(store, 500);
  await store.close();
  const server = await startScript('award-server.ts', { DATA_DIR: dataDir });
  const before = crowd.splice(0, 50);
  for (const member of before) await claim(String(server.line), member);

  let writing = true;
  const load = (async () => {
    for (let member = crowd.pop(); member && writing; member = crowd.pop()) await claim(String(server.line), member);
  })();
  const target = join(folder, 'copy.sqlite');
  const result = await backup(dataDir, target);
  writing = false;
  await load;
  expect(crowd.length).toBeLessThan(450); // it was written to meanwhile
  await server.end('SIGTERM');

  expect(result.stderr).toBe('');
  expect(result.stdout).toMatch(/verified, \d+ badges/);
  expect(statSync(target).mode & 0o777).toBe(0o600);

  const restoredDir = join(folder, 'restored');
  mkdirSync(restoredDir);
  cpSync(target, databaseFile(restoredDir));
  const restored = await open(restoredDir);
  const owners = await restored.db.selectFrom('badges').select('user_id').execute();
  await restored.close();
  const kept = new Set(owners.map((row) => row.user_id));
  expect(before.filter(({ id }) => !kept.has(id))).toEqual([]);
});

it('a backup into a folder names its copy by the time, and deletes those past retention', async () => {
  const dataDir = join(folder, 'aging');
  const copies = join(folder, 'copies');
  mkdirSync(copies);
  await (await open(dataDir)).close();
  const getName = (daysAgo: number) => {
    const at = new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 19).replaceAll(':', '-');
    return `trails-${at}Z.sqlite`;
  };
  const [old, young] = [getName(retention.backupDays + 1), getName(retention.backupDays - 1)];
  const brokenOff = [`${getName(retention.backupDays + 2)}.part`, `${getName(retention.backupDays + 2)}.part-journal`];
  for (const name of [old, ...brokenOff, young, 'trails-before-the-move.sqlite']) writeFileSync(join(copies, name), '');

  const result = await backup(dataDir, copies);
  expect([result.status, result.stderr]).toEqual([0, '']);
  expect(result.stdout).toMatch(/trails-\S+Z\.sqlite: verified, 0 badges\. Deleted backups older than 14 days: 3\./);
  const left = readdirSync(copies);
  expect(left).not.toContain(old);
  expect(left).toEqual(expect.arrayContaining([young, 'trails-before-the-move.sqlite']));
  expect(left).toHaveLength(3);
});

it('a backup does not touch a directory that is named like an old copy', async () => {
  const dataDir = join(folder, 'beside-a-directory');
  const copies = join(folder, 'with-a-directory');
  await (await open(dataDir)).close();
  const [directory, old] = ['trails-2020-01-01T03-15-00Z.sqlite', 'trails-2020-01-02T03-15-00Z.sqlite'];
  mkdirSync(join(copies, directory), { recursive: true });
  writeFileSync(join(copies, old), '');
  const result = await backup(dataDir, copies);
  expect([result.status, result.stderr]).toEqual([0, '']);
  expect(result.stdout).toContain('Deleted backups older than 14 days: 1.');
  expect(readdirSync(copies)).toEqual([directory, expect.stringMatching(/^trails-/)]);
});

it('a failed backup into a folder deletes nothing', async () => {
  const copies = join(folder, 'only-copies');
  mkdirSync(copies);
  const lastGoodOne = 'trails-2020-01-01T03-15-00Z.sqlite';
  writeFileSync(join(copies, lastGoodOne), '');
  expect((await backup(join(folder, 'nothing'), copies)).status).toBe(1);
  expect(readdirSync(copies)).toEqual([lastGoodOne]);
});

it.each([
  ['no file is named', [], /Usage: /],
  ['an option is asked for', ['--help'], /Usage: /],
  ['there is no database', [join(folder, 'x.sqlite')], /No database at/],
  ['there is no such folder', [join(folder, 'no-folder')], /No directory .*no-folder: create it first/],
  ['the file exists', [import.meta.filename], /already exists; nothing was written/],
])('a backup is refused with a reason where %s', async (_case, args, message) => {
  const result = await backup(join(folder, 'nothing'), ...args);
  expect([result.status, result.stderr]).toEqual([1, expect.stringMatching(message)]);
});

it('a backup of PostgreSQL passes the decoded password to pg_dump, and not among its arguments', async () => {
  const programs = join(folder, 'programs');
  mkdirSync(programs);
  const record = `#!/bin/sh\nfor last; do :; done\necho "$last $PGPASSWORD" > "$(expr "$2" : '--file=\\(.*\\)')"\n`;
  writeFileSync(join(programs, 'pg_dump'), record, { mode: 0o755 });
  writeFileSync(join(programs, 'pg_restore'), '#!/bin/sh\n', { mode: 0o755 });
  const target = join(folder, 'server.dump');
  const settings = { DATABASE_URL: 'postgres://keeper:p%40ss%2Fword@127.0.0.1:1/trails' };
  const result = await backupWith({ ...settings, PATH: `${programs}:${process.env.PATH}` }, target);
  expect(result.stdout).toContain(`${target}: verified. Its time was not recorded`);
  expect(readFileSync(target, 'utf8')).toBe('postgres://keeper@127.0.0.1:1/trails p@ss/word\n');
});

it('a failed backup leaves no file behind, and reports why in one line', async () => {
  const dataDir = join(folder, 'broken');
  const target = join(folder, 'broken-copy.sqlite');
  mkdirSync(dataDir);
  writeFileSync(databaseFile(dataDir), 'not a database. '.repeat(100));
  const result = await backup(dataDir, target);
  expect([result.status, result.stderr]).toEqual([1, 'Backup failed: file is not a database.\n']);
  expect(readdirSync(folder).filter((name) => name.startsWith('broken-copy'))).toEqual([]);
});

it('a backup records its time for the metrics; a copy made by other means can be recorded too', async () => {
  const dataDir = join(folder, 'noted');
  await (await open(dataDir)).close();
  const last = async () => {
    const store = await open(dataDir);
    const { backup } = await lastRuns(store.db);
    await store.close();
    return backup;
  };
  expect(await last()).toBeNull();
  expect((await backup(dataDir, 'noted')).stdout).toMatch(/^Recorded/);
  const first = await last();
  expect(first).not.toBeNull();
  expect((await backup(dataDir, join(folder, 'noted.sqlite'))).status).toBe(0);
  expect(await last()).not.toBe(first);
});
