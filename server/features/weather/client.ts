/**
 * One request to the weather service: conditional, identified, limited in size and time, and never to another host than the
 * configured one. Returns text; the caller validates it.
 */
import { Unusable } from './unusable.ts';

/** All alerts of a state on a bad day are a few hundred KB. */
const mostBytes = 4 * 1024 * 1024;
const mostRedirects = 3;
/** fetch has no cache here. By default it adds `Cache-Control: no-cache` to conditional requests, which would bypass the CDN. */
const cache = 'force-cache';

/** The validators of the last good copy. */
export type Known = { etag: string | null; last_modified: string | null };

/** Freshness lifetime from its headers. */
export type Reply = { freshMs: number } & (
  | { kind: 'new'; text: string; etag: string | null; lastModified: string | null }
  | { kind: 'same' }
);

/** Rejects with Unusable. */
export type Client = { get(path: string, known: Known, now: Date): Promise<Reply> };

type Options = { url: string; userAgent: string; timeoutMs?: number; signal?: AbortSignal };

export function makeClient({ url, userAgent, timeoutMs = 10_000, signal: stop }: Options): Client {
  const { origin } = new URL(url);

  async function follow(path: string, headers: Record<string, string>): Promise<Response> {
    const timeout = AbortSignal.timeout(timeoutMs); // for all redirects and the body together
    const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
    let at = new URL(path, origin);
    for (let hops = 0; ; hops += 1) {
      if (at.origin !== origin) throw new Error(`it redirects to ${at.origin}`);
      if (hops > mostRedirects) throw new Error('too many redirects');
      const response = await fetch(at, { redirect: 'manual', cache, headers, signal });
      const location = response.headers.get('location');
      if (response.status < 300 || response.status >= 400 || response.status === 304 || !location) return response;
      await response.body?.cancel();
      at = new URL(location, at);
    }
  }

  async function get(path: string, known: Known, now: Date): Promise<Reply> {
    const { etag, last_modified: modified } = known;
    const response = await follow(path, {
      'user-agent': userAgent,
      accept: 'application/geo+json', // without it, the service's CDN may reply with copies that are days old
      ...(etag !== null && { 'if-none-match': etag }),
      ...(modified !== null && { 'if-modified-since': modified }),
    });
    const { status, headers } = response;
    if (status === 200) {
      const validators = { etag: headers.get('etag'), lastModified: lastModified(headers, now) };
      return { kind: 'new', text: await textOf(response), ...validators, freshMs: freshMs(headers, now) };
    }
    await response.body?.cancel();
    if (status === 304 && (etag ?? modified) !== null) return { kind: 'same', freshMs: freshMs(headers, now) };
    throw new Unusable(`status ${status}`, status === 404 ? 'missing' : 'failed', retryAfterMs(headers, now));
  }

  return {
    get: (path, known, now) =>
      get(path, known, now).catch((error: Error) => {
        throw error instanceof Unusable ? error : new Unusable(reasonOf(error), 'failed');
      }),
  };
}

/** fetch reports only "fetch failed"; the cause has the reason: ENOTFOUND, ECONNREFUSED, a certificate. */
const reasonOf = (error: Error): string => {
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return error.name === 'TimeoutError' ? 'timeout' : cause?.message || cause?.code || error.message;
};

/** Limits the decompressed size while reading, against decompression bombs. */
async function textOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('the reply is larger than 4 MB');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
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
