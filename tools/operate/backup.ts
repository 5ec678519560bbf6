/**
 * `npm run backup -- FOLDER`: a consistent copy of the live SQLite database, taken while the server goes on. Copies that
 * it made there earlier go when they are older than the privacy policy allows. `-- FILE` makes one copy of that name.
 */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { dayMs, kept } from '../../domain/time/retention.ts';
import { daysWritten } from '../../domain/units.ts';
import { readConfig } from '../../server/config.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { answer, Refusal, refuseMissing } from './operator.ts';

async function run(given: string | undefined, now: Date): Promise<string> {
  const config = readConfig(process.env);
  if (!given) throw new Refusal('Say where to: npm run backup -- FOLDER');
  if (config.databaseUrl) throw new Refusal('DATABASE_URL is set: back up PostgreSQL with pg_dump.');
  const folder = existsSync(given) && statSync(given).isDirectory() ? given : undefined;
  if (!folder && extname(given) === '') throw new Refusal(`There is no folder ${given}: make it first.`);
  const target = folder ? join(folder, nameOfCopy(now)) : given;
  if (existsSync(target)) throw new Refusal(`${target} exists already; nothing was written.`);
  const source = databaseFile(config.dataDir);
  refuseMissing(source);

  const done = await copy(source, target);
  const old = folder ? deleteOld(folder, now) : 0;
  return old > 0 ? `${done} Copies older than ${daysWritten(kept.backupDays)} deleted: ${old}.` : done;
}

async function copy(source: string, target: string): Promise<string> {
  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  const unfinished = `${target}.part`; // what breaks off is not taken for a copy
  try {
    // All pages in one step: the copy is of one moment, and cannot be made to start over by a busy server.
    await backup(database, unfinished, { rate: 2 ** 31 - 1 });
    const badges = countBadges(unfinished);
    renameSync(unfinished, target);
    return `${target}: whole, with ${badges} badges.`;
  } catch (error) {
    for (const end of ['', '-journal', '-wal', '-shm']) rmSync(`${unfinished}${end}`, { force: true });
    throw new Refusal(`No copy was made: ${error instanceof Error ? error.message : error}.`);
  } finally {
    database.close();
  }
}

/** trails-2026-11-15T03-15-00Z.sqlite: its age stands in its name, however it is copied about. */
const nameOfCopy = (now: Date): string => `trails-${now.toISOString().slice(0, 19).replaceAll(':', '-')}Z.sqlite`;

function deleteOld(folder: string, now: Date): number {
  const files = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isFile());
  const old = files.filter(({ name }) => {
    const [, day, hours, minutes, seconds] =
      /^trails-(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)Z\.sqlite(?:\.part(?:-\w+)?)?$/.exec(name) ?? [];
    return day && now.getTime() - Date.parse(`${day}T${hours}:${minutes}:${seconds}Z`) > kept.backupDays * dayMs;
  });
  for (const { name } of old) rmSync(join(folder, name));
  return old.length;
}

function countBadges(file: string): unknown {
  const copy = new DatabaseSync(file);
  const { integrity_check: health } = copy.prepare('pragma integrity_check').get() ?? {};
  const { n } = copy.prepare('select count(*) as n from badges').get() ?? {};
  copy.close();
  if (health !== 'ok') throw new Error(`it is not whole (${health}), check the disk`);
  return n;
}

process.umask(0o077); // the copy is its owner's alone from the first byte
await answer(([given]) => run(given, new Date()));
