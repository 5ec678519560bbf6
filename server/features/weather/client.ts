/** One request to the weather service, never to another host than the configured one. Returns text; the caller validates it. */
import { type FetchOptions, fetchText, type Validators, whyFetchFailed } from '../../http/fetch-text.ts';
import { Unusable } from './unusable.ts';

/** All alerts of a state on a bad day are a few hundred KB. */
const mostBytes = 2 * 1024 * 1024;

/** Freshness lifetime from its headers. */
export type ServiceResponse = { freshMs: number } & (
  | { kind: 'new'; text: string; etag: string | null; lastModified: string | null }
  | { kind: 'same' }
);

/** Rejects with Unusable. */
export type Client = { get(path: string, known: Validators, now: Date): Promise<ServiceResponse> };

type Options = Pick<FetchOptions, 'userAgent' | 'signal'> & { url: string; timeoutMs?: number };

export function makeClient({ url, userAgent, timeoutMs = 10_000, signal }: Options): Client {
  const { origin } = new URL(url);
  // Without it, the service's CDN may reply with copies that are days old.
  const accept = 'application/geo+json';
  const options: FetchOptions = { userAgent, accept, timeoutMs, mostBytes, signal };

  async function get(path: string, known: Validators, now: Date): Promise<ServiceResponse> {
    const at = new URL(path, origin);
    if (at.origin !== origin) throw new Error(`it refers to ${at.origin}`);
    const { status, headers, text } = await fetchText(at, known, options);
    if (status === 200) {
      const validators = { etag: headers.get('etag'), lastModified: lastModified(headers, now) };
      return { kind: 'new', text, ...validators, freshMs: freshMs(headers, now) };
    }
    const isConditional = (known.etag ?? known.last_modified) !== null;
    if (status === 304 && isConditional) return { kind: 'same', freshMs: freshMs(headers, now) };
    throw new Unusable(`status ${status}`, status === 404 ? 'missing' : 'failed', retryAfterMs(headers, now));
  }

  return {
    get: (path, known, now) =>
      get(path, known, now).catch((error) => {
        throw error instanceof Unusable ? error : new Unusable(whyFetchFailed(error), 'failed');
      }),
  };
}

/** The service sends dates in the future. With one, every later reply would be 304, whatever has changed. */
function lastModified(headers: Headers, now: Date): string | null {
  const date = headers.get('last-modified');
  return date !== null && Date.parse(date) <= now.getTime() ? date : null;
}

/** Freshness lifetime (RFC 9111): max-age minus Age, else Expires. */
function freshMs(headers: Headers, now: Date): number {
  const maxAge = /(?:^|[\s,])max-age="?(\d+)/i.exec(headers.get('cache-control') ?? '')?.[1];
  if (maxAge !== undefined) return Math.max(0, (Number(maxAge) - secondsIn(headers.get('age'))) * 1000);
  return Math.max(0, Date.parse(headers.get('expires') ?? '') - now.getTime() || 0);
}

const secondsIn = (text: string | null): number => (/^\d+$/.test(text ?? '') ? Number(text) : 0);

/** Seconds or a date. */
function retryAfterMs(headers: Headers, now: Date): number {
  const text = headers.get('retry-after') ?? '';
  return secondsIn(text) * 1000 || Math.max(0, Date.parse(text) - now.getTime() || 0);
}
