/** Runs a suite on both databases, each test application on an empty one. */
import { afterAll, afterEach, beforeAll, describe } from 'vitest';
import { buildTestApp, type TestApp } from './app.ts';
import { startPostgres, type TestPostgres } from './postgres.ts';

type Build = (options?: Parameters<typeof buildTestApp>[0]) => Promise<TestApp>;

export function onBothDatabases(name: string, suite: (build: Build) => void): void {
  describe(`${name}, on SQLite`, () => suite(closing(buildTestApp)));

  describe(`${name}, on PostgreSQL`, () => {
    let postgres: TestPostgres;
    beforeAll(async () => {
      postgres = await startPostgres({ fsync: 'off' });
    });
    afterAll(() => postgres.remove());
    suite(closing(async (options) => buildTestApp({ ...options, databaseUrl: await postgres.createDatabase() })));
  });
}

function closing(build: Build): Build {
  const open: TestApp[] = [];
  afterEach(async () => {
    for (const test of open.splice(0)) await test.close();
  });
  return async (options) => {
    const test = await build(options);
    open.push(test);
    return test;
  };
}
