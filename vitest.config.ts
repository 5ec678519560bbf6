import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['{domain,content,art,web,server,tools,test,e2e}/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
  },
});
