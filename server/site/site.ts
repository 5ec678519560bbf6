/** The built site, loaded into memory at startup. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { crc32 } from 'node:zlib';
import { isCompressedCopy, isNamedByContent } from '../../domain/wire/named-by-content.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Variant = { body: Buffer; etag: string };
export type SiteFile = {
  contentType: string;
  cacheControl: string;
  /** Open data, readable from any origin. */
  forAnyOrigin: boolean;
  variants: { identity: Variant; br?: Variant; gzip?: Variant };
};
/** Keyed by URL path: /hikes, /assets/page-3f2a.js */
export type Site = ReadonlyMap<string, SiteFile>;

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.atom': 'application/atom+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.gpx': 'application/gpx+xml; charset=utf-8',
  '.geojson': 'application/geo+json; charset=utf-8',
  '.ics': 'text/calendar; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
};

/** Content types of files without a known extension. */
const typesByName: Record<string, string> = { 'feed.xml': 'application/atom+xml; charset=utf-8' };

/** The open data of docs/how-to/use-the-data.md, and the description of the API. */
const publicData = /^(data\/.*|v1\/openapi\.json|feed\.xml|.*\.(geojson|gpx|ics)|.*\/badge\.svg)$/;

/** With the content-hashed files of the previous build, because its pages are still open in browsers. */
export function loadSite(buildFolder: string): Site {
  const site = new Map<string, SiteFile>();
  const load = (folder: string, isWanted: (name: string) => boolean) => {
    for (const name of namesIn(join(folder, 'client'))) {
      const file = isWanted(name) ? ifThere(() => loadFile(folder, name)) : undefined;
      if (file) site.set(getAddress(name), file);
    }
  };
  load(join(buildFolder, 'previous'), isNamedByContent);
  load(buildFolder, () => true);
  return site;
}

/** A running build may have removed it meanwhile. */
function ifThere<T>(read: () => T): T | undefined {
  try {
    return read();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Longer than any of our paths, and short enough for every file system. */
const longestAddress = 1000;

/** A path without traversal or hidden files. */
const isPlain = (address: string): boolean =>
  address.length <= longestAddress && /^(\/[\w-][\w.-]{0,200})+$/.test(address);

/** A page of a newer build, served by another server on the same folder, may refer to files added after our startup. */
export function readNewerAsset(buildFolder: string, address: string): SiteFile | undefined {
  const isOurs = isNamedByContent(address) && isPlain(address) && !isCompressedCopy(address);
  return isOurs && statSync(join(buildFolder, 'client', address), { throwIfNoEntry: false })?.isFile()
    ? ifThere(() => loadFile(buildFolder, address.slice(1)))
    : undefined;
}

function* namesIn(folder: string, below = ''): Generator<string> {
  for (const entry of ifThere(() => readdirSync(join(folder, below), { withFileTypes: true })) ?? []) {
    const name = below ? `${below}/${entry.name}` : entry.name;
    if (entry.isDirectory()) yield* namesIn(folder, name);
    else if (entry.isFile() && !isCompressedCopy(name)) yield name;
  }
}

function getAddress(name: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  return page ? `/${page[1] ?? ''}` : `/${name}`;
}

function loadFile(folder: string, name: string): SiteFile {
  return getFile(name, readFileSync(join(folder, 'client', name)), copiesBeside(folder, name));
}

type Copies = Partial<Record<'br' | 'gzip', Buffer>>;

function copiesBeside(folder: string, name: string): Copies {
  const getCopy = (suffix: string) => ifThere(() => readFileSync(join(folder, 'client', `${name}.${suffix}`)));
  const gzip = getCopy('gz');
  return gzip ? { br: getCopy('br'), gzip } : {};
}

export function getFile(name: string, body: Buffer, copies: Copies = {}): SiteFile {
  const identity = getVariant(body);
  const contentType = typesByName[name] ?? contentTypes[extname(name)] ?? 'application/octet-stream';
  const copy = (suffix: string, body: Buffer | undefined) =>
    body && { body, etag: identity.etag.replace(/"$/, `-${suffix}"`) };
  const { br, gzip } = copies.gzip && isGzipFor(body, copies.gzip) ? copies : {};
  return {
    contentType,
    forAnyOrigin: publicData.test(name),
    cacheControl: isNamedByContent(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    variants: { identity, br: copy('br', br), gzip: copy('gz', gzip) },
  };
}

/** Compares the CRC and length at the end of a gzip file: during a build a compressed copy may belong to another version of the page. */
function isGzipFor(body: Buffer, gzip: Buffer): boolean {
  const end = gzip.subarray(-8);
  return end.length === 8 && end.readUInt32LE(0) === crc32(body) && end.readUInt32LE(4) === body.length;
}

export const getVariant = (body: Buffer): Variant => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
});
