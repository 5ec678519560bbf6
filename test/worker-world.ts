/** What a service worker finds around itself, for tests without a browser: its events, its cache, its network. */

/** The body of an entry whose file on disk is damaged: it begins, and breaks off. */
export const damaged = '<damaged>';

const bodyOf = (text: string) =>
  text === damaged
    ? new ReadableStream({
        start(stream) {
          stream.enqueue(new TextEncoder().encode('<!doctype html>'));
          stream.error(new DOMException('The operation was aborted.', 'AbortError'));
        },
      })
    : text;

/** As much of the browser's cache as the worker uses. */
class MemoryCache {
  readonly kept = new Map<string, string>();
  readonly #origin: string;
  constructor(origin: string) {
    this.#origin = origin;
  }
  async match(address: string, { ignoreSearch = false } = {}): Promise<Response | undefined> {
    const path = (url: string) => (ignoreSearch ? url.split('?')[0] : url);
    const found = [...this.kept].find(([url]) => path(url) === path(address));
    return found && new Response(bodyOf(found[1]));
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
  /** How the work ends that an event began; nothing where the worker does none for it. */
  const workOf = (kind: string, event: object): Promise<unknown> | undefined => {
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
    install: () => workOf('install', {}),
    sync: (tag: string) => workOf('sync', { tag }),
    /** What a page asks of the worker, and how the work for it ends. */
    ask: (message: object) => workOf('message', { data: message, source: page }),
    /** What the pages have been told, the last at the end. */
    told,
  };
}
