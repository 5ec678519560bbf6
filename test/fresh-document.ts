/** Files of tests share a document, to be quick: each begins with one that nobody has visited. */
import { beforeAll } from 'vitest';

type Visited = { document: { cookie: string }; localStorage: { clear(): void }; sessionStorage: { clear(): void } };

beforeAll(() => {
  if (!('document' in globalThis)) return;
  const { document, localStorage, sessionStorage } = globalThis as unknown as Visited;
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT`; // also for whoever sets the clock back
  }
  localStorage.clear();
  sessionStorage.clear();
});
