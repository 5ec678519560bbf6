import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  return () => vi.unstubAllGlobals();
});

/** On a freshly loaded page. */
async function askedTwice(storage: object | undefined): Promise<void> {
  vi.stubGlobal('navigator', { storage });
  const { keepFromClearing } = await import('./keep-from-clearing.ts');
  await keepFromClearing();
  await keepFromClearing();
}

test('persistent storage is requested once, so the visitor is not prompted twice', async () => {
  const persist = vi.fn(async () => false);
  await askedTwice({ persisted: async () => false, persist });
  expect(persist).toHaveBeenCalledOnce();
});

test('persistent storage is not requested where it is already granted', async () => {
  const persist = vi.fn();
  await askedTwice({ persisted: async () => true, persist });
  expect(persist).not.toHaveBeenCalled();
});

test.each([
  ['no storage of its own', undefined],
  ['no say in it', {}],
  ['only half of it', { persisted: async () => false }],
  ['a refusal', { persisted: () => Promise.reject(new Error('denied')) }],
])('a browser with %s causes no error', async (_, storage) => {
  await expect(askedTwice(storage)).resolves.toBeUndefined();
});
