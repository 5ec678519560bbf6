/** For mutation testing (CONTRIBUTING.md): the tests of one folder, because every mutant runs all tests that reach it. */
import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

const { projects: _, ...test } = config.test ?? {};
const folder = process.env.TESTS ?? 'domain';

export default defineConfig({
  test: { ...test, include: [`${folder}/**/*.test.{ts,tsx}`], provide: { database: 'SQLite' } },
});
