/**
 * Serves the site from memory. A response is one lookup and one write: the headers of a file are built at its first request, and every
 * quarter of an hour for calendar files, which depend on the date. Files bypass Fastify, because they are most of the requests (npm run
 * bench -- static); redirects and missing files go through it.
 */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { onComingSaturday } from '../../domain/time/coming-saturday.ts';
import { homePath, isFilePath, notFoundPath, pagesMeant } from '../../domain/wire/not-found.ts';
import type { Clock } from '../clock.ts';
import { fileHeaders, type SecurityOptions, securityHeaders } from './security-headers.ts';
import { type Encoding, getVariant, type Site, type SiteFile, type Variant } from './site.ts';

/** Answers a request for a file of the site; false leaves the request untouched. */
export type FileServer = {
  has(path: string): boolean;
  /** Loads a file from the disk, if it exists, and serves it from then on. */
  findNewerAsset(path: string): void;
  /** Adds or replaces a file. */
  put(path: string, file: SiteFile): void;
  serve(request: IncomingMessage, response: ServerResponse): boolean;
};

/** Headers as a flat array of names and values, which Node writes without validating each. */
type ReadyResponse = { body: Buffer; etag: string; headers: string[]; notModified: string[] };
type ReadyFile = { identity: ReadyResponse; br?: ReadyResponse; gzip?: ReadyResponse };

/** Settings for the headers of files. */
type HeaderOptions = SecurityOptions & { cdnSeconds: number };

type Needs = {
  site: Site;
  headers: HeaderOptions;
  clock: Clock;
  /** Looks on the disk for a file that is not in memory. */
  loadNewerAsset(path: string): SiteFile | undefined;
};

/** In every time zone a day begins on a quarter of an hour. */
const quarterMs = 15 * 60_000;

export function makeFileServer({ site, headers, clock, loadNewerAsset }: Needs): FileServer {
  const later = new Map<string, SiteFile>();
  const prepared = new WeakMap<SiteFile, ReadyFile & { quarter: number | undefined }>();
  const ready = (file: SiteFile): ReadyFile => {
    const now = clock();
    const quarter = isCalendar(file) ? Math.floor(now.getTime() / quarterMs) : undefined;
    const known = prepared.get(file);
    if (known && known.quarter === quarter) return known;
    const made = { ...prepare(quarter === undefined ? file : onItsDay(file, now), headers), quarter };
    prepared.set(file, made);
    return made;
  };
  const isHome = (path: string) => path === '/'; // the home page is /hikes
  return {
    has: (path) => !isHome(path) && (site.has(path) || later.has(path)),
    findNewerAsset(path) {
      const file = loadNewerAsset(path);
      if (file) later.set(path, file);
    },
    put: (path, file) => later.set(path, file),
    serve(request, response) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false;
      const path = toPath(request.url ?? '/');
      if (isHome(path)) return false;
      const file = site.get(path) ?? later.get(path);
      if (file) send(chooseResponse(ready(file), request.headers['accept-encoding']), request, response);
      return file !== undefined;
    },
  };
}

export const staticFilesPlugin = fp<{ files: FileServer }>(
  async (app, { files }) => {
    app.get('/*', (request, reply) => {
      const url = request.raw.url ?? '/';
      const path = toPath(url);
      if (!files.has(path)) files.findNewerAsset(path);
      if (files.serve(request.raw, reply.raw)) return reply.hijack();

      const meant = pagesMeant(path).find(files.has);
      if (meant) {
        reply.header('cache-control', 'no-cache'); // a 308 is cached permanently by default, also after the page has moved
        return reply.redirect(meant + toQuery(url), 308);
      }
      if (isFilePath(path)) return sendText(reply, 404, 'There is no such file.');
      if (!files.has(homePath)) return sendText(reply, 503, 'The pages are not built yet: npm run build makes them.');
      return reply.redirect(path === '/' ? homePath : notFoundPath, 302);
    });
  },
  { name: 'static-files', dependencies: ['security-headers'] },
);

/** The only files that depend on the date of the request. */
function onItsDay(calendar: SiteFile, now: Date): SiteFile {
  const text = onComingSaturday(calendar.variants.identity.body.toString('utf8'), now);
  return { ...calendar, variants: { identity: getVariant(Buffer.from(text, 'utf8')) } };
}

/** Headers of a file for all encodings, except its type. */
export const getHeaders = (file: SiteFile, options: HeaderOptions): Record<string, string> => ({
  ...(isDocument(file) ? securityHeaders(options) : fileHeaders(options)),
  'cache-control': file.cacheControl,
  ...(changesWithBuilds(file) && options.cdnSeconds > 0 && { 'cdn-cache-control': `max-age=${options.cdnSeconds}` }),
  vary: 'accept-encoding',
  ...(file.forAnyOrigin && { 'access-control-allow-origin': '*' }),
});

function prepare(file: SiteFile, options: HeaderOptions): ReadyFile {
  const common = getHeaders(file, options);
  const { identity, br, gzip } = file.variants;
  return {
    identity: responseWith(file, common, 'identity', identity),
    br: br && responseWith(file, common, 'br', br),
    gzip: gzip && responseWith(file, common, 'gzip', gzip),
  };
}

function responseWith(
  { contentType }: SiteFile,
  common: Record<string, string>,
  encoding: Encoding,
  variant: Variant,
): ReadyResponse {
  const notModified = { ...common, etag: variant.etag };
  const headers = {
    ...notModified,
    'content-type': contentType,
    'content-length': String(variant.body.length),
    ...(encoding !== 'identity' && { 'content-encoding': encoding }),
  };
  return { ...variant, headers: flat(headers), notModified: flat(notModified) };
}

const isCalendar = ({ contentType }: SiteFile) => contentType.startsWith('text/calendar');
/** Independent of the date, unlike calendar files, so a CDN that is purged on every build may cache it. */
const changesWithBuilds = (file: SiteFile) => file.cacheControl === 'no-cache' && !isCalendar(file);

/** Types that a browser may render as a document and execute scripts in. */
const isDocument = ({ contentType }: SiteFile) => /html|svg|xml/.test(contentType);

const flat = (headers: Record<string, string>) => Object.entries(headers).flat();

function send(ready: ReadyResponse, { method, headers }: IncomingMessage, response: ServerResponse): void {
  const known = headers['if-none-match'];
  if (known !== undefined && matches(known, ready.etag)) response.writeHead(304, ready.notModified).end();
  else if (method === 'HEAD') response.writeHead(200, ready.headers).end();
  else response.writeHead(200, ready.headers).end(ready.body);
}

function chooseResponse(file: ReadyFile, accepted = ''): ReadyResponse {
  const { br, gzip } = acceptedEncodings(accepted);
  return (br && file.br) || (gzip && file.gzip) || file.identity;
}

type Accepted = { br: boolean; gzip: boolean };

/** Cached: browsers send the same few values. */
const encodingsSeen = new Map<string, Accepted>();

function acceptedEncodings(header: string): Accepted {
  const known = encodingsSeen.get(header);
  if (known) return known;
  const refused = (item: string) => /;\s*q=0(\.0*)?\s*$/.test(item);
  const names = header
    .toLowerCase()
    .split(',')
    .filter((item) => !refused(item))
    .map((item) => item.split(';')[0]?.trim());
  const accepted = { br: names.includes('br'), gzip: names.includes('gzip') };
  if (encodingsSeen.size < 500) encodingsSeen.set(header, accepted);
  return accepted;
}

function matches(ifNoneMatch: string, etag: string): boolean {
  if (ifNoneMatch === etag) return true;
  return ifNoneMatch.split(',').some((item) => {
    const tag = item.trim().replace(/^W\//, '');
    return tag === '*' || tag === etag;
  });
}

function sendText(reply: FastifyReply, status: number, text: string) {
  return reply.code(status).type('text/plain; charset=utf-8').header('cache-control', 'no-cache').send(`${text}\n`);
}

function toPath(url: string): string {
  const end = url.indexOf('?');
  const path = end === -1 ? url : url.slice(0, end);
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const toQuery = (url: string): string => (url.includes('?') ? url.slice(url.indexOf('?')) : '');
