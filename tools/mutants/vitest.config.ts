/** Like the unit and server tests of `npm run check`, but one file after the other, each in a process of its own, with the mutants planted. */
import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Dates and times as in Minnesota. */
process.env.TZ = 'America/Chicago';
process.env.LC_ALL = 'en_US.UTF-8';

const root = process.env.MUTANTS_ROOT ?? '';
const tests = (process.env.MUTANTS_TESTS ?? '').split(' ');

/** The tests of the room itself come first. */
class AsGiven extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => tests.indexOf(moduleId.slice(root.length + 1));
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig({
  root,
  test: {
    include: tests,
    runner: join(import.meta.dirname, 'runner.ts'),
    pool: 'forks',
    maxWorkers: 1,
    sequence: { sequencer: AsGiven },
    setupFiles: ['test/silence.ts', 'test/fresh-document.ts'],
    /** Nothing planted: the machine may be slow. Who waits because of a mutant is stopped much sooner. */
    testTimeout: 600_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 20_000 } },
    provide: { database: 'SQLite' },
    /** What a mutant breaks beside a test is no news. */
    dangerouslyIgnoreUnhandledErrors: true,
    reporters: [{ onTestModuleEnd: ({ relativeModuleId }) => console.log(`  ${relativeModuleId}`) }],
  },
});
