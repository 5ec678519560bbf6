import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

/** As on a page that was just opened. */
async function askedTwice(storage: object | undefined): Promise<void> {
  vi.stubGlobal('navigator', { storage });
  const { keepFromClearing } = await import('./keep-from-clearing.ts');
  await keepFromClearing();
  await keepFromClearing();
}

test('the browser is asked to keep what waits, and its owner is not asked twice', async () => {
  const persist = vi.fn(async () => false);
  await askedTwice({ persisted: async () => false, persist });
  expect(persist).toHaveBeenCalledOnce();
});

test('a browser that keeps it anyway is not asked', async () => {
  const persist = vi.fn();
  await askedTwice({ persisted: async () => true, persist });
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  ['no storage of its own', undefined],
  ['no say in it', {}],
  ['only half of it', { persisted: async () => false }],
  ['a refusal', { persisted: () => Promise.reject(new Error('denied')) }],
])('a browser with %s breaks nothing', async (_, storage) => {
  await expect(askedTwice(storage)).resolves.toBeUndefined();
});
