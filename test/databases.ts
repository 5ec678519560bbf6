/** Applications on a new, empty database of the kind that the project of this run uses: SQLite, or PostgreSQL for contracts. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { inject, it, onTestFinished } from 'vitest';
import { buildTestApp, type TestApp } from './app.ts';
import { createDatabase, dropDatabase } from './postgres.ts';
import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database: 'SQLite' | 'PostgreSQL';
  }
}

/** For tests about one of the two; on the other the test is reported as skipped. */
export const itOnPostgres = (alsoNeeded: unknown = true) => it.skipIf(inject('database') === 'SQLite' || !alsoNeeded);
export const itOnSqlite = () => it.skipIf(inject('database') === 'PostgreSQL');

export type Options = NonNullable<Parameters<typeof buildTestApp>[0]>;

/** An application that is closed after the test. */
export async function build(options: Options = {}): Promise<TestApp> {
  const isElsewhere = inject('database') === 'PostgreSQL' && !options.databaseUrl;
  const own = isElsewhere ? await newPostgres(inject('postgresModel')) : {};
  const test = await buildTestApp({ ...own, ...options });
  onTestFinished(test.close);
  return test;
}

/** A new database that several applications can share. */
export async function newDatabase(): Promise<Options> {
  if (inject('database') === 'PostgreSQL') return newPostgres();
  const folder = mkdtempSync(join(quickFolder, 'trails-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return { environment: { DATA_DIR: folder } };
}

async function newPostgres(model?: string) {
  const port = inject('postgresPort');
  const databaseUrl = await createDatabase(port, model);
  onTestFinished(() => dropDatabase(port, databaseUrl));
  return { databaseUrl };
}
