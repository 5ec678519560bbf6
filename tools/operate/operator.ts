/** Shared by the operator's commands: the configured database, lookup by an abbreviated id, and output. */
import { statSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { terminalText } from '../../domain/wire/visible-text.ts';
import { ConfigError, readConfig } from '../../server/config.ts';
import { openStore, type Store } from '../../server/store/open.ts';
import type { Db } from '../../server/store/schema.ts';
import { databaseFile } from '../../server/store/sqlite.ts';

/** Printed without a stack. */
export class Rejection extends Error {}

export function rejectMissing(file: string): void {
  try {
    if (statSync(file, { throwIfNoEntry: false })) return;
  } catch (error) {
    throw new Rejection(`Cannot access the database at ${file}: ${error instanceof Error ? error.message : error}`);
  }
  throw new Rejection(`No database at ${file}. Set DATA_DIR to its directory.`);
}

export const withDatabase = (env: NodeJS.ProcessEnv, work: (db: Db) => Promise<string>): Promise<string> =>
  withStore(env, ({ db }) => work(db));

export async function withStore(env: NodeJS.ProcessEnv, work: (store: Store) => Promise<string>): Promise<string> {
  const config = readConfig(env);
  if (!config.databaseUrl) rejectMissing(databaseFile(config.dataDir)); // SQLite would create an empty one
  const onConnectionError = (error: Error) => console.error(error.message);
  const store = await openStore({ ...config, onConnectionError }).catch((error: NodeJS.ErrnoException) => {
    throw new Rejection(`Cannot open the database: ${error.message || error.code}`);
  });
  try {
    return await work(store);
  } finally {
    await store.close();
  }
}

type Search<Row> = { what: string; usage: string; named: (start: string) => Promise<Row[]> };

/** An id may be abbreviated where it is unambiguous. */
export async function theOne<Row>(id: string | undefined, { what, usage, named }: Search<Row>): Promise<Row> {
  if (!id || !/^[0-9a-f-]+$/i.test(id)) throw new Rejection(`Expected an id: ${usage}`);
  const found = await named(id.toLowerCase());
  const [row] = found;
  if (!row) throw new Rejection(`No ${what} has the id ${id}.`);
  if (found.length > 1) throw new Rejection(`${id} matches ${found.length} ${what}s: type more of the id.`);
  return row;
}

export const shortId = ({ id }: { id: string }): string => id.slice(0, 8);

/** The settings of our systemd unit, deploy/north-star-trails.env.example. Variables of the shell take precedence. */
export const settingsFile = '/etc/north-star-trails.env';

/** Not if the shell names a database: the file may name another one, which would win. */
function readSettings(): void {
  if (process.env.DATA_DIR || process.env.DATABASE_URL) return;
  try {
    loadEnvFile(settingsFile);
  } catch {
    // Not a server of our unit, or not root: the command says what it lacks.
  }
}

/** A command: its arguments and environment to its output; throws a Refusal for what it cannot do. */
type Command = (words: string[], env: NodeJS.ProcessEnv) => Promise<string>;

/** Prints the result of the command, or why it refuses. Strangers wrote part of it: see terminalText. */
export async function answer(run: Command): Promise<void> {
  readSettings();
  try {
    console.log(terminalText(await run(process.argv.slice(2), process.env)));
  } catch (error) {
    const isOurs = error instanceof Rejection || error instanceof ConfigError;
    console.error(isOurs ? terminalText(error.message) : error);
    process.exitCode = 1;
  }
}
