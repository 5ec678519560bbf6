/** Like the unit and server tests of `npm run check`, but one project, and only the tests that speak for the room. */
import { defineConfig } from 'vitest/config';
import { rooms } from './rooms.ts';

/** Dates and times as in Minnesota. */
process.env.TZ = 'America/Chicago';
process.env.LC_ALL = 'en_US.UTF-8';

const tests = rooms[process.env.MUTANTS_ROOM ?? ''] ?? [];

export default defineConfig({
  test: {
    include: tests.map((folder) => `${folder}/**/*.test.{ts,tsx}`),
    testTimeout: 60_000,
    hookTimeout: 60_000,
    setupFiles: 'test/silence.ts',
    expect: { poll: { timeout: 20_000 } },
    provide: { database: 'SQLite' },
  },
});
