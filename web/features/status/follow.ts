/** Polls /now.json while the page is visible. On static hosting there is none, and pages stay as built. */
import { type LiveDocument, liveDocumentPath } from '../../../domain/status/live-document.ts';
import { whenVisible } from '../../lib/clock.ts';
import { hasServer } from '../../lib/server.ts';
import { timeLimit } from '../../lib/time-limit.ts';

/** With the server's own poll and a CDN cache of 30 s, a notice is on an open page within a minute. */
const everyMs = 15_000;
const longestMs = 10_000;

/** The newest document this page has seen. */
let newest: LiveDocument | undefined;
let request: Promise<void> = Promise.resolve();
let requestedAt = Number.NEGATIVE_INFINITY;

/** Deduplicated: several parts of a page follow the document, and it is fetched once for all of them. */
function refresh(): Promise<void> {
  if (performance.now() - requestedAt > everyMs / 2) {
    requestedAt = performance.now();
    request = fetchLiveDocument();
  }
  return request;
}

/** Keeps the newer one: one of several servers may lag a poll behind, and a closure must not disappear meanwhile. */
async function fetchLiveDocument(): Promise<void> {
  try {
    // Revalidates, usually with a 304: the browser's own cache could be 30 s old.
    const response = await fetch(liveDocumentPath, { cache: 'no-cache', signal: timeLimit(longestMs) });
    const now: unknown = response.ok ? await response.json() : undefined;
    if (isNow(now) && !(newest && now.asOf < newest.asOf)) newest = now;
  } catch {
    // Offline without a copy: the last document stays.
  }
}

const isNow = (now: unknown): now is LiveDocument =>
  typeof now === 'object' && now !== null && 'notices' in now && Array.isArray(now.notices) && 'asOf' in now;

/**
 * Calls back with the live document as soon as it is loaded, when the page becomes visible, and every few seconds while
 * it is: a notice may have been added, or have expired by the device's clock. Returns a function that stops it.
 */
export function followLiveDocument(show: (liveDocument: LiveDocument, moment: Date) => void): () => void {
  if (!hasServer) return () => {};
  const update = async () => {
    if (document.hidden) return;
    if (newest) show(newest, new Date());
    await refresh();
    if (newest) show(newest, new Date());
  };
  const stop = whenVisible(update);
  const timer = setInterval(update, everyMs);
  return () => {
    stop();
    clearInterval(timer);
  };
}

/** An older copy is marked as outdated: the device has been offline. */
const freshMs = 15 * 60_000;

export const isOld = ({ asOf }: Pick<LiveDocument, 'asOf'>, moment: Date): boolean =>
  moment.getTime() - Date.parse(asOf) > freshMs;
