import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,content,art,web,server,tools,test,e2e}/**/*.test.{ts,tsx}'],
    /** Two files at a time, on any machine: many of them wait for a browser. */
    maxWorkers: 2,
    testTimeout: 30_000,
    /** Waiting for what should happen ends at once when it does; the limit is for slow machines. */
    expect: { poll: { timeout: 10_000 } },
  },
});
