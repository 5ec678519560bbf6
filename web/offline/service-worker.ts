/**
 * Keeps the whole guide on the device and sends waiting claims and reports. A file that is kept in its current revision is answered
 * from there; anything else comes from the network, or, without one, from whatever revision there is.
 */
import { keysPath } from '../../domain/credential.ts';
import { homePath } from '../../domain/not-found.ts';
import { failureParameter, type SignInFailure, signInFailedPath, signInPath } from '../../domain/sign-in.ts';
import { sendingClaims } from '../claims/background.ts';
import { mayPass } from '../claims/claim.ts';
import { claims } from '../claims/in-worker.ts';
import { timeLimit } from '../lib/time-limit.ts';
import { outbox } from '../reports/here.ts';
import { sendingReports } from '../reports/outbox.ts';
import { noSignalPage } from '../words/offline.ts';
import type { OfflineFile, OfflinePart, PageMessage, PartOnDevice, WorkerMessage } from './list.ts';

declare const self: ServiceWorkerGlobalScope;
/** What this build's guide consists of, put in by the build: a new build is a new worker. */
declare const __OFFLINE_PARTS__: OfflinePart[];
const parts = __OFFLINE_PARTS__;

type SyncEvent = ExtendableEvent & { tag: string };

const noSignalFailure: SignInFailure = 'no_signal';
const cacheName = 'guide';
/** With one bar of signal an older page now is better than the newest much later. */
const patienceMs = 3000;
/** What hangs longer will not come. */
const longestMs = 20_000;

/** A worker that does not know its lists would make every page wait for them: then the old worker stays. */
self.addEventListener('install', (event) => event.waitUntil(wantedFiles().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => {
  regions = undefined; // the old worker may have been asked for more since
  event.waitUntil(self.clients.claim());
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname === keysPath) event.respondWith(newestKeys());
  else if (!url.pathname.startsWith('/v1/')) event.respondWith(answer(request, url));
  else if (url.pathname === signInPath)
    event.respondWith(
      fetch(request).catch(() => Response.redirect(`${signInFailedPath}?${failureParameter}=${noSignalFailure}`, 302)),
    );
});
self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.kind === 'download') event.waitUntil(download(message.region));
  else if (message.kind === 'give-back') event.waitUntil(giveBack(message.region));
  else event.waitUntil(report(event.source ? [event.source] : [], false));
});
self.addEventListener('sync', (event) => {
  const { tag } = event as SyncEvent;
  if (tag === sendingClaims) (event as SyncEvent).waitUntil(sendOrTryLater());
  if (tag === sendingReports) (event as SyncEvent).waitUntil(sendReportsOrTryLater());
});

/** A sync that fails is tried again by the browser. */
async function sendOrTryLater(): Promise<void> {
  await claims.send();
  if (claims.current().some(mayPass)) throw new Error('Still no signal');
}

async function sendReportsOrTryLater(): Promise<void> {
  if (await outbox().sendWaiting()) throw new Error('Reports still wait');
}

/** Where a file is kept: its address and revision. */
const keyOf = (url: string, revision?: string): string => (revision ? `${url}?revision=${revision}` : url);

/** The regions that somebody asked for on this device. */
const askedFor = '/offline/regions';

let regions: Promise<string[]> | undefined;

function regionsAskedFor(): Promise<string[]> {
  regions ??= caches
    .open(cacheName)
    .then((cache) => cache.match(askedFor))
    .then((kept) => kept?.json() ?? []);
  return regions;
}

/** Only with its list at hand: without one nothing that is kept could be told from what is not. */
async function askFor(region: string): Promise<void> {
  const part = partOf(region);
  if (part) await readList(part.list);
  await writeAskedFor([...new Set([...(await regionsAskedFor()), region])]);
}
const askNoMoreFor = async (region: string) =>
  writeAskedFor((await regionsAskedFor()).filter((asked) => asked !== region));

async function writeAskedFor(all: string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(askedFor, new Response(JSON.stringify(all)));
  regions = Promise.resolve(all);
}

const partOf = (region: string): OfflinePart | undefined => parts.find((part) => part.region?.slug === region);

async function wantedParts(): Promise<OfflinePart[]> {
  const asked = await regionsAskedFor();
  return parts.filter(({ region }) => !region || asked.includes(region.slug));
}

async function wantedFiles(): Promise<OfflineFile[]> {
  return (await Promise.all((await wantedParts()).map(({ list }) => readList(list)))).flat();
}

const lists = new Map<string, Promise<OfflineFile[]>>();

function readList(address: string): Promise<OfflineFile[]> {
  const reading =
    lists.get(address) ??
    fetchList(address).catch((error) => {
      lists.delete(address);
      throw error;
    });
  lists.set(address, reading);
  return reading;
}

async function fetchList(address: string): Promise<OfflineFile[]> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(address);
  if (kept) return kept.json();
  const fresh = await fetch(address, { signal: timeLimit(longestMs) });
  if (!fresh.ok) throw new Error(`The list of files answered ${fresh.status}`);
  await cache.put(address, fresh.clone());
  return fresh.json();
}

async function answer(request: Request, url: URL): Promise<Response> {
  const cache = await caches.open(cacheName);
  const path = url.pathname.length > 1 ? url.pathname.replace(/\/$/, '') : url.pathname;
  const kept = await cache.match(await currentKey(path));
  if (kept) return kept;
  const older = await cache.match(path, { ignoreSearch: true });
  const fresh = fetch(request);
  const orOlder = (response: Response) => (older && response.status >= 500 ? older : response);
  if (older) return Promise.race([fresh.then(orOlder, () => older), after(patienceMs, older)]);
  return request.mode === 'navigate' ? fresh.catch(() => leadHome(cache)) : fresh;
}

/** To a page that is on the device; where not even that one is, the way home would lead round in circles. */
async function leadHome(cache: Cache): Promise<Response> {
  if (await cache.match(homePath, { ignoreSearch: true })) return Response.redirect(homePath, 302);
  return new Response(noSignal, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}

const noSignal = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>${noSignalPage.title}</title>
<main><h1>${noSignalPage.title}</h1><p>${noSignalPage.text}</main>`;

const after = <T>(ms: number, value: T): Promise<T> => new Promise((resolve) => setTimeout(resolve, ms, value));

/** A page from before an update still finds its own scripts, which no list names any more: their key is their path. */
async function currentKey(path: string): Promise<string> {
  const files = await Promise.race([wantedFiles().catch(() => []), after(patienceMs, [])]);
  return keyOf(...(files.find(([url]) => url === path) ?? [path]));
}

/** The keys of the site may change with any restart of the server: as it tells them, else as it told them last. */
async function newestKeys(): Promise<Response> {
  const cache = await caches.open(cacheName);
  try {
    const fresh = await fetch(keysPath, { cache: 'no-cache' });
    if (fresh.ok) await cache.put(keysPath, fresh.clone());
    return fresh;
  } catch (error) {
    const kept = await cache.match(keysPath);
    if (kept) return kept;
    throw error;
  }
}

let downloading: Promise<void> | undefined;

/** Where a region is asked for while others still come, it comes after them. Whoever asked hears of the end, good or bad. */
async function download(region?: string): Promise<void> {
  try {
    if (region) {
      await askFor(region);
      await downloading?.catch(() => {});
    }
    downloading ??= downloadMissing().finally(() => {
      downloading = undefined;
    });
    await downloading;
  } finally {
    await report(await self.clients.matchAll({ includeUncontrolled: true }), true);
  }
}

/** What no other part needs goes. Other parts that are not all here, or in an older revision, stay as they are. */
async function giveBack(region: string): Promise<void> {
  await downloading?.catch(() => {});
  await askNoMoreFor(region);
  const part = partOf(region);
  if (part) {
    const stillWanted = new Set((await wantedFiles()).map(([url]) => url));
    const files = (await readList(part.list)).filter(([url]) => !stillWanted.has(url));
    const cache = await caches.open(cacheName);
    for (const [url] of files) await cache.delete(url, { ignoreSearch: true });
    await cache.delete(part.list);
    lists.delete(part.list); // a list is stored when it is fetched: who keeps the region again needs it anew
  }
  await report(await self.clients.matchAll({ includeUncontrolled: true }), false);
}

/** A few at a time: the page being read comes first. */
const parallel = 4;

async function downloadMissing(): Promise<void> {
  const cache = await caches.open(cacheName);
  const wanted = new Map((await wantedFiles()).map((file) => [keyOf(...file), file[0]]));
  const queue = [...wanted];
  const fetchNext = async (): Promise<void> => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const [key, url] = next;
      if (await cache.match(key)) continue;
      const response = await fetch(url, { cache: 'no-cache' });
      if (!response.ok || response.redirected) throw new Error(`${url} answered ${response.status}`);
      await cache.put(key, response);
    }
  };
  await Promise.all(Array.from({ length: parallel }, fetchNext));
  await newestKeys();
  const ours = parts.map(({ list }) => list); // also of a region that is being asked for
  await dropStale(cache, new Set([...wanted.keys(), ...ours, askedFor, keysPath]));
}

/** Old revisions go only when the new ones are all here. */
async function dropStale(cache: Cache, wanted: ReadonlySet<string>): Promise<void> {
  for (const request of await cache.keys()) {
    const { pathname, search } = new URL(request.url);
    if (!wanted.has(pathname + search)) await cache.delete(request);
  }
}

async function report(readers: readonly (Client | ServiceWorker | MessagePort)[], ended: boolean): Promise<void> {
  const message: WorkerMessage = { kind: 'offline', parts: await partsOnDevice(), ended };
  for (const reader of readers) reader.postMessage(message);
}

async function partsOnDevice(): Promise<PartOnDevice[]> {
  const cache = await caches.open(cacheName);
  const kept = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search));
  const wanted = new Set(await wantedParts());
  const isKept = ({ list }: OfflinePart) =>
    readList(list).then(
      (files) => files.every((file) => kept.has(keyOf(...file))),
      () => false,
    );
  return Promise.all(
    parts.map(async (part) => ({
      bytes: part.bytes,
      region: part.region,
      isWanted: wanted.has(part),
      isKept: wanted.has(part) && (await isKept(part)),
    })),
  );
}
