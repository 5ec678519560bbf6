/** One request to a stranger's server: identified, conditional, limited in size, time and redirects. */

/** What robots.txt calls us. */
export const robotName = 'NorthStarTrails';

type Caller = { version: string; origin: string; contact: string };
export const toUserAgent = ({ version, origin, contact }: Caller): string =>
  `${robotName}/${version} (+${origin}; ${contact})`;

const mostRedirects = 3;
/** fetch has no cache here. By default it adds `Cache-Control: no-cache` to conditional requests, which would bypass a CDN. */
const cache = 'force-cache';

/** Of the copy we have. */
export type Validators = { etag: string | null; last_modified: string | null };
export const noValidators: Validators = { etag: null, last_modified: null };

export type FetchOptions = {
  userAgent: string;
  accept: string;
  /** For all redirects and the body together. */
  timeoutMs: number;
  mostBytes: number;
  signal?: AbortSignal | undefined;
  /** Redirects stay on the host in any case, and never lead from https to http. */
  mayFollow?: (redirect: URL) => boolean;
};

/** The text is empty unless the status is 2xx. */
export type Fetched = { status: number; headers: Headers; text: string };

export async function fetchText(url: URL, validators: Validators, options: FetchOptions): Promise<Fetched> {
  const { etag, last_modified: modified } = validators;
  const { userAgent, accept, timeoutMs, mostBytes, signal: stop, mayFollow } = options;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = stop ? AbortSignal.any([stop, timeout]) : timeout;
  const conditions = {
    ...(etag !== null && { 'if-none-match': etag }),
    ...(modified !== null && { 'if-modified-since': modified }),
  };
  const headers = { 'user-agent': userAgent, accept, ...conditions };
  let at = url;
  for (let hops = 0; ; hops += 1) {
    const response = await fetch(at, { redirect: 'manual', cache, headers, signal });
    const redirect = getRedirect(response, at);
    if (!redirect) return read(response, mostBytes);
    await response.body?.cancel();
    if (!isSameHost(redirect, at)) throw new Error(`it redirects to ${redirect.origin}`);
    if (hops >= mostRedirects) throw new Error('too many redirects');
    if (mayFollow && !mayFollow(redirect)) throw new Error('it redirects to a forbidden page');
    at = redirect;
  }
}

function getRedirect({ status, headers }: Response, from: URL): URL | undefined {
  const location = headers.get('location');
  return status >= 300 && status < 400 && status !== 304 && location ? new URL(location, from) : undefined;
}

const isSameHost = (to: URL, from: URL): boolean =>
  to.host === from.host && (to.protocol === from.protocol || to.protocol === 'https:');

async function read(response: Response, mostBytes: number): Promise<Fetched> {
  const { status, headers } = response;
  if (response.ok) return { status, headers, text: await toText(response, mostBytes) };
  await response.body?.cancel();
  return { status, headers, text: '' };
}

/** Limits the decompressed size while reading, against decompression bombs. */
async function toText(response: Response, mostBytes: number): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error(`the reply is larger than ${mostBytes / 1024} KB`);
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}

/** fetch reports only "fetch failed"; the cause has the reason: ENOTFOUND, ECONNREFUSED, a certificate. */
export function whyFetchFailed(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause as NodeJS.ErrnoException | undefined;
  return error.name === 'TimeoutError' ? 'timeout' : cause?.message || cause?.code || error.message;
}
