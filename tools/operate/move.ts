/**
 * `npm run move -- FROM TO`: copies all data from one database to another, empty one. Either is a folder with a SQLite database,
 * as in DATA_DIR, or a PostgreSQL URL, as in DATABASE_URL. Both are migrated first; every row is compared.
 */
import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import type { Kysely } from 'kysely';
import { databaseUrlIssue } from '../../server/store/database-url.ts';
import { moveAll } from '../../server/store/move.ts';
import { openStore } from '../../server/store/open.ts';
import { databaseFile } from '../../server/store/sqlite.ts';
import { Rejection } from './operator.ts';

const isAddress = (place: string) => /^\w+:\/\//.test(place);

function open(place: string) {
  const issue = isAddress(place) && databaseUrlIssue(place);
  if (issue) throw new Rejection(`PostgreSQL URL: ${issue}`);
  return openStore({
    databaseUrl: isAddress(place) ? place : undefined,
    dataDir: place,
    onConnectionError: () => {},
  });
}

async function run(from: string | undefined, to: string | undefined): Promise<string> {
  if (!from || !to || from === to)
    throw new Rejection('Usage: npm run move -- FROM TO, as in npm run move -- ./data postgres://…');
  if (!isAddress(from) && !existsSync(databaseFile(from))) throw new Rejection(`No database in ${from}.`);
  const source = await open(from);
  try {
    const target = await open(to);
    try {
      const moved = await moveAll(source.db as Kysely<unknown>, target.db as Kysely<unknown>);
      return moved.map(({ table, rows }) => `${table}: ${rows}`).join('\n');
    } finally {
      await target.close();
    }
  } finally {
    await source.close();
  }
}

try {
  const [from, to] = parseArgs({ allowPositionals: true }).positionals;
  console.log(`${await run(from, to)}\nAll rows copied and compared. The source database is unchanged.`);
} catch (error) {
  // Where none of several addresses answers, the error has a code and no message.
  const { message, code } = error as { message?: string; code?: string };
  console.error(`✗ ${message || code || error}`);
  process.exit(1);
}
