/** One polite request for a page: conditional, identified, limited in size, and never to another host. */
import { hashOfText } from './main-text.ts';
import { mayFetch } from './robots.ts';

const timeoutMs = 20_000;
const mostBytes = 2 * 1024 * 1024;
const mostRedirects = 3;

export type Known = { etag: string | null; last_modified: string | null };
export type Answer =
  | { kind: 'read'; hash: string; etag: string | null; lastModified: string | null }
  | { kind: 'same' | 'forbidden' | 'failed' }
  /** The host is down or rate limits us: no more requests to it in this round. */
  | { kind: 'busy' };

export type Ask = (url: string, known: Known) => Promise<Answer>;

/** For one round: robots.txt is read once for each host. */
export function makeAsk(userAgent: string): Ask {
  const robots = new Map<string, Promise<string | undefined>>();

  /** Undefined: unreadable, so nothing may be fetched. A missing file allows everything. */
  const robotsOf = (origin: string) => {
    const known = robots.get(origin) ?? readRobots(origin);
    robots.set(origin, known);
    return known;
  };

  async function readRobots(origin: string): Promise<string | undefined> {
    try {
      const reply = await get(`${origin}/robots.txt`, {}, () => true);
      if (reply.ok) return await textOf(reply);
      await reply.body?.cancel();
      return reply.status >= 400 && reply.status < 500 && reply.status !== 429 ? '' : undefined;
    } catch {
      return undefined;
    }
  }

  /** Redirects are followed within the host only, and only where robots.txt allows it. */
  async function get(url: string, headers: Record<string, string>, isAllowed: (at: URL) => boolean): Promise<Response> {
    let at = new URL(url);
    for (let hops = 0; ; hops += 1) {
      const reply = await fetch(at, {
        redirect: 'manual',
        cache: 'force-cache', // Node has no cache; the default mode would add Cache-Control: no-cache to conditional requests
        headers: { ...headers, 'user-agent': userAgent, accept: 'text/html, text/plain;q=0.5' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      const location = reply.headers.get('location');
      if (reply.status < 300 || reply.status >= 400 || !location || reply.status === 304) return reply;
      await reply.body?.cancel();
      const next = new URL(location, at);
      if (next.host !== at.host || hops >= mostRedirects || !isAllowed(next))
        throw new Error(`${at.href} redirects to another host, to a forbidden page, or too often`);
      at = next;
    }
  }

  return async (url, { etag, last_modified: lastModified }) => {
    const page = new URL(url);
    const rules = await robotsOf(page.origin);
    if (rules === undefined) return { kind: 'busy' };
    const isAllowed = ({ pathname, search }: URL) => mayFetch(rules, pathname + search);
    if (!isAllowed(page)) return { kind: 'forbidden' };
    try {
      const known = {
        ...(etag && { 'if-none-match': etag }),
        ...(lastModified && { 'if-modified-since': lastModified }),
      };
      const reply = await get(url, known, isAllowed);
      if (reply.ok) {
        return {
          ...{ kind: 'read', hash: hashOfText(await textOf(reply)) },
          ...{ etag: reply.headers.get('etag'), lastModified: reply.headers.get('last-modified') },
        };
      }
      await reply.body?.cancel();
      if (reply.status === 304) return { kind: 'same' };
      return { kind: reply.status === 429 || reply.status >= 500 ? 'busy' : 'failed' };
    } catch {
      return { kind: 'failed' };
    }
  };
}

async function textOf(reply: Response): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  let bytes = 0;
  for await (const chunk of reply.body ?? []) {
    bytes += chunk.length;
    if (bytes > mostBytes) throw new Error('the page is larger than 2 MB');
    text += decoder.decode(chunk, { stream: true });
  }
  return text;
}
