/**
 * Metrics for Prometheus. Every series that can be known in advance starts at zero: otherwise the first error, rejection or award
 * after a start would be invisible to rate() and increase().
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { BadgeTarget } from '../../domain/badge/rule.ts';
import { holdsAt, noticeKinds } from '../../domain/status/live-document.ts';
import { type SignInFailure, signInFailures } from '../../domain/wire/sign-in.ts';
import type { Outcome } from '../../domain/wire/wire.ts';
import type { Clock } from '../clock.ts';
import { lastRuns } from '../store/cleanup.ts';
import { noticesEndingAfter, toFields } from '../store/notices.ts';
import type { Store } from '../store/open.ts';
import { openWork } from '../store/stats.ts';
import { waitsForReader, watchedPages } from '../store/watched-sources.ts';
import type { Call } from './calls.ts';

const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];
const queryBuckets = [0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.5, 2.5, 10];

/** Outcomes with a measured trailhead; the others have none. */
const measured: readonly Outcome[] = ['awarded', 'already-earned', 'too-far', 'too-fast'];
const notMeasured: readonly Outcome[] = ['too-vague', 'too-old', 'in-the-future'];

/** Timeout, so that a hanging database does not block the other metrics: Prometheus gives up after ten seconds. */
const patienceMs = 2000;

type Needs = { version: string; store: Store; targets: readonly BadgeTarget[]; clock: Clock };

export type Metrics = ReturnType<typeof makeMetrics>;

export function makeMetrics({ version, store, targets, clock }: Needs) {
  const register = new Registry();
  const registers = [register];
  collectDefaultMetrics({ register });

  new Gauge({ name: 'nst_build_info', help: 'Version of the running build.', labelNames: ['version'], registers }).set(
    { version },
    1,
  );

  const requests = new Counter({
    name: 'nst_requests_total',
    help: 'API requests by route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const durations = new Histogram({
    name: 'nst_request_seconds',
    help: 'Duration of API requests, by route.',
    labelNames: ['method', 'route'],
    buckets: requestBuckets,
    registers,
  });

  const hikes = new Map(targets.map(({ name, page }) => [name, getHike(page)]));
  const claims = new Counter({
    name: 'nst_badge_attempts_total',
    help: 'Badge claims by outcome and by the hike whose trailhead was nearest.',
    labelNames: ['outcome', 'hike'],
    registers,
  });
  for (const hike of hikes.values()) for (const outcome of measured) claims.inc({ outcome, hike }, 0);
  for (const outcome of notMeasured) claims.inc({ outcome, hike: '' }, 0);

  const signIns = new Counter({
    name: 'nst_sign_ins_total',
    help: 'Sign-ins by outcome; provider_unreachable and provider_failed are failures of the identity provider.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['signed_in', ...signInFailures]) signIns.inc({ outcome }, 0);

  const weather = new Counter({
    name: 'nst_weather_requests_total',
    help: 'Requests to the weather service by outcome; all but new and same leave the last good copy in place.',
    labelNames: ['kind', 'outcome'],
    registers,
  });
  for (const kind of ['alerts', 'points', 'forecast'])
    for (const outcome of ['new', 'same', 'stale', 'missing', 'failed', 'broken']) weather.inc({ kind, outcome }, 0);

  const watch = new Counter({
    name: 'nst_watch_requests_total',
    help: 'Requests for official pages by outcome; all but read and same are failures.',
    labelNames: ['outcome'],
    registers,
  });
  for (const outcome of ['read', 'same', 'forbidden', 'failed', 'busy']) watch.inc({ outcome }, 0);

  const queues = new Map<string, () => number>();
  new Gauge({
    name: 'nst_queue_length',
    help: 'Requests queued for the database.',
    labelNames: ['queue'],
    registers,
    collect() {
      for (const [queue, length] of queues) this.set({ queue }, length());
    },
  });

  measureDatabase(registers, store);
  const readDatabase = measureMaintenance(registers, store, clock);
  let getLiveDocumentTime = (): Date | undefined => undefined;
  new Gauge({
    name: 'nst_now_as_of_timestamp_seconds',
    help: 'Time at which this server last synced its live document with the database.',
    registers,
    collect() {
      this.set((getLiveDocumentTime()?.getTime() ?? 0) / 1000);
    },
  });

  return {
    contentType: register.contentType,
    async text() {
      await readDatabase();
      return register.metrics();
    },
    /** Must be called before the first request. */
    expect(calls: readonly Call[]) {
      for (const { method, path, responses } of calls.filter(({ path }) => path.startsWith('/v1/'))) {
        const route = path.replace(/\{(\w+)\}/g, ':$1');
        durations.zero({ method, route });
        for (const status of [...Object.keys(responses), 500, 503]) requests.inc({ method, route, status }, 0);
      }
    },
    request(method: string, route: string, status: number, seconds: number) {
      requests.inc({ method, route, status });
      durations.observe({ method, route }, seconds);
    },
    countClaim: (outcome: Outcome, nearest: string | undefined) =>
      claims.inc({ outcome, hike: (nearest && hikes.get(nearest)) ?? '' }),
    signIn: (outcome: 'signed_in' | SignInFailure) => signIns.inc({ outcome }),
    countWeather: (kind: string, outcome: string) => weather.inc({ kind, outcome }),
    countWatch: (outcome: string) => watch.inc({ outcome }),
    watchNow: (asOf: () => Date | undefined) => {
      getLiveDocumentTime = asOf;
    },
    watchQueue: (name: string, length: () => number) => void queues.set(name, length),
  };
}

/** north-shore/split-rock; the Test Badge has no page. */
const getHike = (page: string | null): string => page?.replace(/^\/trails\//, '') ?? 'test-badge';

function measureDatabase(registers: Registry[], store: Store): void {
  const queries = new Histogram({
    name: 'nst_database_seconds',
    help: 'Duration of database statements, without the wait for a connection.',
    buckets: queryBuckets,
    registers,
  });
  const errors = new Counter({ name: 'nst_database_errors_total', help: 'Statements that failed.', registers });
  store.onQuery((seconds, failed) => {
    queries.observe(seconds);
    if (failed) errors.inc();
  });
  const { connections } = store;
  if (!connections) return;
  new Gauge({
    name: 'nst_database_connections',
    help: 'PostgreSQL connection pool: busy, idle, and callers waiting for a connection.',
    labelNames: ['state'],
    registers,
    collect() {
      for (const [state, number] of Object.entries(connections())) this.set({ state }, number);
    },
  });
}

/** Queried from the database at each scrape, the same on every server. While it is down only nst_database_up is exported. */
function measureMaintenance(registers: Registry[], store: Store, clock: Clock): () => Promise<void> {
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const open = gauge('nst_open_items', 'Open reports and appeals.', ['kind']);
  const oldest = gauge('nst_oldest_open_item_seconds', 'Age of the oldest open item; 0 if there is none.', ['kind']);
  const last = gauge(
    'nst_last_upkeep_timestamp_seconds',
    'Time of the last cleanup, backup and source watch request; 0 for never.',
    ['task'],
  );
  const notices = gauge('nst_live_notices', 'Notices in effect now.', ['kind']);
  const pages = gauge(
    'nst_watched_pages',
    'Official pages in the source watch: all, changed and awaiting review, muted.',
    ['state'],
  );
  const secondsSince = (moment: string | null) => (moment ? (clock().getTime() - Date.parse(moment)) / 1000 : 0);

  const read = async () => {
    const [work, upkeep] = [await openWork(store.db), await lastRuns(store.db)];
    for (const [kind, { count, oldest: since }] of Object.entries(work)) {
      open.set({ kind }, count);
      oldest.set({ kind }, secondsSince(since));
    }
    for (const [task, at] of Object.entries(upkeep)) last.set({ task }, at ? Date.parse(at) / 1000 : 0);
    const posted = (await noticesEndingAfter(store.db, clock()))
      .filter(({ withdrawn }) => withdrawn === 0)
      .map(toFields);
    for (const kind of noticeKinds)
      notices.set({ kind }, posted.filter((notice) => notice.kind === kind && holdsAt(notice, clock())).length);
    const watched = await watchedPages(store.db);
    pages.set({ state: 'all' }, watched.length);
    pages.set({ state: 'changed' }, watched.filter((page) => page.muted === 0 && waitsForReader(page)).length);
    pages.set({ state: 'muted' }, watched.filter(({ muted }) => muted === 1).length);
    const asked = watched.flatMap(({ asked_at: at }) => (at === null ? [] : [Date.parse(at) / 1000]));
    last.set({ task: 'watch' }, Math.max(0, ...asked));
  };
  const up = gauge('nst_database_up', '1 if the database responds, else 0.');
  return async () => {
    for (const each of [open, oldest, last, notices, pages]) each.reset();
    up.set((await isDoneInTime(read())) ? 1 : 0);
  };
}

async function isDoneInTime(work: Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(resolve, patienceMs, false);
  });
  const done = work.then(
    () => true,
    () => false,
  );
  return Promise.race([done, late]).finally(() => clearTimeout(timer));
}
