/** What Stryker is told; `npm run mutants` sets MUTANTS_ROOM and MUTANTS_FILES. Results lie in build/mutants. */
const { MUTANTS_ROOM = '', MUTANTS_FILES = '' } = process.env;
const report = `build/mutants/${MUTANTS_ROOM.replace('/', '-')}`;

export default {
  mutate: [...MUTANTS_FILES.split(' '), '!**/*.test.*'],
  testRunner: 'vitest',
  plugins: ['@stryker-mutator/vitest-runner'],
  vitest: { configFile: 'tools/mutants/vitest.config.ts', related: false },
  /** A mutant meets only the tests that walk through it. */
  coverageAnalysis: 'perTest',
  /** What runs once when a file is loaded (schemas, tables) would need every test anew, each in a new process: 98 % of the time for 11 % of the mutants. */
  ignoreStatic: true,
  concurrency: 2,
  /** Two workers on a busy machine are slow; a mutant that only made somebody wait is not dead. */
  timeoutMS: 30_000,
  /** Its reader of tsconfig needs the interface of an older compiler. */
  tsconfigFile: 'none',
  tempDirName: 'build/mutants/copy',
  ignorePatterns: ['build', 'data', 'photos', 'docs', 'bench', 'e2e'],
  reporters: ['progress-append-only', 'json', 'html'],
  jsonReporter: { fileName: `${report}.json` },
  htmlReporter: { fileName: `${report}.html` },
};
