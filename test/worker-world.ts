/** The globals of a service worker, for tests without a browser: its events, its cache, its network. */

/** The body of a cache entry whose file on disk is damaged: it starts, then fails. */
export const damaged = '<damaged>';

const readBody = (text: string) =>
  text === damaged
    ? new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('<!doctype html>'));
          stream.error(new DOMException('The operation was aborted.', 'AbortError'));
        },
      })
    : text;

/** As much of the Cache API as the worker uses. */
class MemoryCache {
  readonly kept = new Map<string, string>();
  readonly #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }
  async match(address: string, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const path = (url: string) => (ignoreSearch ? url.split('?')[0] : url);
    const found = [...this.kept].find(([url]) => path(url) === path(address));
    return found && new Response(readBody(found[1]));
  }
  async put(address: string, response: Response): Promise<void> {
    this.kept.set(address, await response.text());
  }
  async keys(): Promise<{ url: string }[]> {
    return [...this.kept.keys()].map((address) => ({ url: `${this.#origin}${address}` }));
  }
  async delete(request: { url: string } | string): Promise<void> {
    this.kept.delete(typeof request === 'string' ? request : request.url.slice(this.#origin.length));
  }
}

type Handler = (event: object) => void;

export function workerWorld(origin: string) {
  const handlers = new Map<string, Handler>();
  const cache = new MemoryCache(origin);
  const told: unknown[] = [];
  const page = { postMessage: (message: unknown) => told.push(message) };
  /** The promise that an event's handler passed to waitUntil; undefined where it passed none. */
  const dispatch = (kind: string, event: object): Promise<unknown> | undefined => {
    let work: Promise<unknown> | undefined;
    const waitUntil = (promise: Promise<unknown>) => {
      work = promise;
    };
    handlers.get(kind)?.({ ...event, waitUntil });
    return work;
  };
  const addEventListener = (kind: string, handler: Handler) => handlers.set(kind, handler);
  return {
    cache,
    globals: {
      self: {
        addEventListener,
        skipWaiting: async () => {},
        clients: { matchAll: async () => [page], claim: async () => {} },
      },
      addEventListener,
      caches: { open: async () => cache },
      location: { origin },
    },
    /** The response that the browser would get for a URL; undefined where the worker does not respond. */
    answerTo(path: string, mode = 'cors'): Promise<Response> | undefined {
      let answer: Promise<Response> | undefined;
      const request = { url: origin + path, method: 'GET', mode };
      const respondWith = (response: Promise<Response>) => {
        answer = response;
      };
      handlers.get('fetch')?.({ request, respondWith });
      return answer;
    },
    install: () => dispatch('install', {}),
    sync: (tag: string) => dispatch('sync', { tag }),
    /** Sends a message of a page to the worker; resolves when its work is done. */
    ask: (message: object) => dispatch('message', { data: message, source: page }),
    /** The messages to pages, oldest first. */
    told,
  };
}
