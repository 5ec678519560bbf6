/** `npm run backup -- FILE`: a consistent copy of the live SQLite database, taken while the server goes on. */
import { existsSync, rmSync } from 'node:fs';
import { backup, DatabaseSync } from 'node:sqlite';
import { ConfigError, readConfig } from '../server/config.ts';
import { databaseFile } from '../server/store/sqlite.ts';

class Refusal extends Error {}

async function run(target: string | undefined): Promise<string> {
  const config = readConfig(process.env);
  if (!target) throw new Refusal('Say where to: npm run backup -- FILE');
  if (config.databaseUrl) throw new Refusal('DATABASE_URL is set: back up PostgreSQL with pg_dump.');
  if (existsSync(target)) throw new Refusal(`${target} exists already; nothing was written.`);
  const source = databaseFile(config.dataDir);
  if (!existsSync(source)) throw new Refusal(`There is no database at ${source}. DATA_DIR says where to look.`);

  const database = new DatabaseSync(source, { readOnly: true, timeout: 5000 });
  try {
    // All pages in one step: the copy is of one moment, and cannot be made to start over by a busy server.
    await backup(database, target, { rate: 2 ** 31 - 1 });
    return `${target}: whole, with ${countBadges(target)} badges.`;
  } catch (error) {
    rmSync(target, { force: true });
    throw new Refusal(`No copy was made: ${error instanceof Error ? error.message : error}.`);
  } finally {
    database.close();
  }
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
try {
  console.log(await run(process.argv[2]));
} catch (error) {
  console.error(error instanceof Refusal || error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
