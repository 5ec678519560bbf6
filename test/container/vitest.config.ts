/** `npm run test:container`: builds and runs the image of deploy/ for real. It takes minutes, so it is a separate command. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: { include: ['test/container/*.test.ts'], testTimeout: 1_800_000, hookTimeout: 1_800_000 },
});
