import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { patience } from './test/patience.ts';

const testsIn = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** For `npm run test:long`: servers that are killed, database outages, proxies, other guides, random requests in number. */
const long = '**/*.long.test.ts';

/** What both databases promise: the modules of the store, migrations, several servers on one database. */
const contracts = '{server,test}/**/*.contract.test.ts';

/** I/O-bound: they wait for a browser, a database or a server, so three workers keep two cores busy. Run after the fast tests. */
const patient = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/** Small but slow: without recorded durations the largest files start first, and one of these would run alone at the end. */
const slow = /e2e\/(live|trail-length|built-accessibility)\.test\.ts$/;

/**
 * Files with a DOM environment run first, together: a worker with such an environment can only be reused for files that need it. Then
 * the slow ones.
 */
class DocumentsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needDocument = sorted.filter(({ moduleId }) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment'),
    );
    const isSlow = sorted.filter(({ moduleId }) => slow.test(moduleId));
    return [...new Set([...needDocument, ...isSlow, ...sorted])];
  }
}

/** Compile cache for workers, and for the servers and commands that tests start. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Dates are formatted for the reader's locale and time zone: in tests, those of Minnesota. */
process.env.TZ = 'America/Chicago';
process.env.LC_ALL = 'en_US.UTF-8';

/**
 * `npm run check` runs the projects unit and server, `npm test` also postgres and browser, `npm run test:long` the last. Filters match
 * paths: `npx vitest run web/` runs a folder, `npx vitest run e2e/reading` one file.
 */
export default defineConfig({
  test: {
    /** Two files at a time, on any machine. */
    maxWorkers: 2,
    testTimeout: 30_000 * patience,
    hookTimeout: 30_000 * patience,
    setupFiles: ['test/fresh-modules.ts', 'test/silence.ts', 'test/fresh-document.ts'],
    sequence: { sequencer: DocumentsFirst, setupFiles: 'list' },
    expect: { poll: { timeout: 5000 * patience } },
    /** Only on request, for information. */
    coverage: {
      include: ['{domain,content,art,web,server,tools}/**/*.{ts,tsx}'],
      reporter: ['text-summary', 'html'],
      reportsDirectory: 'build/coverage',
      reportOnFailure: true,
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: testsIn('domain', 'content', 'art', 'web', 'tools'),
          exclude: [long],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: testsIn('server', 'test'),
          exclude: [long, 'test/container/**'],
          isolate: false,
          provide: { database: 'SQLite' },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'postgres',
          include: [contracts],
          globalSetup: 'test/shared-postgres.ts',
          isolate: false,
          provide: { database: 'PostgreSQL' },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'long',
          include: [long],
          provide: { database: 'SQLite' },
          testTimeout: 300_000 * patience,
          hookTimeout: 300_000 * patience,
          expect: { poll: { timeout: 60_000 * patience } },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'browser',
          include: testsIn('e2e'),
          exclude: [long, 'e2e/browsers/**'],
          globalSetup: 'e2e/shared.ts',
          isolate: false,
          /** Playwright's own timeouts report a missing element much sooner. */
          testTimeout: 60_000 * patience,
          hookTimeout: 60_000 * patience,
        },
      },
    ],
  },
});
