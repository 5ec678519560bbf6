/** One polite request for a page: conditional, identified, limited in size, and only where robots.txt allows it. */

import robotsParser from 'robots-parser';
import {
  type FetchOptions,
  fetchText,
  noValidators,
  robotName,
  type Validators,
  whyFetchFailed,
} from '../../http/fetch-text.ts';
import { mainText } from './main-text.ts';

const limits = { timeoutMs: 20_000, mostBytes: 2 * 1024 * 1024 };

export type Answer =
  | { kind: 'read'; text: string; etag: string | null; lastModified: string | null }
  | { kind: 'same' }
  | { kind: 'forbidden' | 'failed'; why: string }
  /** The host is down or rate limits us: no more requests to it in this round. */
  | { kind: 'busy'; why: string };

export type PageFetcher = (url: string, known: Validators) => Promise<Answer>;

/** For one round: robots.txt is read once for each host. */
export function createPageFetcher(userAgent: string): PageFetcher {
  const robots = new Map<string, ReturnType<typeof readRobots>>();
  const options: FetchOptions = { ...limits, userAgent, accept: 'text/html, text/plain;q=0.5' };

  const toRobots = (origin: string) => {
    const known = robots.get(origin) ?? readRobots(origin, options);
    robots.set(origin, known);
    return known;
  };

  return async (url, known) => {
    const page = new URL(url);
    const { rules, why } = await toRobots(page.origin);
    if (rules === undefined) return { kind: 'busy', why: `robots.txt: ${why}` };
    const isAllowed = (at: URL) => mayFetch(rules, at);
    if (!isAllowed(page)) return { kind: 'forbidden', why: 'robots.txt forbids it' };
    try {
      const { status, headers, text } = await fetchText(page, known, { ...options, mayFollow: isAllowed });
      if (status === 304) return { kind: 'same' };
      if (status === 429 || status >= 500) return { kind: 'busy', why: `status ${status}` };
      if (status >= 300) return { kind: 'failed', why: `status ${status}` };
      const validators = { etag: headers.get('etag'), lastModified: headers.get('last-modified') };
      return { kind: 'read', text: await mainText(text), ...validators };
    } catch (error) {
      return { kind: 'failed', why: whyFetchFailed(error) };
    }
  };
}

/** A missing file allows everything; an unreadable one has no rules, and nothing may be fetched. */
async function readRobots(origin: string, options: FetchOptions): Promise<{ rules?: string; why?: string }> {
  try {
    const limited = { ...options, mostBytes: mostRobotsBytes };
    const { status, text } = await fetchText(new URL('/robots.txt', origin), noValidators, limited);
    if (status < 300) return { rules: text };
    return status >= 400 && status < 500 && status !== 429 ? { rules: '' } : { why: `status ${status}` };
  } catch (error) {
    return { why: whyFetchFailed(error) };
  }
}

/** The size of a robots.txt that RFC 9309 tells crawlers to read. */
const mostRobotsBytes = 500 * 1024;
/** The parser copies every rule for each agent of its group, and compares it with every letter of a path. */
const mostSteps = 20_000_000;

/** Whether robots.txt allows us to fetch a page. A file that would take long to evaluate forbids everything. */
export function mayFetch(robots: string, page: URL): boolean {
  const agents = robots.match(/user-agent/gi)?.length ?? 0;
  if (robots.length * (agents + page.href.length) > mostSteps) return false;
  return robotsParser(new URL('/robots.txt', page).href, robots).isAllowed(page.href, robotName) === true;
}
