/**
 * Caches the whole guide and sends waiting claims and reports. A file cached in its current revision is served from the
 * cache; anything else from the network with the newest cached revision as fallback.
 */

import { keysPath } from '../../../domain/proof/credential.ts';
import { liveDocumentPath } from '../../../domain/status/live-document.ts';
import { homePath, isFilePath, notFoundPath, pagesMeant } from '../../../domain/wire/not-found.ts';
import { failureParameter, type SignInFailure, signInFailedPath, signInPath } from '../../../domain/wire/sign-in.ts';
import { fetchAccount } from '../../lib/api.ts';
import { hasServer } from '../../lib/server.ts';
import { timeLimit } from '../../lib/time-limit.ts';
import { mayPass } from '../claim/outbox/claim.ts';
import { ownClaims } from '../claim/outbox/claims.ts';
import { device, sendWhenClosed, serverFor } from '../claim/outbox/device.ts';
import type { OfflineFile, OfflineGuide, PageMessage, WorkerMessage } from './list.ts';
import { noSignalPage } from './offline.messages.ts';

declare const self: ServiceWorkerGlobalScope;
/** Inlined by the build, so a new build is a new worker. */
declare const __OFFLINE_GUIDE__: OfflineGuide;
const guide = __OFFLINE_GUIDE__;

const noSignalFailure: SignInFailure = 'no_signal';
const cacheName = 'guide';
/** With a weak signal, an older page now is better than the newest much later. */
const patienceMs = 3000;
/** A request that takes longer is treated as failed. */
const longestMs = 20_000;
/** Cache Storage that takes longer is treated as hanging. */
const cacheLimitMs = 5000;

/** A worker cannot read cookies, so it asks the server who is signed in; nor can it request persistent storage, which pages do. */
const claims = ownClaims({
  ...device(),
  server: serverFor(fetchAccount, () => undefined),
  browser: { sendWhenClosed, keepFromClearing: () => {} },
  isWorker: true,
});

/** Without its file list a worker would delay every page, so the install fails and the old worker stays. */
self.addEventListener('install', (event) => event.waitUntil(fileList().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (networkFirst.includes(url.pathname)) event.respondWith(newest(url.pathname));
  else if (!url.pathname.startsWith('/v1/')) event.respondWith(answer(request, url));
  else if (url.pathname === signInPath)
    event.respondWith(
      fetch(request).catch(() => Response.redirect(`${signInFailedPath}?${failureParameter}=${noSignalFailure}`, 302)),
    );
});
self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.kind === 'download') event.waitUntil(download());
  else event.waitUntil(report(event.source ? [event.source] : [], false));
});
// Whatever its tag: earlier versions had another one for reports.
self.addEventListener('sync', (event) => (event as ExtendableEvent).waitUntil(sendOrTryLater()));

/** The browser retries a sync that fails. */
async function sendOrTryLater(): Promise<void> {
  await claims.send();
  if (claims.current().some(mayPass) || claims.hasReports()) throw new Error('Still no signal');
}

/** The cache key of a file: its URL and revision. */
const getKey = (url: string, revision?: string): string => (revision ? `${url}?revision=${revision}` : url);

let fetchedList: Promise<OfflineFile[]> | undefined;

/** The files of the guide, read once; after a failure the next caller retries. */
function fileList(): Promise<OfflineFile[]> {
  fetchedList ??= fetchList().catch((error) => {
    fetchedList = undefined;
    throw error;
  });
  return fetchedList;
}

async function fetchList(): Promise<OfflineFile[]> {
  const cached = await inCacheTime(tried(async () => (await matchInCache(guide.list))?.json()));
  if (cached) return cached;
  const fresh = await fetch(guide.list, { signal: timeLimit(longestMs) });
  if (!fresh.ok) throw new Error(`The file list answered ${fresh.status}`);
  await putIntoCache(guide.list, fresh.clone());
  return fresh.json();
}

/**
 * Cache Storage fails if the disk is full or damaged, or the browser blocks it. That counts as not cached: pages come
 * from the network.
 */
async function tried<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work();
  } catch {
    return undefined;
  }
}

/** A damaged entry is deleted, so that the next download replaces it. */
const matchInCache = (key: string, options?: CacheQueryOptions): Promise<Response | undefined> =>
  tried(async () => {
    const cache = await caches.open(cacheName);
    const found = await cache.match(key, options);
    if (!found || (await isWhole(found))) return found;
    await cache.delete(key, options);
    return undefined;
  });

/**
 * A body can be damaged or missing while its entry is intact: Firefox would show an empty page. So it is read first.
 */
const isWhole = async (response: Response): Promise<boolean> =>
  ((await tried(() => response.clone().arrayBuffer()))?.byteLength ?? 0) > 0;

const putIntoCache = (key: string, response: Response): Promise<void> =>
  inCacheTime(tried(async () => (await caches.open(cacheName)).put(key, response)));

type Copies = { kept?: Response | undefined; older?: Response | undefined };

async function getCopies(path: string): Promise<Copies> {
  const kept = await matchInCache(await currentKey(path));
  return kept ? { kept } : { older: await matchInCache(path, { ignoreSearch: true }) };
}

async function answer(request: Request, url: URL): Promise<Response> {
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  const lookup = getCopies(path);
  const { kept, older }: Copies = (await inCacheTime(lookup)) ?? {};
  if (kept) return kept;
  const fresh = fetch(request);
  const orOlder = (response: Response) => (older && response.status >= 500 ? older : response);
  if (older) return Promise.race([fresh.then(orOlder, () => older), after(patienceMs, older)]);
  return fresh.catch(async (error) => {
    const late = await lookup; // slow cache
    if (late.kept || late.older) return (late.kept ?? late.older) as Response;
    if (request.mode === 'navigate') return withoutSignal(path);
    throw error;
  });
}

/** A page that is neither cached nor reachable: redirects to a cached one; if the front page is not cached either, that would loop. */
async function withoutSignal(path: string): Promise<Response> {
  if (path === deskPath) return noSignal(noSignalPage.desk);
  if (await matchInCache(homePath, { ignoreSearch: true })) return Response.redirect(await pageInstead(path), 302);
  return noSignal(noSignalPage.text);
}

/** Not part of the saved guide: useless without a server. */
const deskPath = '/desk';

/** The page that is meant, or the front page, which says so if the guide has no such page. The list names all pages, but not all files. */
async function pageInstead(path: string): Promise<string> {
  const paths = new Set((await listInTime()).map(([url]) => url));
  if (path === '/' || isFilePath(path) || paths.size === 0 || paths.has(path)) return homePath;
  return pagesMeant(path).find((meant) => paths.has(meant)) ?? notFoundPath;
}

const noSignal = (text: string): Response =>
  new Response(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${noSignalPage.title}</title>
<main><h1>${noSignalPage.title}</h1><p>${text}</main>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );

const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(resolve, ms, value));
const inCacheTime = <T>(work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, after(cacheLimitMs, undefined)]);

/**
 * A page from before an update still finds its own scripts, which the list no longer contains: their key is their path.
 */
async function currentKey(path: string): Promise<string> {
  return getKey(...((await listInTime()).find(([url]) => url === path) ?? [path]));
}

/** Empty if the list takes too long: no page waits for it. */
const listInTime = (): Promise<OfflineFile[]> => Promise.race([fileList().catch(() => []), after(patienceMs, [])]);

/** Files that change without a build: the public keys with any restart of the server, the live document at any time. */
const networkFirst: readonly string[] = hasServer ? [keysPath, liveDocumentPath] : [];

/** Network first; after a timeout, or offline, the last copy if there is one. */
async function newest(path: string): Promise<Response> {
  const fresh = fetch(path, { cache: 'no-cache', signal: timeLimit(longestMs) }).then(async (response) => {
    if (response.ok) await putIntoCache(path, response.clone());
    return response;
  });
  const soon = await Promise.race([fresh.catch(() => undefined), after(patienceMs, undefined)]);
  if (soon && (soon.ok || path !== liveDocumentPath)) return soon;
  return (await inCacheTime(matchInCache(path))) ?? fresh;
}

let downloading: Promise<void> | undefined;

/** One download at a time; whether it succeeds or fails, all pages get the new state. */
async function download(): Promise<void> {
  downloading ??= downloadMissing().finally(() => {
    downloading = undefined;
  });
  try {
    await downloading;
  } finally {
    await report(await self.clients.matchAll({ includeUncontrolled: true }), true);
  }
}

/** Limited, so that the page being read comes first. */
const parallel = 4;

async function downloadMissing(): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = new Map((await fileList()).map((file) => [getKey(...file), file[0]]));
  const queue = [...wanted];
  const fetchNext = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, url] = next;
      if (await matchInCache(key)) continue;
      const response = await fetch(url, { cache: 'no-cache' });
      if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`);
      await cache.put(key, response);
    }
  };
  await Promise.all(Array.from({ length: parallel }, fetchNext));
  if (hasServer) {
    await newest(keysPath);
    await newest(liveDocumentPath).catch(() => {}); // the guide is complete without live data
  }
  await dropStale(cache, new Set([...wanted.keys(), guide.list, ...networkFirst]));
}

/** Old revisions are deleted only when all the new ones are cached. */
async function dropStale(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}

async function report(readers: readonly (Client | ServiceWorker | MessagePort)[], ended: boolean): Promise<void> {
  const message: WorkerMessage = { kind: 'offline-status', bytes: guide.bytes, isCached: await isCached(), ended };
  for (const reader of readers) reader.postMessage(message);
}

/** Whether every file is on the device in its current revision. */
async function isCached(): Promise<boolean> {
  const keys = (await tried(async () => (await caches.open(cacheName)).keys())) ?? [];
  const cached = new Set(keys.map(({ url }) => new URL(url).pathname + new URL(url).search));
  const files = await tried(fileList);
  return files?.every((file) => cached.has(getKey(...file))) ?? false;
}
