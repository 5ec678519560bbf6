/**
 * `npm run backup -- FOLDER`: a consistent copy of the live database, without stopping the servers; of PostgreSQL by pg_dump.
 * Earlier copies in that folder are deleted past the retention of the privacy policy. `-- FILE` makes one copy of that
 * name. `-- noted` only records a backup made by other means, for the metrics.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { dayMs, retention } from '../../domain/time/retention.ts';
import { daysWritten } from '../../domain/units.ts';
import { readConfig } from '../../server/config.ts';
import { recordRun } from '../../server/store/cleanup.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { answer, Rejection, rejectMissing, withDatabase } from './operator.ts';

async function run([given, ...more]: string[], now: Date): Promise<string> {
  const config = readConfig(process.env);
  if (!given || given.startsWith('-') || more.length > 0)
    throw new Rejection('Usage: npm run backup -- DIRECTORY, -- FILE, or -- noted');
  if (given === 'noted') return note(now, 'Recorded a backup made just now.');
  const folder = existsSync(given) && statSync(given).isDirectory() ? given : undefined;
  if (!folder && extname(given) === '') throw new Rejection(`No directory ${given}: create it first.`);
  const target = folder ? join(folder, nameOfCopy(now, config.databaseUrl ? 'dump' : 'sqlite')) : given;
  if (existsSync(target)) throw new Rejection(`${target} already exists; nothing was written.`);
  const done = config.databaseUrl ? dump(config.databaseUrl, target) : await copy(config.dataDir, target);
  const old = folder ? deleteOld(folder, now) : 0;
  return note(now, old > 0 ? `${done} Deleted backups older than ${daysWritten(retention.backupDays)}: ${old}.` : done);
}

/** For the metrics. The copy exists, even if this fails. */
const note = (now: Date, done: string): Promise<string> =>
  withDatabase(process.env, async (db) => {
    await recordRun(db, 'backup', now);
    return done;
  }).catch((error) => `${done} Its time was not recorded for the metrics: ${error.message}`);

/** pg_dump reads URLs as libpq does; a password among its arguments would be visible to every user of the machine. */
function forLibpq(databaseUrl: string): { address: string; password: string | undefined } {
  const [, before = '', password, after = databaseUrl] = /^(\w+:\/\/[^:@/]*):([^@/]*)(@.*)$/.exec(databaseUrl) ?? [];
  const address = `${before}${after}`.replace('sslmode=no-verify', 'sslmode=require');
  return { address, password: password === undefined ? undefined : decodeURIComponent(password) };
}

function dump(databaseUrl: string, target: string): string {
  const unfinished = `${target}.part`;
  const { address, password } = forLibpq(databaseUrl);
  const env = { ...process.env, ...(password !== undefined && { PGPASSWORD: password }) };
  const run = (program: string, ...args: string[]) => {
    const { error, status, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
    if (status === 0) return;
    rmSync(unfinished, { force: true });
    const missing = error && 'code' in error && error.code === 'ENOENT';
    throw new Rejection(`Backup failed: ${missing ? `${program} is not installed here` : stderr.trim() || error}.`);
  };
  run('pg_dump', '--format=custom', `--file=${unfinished}`, address);
  run('pg_restore', '--list', unfinished);
  renameSync(unfinished, target);
  return `${target}: verified.`;
}

async function copy(dataDir: string, target: string): Promise<string> {
  const source = databaseFile(dataDir);
  rejectMissing(source);
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  const unfinished = `${target}.part`; // an interrupted copy does not look like a complete one
  try {
    // All pages in one step: a consistent snapshot, which writes of a busy server cannot restart.
    await backup(database, unfinished, { rate: 2 ** 31 - 1 });
    const badges = countBadges(unfinished);
    renameSync(unfinished, target);
    return `${target}: verified, ${badges} badges.`;
  } catch (error) {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${unfinished}${end}`, { force: true });
    throw new Rejection(`Backup failed: ${error instanceof Error ? error.message : error}.`);
  } finally {
    database.close();
  }
}

/** trails-2026-11-15T03-15-00Z.sqlite: the name contains its time, however it is copied. */
const nameOfCopy = (now: Date, kind: 'sqlite' | 'dump'): string =>
  `trails-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.${kind}`;

function deleteOld(folder: string, now: Date): number {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const old = files.filter(({ name }) => {
    const [, day, hours, minutes, seconds] =
      /^trails-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.(?:sqlite|dump)(?:\.part(?:-\w+)?)?$/.exec(name) ?? [];
    return day && now.getTime() - Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) > retention.backupDays * dayMs;
  });
  for (const { name } of old) rmSync(join(folder, name));
  return old.length;
}

function countBadges(file: string): unknown {
  const copy = new DatabaseSync(file);
  const { integrity_check: health } = copy.prepare('pragma integrity_check').get() ?? {};
  const { n } = copy.prepare('select count(*) as n from badges').get() ?? {};
  copy.close();
  if (health !== 'ok') throw new Error(`integrity check failed (${health}); check the disk`);
  return n;
}

process.umask(0o077); // readable only by its owner, from the first byte
await answer((words) => run(words, new Date()));
