/** `npm run test:container`: the image of deploy/ built and run for real. It takes minutes, so it is a command of its own. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/container/*.test.ts'], testTimeout: 1_800_000, hookTimeout: 1_800_000 },
});
