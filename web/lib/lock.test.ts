import { expect, test } from 'vitest';
import { createLock } from './lock.ts';

test('without Web Locks work still runs after earlier work has failed', async () => {
  const withLock = createLock('test', null);
  const failing = withLock(() => Promise.reject(new Error('the storage is full')));
  const next = withLock(async () => 'done');
  await expect(failing).rejects.toThrow('the storage is full');
  expect(await next).toBe('done');
});
