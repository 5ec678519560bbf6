/**
 * The built site, held in memory as far as there is room for it. A guide of some hundred hikes is held whole from the start. Of a larger one
 * nothing is read before it is asked for, and what was asked for last is held.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { crc32 } from 'node:zlib';
import { isNamedByContent } from '../domain/named-by-content.ts';

export type Encoding = 'br' | 'gzip' | 'identity';
export type Variant = { body: Buffer; etag: string };
export type SiteFile = {
  contentType: string;
  cacheControl: string;
  /** Data for others to build on: their pages may read it too. */
  forAnyOrigin: boolean;
  variants: { identity: Variant } & Partial<Record<Encoding, Variant>>;
};
/** Keyed by the path of the address: /hikes, /assets/page-3f2a.js */
export type Site = Pick<ReadonlyMap<string, SiteFile>, 'get' | 'has' | 'keys'>;

const megabyte = 1024 * 1024;
/** Fifty hikes take 20 MB. */
const room = 32 * megabyte;
/** Of a site that does not fit: a quarter of it, for the pages that are asked for again and again. */
const partHeld = 1 / 4;

const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
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

/** Files whose name does not tell their type. */
const typesByName: Record<string, string> = { 'feed.xml': 'application/atom+xml; charset=utf-8' };

/** What docs/how-to/use-the-data.md offers. */
const publicData = /^(data\/.*|feed\.xml|.*\.(geojson|gpx|ics)|.*\/badge\.svg)$/;

/** With the files of the build before that are named by their content: pages of it are still open in browsers. */
export function loadSite(buildFolder: string, bytesHeld = room): Site {
  const previous = join(buildFolder, 'previous');
  const places = new Map([
    ...namesIn(previous)
      .filter(isNamedByContent)
      .map((name): [string, Place] => [addressOf(name), { folder: previous, name }]),
    ...namesIn(buildFolder).map((name): [string, Place] => [addressOf(name), { folder: buildFolder, name }]),
  ]);
  return holdWithin(bytesHeld, places);
}

type Place = { folder: string; name: string };

function holdWithin(room: number, places: ReadonlyMap<string, Place>): Site {
  const isWhole = fitsInto(room, places);
  const limit = isWhole ? room : room * partHeld;
  const held = new Map<string, SiteFile>();
  let bytes = 0;
  /** The first of a map is the one that went into it first. */
  const makeRoom = () => {
    for (const [address, file] of held) {
      if (bytes <= limit) return;
      held.delete(address);
      bytes -= sizeOf(file);
    }
  };
  const read = (address: string, { folder, name }: Place): SiteFile | undefined => {
    const file = loadIfThere(folder, name);
    if (!file) return undefined;
    held.set(address, file);
    bytes += sizeOf(file);
    return file;
  };
  if (isWhole) for (const [address, place] of places) read(address, place);

  const get = (address: string): SiteFile | undefined => {
    const file = held.get(address);
    if (file) {
      held.delete(address);
      held.set(address, file);
      return file;
    }
    const place = places.get(address);
    const found = place && read(address, place);
    makeRoom();
    return found;
  };
  return {
    get: isWhole && held.size === places.size ? (address) => held.get(address) : get,
    has: (address) => places.has(address),
    keys: () => places.keys(),
  };
}

/** By what the disk says: a large site is not read only to find that it is one. */
function fitsInto(room: number, places: ReadonlyMap<string, Place>): boolean {
  let bytes = 0;
  for (const place of places.values()) {
    for (const file of filesOf(place)) bytes += statSync(file, { throwIfNoEntry: false })?.size ?? 0;
    if (bytes > room) return false;
  }
  return true;
}

const filesOf = ({ folder, name }: Place): string[] => [
  join(folder, 'client', name),
  ...['br', 'gz'].map((suffix) => join(folder, 'compressed', `${name}.${suffix}`)),
];

const sizeOf = ({ variants }: SiteFile) =>
  Object.values(variants).reduce((sum, variant) => sum + (variant?.body.length ?? 0), 0);

/** A build that is going on may have taken it away since. */
function loadIfThere(folder: string, name: string): SiteFile | undefined {
  try {
    return loadFile(folder, name);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** A page of a newer build, from another server on the same folder, may name files that came after our start. */
export function fileThatCameLater(buildFolder: string, address: string): SiteFile | undefined {
  const isPlain = isNamedByContent(address) && /^(\/[\w-][\w.-]*)+$/.test(address);
  return isPlain && statSync(join(buildFolder, 'client', address), { throwIfNoEntry: false })?.isFile()
    ? loadFile(buildFolder, address.slice(1))
    : undefined;
}

function namesIn(buildFolder: string): string[] {
  const clientFolder = join(buildFolder, 'client');
  if (!existsSync(clientFolder)) return [];
  return readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(clientFolder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}

function addressOf(name: string): string {
  const page = /^(?:(.*)\/)?index\.html$/.exec(name);
  return page ? `/${page[1] ?? ''}` : `/${name}`;
}

function loadFile(buildFolder: string, name: string): SiteFile {
  const body = readFileSync(join(buildFolder, 'client', name));
  const identity = variantOf(body);
  const copyOf = (suffix: string): Variant | undefined => {
    const file = join(buildFolder, 'compressed', `${name}.${suffix}`);
    return existsSync(file)
      ? { body: readFileSync(file), etag: identity.etag.replace(/"$/, `-${suffix}"`) }
      : undefined;
  };
  const gzip = copyOf('gz');
  const isOfThis = gzip && isGzipOf(body, gzip.body);
  return {
    contentType: typesByName[name] ?? contentTypes[extname(name)] ?? 'application/octet-stream',
    forAnyOrigin: publicData.test(name),
    cacheControl: isNamedByContent(name) ? 'public, max-age=31536000, immutable' : 'no-cache',
    variants: isOfThis ? { identity, br: copyOf('br'), gzip } : { identity },
  };
}

/** Gzip ends with the checksum and the length of what it holds. While a build goes on, copies may be of another page than the one beside them. */
function isGzipOf(body: Buffer, gzip: Buffer): boolean {
  const end = gzip.subarray(-8);
  return end.length === 8 && end.readUInt32LE(0) === crc32(body) && end.readUInt32LE(4) === body.length;
}

export const variantOf = (body: Buffer): Variant => ({
  body,
  etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 20)}"`,
});
