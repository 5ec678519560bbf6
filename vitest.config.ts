import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const testsIn = (...folders: string[]) => folders.map((folder) => `${folder}/**/*.test.{ts,tsx}`);

/** Whole servers started and killed, random requests, photographs, other guides, a database that goes away: not for the quick check. */
const long = [
  'test/server/{main,kill,random,postgres-away,rolling-restart,failover}.test.ts',
  'tools/*/{adding-a-hike,backup,deploying,guides,image,photos,restore-drill}.test.ts',
];

/** Those that promise the same of both databases. */
const onBothDatabases = globSync('{server,test}/**/*.test.ts').filter((file) =>
  readFileSync(file, 'utf8').includes('onBothDatabases('),
);

/** These wait much, for a browser, a database or a whole server: three at a time keep two cores busy. They come after the quick ones. */
const patient = { maxWorkers: 3, sequence: { groupOrder: 1 } };

/** Files that need a document come first, together: a worker that has made one serves the next of them, and no other file. */
class DocumentsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const needDocument = sorted.filter(({ moduleId }) =>
      readFileSync(moduleId, 'utf8').startsWith('// @vitest-environment'),
    );
    return [...new Set([...needDocument, ...sorted])];
  }
}

/** What is compiled once need not be compiled again, by workers nor by the servers and commands that tests start. */
process.env.NODE_COMPILE_CACHE ??= join(import.meta.dirname, 'node_modules/.cache/compiled');

/** Dates are written as the reader's machine writes them: here, as one in Minnesota. */
process.env.TZ = 'America/Chicago';
process.env.LC_ALL = 'en_US.UTF-8';

/**
 * `npm run check` runs unit and server; `npm test` runs all. A path selects tests, so
 * `npx vitest run web/` runs a whole folder, and `npx vitest run e2e/reading` one file.
 */
export default defineConfig({
  test: {
    /** Two files at a time, on any machine. */
    maxWorkers: 2,
    /** For a machine ten times slower than ours: who is done goes on at once. */
    testTimeout: 300_000,
    hookTimeout: 300_000,
    setupFiles: ['test/silence.ts', 'test/fresh-document.ts'],
    sequence: { sequencer: DocumentsFirst },
    /** Waiting for what should happen ends at once when it does; the limit is for slow machines. */
    expect: { poll: { timeout: 60_000 } },
    /** Only for `npm run coverage`, which adds it up by top-level folder. */
    coverage: {
      include: ['{domain,content,art,web,server,tools}/**/*.{ts,tsx}'],
      reporter: ['json-summary', 'html'],
      reportsDirectory: 'build/coverage',
      reportOnFailure: true,
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: testsIn('domain', 'content', 'art', 'web', 'tools'),
          exclude: long,
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'server',
          include: testsIn('server', 'test'),
          exclude: [...long, 'test/container/**'],
          isolate: false,
          provide: { database: 'SQLite' },
        },
      },
      {
        extends: true,
        test: {
          ...patient,
          name: 'postgres',
          include: onBothDatabases,
          globalSetup: 'test/shared-postgres.ts',
          isolate: false,
          provide: { database: 'PostgreSQL' },
        },
      },
      { extends: true, test: { ...patient, name: 'long', include: long, provide: { database: 'SQLite' } } },
      {
        extends: true,
        test: {
          ...patient,
          name: 'browser',
          include: testsIn('e2e'),
          exclude: ['e2e/browsers/**'],
          globalSetup: 'e2e/shared.ts',
          isolate: false,
          /** A journey is long on a slow machine; what it waits for in vain, it names much sooner. */
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
