/** What a service worker finds around itself, for tests without a browser: its events, its cache, its network. */

/** As much of the browser's cache as the worker uses. */
class MemoryCache {
  readonly kept = new Map<string, string>();
  async match(address: string, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const path = (url: string) => (ignoreSearch ? url.split('?')[0] : url);
    const found = [...this.kept].find(([url]) => path(url) === path(address));
    return found && new Response(found[1]);
  }
  async put(address: string, response: Response): Promise<void> {
    this.kept.set(address, await response.text());
  }
}

type Handler = (event: object) => void;

export function workerWorld(origin: string) {
  const handlers = new Map<string, Handler>();
  const cache = new MemoryCache();
  const addEventListener = (kind: string, handler: Handler) => handlers.set(kind, handler);
  return {
    cache,
    globals: {
      self: { addEventListener },
      addEventListener,
      caches: { open: async () => cache },
      location: { origin },
    },
    /** What the browser would be given for an address; nothing where the worker keeps out of it. */
    answerTo(path: string, mode = 'cors'): Promise<Response> | undefined {
      let answer: Promise<Response> | undefined;
      const request = { url: origin + path, method: 'GET', mode };
      const respondWith = (response: Promise<Response>) => {
        answer = response;
      };
      handlers.get('fetch')?.({ request, respondWith });
      return answer;
    },
    /** How the work ends that a sync began; nothing where the worker does none for it. */
    sync(tag: string): Promise<unknown> | undefined {
      let work: Promise<unknown> | undefined;
      const waitUntil = (promise: Promise<unknown>) => {
        work = promise;
      };
      handlers.get('sync')?.({ tag, waitUntil });
      return work;
    },
  };
}
