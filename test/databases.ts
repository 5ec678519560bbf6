/** Suites that run on both databases: each run of the file uses one of them, each application an empty one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, inject, it, onTestFinished } from 'vitest';
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

type Options = NonNullable<Parameters<typeof buildTestApp>[0]>;
type Build = (options?: Options) => Promise<TestApp>;
/** A new database that several applications can share. */
type NewDatabase = () => Promise<Options>;

export function onBothDatabases(name: string, suite: (build: Build, newDatabase: NewDatabase) => void): void {
  const database = inject('database');
  describe(`${name}, on ${database}`, () => {
    const undo: (() => unknown)[] = [];
    afterEach(async () => {
      for (const step of undo.splice(0).reverse()) await step();
    });
    const onPostgres = async (model?: string) => {
      const port = inject('postgresPort');
      const databaseUrl = await createDatabase(port, model);
      onTestFinished(() => dropDatabase(port, databaseUrl)); // after what the test itself cleans up
      return { databaseUrl };
    };
    const newDatabase: NewDatabase = async () => {
      if (database === 'PostgreSQL') return onPostgres();
      const folder = mkdtempSync(join(quickFolder, 'trails-'));
      undo.push(() => rmSync(folder, { recursive: true }));
      return { environment: { DATA_DIR: folder } };
    };
    const build: Build = async (options = {}) => {
      const own = database === 'PostgreSQL' && !options.databaseUrl ? await onPostgres(inject('postgresModel')) : {};
      const test = await buildTestApp({ ...own, ...options });
      undo.push(test.close);
      return test;
    };
    suite(build, newDatabase);
  });
}
