/** Test files of a worker share the modules they load, for speed. A file that mocks a module starts with none, and leaves none. */
import { readFileSync } from 'node:fs';
import { afterAll, expect, vi } from 'vitest';

const { testPath } = expect.getState();
if (!testPath) throw new Error('Vitest did not say which file it runs');
if (readFileSync(testPath, 'utf8').includes('vi.mock(')) {
  vi.resetModules();
  afterAll(() => vi.resetModules());
}
