/**
 * Source watch: checks the official pages of the content for changes, at most once an hour, one request at a time, from one of
 * several servers. Only a hash of a page's main text is stored. Off unless WATCH=on.
 */
import { createHash } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../clock.ts';
import { toUserAgent } from '../../http/fetch-text.ts';
import type { Services } from '../../services.ts';
import type { Guide } from '../../site/catalog.ts';
import { takeLease } from '../../store/lease.ts';
import type { Store } from '../../store/open.ts';
import { updatePage, type WatchedRow, waitsForReader, watchedPages } from '../../store/watched-sources.ts';
import { type Answer, createPageFetcher, type PageFetcher } from './ask.ts';
import { makeFailureLog } from './failures.ts';

const hourMs = 60 * 60_000;
const tickMs = 5 * 60_000;
/** A round ends with its lease, finished or not, so that a crashed server does not hold it. */
const leaseMs = 30 * 60_000;
const pauseMs = 5000;
/** A page that changes with this many requests in a row is muted. */
export const mutedAfter = 5;

export type Round = {
  store: Store;
  guide: Guide;
  ask: PageFetcher;
  clock: Clock;
  pauseMs: number;
  isStopping(): boolean;
  onAnswer(url: string, answer: Answer): void;
};

const newPage = (url: string): WatchedRow => ({
  url,
  hash: null,
  etag: null,
  last_modified: null,
  asked_at: null,
  changed_at: null,
  read_at: null,
  changes: 0,
  muted: 0,
});

/** Number of fetched pages; undefined if another server has the lease. */
export async function watchOnce(round: Round): Promise<number | undefined> {
  const { store, guide, ask, clock, pauseMs, isStopping, onAnswer } = round;
  if (!(await takeLease(store.db, 'watch', clock(), leaseMs))) return undefined;
  const known = new Map((await watchedPages(store.db)).map((row) => [row.url, row]));
  const isDue = ({ asked_at: at, muted }: WatchedRow) =>
    muted === 0 && (at === null || clock().getTime() - Date.parse(at) >= hourMs);
  const pages = [...new Set(guide.hikes.flatMap((hike) => hike.pages))].map((url) => known.get(url) ?? newPage(url));
  const due = pages.filter(isDue).toSorted((a, b) => getHost(a).localeCompare(getHost(b)));
  const endsAt = clock().getTime() + leaseMs;
  const busy = new Set<string>();
  let asked = 0;
  for (const page of due) {
    if (isStopping() || clock().getTime() >= endsAt) break;
    if (busy.has(getHost(page))) continue;
    if (asked > 0) await setTimeout(pauseMs, undefined, { ref: false });
    const answer = await ask(page.url, page);
    asked += 1;
    onAnswer(page.url, answer);
    if (answer.kind === 'busy') busy.add(getHost(page));
    await updatePage(store.db, page, (row) => after(row, answer, clock()));
  }
  return asked;
}

const getHost = ({ url }: WatchedRow): string => new URL(url).host;

/** The state of a page after a response. The first fetch is the baseline. */
function after(page: WatchedRow, answer: Answer, now: Date): WatchedRow {
  const at = now.toISOString();
  if (answer.kind !== 'read') return { ...page, asked_at: at, changes: answer.kind === 'same' ? 0 : page.changes };
  const hash = createHash('sha256').update(answer.text).digest('hex');
  const read = { ...page, asked_at: at, hash, etag: answer.etag, last_modified: answer.lastModified };
  if (page.hash === null) return { ...read, read_at: at };
  if (page.hash === hash) return { ...read, changes: 0 };
  const changes = page.changes + 1;
  return {
    ...read,
    changes,
    changed_at: waitsForReader(page) ? page.changed_at : at,
    muted: changes >= mutedAfter ? 1 : page.muted,
  };
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Checks the pages that are due, unless another server has the lease. */
    watchPages(): Promise<void>;
  }
}

type Needs = Pick<Services, 'config' | 'version' | 'origins' | 'store' | 'guide' | 'clock' | 'metrics'>;

/** Only where an operator has switched it on. */
export function addWatch(
  app: FastifyInstance,
  { config, version, origins, store, guide, clock, metrics }: Needs,
): void {
  const contact = config.watchContact;
  if (!contact) return;
  let stopping = false;
  let isAway = false;
  let round: Promise<void> = Promise.resolve();
  const failures = makeFailureLog(app.log);
  const run = async () => {
    try {
      const asked = await watchOnce({
        store,
        guide,
        clock,
        ask: createPageFetcher(toUserAgent({ version, origin: origins.own(), contact })),
        pauseMs,
        isStopping: () => stopping,
        onAnswer: (url, answer) => {
          metrics?.countWatch(answer.kind);
          failures.note(url, answer);
        },
      });
      failures.logChanges();
      isAway = false;
      if (asked) app.log.debug({ asked }, 'checked official pages for changes');
    } catch (error) {
      if (!isAway) app.log.warn({ err: error }, 'source watch failed; retrying in a few minutes');
      isAway = true;
    }
  };
  app.decorate('watchPages', run);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    timer = setInterval(() => {
      round = round.then(run);
    }, tickMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    stopping = true;
    clearInterval(timer);
  });
}
