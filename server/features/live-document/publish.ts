/**
 * Keeps /now.json and /now.atom in memory, so that they cost what a static file costs. Each server polls the number of
 * the last audit entry, which grows with every change of the desk, and reads the notices only when it has changed.
 * Condition reports have no such number, because an order of arrival could identify reporters: the database aggregates
 * their few rows at every poll. While the database is down the last copy is served; its `asOf` is its age.
 */
import { isDeepStrictEqual } from 'node:util';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { type LiveDocument, liveDocumentPath, liveFeedPath } from '../../../domain/status/live-document.ts';
import type { Services } from '../../services.ts';
import { getFile, type SiteFile } from '../../site/site.ts';
import { auditHead } from '../../store/audit.ts';
import { countedReports, switchedOff } from '../../store/conditions.ts';
import { noticesEndingAfter } from '../../store/notices.ts';
import { type Live, toLiveDocument, toLiveFeed } from './document.ts';

/** With the poll and the time that browsers and CDNs hold a copy, a notice is on every open page within a minute. */
const pollMs = 10_000;
const maxAgeSeconds = 30;
/** `asOf` moves no more often than this while nothing changes, so that the ETag stays the same. */
const asOfMs = 5 * 60_000;

type Needs = Pick<Services, 'store' | 'guide' | 'clock' | 'origins' | 'files' | 'pollMs'> & {
  /** Only if enabled. */
  weather?: { check(): Promise<void>; at(now: Date): Pick<LiveDocument, 'forecasts' | 'alerts'> } | undefined;
};

declare module 'fastify' {
  interface FastifyInstance {
    /** Brings /now.json of this server up to date. */
    refreshLiveDocument(): Promise<void>;
    /** When this server last checked /now.json against the database. */
    getLiveDocumentTime(): Date | undefined;
  }
}

export function addLiveDocument(app: FastifyInstance, needs: Needs): void {
  const { store, guide, clock, origins, files, weather } = needs;
  const texts = new Map<string, string>();
  let head = -1;
  let live: Live = { notices: [], reports: [], off: { all: false, hikes: [] } };
  let asOf: Date | undefined;
  let away = false;

  /** Also without changes: notices start and end by the clock alone. */
  function publish(checked: Date): void {
    const now = clock();
    const document = { ...toLiveDocument(live, guide, { now, asOf: checked }), ...weather?.at(now) };
    putIfChanged(liveDocumentPath, JSON.stringify(document));
    putIfChanged(liveFeedPath, toLiveFeed(document, guide, { origin: origins.own(), now }));
  }

  function putIfChanged(path: string, text: string): void {
    if (texts.get(path) === text) return;
    texts.set(path, text);
    files.put(path, liveFile(path.slice(1), text));
  }

  async function check(): Promise<void> {
    const now = clock();
    const current = await auditHead(store.db);
    const reports = await countedReports(store.db, now);
    const isSame = current === head && isDeepStrictEqual(reports, live.reports);
    if (isSame && asOf && now.getTime() - asOf.getTime() < asOfMs) return;
    live = { notices: await noticesEndingAfter(store.db, now), reports, off: await switchedOff(store.db) };
    head = current;
    asOf = now;
  }

  async function run(): Promise<void> {
    try {
      await check();
      await weather?.check(); // last: notices do not wait for it, nor for its faults
      away = false;
    } catch (error) {
      if (!away) app.log.warn({ err: error }, 'database unavailable; serving the last live document');
      away = true;
    }
    if (asOf) publish(asOf);
  }

  /** Serialized: a check that started before a change would miss it. */
  let queue = Promise.resolve();
  const refresh = () => {
    queue = queue.then(run);
    return queue;
  };

  app.decorate('refreshLiveDocument', refresh);
  app.decorate('getLiveDocumentTime', () => asOf);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', refresh);
  app.addHook('onListen', async () => {
    timer = setInterval(refresh, needs.pollMs ?? pollMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await queue;
  });
}

const brotliOptions = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } };

/** Its own max-age, independent of CDN_SECONDS. */
function liveFile(name: string, text: string): SiteFile {
  const body = Buffer.from(text);
  const file = getFile(name, body, { br: brotliCompressSync(body, brotliOptions), gzip: gzipSync(body) });
  return { ...file, cacheControl: `public, max-age=${maxAgeSeconds}`, forAnyOrigin: true };
}
