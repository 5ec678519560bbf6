/** Test files share a document, for speed: each starts with a clean one. */
import { beforeAll } from 'vitest';

type Visited = { document: { cookie: string }; localStorage: { clear(): void }; sessionStorage: { clear(): void } };

beforeAll(() => {
  if (!('document' in globalThis)) return;
  const { document, localStorage, sessionStorage } = globalThis as unknown as Visited;
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`; // long ago, also for tests that set the clock back
  }
  localStorage.clear();
  sessionStorage.clear();
});
